/**
 * Security events are logged where they happen: once, with the address of the caller, dated by the security clock, and
 * only if they took place.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { TEST_PASSWORD, type Person } from '#platform/testing/people.ts';
import { makeRole } from '#platform/testing/roles.ts';
import { newId } from '../../database/newId.ts';

const SECURITY = '/api/v1/security';
const AGENT = 'a browser of the test';
const DAY_MS = 86_400_000;

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

interface Written {
  readonly action: string;
  readonly outcome: string;
  readonly username: string;
  readonly reason: string | null;
  readonly ip: string | null;
  readonly agent: string | null;
  readonly request: string | null;
}

/** Returns the security events that were logged while the work was done. */
async function writtenBy(work: () => Promise<unknown>): Promise<Written[]> {
  const { rows: before } = await test.app.pools.api.query<{ id: string }>('select "id" from "security_event"');
  await work();
  const { rows } = await test.app.pools.api.query<Written>(
    `select "action", "outcome", "username", "reason", "ip_address" as "ip", "user_agent" as "agent",
        "request_id" as "request" from "security_event" where not ("id" = any($1::uuid[])) order by "id"`,
    [before.map(({ id }) => id)],
  );
  return rows;
}

async function call(method: 'PUT' | 'POST', path: string, body: unknown, as: Person = admin): Promise<TestAnswer> {
  const answer = await test.call(method, SECURITY + path, { as, body, headers: { 'user-agent': AGENT } });
  expect([path, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([path, 200, '']);
  return answer;
}

const changed = (reason: string): object => ({
  action: 'rightsChanged',
  outcome: 'success',
  username: admin.username,
  reason,
  ip: '127.0.0.1',
  agent: AGENT,
  request: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
});

describe('a change of rights', () => {
  it('is logged once, with person, address and request as in the audit log', async () => {
    const [id, code] = [newId(), `T${newId().slice(-12)}`];
    expect(
      await writtenBy(() => call('PUT', '/roles', { id, code, name: 'ทดสอบ', refRowScope: { key: '5' } })),
    ).toEqual([changed(`create role ${code}`)]);
    const [event] = await writtenBy(() => call('PUT', '/roles', { id, version: 1, name: 'ทดสอบอีก' }));
    expect(event).toEqual(changed(`update role ${code}`));
    const { rows } = await test.app.pools.api.query(
      'select "request_id" as "request", "ip_address" as "ip" from "entity_log" where "record_id" = $1 and "record_version" = 2',
      [id],
    );
    expect(rows).toEqual([{ request: event?.request, ip: event?.ip }]);
    expect(await writtenBy(() => call('POST', '/roles/_delete', { id }))).toEqual([changed(`archive role ${code}`)]);
    expect(await writtenBy(() => call('POST', '/roles/_active', { id }))).toEqual([changed(`activate role ${code}`)]);
    expect(await writtenBy(() => call('POST', '/roles/_delete?isHardDelete=true', { id }))).toEqual([
      changed(`delete role ${code}`),
    ]);
  });

  it('is also logged for menus, resources and the side menu, and for parts written by their own path', async () => {
    const key = `t.${newId()}`;
    const resource = { id: newId(), method: 'POST', path: `/api/v1/${key}` };
    expect(await writtenBy(() => call('PUT', '/resources', resource))).toEqual([
      changed(`create resource ${resource.path}`),
    ]);
    const menu = { id: newId(), key, name: 'ทดสอบ', url: `/app/${key}` };
    expect(await writtenBy(() => call('PUT', '/menus', menu))).toEqual([changed(`create menu ${key}`)]);
    expect(
      await writtenBy(() =>
        call('PUT', '/menu-resources', { refMenu: { id: menu.id }, refResource: { id: resource.id } }),
      ),
    ).toEqual([changed(`update menu ${key}`)]);
    expect(
      await writtenBy(() =>
        call('PUT', '/menu-sides', { id: newId(), key, name: 'ทดสอบ', seq: 9000, refMenu: { id: menu.id } }),
      ),
    ).toEqual([changed(`create menuSide ${key}`)]);
  });

  it('is logged when a person is given a role', async () => {
    const person = await test.person({ roles: [] });
    const { rows } = await test.app.pools.api.query<{ id: string }>(`select "id" from "role" where "code" = 'AUDITOR'`);
    const events = await writtenBy(() =>
      call('PUT', '/users', { id: person.id, version: 1, roles: [{ refRole: { id: rows[0]?.id } }] }),
    );
    expect(events).toEqual([changed(`roles of ${person.username}`)]);
  });

  it('is not logged when it was only checked or failed', async () => {
    const body = { code: `T${newId().slice(-12)}`, name: 'ทดสอบ', refRowScope: { key: '5' } };
    expect(await writtenBy(() => call('POST', '/roles/_check', body))).toEqual([]);
    const several = await writtenBy(() => call('PUT', '/roles/_all', [body, { code: 'no name' }]));
    expect(several).toEqual([changed(`create role ${body.code}`)]);
    expect(
      await writtenBy(() =>
        test.call('PUT', `${SECURITY}/roles`, {
          as: admin,
          body: { code: body.code, name: 'x', refRowScope: { key: '5' } },
        }),
      ),
    ).toEqual([]);
  });

  it('is dated by the security clock, like sessions', async () => {
    test.securityClock.move(2 * DAY_MS);
    try {
      const judge = await test.person({ roles: ['ADMIN'] });
      const code = await makeRole(test, judge, { menus: {} });
      const { rows } = await test.app.pools.api.query<{ days: number }>(
        'select extract(epoch from ("create_date" - now())) / 86400 as "days" from "security_event" where "reason" = $1',
        [`create role ${code}`],
      );
      expect(Math.round(Number(rows[0]?.days))).toBe(2);
    } finally {
      test.securityClock.move(0);
    }
  });
});

describe('signing in and out', () => {
  it('is logged once each, with the address', async () => {
    const person = await test.person({ roles: [] });
    const signIn = (password: string): Promise<TestAnswer> =>
      test.call('POST', '/api/auth', {
        body: { username: person.username, password },
        headers: { 'user-agent': AGENT },
      });
    const from = {
      username: person.username,
      ip: '127.0.0.1',
      agent: AGENT,
      request: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    };
    expect(await writtenBy(() => signIn('wrong'))).toEqual([
      { ...from, action: 'signIn', outcome: 'failure', reason: 'invalidCredentials' },
    ]);
    let token = '';
    const events = await writtenBy(async () => {
      token = ((await signIn(TEST_PASSWORD)).body as { token: string }).token;
    });
    expect(events.filter(({ action }) => action === 'signIn')).toEqual([
      { ...from, action: 'signIn', outcome: 'success', reason: null },
    ]);
    expect(
      await writtenBy(() =>
        test.call('POST', '/api/auth/logout', { as: { token }, body: {}, headers: { 'user-agent': AGENT } }),
      ),
    ).toEqual([{ ...from, action: 'signOut', outcome: 'success', reason: 'signOut' }]);
    expect(await writtenBy(() => test.call('POST', '/api/auth/logout', { as: { token }, body: {} }))).toEqual([]);
  });

  it('is logged when a session ends because the account is archived', async () => {
    const person = await test.person({ roles: [] });
    const events = await writtenBy(() => call('POST', '/users/_delete', { id: person.id }));
    expect(events.filter(({ action }) => action === 'sessionEnded')).toEqual([
      {
        action: 'sessionEnded',
        outcome: 'success',
        username: person.username,
        reason: 'accountUnusable',
        ip: '127.0.0.1',
        agent: AGENT,
        request: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
  });
});
