/**
 * Several of a person's own records in one call: each gets its own answer, so that one that cannot be written does not
 * prevent the others.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { SUBSTITUTE_QUOTA } from '#platform/model/account/account.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { newId } from '../database/newId.ts';

let here: TestApp;
beforeAll(async () => {
  here = await startTestApp();
});
afterAll(() => here.stop());

const INSTEADS = '/api/v1/security/user-insteads/me';
const SIGNATURES = '/api/v1/security/user-signatures/me';
const officer = () => here.person({ roles: ['OFFICER_CENTER'] });

type MakeBody = (more?: object) => object & { readonly id: string };

interface Case {
  readonly base: string;
  readonly person: Person;
  readonly draft: MakeBody;
  /** A field that may be changed, and a value that is refused for it. */
  readonly field: string;
  readonly wrong: unknown;
  readonly problem: string;
}

const refFile = { name: 'a.png', blob: buildPng().toString('base64') };

async function substitutes(): Promise<Case> {
  const [person, other] = [await officer(), await officer()];
  const today = here.clock.today();
  const draft: MakeBody = (more) => ({
    id: newId(),
    refInstead: { id: other.id },
    startDate: today,
    endDate: addDays(today, 3),
    ...more,
  });
  return { base: INSTEADS, person, draft, field: 'reason', wrong: 'x'.repeat(301), problem: 'maxLength' };
}

async function signatures(): Promise<Case> {
  const draft: MakeBody = (more) => ({ id: newId(), position: 'ผู้อำนวยการ', refFile, ...more });
  return { base: SIGNATURES, person: await officer(), draft, field: 'position', wrong: null, problem: 'required' };
}

const rowsOf = async ({ base, person }: Case) =>
  (
    (await here.call('POST', `${base}/_search`, { as: person, body: {} })).body as {
      data: { id: string; version: number; isActive: boolean }[];
    }
  ).data;
const call = ({ base, person }: Case, method: 'PUT' | 'POST', path: string, body: unknown) =>
  here.call(method, `${base}/${path}`, { as: person, body });

describe.each([
  ['substitutes', substitutes],
  ['signatures', signatures],
])('several %s', (_, begin) => {
  it('are saved and changed, and an error is reported for its own record only', async () => {
    const now = await begin();
    const [first, two] = [now.draft(), now.draft({ [now.field]: now.wrong })];
    const saved = await call(now, 'PUT', '_all', [first, two, now.draft({ createBy: 'x' })]);
    expect(saved).toMatchObject({
      status: 200,
      body: [
        { ok: true, id: first.id, version: 1 },
        { ok: false, error: { status: 422, fields: [{ path: now.field, messageKey: now.problem }] } },
        { ok: false, error: { status: 422, fields: [{ path: 'createBy' }] } },
      ],
    });
    expect((await rowsOf(now)).map(({ id }) => id)).toEqual([first.id]);
    const changed = await call(now, 'PUT', '_all', [
      { id: first.id, version: 1, [now.field]: 'อื่น' },
      { id: first.id, version: 1, [now.field]: 'สาย' },
      { id: newId(), version: 1 },
      'x',
    ]);
    expect(changed.body).toMatchObject([
      { ok: true, version: 2 },
      { ok: false, error: { status: 409, messageKey: 'staleVersion' } },
      { ok: false, error: { status: 404 } },
      { ok: false, error: { status: 400 } },
    ]);
  });

  it('are archived and activated, and an unknown one is reported by itself', async () => {
    const now = await begin();
    const [first, two] = [now.draft(), now.draft()];
    for (const body of [first, two])
      expect((await here.call('PUT', now.base, { as: now.person, body })).status).toBe(200);
    const missing = newId();
    const errors = [
      { ok: false, error: { status: 404, messageKey: 'notFound' } },
      { ok: false, error: { status: 400, messageKey: 'wrongType' } },
    ];
    const aside = await call(now, 'POST', '_delete_all', [first.id, { id: two.id }, missing, 5]);
    expect(aside).toMatchObject({
      status: 200,
      body: [{ ok: true, id: first.id, version: 2 }, { ok: true, id: two.id, version: 2 }, ...errors],
    });
    expect((await rowsOf(now)).map(({ isActive }) => isActive)).toEqual([false, false]);
    const back = await call(now, 'POST', '_active_all', [
      { id: first.id, version: 2 },
      { id: two.id, version: 1 },
      missing,
      5,
    ]);
    expect(back).toMatchObject({
      status: 200,
      body: [
        { ok: true, id: first.id, version: 3 },
        { ok: false, error: { status: 409, messageKey: 'staleVersion' } },
        ...errors,
      ],
    });
    expect((await rowsOf(now)).filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual([first.id]);
  });

  it('are deleted permanently, with all their data', async () => {
    const now = await begin();
    const record = now.draft();
    expect((await here.call('PUT', now.base, { as: now.person, body: record })).status).toBe(200);
    expect((await call(now, 'POST', '_delete_all?isHardDelete=true', [record.id, record.id])).body).toMatchObject([
      { ok: true, id: record.id },
      { ok: false, error: { status: 404 } },
    ]);
    expect(await rowsOf(now)).toEqual([]);
  });

  it('cannot be written without a session', async () => {
    const { base } = await begin();
    for (const [method, path] of [
      ['PUT', '_all'],
      ['POST', '_delete_all'],
      ['POST', '_active_all'],
    ] as const)
      expect((await here.call(method, `${base}/${path}`, { body: [newId()] })).status).toBe(401);
  });
});

describe('substitutes', () => {
  it('are limited to a number that no person reaches in a working life', async () => {
    const now = await substitutes();
    const { id } = now.draft();
    expect((await here.call('PUT', now.base, { as: now.person, body: now.draft({ id }) })).status).toBe(200);
    await here.app.pools.api.query(
      `insert into "user_instead" ("id", "user_id", "instead_id", "start_date", "end_date", "is_active", "version",
          "create_by", "create_date", "update_by", "update_date")
select gen_random_uuid(), "user_id", "instead_id", "start_date", "end_date", false, 1, 'test', now(), 'test', now()
from "user_instead", generate_series(1, $2) where "id" = $1`,
      [id, SUBSTITUTE_QUOTA.person.count - 1],
    );
    const refused = {
      status: 422,
      messageKey: 'quotaCount',
      data: { limit: SUBSTITUTE_QUOTA.person.count },
      fields: [{ path: '' }],
    };
    expect((await here.call('PUT', now.base, { as: now.person, body: now.draft() })).body).toMatchObject(refused);
    expect((await call(now, 'PUT', '_all', [now.draft()])).body).toMatchObject([{ ok: false, error: refused }]);
    expect(
      (await here.call('PUT', now.base, { as: now.person, body: { id, version: 1, reason: 'ลาพัก' } })).status,
    ).toBe(200);
  });
});
