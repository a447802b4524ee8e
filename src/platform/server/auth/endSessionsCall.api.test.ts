import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const CALL = '/api/v1/security/users/end-sessions';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  test = await startTestApp();
  administrator = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const end = (body: unknown, as: Person = administrator) => test.call('PUT', CALL, { as, body });
const isIn = async (as: Person) => (await test.call('POST', '/api/auth/info', { as, body: {} })).status === 200;

describe('an administrator who ends sessions', () => {
  it('ends those of one person at once, and it is logged by whom', async () => {
    const [target, other] = [await test.person({ roles: [] }), await test.person({ roles: [] })];
    expect(await end({ id: target.id })).toMatchObject({ status: 200, body: { count: 1 } });
    expect([await isIn(target), await isIn(other)]).toEqual([false, true]);
    const { rows } = await test.app.pools.api.query(
      'select "action", "reason", "ip_address" from "security_event" where "user_id" = $1 order by "create_date" desc limit 1',
      [target.id],
    );
    expect(rows).toEqual([{ action: 'sessionEnded', reason: `by ${administrator.username}`, ip_address: '127.0.0.1' }]);
  });

  it('ends all others and leaves their own open', async () => {
    const others = [await test.person({ roles: ['AUDITOR'] }), await test.person({ roles: [] })];
    const { status, body } = await end({ all: true });
    expect(status).toBe(200);
    expect((body as { count: number }).count).toBeGreaterThanOrEqual(2);
    expect(await Promise.all([...others, administrator].map(isIn))).toEqual([false, false, true]);
  });

  it('gets an error for an unknown person and for an invalid body', async () => {
    expect((await end({ id: '00000000-0000-7000-8000-000000000000' })).status).toBe(404);
    for (const body of [{}, { id: 'x' }, { id: administrator.id, all: true }, { all: false }, { all: true, why: '' }])
      expect((await end(body)).status).toBe(400);
  });
});

describe('a person who may not edit users', () => {
  it('cannot end sessions', async () => {
    const auditor = await test.person({ roles: ['AUDITOR'] });
    expect((await end({ all: true }, auditor)).status).toBe(403);
    expect((await test.call('PUT', CALL, { body: { all: true } })).status).toBe(401);
    expect(await isIn(administrator)).toBe(true);
  });
});
