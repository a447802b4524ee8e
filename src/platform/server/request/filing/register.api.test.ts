/** Officers enter documents from paper in the register or correct entries, always with a reason; nobody else may. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter, letter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  readCase,
  expectOk,
  makeRequestPeople,
  refile,
  sendRequestStep,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { readStoredSteps, answerSummary } from '#platform/testing/answerSummary.ts';
import { newId } from '../../database/newId.ts';

const REGISTER = '/api/v1/transaction/to-whoms/register';

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

const put = (as: Person, body: unknown, key?: string): Promise<TestAnswer> =>
  test.call('PUT', REGISTER, { as, body, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) });
const paper = (more: object = {}): object => ({
  refHolder: { id: people.holderId },
  remark: 'From the file of 2567',
  effectiveDate: '2024-03-01',
  expireDate: '2099-02-28',
  record: letter,
  ...more,
});
const correction = (base: Pick<FiledRequest, 'id'>, more: object = {}): object => ({
  refBase: { id: base.id },
  remark: 'A slip of the pen',
  record: { subject: 'As it stands on the paper' },
  ...more,
});
let written = 0;
const ownCode = (): string => `TW-OLD-${(written += 1)}/2560`;

async function filedFrom(answer: TestAnswer): Promise<FiledRequest> {
  const { id, refRequest } = (await expectOk(Promise.resolve(answer))) as { id: string; refRequest: { id: string } };
  return { id, requestId: refRequest.id };
}

describe('an entry from paper', () => {
  it('is in force at once, with the number and the dates on the paper', async () => {
    const code = ownCode();
    const filed = await filedFrom(await put(people.head, paper({ code })));
    const entry = await readCase(test, people.head, filed.requestId);
    expect([entry.request.status.code, entry.request.origin, entry.request.isOpen]).toEqual([
      'approved',
      'register',
      false,
    ]);
    expect(entry.dossier).toMatchObject({
      code,
      effectiveDate: '2024-03-01',
      expireDate: '2099-02-28',
      revision: 1,
      state: { code: 'inForce' },
    });
    expect(await readStoredSteps(test, filed.requestId)).toEqual([
      { action: 'record', actor: people.head.id, principal: null, remark: 'From the file of 2567' },
    ]);
  });

  it('accepts dates as forms send them', async () => {
    const days = { effectiveDate: '2024-03-01T00:00:00+07:00', expireDate: '2099-02-28T00:00:00+07:00' };
    const filed = await filedFrom(await put(people.head, paper({ code: ownCode(), ...days })));
    expect((await readCase(test, people.head, filed.requestId)).dossier).toMatchObject({
      effectiveDate: '2024-03-01',
      expireDate: '2099-02-28',
    });
    expect(
      answerSummary(await put(people.head, paper({ code: ownCode(), ...days, expireDate: '2024-03-01' }))),
      'ends on its first day',
    ).toBe('200');
  });

  it('belongs to the holder, who may change, renew and cancel it', async () => {
    const filed = await filedFrom(await put(people.head, paper({ code: ownCode() })));
    expect(
      (await readCase(test, people.operator, filed.requestId)).refilings.map(({ kind, isOpen }) => [kind, isOpen]),
    ).toEqual([
      ['renew', true],
      ['change', true],
      ['cancel', true],
    ]);
    const change = await refile(test, people.operator, { kind: 3, base: filed });
    await bringToSignatory(test, people, change);
    await takeStep(test, people.approver, change, 'approve');
    expect((await readCase(test, people.operator, change.requestId)).dossier.revision).toBe(2);
  });

  it('without a number gets the next one, and a number taken from paper blocks no later request', async () => {
    const first =
      (await readCase(test, people.head, (await filedFrom(await put(people.head, paper()))).requestId)).dossier.code ??
      '';
    const [, count = '0', year = ''] = /^TW(\d+)\/(\d+)$/.exec(first) ?? [];
    const takenCode = `TW${Number(count) + 1}/${year}`;
    await expectOk(put(people.head, paper({ code: takenCode })));
    const filed = await fileLetter(test, people.operator);
    await bringToSignatory(test, people, filed);
    expect(answerSummary(await sendRequestStep(test, people.approver, filed, 'approve'))).toBe('200');
    expect((await readCase(test, people.operator, filed.requestId)).dossier.code).toBe(
      `TW${Number(count) + 2}/${year}`,
    );
  });

  it.each([
    ['of two lines', 'TW1\r\nBcc: all'],
    ['with what nobody sees', 'TW1\u200B'],
    ['that is read from right to left', 'TW\u202E1/9652'],
    ['of half a sign', 'TW\uD800'],
  ])('is refused with a number %s', async (_name, code) => {
    expect(answerSummary(await put(people.head, paper({ code })))).toBe('400 invalidFormat');
  });

  it('cannot change a request that is being reviewed', async () => {
    const filed = await fileLetter(test, people.operator);
    await takeStep(test, people.operator, filed, 'request');
    const record = { ...letter, id: filed.id, subject: 'By the other door' };
    expect([
      answerSummary(await put(people.head, paper({ record: { ...record, version: 2 } }))),
      answerSummary(await put(people.head, paper({ record }))),
    ]).toEqual(['400 invalidFormat', '409 alreadyExists']);
  });

  it('must have a unique number and dates in the right order', async () => {
    const code = ownCode();
    await expectOk(put(people.head, paper({ code })));
    expect(answerSummary(await put(people.head, paper({ code })))).toBe('422 formInvalid code duplicateValue');
    expect(answerSummary(await put(people.head, paper({ code: ownCode(), expireDate: '2024-02-28' })))).toBe(
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
  ])('is refused %s', async (_name, more, expectedSummary) => {
    const count = async (): Promise<unknown> =>
      (await test.app.pools.api.query('select count(*)::int as "n" from "dossier"')).rows;
    const before = await count();
    expect(answerSummary(await put(people.head, paper({ code: ownCode(), ...more })))).toMatch(
      new RegExp(`^${expectedSummary}`),
    );
    expect(await count()).toEqual(before);
  });

  it('is refused for a person who is no holder, such as an officer or an employee', async () => {
    for (const id of [people.receiver.id, people.operator.id])
      expect(answerSummary(await put(people.head, paper({ refHolder: { id } })))).toBe('422 holderMissing');
  });

  it('is allowed only to officers who maintain the register', async () => {
    for (const person of [
      people.operator,
      people.receiver,
      people.approver,
      await test.person({ roles: ['ADMIN'] }),
      await test.person({ roles: ['AUDITOR'] }),
    ])
      expect(answerSummary(await put(person, paper({ code: ownCode() })))).toBe('403 forbidden');
    const elsewhere = await test.person({ roles: ['OFFICER_HEAD'], departmentId: await makeDepartment(test.app) });
    expect((await put(elsewhere, paper({ code: ownCode() }))).status).toBe(403);
  });

  it('is made once if it is sent twice with one key', async () => {
    const [body, key] = [paper({ code: ownCode() }), newId()];
    const [first, again] = [await put(people.head, body, key), await put(people.head, body, key)];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });
});

describe('a correction', () => {
  it('makes a new revision with its reason and leaves the issued one unchanged', async () => {
    const base = await issueLetter(test, people);
    const before = await readCase(test, people.operator, base.requestId);
    const filed = await filedFrom(await put(people.head, correction(base)));
    const after = await readCase(test, people.operator, filed.requestId);
    expect([after.dossier.revision, after.dossier.code, after.dossier.expireDate]).toEqual([
      2,
      before.dossier.code,
      before.dossier.expireDate,
    ]);
    expect(await readStoredSteps(test, filed.requestId)).toEqual([
      { action: 'correct', actor: people.head.id, principal: null, remark: 'A slip of the pen' },
    ]);
    const { rows } = await test.app.pools.api.query(
      'select "subject", "revision", "is_current" as "isCurrent" from "to_whom" where "id" = any($1::uuid[]) order by "revision"',
      [[base.id, filed.id]],
    );
    expect(rows).toEqual([
      { subject: letter.subject, revision: 1, isCurrent: false },
      { subject: 'As it stands on the paper', revision: 2, isCurrent: true },
    ]);
    expect(answerSummary(await put(people.head, correction(base)))).toBe('409 baseNotCurrent');
  });

  it('is refused while a request is in process, and makes a draft stale', async () => {
    const base = await issueLetter(test, people);
    const [open, draft] = [
      await refile(test, people.operator, { kind: 3, base }),
      await refile(test, people.operator, { kind: 3, base }),
    ];
    await takeStep(test, people.operator, open, 'request');
    expect(answerSummary(await put(people.head, correction(base)))).toBe('409 certificateInProcess');
    await takeStep(test, people.operator, open, 'cancel', { remark: 'Not needed.' });
    expect(answerSummary(await put(people.head, correction(base)))).toBe('200');
    expect((await sendRequestStep(test, people.operator, draft, 'request')).body).toMatchObject({
      messageKey: 'staleBase',
      data: { base: 1, current: 2 },
    });
  });

  it('is offered to officers who maintain the register, with the reason if it is not possible now', async () => {
    const base = await issueLetter(test, people);
    const offered = async (person: Person): Promise<unknown> =>
      (await readCase(test, person, base.requestId)).correction;
    expect([await offered(people.operator), await offered(people.receiver), await offered(people.approver)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await offered(people.head)).toMatchObject({ isOpen: true, why: null });
    const open = await refile(test, people.operator, { kind: 3, base });
    await takeStep(test, people.operator, open, 'request');
    expect(await offered(people.head)).toMatchObject({
      isOpen: false,
      why: [expect.stringContaining('อยู่ระหว่างดำเนินการ'), expect.stringContaining('already in process')],
    });
    await takeStep(test, people.operator, open, 'cancel', { remark: 'Not needed.' });
    await expectOk(put(people.head, correction(base)));
    expect(await offered(people.head), 'another revision is in force').toBeNull();
  });

  it('is refused without a reason, with invalid values, and for a document that is not in force', async () => {
    const base = await issueLetter(test, people);
    expect(answerSummary(await put(people.head, correction(base, { remark: '' })))).toBe('422 remarkRequired');
    expect(answerSummary(await put(people.head, correction(base, { record: { subject: null } })))).toBe(
      '422 formInvalid subject required',
    );
    expect(answerSummary(await put(people.head, correction(base, { record: { publicToken: 'x' } })))).toMatch(
      /^422 formInvalid/,
    );
    expect((await put(people.head, correction(base, { code: 'TW1/2500' }))).status).toBe(400);
    const { id, version } = (await readCase(test, people.approver, base.requestId)).dossier;
    await expectOk(
      test.call('PUT', '/api/v1/transaction/dossiers/revoke', {
        as: people.approver,
        body: { id, version, remark: 'Forged.' },
      }),
    );
    expect(answerSummary(await put(people.head, correction(base)))).toBe('409 notInForce');
  });

  it('is allowed only to officers who maintain the register, in its department', async () => {
    const base = await issueLetter(test, people);
    for (const person of [people.operator, people.receiver, people.approver])
      expect(answerSummary(await put(person, correction(base)))).toBe('403 forbidden');
    const elsewhere = await test.person({ roles: ['OFFICER_HEAD'], departmentId: await makeDepartment(test.app) });
    expect(answerSummary(await put(elsewhere, correction(base)))).toBe('404 notFound');
  });
});

describe('the standing of a document', () => {
  const set = async (as: Person, filed: FiledRequest, action: string, more: object = {}): Promise<string> => {
    const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
      'select d."id", d."version" from "dossier" d join "request" r on r."dossier_id" = d."id" where r."id" = $1',
      [filed.requestId],
    );
    return answerSummary(
      await test.call('PUT', `/api/v1/transaction/dossiers/${action}`, {
        as,
        body: { ...rows[0], remark: 'For a reason', ...more },
      }),
    );
  };

  it('can be suspended, reinstated and revoked with a reason, by people who have the right', async () => {
    const filed = await issueLetter(test, people);
    expect([
      await set(people.approver, filed, 'suspend', { remark: ' ' }),
      await set(people.approver, filed, 'suspend', { version: 99 }),
      await set(people.approver, filed, 'reinstate'),
    ]).toEqual(['422 remarkRequired', '409 staleVersion', '422 actionNotNow']);
    expect([
      await set(people.operator, filed, 'suspend'),
      await set(people.head, filed, 'revoke'),
      await set(people.receiver, filed, 'suspend'),
    ]).toEqual(['403 forbidden', '403 forbidden', '403 forbidden']);
    expect([await set(people.approver, filed, 'suspend', { remark: 'ก'.repeat(1001) })]).toEqual([
      expect.stringMatching(/^400/),
    ]);
    expect([
      await set(people.approver, filed, 'suspend'),
      await set(people.approver, filed, 'suspend'),
      await set(people.approver, filed, 'reinstate'),
      await set(people.approver, filed, 'revoke'),
      await set(people.approver, filed, 'reinstate'),
    ]).toEqual(['200', '422 actionNotNow', '200', '200', '422 actionNotNow']);
  });

  it('prevents the approval of a change while it is suspended, but not of a cancellation', async () => {
    const base = await issueLetter(test, people);
    const change = await refile(test, people.operator, { kind: 3, base });
    await bringToSignatory(test, people, change);
    expect(await set(people.approver, base, 'suspend')).toBe('200');
    expect(answerSummary(await sendRequestStep(test, people.approver, change, 'approve'))).toBe('422 notInForce');
    await takeStep(test, people.operator, change, 'cancel', { remark: 'Not now.' });
    for (const kind of [2, 3])
      expect(
        answerSummary(
          await test.call('PUT', '/api/v1/transaction/requests', {
            as: people.operator,
            body: { refRequestType: kind, refBase: { id: base.id } },
          }),
        ),
      ).toBe('409 notInForce');
    const end = await refile(test, people.operator, { kind: 4, base });
    await expectOk(
      test.call('PUT', '/api/v1/transaction/to-whoms', {
        as: people.operator,
        body: { id: end.id, version: 1, reason: 'No longer needed' },
      }),
    );
    await bringToSignatory(test, people, end);
    expect(answerSummary(await sendRequestStep(test, people.approver, end, 'approve'))).toBe('200');
  });
});
