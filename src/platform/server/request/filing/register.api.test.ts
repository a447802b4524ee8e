/** The register's other door: what an officer enters from paper or corrects, always with a reason, and by nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter, letter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  caseOf,
  done,
  makeCast,
  refile,
  step,
  take,
  type Cast,
  type Filed,
} from '#platform/testing/requestCast.ts';
import { stepsOf, toldBy } from '#platform/testing/toldBy.ts';
import { newId } from '../../database/newId.ts';

const REGISTER = '/api/v1/transaction/to-whoms/register';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await makeCast(test);
});
afterAll(() => test.stop());

const put = (as: Person, body: unknown, key?: string): Promise<TestAnswer> =>
  test.call('PUT', REGISTER, { as, body, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) });
const paper = (more: object = {}): object => ({
  refHolder: { id: cast.holderId },
  remark: 'From the file of 2567',
  effectiveDate: '2024-03-01',
  expireDate: '2099-02-28',
  record: letter,
  ...more,
});
const correction = (base: Pick<Filed, 'id'>, more: object = {}): object => ({
  refBase: { id: base.id },
  remark: 'A slip of the pen',
  record: { subject: 'As it stands on the paper' },
  ...more,
});
let written = 0;
const ownCode = (): string => `TW-OLD-${(written += 1)}/2560`;

async function filedFrom(answer: TestAnswer): Promise<Filed> {
  const { id, refRequest } = (await done(Promise.resolve(answer))) as { id: string; refRequest: { id: string } };
  return { id, requestId: refRequest.id };
}

describe('an entry from paper', () => {
  it('is in force at once, with the number and the days of the paper', async () => {
    const code = ownCode();
    const filed = await filedFrom(await put(cast.head, paper({ code })));
    const seen = await caseOf(test, cast.head, filed.requestId);
    expect([seen.request.status.code, seen.request.origin, seen.request.isOpen]).toEqual([
      'approved',
      'register',
      false,
    ]);
    expect(seen.dossier).toMatchObject({
      code,
      effectiveDate: '2024-03-01',
      expireDate: '2099-02-28',
      revision: 1,
      state: { code: 'inForce' },
    });
    expect(await stepsOf(test, filed.requestId)).toEqual([
      { action: 'record', actor: cast.head.id, principal: null, remark: 'From the file of 2567' },
    ]);
  });

  it('takes the days as forms send them', async () => {
    const days = { effectiveDate: '2024-03-01T00:00:00+07:00', expireDate: '2099-02-28T00:00:00+07:00' };
    const filed = await filedFrom(await put(cast.head, paper({ code: ownCode(), ...days })));
    expect((await caseOf(test, cast.head, filed.requestId)).dossier).toMatchObject({
      effectiveDate: '2024-03-01',
      expireDate: '2099-02-28',
    });
    expect(
      toldBy(await put(cast.head, paper({ code: ownCode(), ...days, expireDate: '2024-03-01' }))),
      'ends on its first day',
    ).toBe('200');
  });

  it('is the holder’s, who may change, renew and cancel it', async () => {
    const filed = await filedFrom(await put(cast.head, paper({ code: ownCode() })));
    expect(
      (await caseOf(test, cast.operator, filed.requestId)).refilings.map(({ kind, isOpen }) => [kind, isOpen]),
    ).toEqual([
      ['renew', true],
      ['change', true],
      ['cancel', true],
    ]);
    const change = await refile(test, cast.operator, { kind: 3, base: filed });
    await bringToSignatory(test, cast, change);
    await take(test, cast.approver, change, 'approve');
    expect((await caseOf(test, cast.operator, change.requestId)).dossier.revision).toBe(2);
  });

  it('without a number is given the next, and no request is kept from its own by a number taken from paper', async () => {
    const first =
      (await caseOf(test, cast.head, (await filedFrom(await put(cast.head, paper()))).requestId)).dossier.code ?? '';
    const [, count = '0', year = ''] = /^TW(\d+)\/(\d+)$/.exec(first) ?? [];
    const taken = `TW${Number(count) + 1}/${year}`;
    await done(put(cast.head, paper({ code: taken })));
    const filed = await fileLetter(test, cast.operator);
    await bringToSignatory(test, cast, filed);
    expect(toldBy(await step(test, cast.approver, filed, 'approve'))).toBe('200');
    expect((await caseOf(test, cast.operator, filed.requestId)).dossier.code).toBe(`TW${Number(count) + 2}/${year}`);
  });

  it.each([
    ['of two lines', 'TW1\r\nBcc: all'],
    ['with what nobody sees', 'TW1\u200B'],
    ['that is read from right to left', 'TW\u202E1/9652'],
    ['of half a sign', 'TW\uD800'],
  ])('has no number %s', async (_name, code) => {
    expect(toldBy(await put(cast.head, paper({ code })))).toBe('400 invalidFormat');
  });

  it('is never another way into what is being examined', async () => {
    const filed = await fileLetter(test, cast.operator);
    await take(test, cast.operator, filed, 'request');
    const record = { ...letter, id: filed.id, subject: 'By the other door' };
    expect([
      toldBy(await put(cast.head, paper({ record: { ...record, version: 2 } }))),
      toldBy(await put(cast.head, paper({ record }))),
    ]).toEqual(['400 invalidFormat', '409 alreadyExists']);
  });

  it('has a number that no other has, and dates in their order', async () => {
    const code = ownCode();
    await done(put(cast.head, paper({ code })));
    expect(toldBy(await put(cast.head, paper({ code })))).toBe('422 formInvalid code duplicateValue');
    expect(toldBy(await put(cast.head, paper({ code: ownCode(), expireDate: '2024-02-28' })))).toBe(
      '422 registerDates',
    );
  });

  it.each([
    ['without a reason', { remark: ' ' }, '422 remarkRequired'],
    ['of a holder that there is not', { refHolder: { id: newId() } }, '422 holderMissing'],
    ['that lacks what a letter needs', { record: { ...letter, subject: null } }, '422 formInvalid'],
    ['that sets what the server sets', { record: { ...letter, revision: 7 } }, '422 formInvalid'],
    ['with an unknown key', { status: 'approved' }, '400'],
    ['with a field that there is not', { record: { ...letter, weight: 1 } }, '400'],
    ['on a day that there is not', { effectiveDate: '2024-02-30' }, '400'],
    ['with a remark of any length', { remark: 'ก'.repeat(2001) }, '400'],
    ['with a number of any length', { code: '1'.repeat(61) }, '400'],
  ])('is refused %s', async (_name, more, told) => {
    const count = async (): Promise<unknown> =>
      (await test.app.pools.api.query('select count(*)::int as "n" from "dossier"')).rows;
    const before = await count();
    expect(toldBy(await put(cast.head, paper({ code: ownCode(), ...more })))).toMatch(new RegExp(`^${told}`));
    expect(await count()).toEqual(before);
  });

  it('is not made for a person who holds nothing, such as an officer or an employee', async () => {
    for (const id of [cast.receiver.id, cast.operator.id])
      expect(toldBy(await put(cast.head, paper({ refHolder: { id } })))).toBe('422 holderMissing');
  });

  it('is for who keeps the register', async () => {
    for (const person of [
      cast.operator,
      cast.receiver,
      cast.approver,
      await test.person({ roles: ['ADMIN'] }),
      await test.person({ roles: ['AUDITOR'] }),
    ])
      expect(toldBy(await put(person, paper({ code: ownCode() })))).toBe('403 forbidden');
    const elsewhere = await test.person({ roles: ['OFFICER_HEAD'], departmentId: await makeDepartment(test.app) });
    expect((await put(elsewhere, paper({ code: ownCode() }))).status).toBe(403);
  });

  it('is made once under one key', async () => {
    const [body, key] = [paper({ code: ownCode() }), newId()];
    const [first, again] = [await put(cast.head, body, key), await put(cast.head, body, key)];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });
});

describe('a correction', () => {
  it('is another revision with its reason; what was issued stays as it was', async () => {
    const base = await issueLetter(test, cast);
    const before = await caseOf(test, cast.operator, base.requestId);
    const filed = await filedFrom(await put(cast.head, correction(base)));
    const after = await caseOf(test, cast.operator, filed.requestId);
    expect([after.dossier.revision, after.dossier.code, after.dossier.expireDate]).toEqual([
      2,
      before.dossier.code,
      before.dossier.expireDate,
    ]);
    expect(await stepsOf(test, filed.requestId)).toEqual([
      { action: 'correct', actor: cast.head.id, principal: null, remark: 'A slip of the pen' },
    ]);
    const { rows } = await test.app.pools.api.query(
      'select "subject", "revision", "is_current" as "isCurrent" from "to_whom" where "id" = any($1::uuid[]) order by "revision"',
      [[base.id, filed.id]],
    );
    expect(rows).toEqual([
      { subject: letter.subject, revision: 1, isCurrent: false },
      { subject: 'As it stands on the paper', revision: 2, isCurrent: true },
    ]);
    expect(toldBy(await put(cast.head, correction(base)))).toBe('409 baseNotCurrent');
  });

  it('waits for a request that is in process, and makes a draft stale', async () => {
    const base = await issueLetter(test, cast);
    const [open, draft] = [
      await refile(test, cast.operator, { kind: 3, base }),
      await refile(test, cast.operator, { kind: 3, base }),
    ];
    await take(test, cast.operator, open, 'request');
    expect(toldBy(await put(cast.head, correction(base)))).toBe('409 certificateInProcess');
    await take(test, cast.operator, open, 'cancel', { remark: 'Not needed.' });
    expect(toldBy(await put(cast.head, correction(base)))).toBe('200');
    expect((await step(test, cast.operator, draft, 'request')).body).toMatchObject({
      messageKey: 'staleBase',
      data: { base: 1, current: 2 },
    });
  });

  it('is offered to who keeps the register, with the reason why not now', async () => {
    const base = await issueLetter(test, cast);
    const offered = async (person: Person): Promise<unknown> => (await caseOf(test, person, base.requestId)).correction;
    expect([await offered(cast.operator), await offered(cast.receiver), await offered(cast.approver)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await offered(cast.head)).toMatchObject({ isOpen: true, why: null });
    const open = await refile(test, cast.operator, { kind: 3, base });
    await take(test, cast.operator, open, 'request');
    expect(await offered(cast.head)).toMatchObject({
      isOpen: false,
      why: [expect.stringContaining('อยู่ระหว่างดำเนินการ'), expect.stringContaining('already in process')],
    });
    await take(test, cast.operator, open, 'cancel', { remark: 'Not needed.' });
    await done(put(cast.head, correction(base)));
    expect(await offered(cast.head), 'another revision is in force').toBeNull();
  });

  it('is refused without a reason, with what is wrong, and of what is not in force', async () => {
    const base = await issueLetter(test, cast);
    expect(toldBy(await put(cast.head, correction(base, { remark: '' })))).toBe('422 remarkRequired');
    expect(toldBy(await put(cast.head, correction(base, { record: { subject: null } })))).toBe(
      '422 formInvalid subject required',
    );
    expect(toldBy(await put(cast.head, correction(base, { record: { publicToken: 'x' } })))).toMatch(
      /^422 formInvalid/,
    );
    expect((await put(cast.head, correction(base, { code: 'TW1/2500' }))).status).toBe(400);
    const { id, version } = (await caseOf(test, cast.approver, base.requestId)).dossier;
    await done(
      test.call('PUT', '/api/v1/transaction/dossiers/revoke', {
        as: cast.approver,
        body: { id, version, remark: 'Forged.' },
      }),
    );
    expect(toldBy(await put(cast.head, correction(base)))).toBe('409 notInForce');
  });

  it('is for who keeps the register, in the department that does', async () => {
    const base = await issueLetter(test, cast);
    for (const person of [cast.operator, cast.receiver, cast.approver])
      expect(toldBy(await put(person, correction(base)))).toBe('403 forbidden');
    const elsewhere = await test.person({ roles: ['OFFICER_HEAD'], departmentId: await makeDepartment(test.app) });
    expect(toldBy(await put(elsewhere, correction(base)))).toBe('404 notFound');
  });
});

describe('standing', () => {
  const set = async (as: Person, filed: Filed, action: string, more: object = {}): Promise<string> => {
    const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
      'select d."id", d."version" from "dossier" d join "request" r on r."dossier_id" = d."id" where r."id" = $1',
      [filed.requestId],
    );
    return toldBy(
      await test.call('PUT', `/api/v1/transaction/dossiers/${action}`, {
        as,
        body: { ...rows[0], remark: 'For a reason', ...more },
      }),
    );
  };

  it('is taken and given back with a reason, by who may', async () => {
    const filed = await issueLetter(test, cast);
    expect([
      await set(cast.approver, filed, 'suspend', { remark: ' ' }),
      await set(cast.approver, filed, 'suspend', { version: 99 }),
      await set(cast.approver, filed, 'reinstate'),
    ]).toEqual(['422 remarkRequired', '409 staleVersion', '422 actionNotNow']);
    expect([
      await set(cast.operator, filed, 'suspend'),
      await set(cast.head, filed, 'revoke'),
      await set(cast.receiver, filed, 'suspend'),
    ]).toEqual(['403 forbidden', '403 forbidden', '403 forbidden']);
    expect([await set(cast.approver, filed, 'suspend', { remark: 'ก'.repeat(1001) })]).toEqual([
      expect.stringMatching(/^400/),
    ]);
    expect([
      await set(cast.approver, filed, 'suspend'),
      await set(cast.approver, filed, 'suspend'),
      await set(cast.approver, filed, 'reinstate'),
      await set(cast.approver, filed, 'revoke'),
      await set(cast.approver, filed, 'reinstate'),
    ]).toEqual(['200', '422 actionNotNow', '200', '200', '422 actionNotNow']);
  });

  it('keeps a change from being approved while it is suspended, and lets a cancellation through', async () => {
    const base = await issueLetter(test, cast);
    const change = await refile(test, cast.operator, { kind: 3, base });
    await bringToSignatory(test, cast, change);
    expect(await set(cast.approver, base, 'suspend')).toBe('200');
    expect(toldBy(await step(test, cast.approver, change, 'approve'))).toBe('422 notInForce');
    await take(test, cast.operator, change, 'cancel', { remark: 'Not now.' });
    for (const kind of [2, 3])
      expect(
        toldBy(
          await test.call('PUT', '/api/v1/transaction/requests', {
            as: cast.operator,
            body: { refRequestType: kind, refBase: { id: base.id } },
          }),
        ),
      ).toBe('409 notInForce');
    const end = await refile(test, cast.operator, { kind: 4, base });
    await done(
      test.call('PUT', '/api/v1/transaction/to-whoms', {
        as: cast.operator,
        body: { id: end.id, version: 1, reason: 'No longer needed' },
      }),
    );
    await bringToSignatory(test, cast, end);
    expect(toldBy(await step(test, cast.approver, end, 'approve'))).toBe('200');
  });
});
