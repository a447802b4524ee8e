/** Notices to people, and that each person gets only their own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { newId } from '../database/newId.ts';
import { notifyUser } from './notifyUser.ts';

let here: TestApp;
beforeAll(async () => {
  here = await startTestApp();
});
afterAll(() => here.stop());

const NOTIFICATIONS = '/api/v1/notification/notifications';
const INSTEADS = '/api/v1/security/user-insteads';

interface NotificationRow {
  readonly id: string;
  readonly title: string;
  readonly isRead: boolean;
}

const noticesOf = async (as: Person) =>
  ((await here.call('POST', `${NOTIFICATIONS}/_search`, { as, body: {} })).body as { data: readonly NotificationRow[] })
    .data;
const unread = async (as: Person) =>
  ((await here.call('POST', `${NOTIFICATIONS}/unread`, { as, body: {} })).body as { count: number }).count;
const read = (as: Person, body: unknown) => here.call('POST', `${NOTIFICATIONS}/_read`, { as, body });
const notify = (to: Person, title = 'เรื่อง', url?: string) =>
  notifyUser(here.app.pools.api, {
    userId: to.id,
    title: [title, `${title} (en)`],
    nowMs: here.clock.nowMs(),
    ...(url === undefined ? {} : { url }),
  });

describe('a notice', () => {
  it('is readable by its recipient, in both languages, and by nobody else', async () => {
    const [mine, other, admin] = [
      await here.person({ roles: [] }),
      await here.person({ roles: [] }),
      await here.person({ roles: ['ADMIN'] }),
    ];
    await notifyUser(here.app.pools.api, {
      userId: mine.id,
      title: ['ข่าวส่วนตัว', 'Subject'],
      content: ['ความ', 'Text'],
      url: '/app/profile',
      nowMs: here.clock.nowMs(),
    });
    expect(await noticesOf(mine)).toMatchObject([
      {
        title: 'ข่าวส่วนตัว',
        titleEn: 'Subject',
        content: 'ความ',
        contentEn: 'Text',
        url: '/app/profile',
        isRead: false,
        readDate: null,
      },
    ]);
    const [notice] = await noticesOf(mine);
    for (const otherPerson of [other, admin]) {
      expect(await noticesOf(otherPerson)).toEqual([]);
      expect((await here.call('POST', `${NOTIFICATIONS}/_export`, { as: otherPerson, body: {} })).text).not.toContain(
        'ข่าวส่วนตัว',
      );
      for (const suffix of ['_rev', '_changes'])
        expect((await here.call('POST', `${NOTIFICATIONS}/${notice?.id}/${suffix}`, { as: otherPerson })).status).toBe(
          404,
        );
    }
  });

  it('is announced after the commit, and not if it was rolled back', async () => {
    const person = await here.person({ roles: [] });
    const { pools } = here.app;
    const payloads: string[] = [];
    const listening = await pools.jobs.connect();
    listening.on('notification', ({ payload }) => void payloads.push(payload ?? ''));
    await listening.query('listen haz_changed');
    const db = await pools.api.connect();
    await db.query('begin');
    await notifyUser(db, { userId: person.id, title: ['ก', 'a'], nowMs: here.clock.nowMs() });
    await db.query('rollback');
    db.release();
    await notify(person);
    await expect
      .poll(() => payloads.filter((payload) => payload === `notification:${person.id}`).length, {
        interval: 5,
        timeout: 10_000,
      })
      .toBe(1);
    listening.release(true);
    expect(await noticesOf(person)).toHaveLength(1);
  });

  it('links to a page of this system or to none', async () => {
    const person = await here.person({ roles: [] });
    for (const url of ['https://example.org/', '//example.org', 'javascript:alert(1)', '/app\\x', '/account/login'])
      await expect(notify(person, 'ก', url)).rejects.toThrow('a page of ours');
    expect(await noticesOf(person)).toEqual([]);
  });

  it('that is too long is cut, not lost', async () => {
    const person = await here.person({ roles: [] });
    await notify(person, 'ก'.repeat(300));
    expect((await noticesOf(person))[0]?.title).toBe(`${'ก'.repeat(199)}…`);
  });

  it('cannot be created by clients', async () => {
    const person = await here.person({ roles: ['ADMIN'] });
    expect(
      (
        await here.call('PUT', NOTIFICATIONS, {
          as: person,
          body: { id: newId(), title: 'x', refUser: { id: person.id } },
        })
      ).status,
    ).toBe(405);
  });
});

describe('marking as read', () => {
  it('returns how many changed: those named, then the rest, then none', async () => {
    const person = await here.person({ roles: [] });
    for (const title of ['ก', 'ข', 'ค']) await notify(person, title);
    const [first] = await noticesOf(person);
    expect(await unread(person)).toBe(3);
    expect((await read(person, { ids: [first?.id.toUpperCase()] })).body).toEqual({ count: 1 });
    expect(await unread(person)).toBe(2);
    expect((await read(person, { all: true })).body).toEqual({ count: 2 });
    expect((await read(person, { all: true })).body).toEqual({ count: 0 });
    expect((await noticesOf(person)).every(({ isRead }) => isRead)).toBe(true);
  });

  it('of another person’s notices changes nothing, and answers as for unknown ids', async () => {
    const [mine, other] = [await here.person({ roles: [] }), await here.person({ roles: [] })];
    await notify(other);
    const [otherNotice] = await noticesOf(other);
    const answers = await Promise.all([
      read(mine, { ids: [otherNotice?.id] }),
      read(mine, { ids: [newId()] }),
      read(mine, { all: true }),
    ]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, { count: 0 }]),
    );
    expect(await unread(other)).toBe(1);
  });

  it('requires a list of ids or all of them, and no other fields', async () => {
    const person = await here.person({ roles: [] });
    for (const body of [
      {},
      { ids: ['x'] },
      { all: false },
      { ids: [], all: true },
      { ids: [], userId: newId() },
      { ids: Array.from({ length: 201 }, newId) },
      [],
    ])
      expect([body, (await read(person, body)).status]).toEqual([body, 400]);
    expect((await here.call('POST', `${NOTIFICATIONS}/unread`, { as: person, body: { userId: newId() } })).status).toBe(
      400,
    );
  });

  it('requires a session', async () => {
    for (const call of ['_read', 'unread', '_search'])
      expect((await here.call('POST', `${NOTIFICATIONS}/${call}`, { body: {} })).status).toBe(401);
  });
});

describe('the platform notifies', () => {
  it('a person whose roles were changed by another, and not of other changes', async () => {
    const [admin, person] = [await here.person({ roles: ['ADMIN'] }), await here.person({ roles: [] })];
    const { rows } = await here.app.pools.api.query<{ id: string }>(`select "id" from "role" where "code" = 'AUDITOR'`);
    const put = async (body: object) =>
      expect(
        (await here.call('PUT', '/api/v1/security/users', { as: admin, body: { id: person.id, ...body } })).status,
      ).toBe(200);
    await put({ version: 1, phone: '02-1234567' });
    expect(await unread(person)).toBe(0);
    await put({ version: 2, roles: [{ refRole: { id: rows[0]?.id } }] });
    expect(await noticesOf(person)).toMatchObject([{ titleEn: 'Your rights have changed', url: '/app/profile' }]);
  });

  it('a substitute who is named, with the days, and when the substitution is withdrawn', async () => {
    const [mine, second, third] = [
      await here.person({ roles: ['OFFICER_CENTER'], fullName: 'สมศรี' }),
      await here.person({ roles: [] }),
      await here.person({ roles: [] }),
    ];
    const today = here.clock.today();
    const id = newId();
    const put = async (body: object) =>
      expect(await here.call('PUT', `${INSTEADS}/me`, { as: mine, body: { id, ...body } })).toMatchObject({
        status: 200,
      });
    await put({ refInstead: { id: second.id }, startDate: today, endDate: today });
    expect(await noticesOf(second)).toMatchObject([{ title: 'ท่านได้รับมอบหมายให้ปฏิบัติงานแทน สมศรี' }]);
    await put({ version: 1, reason: 'ลาป่วย' });
    expect(await unread(second)).toBe(1);
    await put({ version: 2, refInstead: { id: third.id } });
    expect((await noticesOf(second)).map(({ title }) => title)).toContain('ท่านไม่ต้องปฏิบัติงานแทน สมศรี แล้ว');
    expect(await unread(third)).toBe(1);
    expect((await here.call('POST', `${INSTEADS}/me/_delete`, { as: mine, body: { id } })).status).toBe(200);
    expect(await unread(third)).toBe(2);
    await here.call('PUT', `${INSTEADS}/me`, {
      as: mine,
      body: { id: newId(), refInstead: { id: third.id }, startDate: '2020-01-01', endDate: '2020-01-02' },
    });
    expect(await unread(third)).toBe(2);
  });

  it('a person whose password was changed by another, when they sign in again', async () => {
    const [admin, person] = [await here.person({ roles: ['ADMIN'] }), await here.person({ roles: [] })];
    const [given, chosen] = ['ปลาทูสามตัวข้ามถนน', 'ฝนตกที่หน้าต่างบานนั้น'];
    expect(
      (
        await here.call('PUT', '/api/v1/security/users/change-password', {
          as: admin,
          body: { id: person.id, password: given },
        })
      ).status,
    ).toBe(200);
    const { token } = (await here.call('POST', '/api/auth', { body: { username: person.username, password: given } }))
      .body as { token: string };
    expect(
      (
        await here.call('PUT', '/api/v1/security/users/me/change-password', {
          as: { token },
          body: { currentPassword: given, password: chosen },
        })
      ).status,
    ).toBe(200);
    expect(await noticesOf({ ...person, token })).toMatchObject([
      { titleEn: 'An administrator changed your password' },
    ]);
  });
});
