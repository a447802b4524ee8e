/**
 * Records about people's access can be read by administrators and auditors, without the secrets in them, and by nobody
 * else.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { newId } from '../database/newId.ts';

let here: TestApp;
let readers: readonly Person[];
let others: readonly Person[];
let subject: Person;
beforeAll(async () => {
  here = await startTestApp();
  readers = [await here.person({ roles: ['ADMIN'] }), await here.person({ roles: ['AUDITOR'] })];
  others = [
    await here.person({ roles: ['OFFICER_CENTER'] }),
    await here.person({ roles: ['OPERATOR_OWNER'] }),
    await here.person({ roles: [] }),
  ];
  subject = await here.person({ roles: [] });
  await makeRows();
});
afterAll(() => here.stop());

const id = { otp: newId(), reset: newId(), usage: newId(), event: newId() };

/** Inserts one row of each kind for a person who has none yet. */
async function makeRows(): Promise<void> {
  const { api } = here.app.pools;
  const common = `now() + interval '1 hour', 1, 'test', now(), 'test', now()`;
  await api.query(
    `insert into "otp" ("id", "user_id", "purpose", "refer_code", "code_hash", "email", "failed_count", "expire_date",
        "version", "create_by", "create_date", "update_by", "update_date")
      values ($1, $2, 'email', 'ABCD', 'hash of a code', 'a@example.com', 0, ${common})`,
    [id.otp, subject.id],
  );
  await api.query(
    `insert into "forgot_password" ("id", "user_id", "key_hash", "email", "expire_date", "version", "create_by",
        "create_date", "update_by", "update_date") values ($1, $2, 'hash of a key', 'a@example.com', ${common})`,
    [id.reset, subject.id],
  );
  await api.query(
    `insert into "user_usage" ("id", "user_id", "start_date", "end_date", "duration_seconds", "reason", "create_by",
        "create_date") values ($1, $2, now(), now(), 60, 'logout', 'test', now())`,
    [id.usage, subject.id],
  );
  await api.query(
    `insert into "event" ("id", "source", "name", "outcome", "request_id", "create_by", "create_date")
      values ($1, 'test', 'tested', 'success', $2, 'test', now())`,
    [id.event, subject.id],
  );
}

interface Read {
  readonly base: string;
  /** A criterion for the subject. */
  readonly where: string;
  readonly found: () => object;
  /** A stored field that is never returned. */
  readonly secret?: string;
}

const reads: readonly Read[] = [
  {
    base: '/api/v1/security/otps',
    where: 'refUser.id',
    found: () => ({ id: id.otp, referCode: 'ABCD', failedCount: 0, refUser: { id: subject.id } }),
    secret: 'codeHash',
  },
  {
    base: '/api/v1/security/forgot-passwords',
    where: 'refUser.id',
    found: () => ({ id: id.reset, usedDate: null, refUser: { id: subject.id } }),
    secret: 'keyHash',
  },
  {
    base: '/api/v1/security/security-events',
    where: 'refUser.id',
    found: () => ({ username: subject.username, ipAddress: '127.0.0.1', reason: null }),
  },
  {
    base: '/api/v1/security/user-usages',
    where: 'refUser.id',
    found: () => ({ id: id.usage, durationSeconds: 60, reason: 'logout' }),
  },
  { base: '/api/events', where: 'requestId', found: () => ({ id: id.event, source: 'test', name: 'tested' }) },
];

describe.each(reads)('$base', ({ base, where, found, secret }) => {
  const search = (as: Person | undefined, body: object = {}) =>
    here.call('POST', `${base}/_search`, { ...(as === undefined ? {} : { as }), body });

  it('is found by an administrator and by an auditor', async () => {
    for (const as of readers) {
      const answer = await search(as, {
        where: [{ name: where, type: where === 'requestId' ? 'String' : 'UUID', operator: '=', value: subject.id }],
      });
      expect(answer).toMatchObject({ status: 200, body: { totalSize: 1, totalPage: 1, page: 0, data: [found()] } });
      expect(answer.text).not.toContain('hash of');
    }
  });

  it('refuses criteria on unknown and secret fields', async () => {
    const names = ['nonsense', 'refUser.passwordHash', ...(secret === undefined ? [] : [secret])];
    for (const as of readers) {
      for (const name of names) {
        for (const body of [
          { select: [name] },
          { sort: [{ name, type: 'ASC' }] },
          { where: [{ name, type: 'String', operator: '=', value: 'x' }] },
        ])
          expect((await search(as, body)).status, `${name} ${JSON.stringify(body)}`).toBe(400);
      }
    }
  });

  it('is refused to every other role, and without a session', async () => {
    for (const as of others) {
      for (const call of ['_search', '_export'])
        expect((await here.call('POST', `${base}/${call}`, { as, body: {} })).status).toBe(403);
    }
    expect((await search(undefined)).status).toBe(401);
  });

  it('cannot be written by anybody', async () => {
    for (const as of readers) {
      for (const [method, path] of [
        ['PUT', '/_all'],
        ['POST', '/_delete'],
        ['POST', '/_active'],
      ] as const)
        expect((await here.call(method, base + path, { as, body: [newId()] })).status).toBe(405);
    }
  });
});
