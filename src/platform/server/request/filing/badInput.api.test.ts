/** What a request is refused with: each time for one reason, in words that say what to do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter, letter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  caseOf,
  done,
  edit,
  makeCast,
  refile,
  statusOf,
  step,
  take,
  uploadPdf,
  versionOf,
  type Cast,
  type Filed,
} from '#platform/testing/requestCast.ts';
import { actionsOf, toldBy, wordsOf } from '#platform/testing/toldBy.ts';
import { newId } from '../../database/newId.ts';

const REQUESTS = '/api/v1/transaction/requests';
const LETTERS = '/api/v1/transaction/to-whoms';
const DAY_MS = 86_400_000;

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await makeCast(test);
});
afterAll(() => test.stop());

const put = (as: Person, path: string, body: unknown): Promise<TestAnswer> => test.call('PUT', path, { as, body });

async function submitted(): Promise<Filed> {
  const filed = await fileLetter(test, cast.operator);
  await take(test, cast.operator, filed, 'request');
  return filed;
}

const codeOf = async ({ requestId }: Pick<Filed, 'requestId'>): Promise<string> =>
  (await caseOf(test, cast.operator, requestId)).dossier.code ?? '';

describe('a submission', () => {
  it('names the attachment that has expired, and the day', async () => {
    const yesterday = addDays(test.clock.today(), -1);
    const attachments = [
      { refItem: { key: '1' }, file: await uploadPdf(test, cast.operator) },
      {
        refItem: { key: '3' },
        documentNo: '12/2568',
        documentExpiredDate: yesterday,
        file: await uploadPdf(test, cast.operator),
      },
    ];
    const filed = await fileLetter(test, cast.operator, { attachments });
    const answer = await step(test, cast.operator, filed, 'request');
    expect(toldBy(answer)).toBe('422 attachmentExpired');
    expect(wordsOf(answer)).toContain('หนังสือมอบอำนาจ 12/2568');
    expect(wordsOf(answer)).toContain(formatDate(yesterday, 'th'));
    expect(await actionsOf(test, filed.requestId)).toEqual([]);
  });

  it('may bring what expires today, but not tomorrow any more', async () => {
    const attachments = [
      { refItem: { key: '1' }, documentExpiredDate: test.clock.today(), file: await uploadPdf(test, cast.operator) },
    ];
    const [one, other] = [
      await fileLetter(test, cast.operator, { attachments }),
      await fileLetter(test, cast.operator, {
        attachments: [{ ...attachments[0], file: await uploadPdf(test, cast.operator) }],
      }),
    ];
    expect(toldBy(await step(test, cast.operator, one, 'request'))).toBe('200');
    test.clock.move(DAY_MS);
    const late = toldBy(await step(test, cast.operator, other, 'request'));
    test.clock.move(0);
    expect(late).toBe('422 attachmentExpired');
  });

  it('names the attachment that is missing', async () => {
    const filed = await fileLetter(test, cast.operator, { attachments: [] });
    const answer = await step(test, cast.operator, filed, 'request');
    expect([toldBy(answer), wordsOf(answer)]).toEqual([
      '422 attachmentMissing',
      expect.stringContaining('หนังสือขอรับรอง'),
    ]);
  });

  it('says which fields are missing, all at once', async () => {
    const filed = await fileLetter(test, cast.operator, {
      subject: null,
      statement: null,
      productName: null,
      refDelivery: { key: '3' },
    });
    expect(
      toldBy(await step(test, cast.operator, filed, 'request'))
        .split(' ')
        .slice(0, 2),
    ).toEqual(['422', 'formInvalid']);
    const { body } = await step(test, cast.operator, filed, 'request');
    expect((body as { fields: { path: string }[] }).fields.map(({ path }) => path).toSorted()).toEqual([
      'deliveryAddress',
      'productName',
      'statement',
      'subject',
    ]);
  });

  it('waits for a department that takes such documents', async () => {
    const filed = await fileLetter(test, cast.operator);
    await test.app.pools.api.query(
      `update "request_department" set "is_active" = false where "document_type" = 'toWhom'`,
    );
    const answer = await step(test, cast.operator, filed, 'request');
    await test.app.pools.api.query(
      `update "request_department" set "is_active" = true where "document_type" = 'toWhom'`,
    );
    expect(toldBy(answer)).toBe('422 departmentMissing');
    expect(toldBy(await step(test, cast.operator, filed, 'request'))).toBe('200');
  });

  it('names a certificate of the holder that is in force', async () => {
    const code = await codeOf(await issueLetter(test, cast));
    const foreign = { ...cast, holderId: await makeHolder(test.app, 'บริษัท อื่น จำกัด') };
    const other = {
      ...foreign,
      operator: await test.person({
        roles: ['OPERATOR_OWNER'],
        personType: 'employee',
        memberOf: { holderId: foreign.holderId, kind: 'owner' },
      }),
    };
    const foreignCode =
      (await caseOf(test, other.operator, (await issueLetter(test, other)).requestId)).dossier.code ?? '';
    const refused = '422 formInvalid certificateNo certificateNotFound';
    const submit = async (certificateNo: string): Promise<string> => {
      const filed = await fileLetter(test, cast.operator, { productName: null });
      const saved = toldBy(await edit(test, cast.operator, filed, { certificateNo }));
      return saved === '200' ? toldBy(await step(test, cast.operator, filed, 'request')) : saved;
    };
    expect([await submit('TW0/2500'), await submit(foreignCode), await submit(code)]).toEqual([
      refused,
      refused,
      '200',
    ]);
    test.clock.move(400 * DAY_MS);
    const expired = await submit(code);
    test.clock.move(0);
    expect(expired).toBe(refused);
  });
});

describe('a step', () => {
  it('is taken with what was seen, not with what was there before', async () => {
    const filed = await submitted();
    const version = await versionOf(test, filed.requestId);
    for (const stale of [version - 1, version + 1])
      expect(toldBy(await step(test, cast.receiver, filed, 'receive', { version: stale }))).toBe('409 staleVersion');
    expect((await step(test, cast.receiver, filed, 'receive', { version: version - 1 })).body).toMatchObject({
      data: { version, status: 'submitted' },
    });
    expect(await statusOf(test, filed.requestId)).toBe('submitted');
  });

  it('says why where it must, and not at any length', async () => {
    const filed = await submitted();
    for (const remark of [undefined, null, '', '   '])
      expect(toldBy(await step(test, cast.receiver, filed, 're-edit', { remark }))).toBe('422 remarkRequired');
    expect((await step(test, cast.receiver, filed, 're-edit', { remark: 'ก'.repeat(2001) })).status).toBe(400);
    expect(toldBy(await step(test, cast.receiver, filed, 're-edit', { remark: 'ก'.repeat(2000) }))).toBe('200');
  });

  it.each([
    ['an unknown key', { remarks: 'x' }],
    ['a version that is none', { version: '1' }],
    ['a version below the first', { version: 0 }],
    ['an action that is no text', { action: 1 }],
    ['an action of no length', { action: '' }],
    ['a remark that is no text', { remark: 5 }],
    ['data that is a list', { data: [] }],
    ['data that is text', { data: 'passed' }],
    ['an id that is none', { id: 'x' }],
  ])('is read strictly: %s', async (_name, more) => {
    const filed = await fileLetter(test, cast.operator);
    const body = { id: filed.requestId, version: 1, action: 'request', ...more };
    expect((await put(cast.operator, `${REQUESTS}/request`, body)).status).toBe(400);
    expect(await actionsOf(test, filed.requestId)).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 're-status', 'REQUEST', 'ยื่น'])(
    'that there is not is refused with what there is: %s',
    async (action) => {
      const filed = await fileLetter(test, cast.operator);
      const answer = await step(test, cast.operator, filed, action);
      expect([toldBy(answer), answer.body]).toMatchObject([
        '422 actionUnknown',
        { data: { open: ['request', 'cancel'] } },
      ]);
    },
  );

  it('records a check with a result that there is', async () => {
    const filed = await submitted();
    await take(test, cast.receiver, filed, 'receive');
    for (const data of [undefined, {}, { result: 'maybe' }, { result: null }, { result: ['passed'] }])
      expect(toldBy(await step(test, cast.receiver, filed, 'check', { data }))).toBe('422 checkResultMissing');
    await take(test, cast.receiver, filed, 'check', { data: { result: 'notPassed' } });
    expect(toldBy(await step(test, cast.receiver, filed, 'pass'))).toBe('422 checkNotPassed');
  });
});

describe('several steps at once', () => {
  it('are answered each for itself, in the order they came', async () => {
    const [first, second, third] = [await submitted(), await submitted(), await fileLetter(test, cast.operator)];
    const row = async ({ requestId: id }: Filed, more: object = {}): Promise<object> => ({
      id,
      version: await versionOf(test, id),
      action: 'receive',
      ...more,
    });
    const body = [
      await row(first),
      await row(second, { version: 77 }),
      await row(third),
      await row(second, { action: 'nothing' }),
      { id: newId(), version: 1, action: 'receive' },
      'no row',
      null,
      await row(first),
      await row(second),
    ];
    const answer = await put(cast.receiver, `${REQUESTS}/request_all`, body);
    const told = (answer.body as { id: string | null; ok: boolean; error?: { status: number } }[]).map(
      ({ id, ok, error }) => [
        id === null ? null : [first, second, third].findIndex(({ requestId }) => requestId === id),
        ok
          ? '200'
          : toldBy({ status: error?.status ?? 0, body: error })
              .split(' ')
              .slice(0, 2)
              .join(' '),
      ],
    );
    expect(answer.status).toBe(200);
    expect(told.map(([, one]) => one)).toEqual([
      '200',
      '409 staleVersion',
      '404 notFound',
      '422 actionUnknown',
      '404 notFound',
      expect.stringMatching(/^400 /),
      expect.stringMatching(/^400 /),
      '409 staleVersion',
      '200',
    ]);
    expect(told.map(([index]) => index)).toEqual([0, 1, 2, 1, -1, null, null, 0, 1]);
    expect([
      await statusOf(test, first.requestId),
      await statusOf(test, second.requestId),
      await statusOf(test, third.requestId),
    ]).toEqual(['underReview', 'underReview', 'draft']);
  });

  it('are a list, and not too long a one', async () => {
    for (const body of [{}, { id: newId() }, 'x'])
      expect((await put(cast.receiver, `${REQUESTS}/request_all`, body)).status).toBe(400);
    expect(
      toldBy(
        await put(
          cast.receiver,
          `${REQUESTS}/request_all`,
          Array.from({ length: 1001 }, () => ({})),
        ),
      ),
    ).toBe('400 tooMany');
    expect((await put(cast.receiver, `${REQUESTS}/request_all`, [])).body).toEqual([]);
  });
});

describe('a filing about what is in force', () => {
  it.each([
    ['no kind', {}],
    ['a kind that there is not', { refRequestType: 9 }],
    ['a new one, which has no base', { refRequestType: 1 }],
    ['a base that is no id', { refRequestType: 3, refBase: { id: 'x' } }],
    ['an unknown key', { refRequestType: 3, subject: 'x' }],
  ])('is read strictly: %s', async (_name, more) => {
    expect((await put(cast.operator, REQUESTS, { refBase: { id: newId() }, ...more })).status).toBe(400);
  });

  it('is not made while another is in process, by the number of that one', async () => {
    const base = await issueLetter(test, cast);
    const [one, other] = [
      await refile(test, cast.operator, { kind: 3, base }),
      await refile(test, cast.operator, { kind: 4, base }),
    ];
    await take(test, cast.operator, one, 'request');
    const number = (await caseOf(test, cast.operator, one.requestId)).request.requestCode ?? '?';
    const refused = await put(cast.operator, REQUESTS, { refRequestType: 3, refBase: { id: base.id } });
    expect([toldBy(refused), wordsOf(refused)]).toEqual(['409 certificateInProcess', expect.stringContaining(number)]);
    expect((await edit(test, cast.operator, other, { reason: 'No longer needed' })).status).toBe(200);
    const late = await step(test, cast.operator, other, 'request');
    expect([toldBy(late), wordsOf(late)]).toEqual(['422 certificateInProcess', expect.stringContaining(number)]);
  });

  it('is made from the revision in force, and says which one has come since', async () => {
    const base = await issueLetter(test, cast);
    const [one, late] = [
      await refile(test, cast.operator, { kind: 3, base }),
      await refile(test, cast.operator, { kind: 3, base }),
    ];
    await bringToSignatory(test, cast, one);
    await take(test, cast.approver, one, 'approve');
    const answer = await step(test, cast.operator, late, 'request');
    expect([toldBy(answer), answer.body]).toMatchObject(['422 staleBase', { data: { base: 1, current: 2 } }]);
    expect(toldBy(await put(cast.operator, REQUESTS, { refRequestType: 3, refBase: { id: base.id } }))).toBe(
      '409 baseNotCurrent',
    );
  });

  it('is not renewed twice', async () => {
    const base = await issueLetter(test, cast);
    const renewal = await refile(test, cast.operator, { kind: 2, base });
    await bringToSignatory(test, cast, renewal);
    await take(test, cast.approver, renewal, 'approve');
    expect(toldBy(await put(cast.operator, REQUESTS, { refRequestType: 2, refBase: { id: base.id } }))).toBe(
      '409 renewalExists',
    );
  });

  it('is not about a draft, nor about what was not approved', async () => {
    const draft = await fileLetter(test, cast.operator);
    expect(toldBy(await put(cast.operator, REQUESTS, { refRequestType: 3, refBase: { id: draft.id } }))).toBe(
      '409 baseNotCurrent',
    );
  });

  it('to cancel it leaves the content as it was issued', async () => {
    const cancel = await refile(test, cast.operator, { kind: 4, base: await issueLetter(test, cast) });
    expect((await caseOf(test, cast.operator, cancel.requestId)).editable).toEqual(['reason', 'attachments']);
    for (const values of [{ subject: 'Another' }, { statement: 'Another' }, { copies: 3 }])
      expect(toldBy(await edit(test, cast.operator, cancel, values))).toBe(
        `422 formInvalid ${Object.keys(values)[0] ?? ''} fieldNotEditableNow`,
      );
    expect(toldBy(await edit(test, cast.operator, cancel, { reason: 'No longer needed' }))).toBe('200');
  });
});

describe('a document', () => {
  const managed = {
    revision: 1,
    isCurrent: true,
    isComplete: true,
    publicToken: 'x',
    refHolder: { id: newId() },
    refRequest: { id: newId() },
    refDossier: { id: newId() },
    refDepartment: { id: newId() },
    refRequestType: { key: '3' },
    refDocumentType: { key: '01' },
    refIssuedFile: { id: newId() },
  };

  it.each(Object.entries(managed))('is not given what the server sets: %s', async (name, value) => {
    const attachments = [{ refItem: { key: '1' }, file: await uploadPdf(test, cast.operator) }];
    const made = await put(cast.operator, LETTERS, { ...letter, attachments, [name]: value });
    const filed = await fileLetter(test, cast.operator);
    const changed = await edit(test, cast.operator, filed, { [name]: value });
    for (const answer of [made, changed]) expect(toldBy(answer)).toMatch(/^(?:400|422) /);
  });

  it('has no field that is not declared', async () => {
    const filed = await fileLetter(test, cast.operator);
    for (const values of [{ status: 'approved' }, { refStatus: { key: '20' } }, { requestCode: 'R1' }, { version2: 1 }])
      expect(toldBy(await edit(test, cast.operator, filed, values))).toMatch(/^400 unknownField/);
  });

  it('is the officers’ to put into other words only while they review it, and only where that was said', async () => {
    const filed = await fileLetter(test, cast.operator);
    const tryEdit = async (values: object): Promise<string> =>
      toldBy(await edit(test, cast.receiver, filed, { ...values }));
    expect(await tryEdit({ statement: 'In draft' })).toBe('404 notFound');
    await take(test, cast.operator, filed, 'request');
    expect(await tryEdit({ statement: 'When submitted' })).toBe('409 notEditableNow');
    await take(test, cast.receiver, filed, 'receive');
    expect(await tryEdit({ subject: 'Another' })).toBe('422 formInvalid subject fieldNotEditableNow');
    expect(await tryEdit({ statement: null })).toBe('422 formInvalid statement required');
    expect(await tryEdit({ statement: 'In other words.' })).toBe('200');
    expect(toldBy(await edit(test, cast.operator, filed, { statement: 'Mine' }))).toBe('409 notEditableNow');
    await take(test, cast.receiver, filed, 'check', { data: { result: 'passed' } });
    await take(test, cast.receiver, filed, 'pass');
    expect(await tryEdit({ statement: 'Too late' })).toBe('409 notEditableNow');
  });

  it('is taken away while it is a draft that nobody was sent, and never after', async () => {
    const remove = async ({ id }: Filed): Promise<string> =>
      toldBy(await test.call('POST', `${LETTERS}/_delete?isHardDelete=true`, { as: cast.operator, body: { id } }));
    const [draft, filed] = [await fileLetter(test, cast.operator), await submitted()];
    expect([await remove(draft), await remove(filed)]).toEqual(['200', '409 onlyDraftsGo']);
    expect(await statusOf(test, draft.requestId)).toBeUndefined();
    await done(
      put(cast.head, `${REQUESTS}/re-status`, { id: filed.requestId, version: await versionOf(test, filed.requestId) }),
    );
    expect([await statusOf(test, filed.requestId), await remove(filed)]).toEqual(['draft', '409 onlyDraftsGo']);
  });
});

describe('a note', () => {
  const note = async (as: Person, { requestId: id }: Filed, values: object): Promise<string> =>
    toldBy(await put(as, REQUESTS, { id, version: await versionOf(test, id), ...values }));

  it('is written by each to the other, and by nobody for the other', async () => {
    const filed = await submitted();
    expect([
      await note(cast.operator, filed, { descToOfficer: 'Urgent' }),
      await note(cast.receiver, filed, { descToUser: 'In two days' }),
    ]).toEqual(['200', '200']);
    expect([
      await note(cast.operator, filed, { descToUser: 'x' }),
      await note(cast.receiver, filed, { descToOfficer: 'x' }),
    ]).toEqual(['403 forbidden', '403 forbidden']);
    expect((await caseOf(test, cast.operator, filed.requestId)).request).toMatchObject({
      descToOfficer: 'Urgent',
      descToUser: 'In two days',
    });
    expect((await put(cast.operator, REQUESTS, { id: filed.requestId, version: 1, descToOfficer: 'x' })).status).toBe(
      409,
    );
    expect(await note(cast.operator, filed, { descToOfficer: 'ก'.repeat(2001) })).toMatch(/^400 /);
  });

  it('is not written on what has ended, which is told in words', async () => {
    const filed = await submitted();
    await take(test, cast.operator, filed, 'cancel', { remark: 'No longer needed.' });
    const answer = await put(cast.operator, REQUESTS, {
      id: filed.requestId,
      version: await versionOf(test, filed.requestId),
      descToOfficer: 'x',
    });
    expect([toldBy(answer), wordsOf(answer)]).toEqual(['409 notEditableNow', expect.stringContaining('ยกเลิก')]);
  });
});
