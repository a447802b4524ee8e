/** How requests are refused: each case for one reason, with a message that says what to do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter, letter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  readCase,
  expectOk,
  editDocument,
  makeRequestPeople,
  refile,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  uploadPdf,
  requestVersionOf,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { readStoredActions, answerSummary, answerMessage } from '#platform/testing/answerSummary.ts';
import { newId } from '../../database/newId.ts';

const REQUESTS = '/api/v1/transaction/requests';
const LETTERS = '/api/v1/transaction/to-whoms';
const DAY_MS = 86_400_000;

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

const put = (as: Person, path: string, body: unknown): Promise<TestAnswer> => test.call('PUT', path, { as, body });

async function submitted(): Promise<FiledRequest> {
  const filed = await fileLetter(test, people.operator);
  await takeStep(test, people.operator, filed, 'request');
  return filed;
}

const codeOf = async ({ requestId }: Pick<FiledRequest, 'requestId'>): Promise<string> =>
  (await readCase(test, people.operator, requestId)).dossier.code ?? '';

describe('the refusal of a submission', () => {
  it('names the attachment that has expired, and the date', async () => {
    const yesterday = addDays(test.clock.today(), -1);
    const attachments = [
      { refItem: { key: '1' }, file: await uploadPdf(test, people.operator) },
      {
        refItem: { key: '3' },
        documentNo: '12/2568',
        documentExpiredDate: yesterday,
        file: await uploadPdf(test, people.operator),
      },
    ];
    const filed = await fileLetter(test, people.operator, { attachments });
    const answer = await sendRequestStep(test, people.operator, filed, 'request');
    expect(answerSummary(answer)).toBe('422 attachmentExpired');
    expect(answerMessage(answer)).toContain('หนังสือมอบอำนาจ 12/2568');
    expect(answerMessage(answer)).toContain(formatDate(yesterday, 'th'));
    expect(await readStoredActions(test, filed.requestId)).toEqual([]);
  });

  it('accepts an attachment that expires today, and refuses it tomorrow', async () => {
    const attachments = [
      { refItem: { key: '1' }, documentExpiredDate: test.clock.today(), file: await uploadPdf(test, people.operator) },
    ];
    const [submittedToday, other] = [
      await fileLetter(test, people.operator, { attachments }),
      await fileLetter(test, people.operator, {
        attachments: [{ ...attachments[0], file: await uploadPdf(test, people.operator) }],
      }),
    ];
    expect(answerSummary(await sendRequestStep(test, people.operator, submittedToday, 'request'))).toBe('200');
    test.clock.move(DAY_MS);
    const late = answerSummary(await sendRequestStep(test, people.operator, other, 'request'));
    test.clock.move(0);
    expect(late).toBe('422 attachmentExpired');
  });

  it('names the attachment that is missing', async () => {
    const filed = await fileLetter(test, people.operator, { attachments: [] });
    const answer = await sendRequestStep(test, people.operator, filed, 'request');
    expect([answerSummary(answer), answerMessage(answer)]).toEqual([
      '422 attachmentMissing',
      expect.stringContaining('หนังสือขอรับรอง'),
    ]);
  });

  it('lists all missing fields at once', async () => {
    const filed = await fileLetter(test, people.operator, {
      subject: null,
      statement: null,
      productName: null,
      refDelivery: { key: '3' },
    });
    expect(
      answerSummary(await sendRequestStep(test, people.operator, filed, 'request'))
        .split(' ')
        .slice(0, 2),
    ).toEqual(['422', 'formInvalid']);
    const { body } = await sendRequestStep(test, people.operator, filed, 'request');
    expect((body as { fields: { path: string }[] }).fields.map(({ path }) => path).toSorted()).toEqual([
      'deliveryAddress',
      'productName',
      'statement',
      'subject',
    ]);
  });

  it('lasts until a department takes documents of this type', async () => {
    const filed = await fileLetter(test, people.operator);
    await test.app.pools.api.query(
      `update "request_department" set "is_active" = false where "document_type" = 'toWhom'`,
    );
    const answer = await sendRequestStep(test, people.operator, filed, 'request');
    await test.app.pools.api.query(
      `update "request_department" set "is_active" = true where "document_type" = 'toWhom'`,
    );
    expect(answerSummary(answer)).toBe('422 departmentMissing');
    expect(answerSummary(await sendRequestStep(test, people.operator, filed, 'request'))).toBe('200');
  });

  it('names a certificate number that is unknown, of another holder or expired', async () => {
    const code = await codeOf(await issueLetter(test, people));
    const foreign = { ...people, holderId: await makeHolder(test.app, 'บริษัท อื่น จำกัด') };
    const other = {
      ...foreign,
      operator: await test.person({
        roles: ['OPERATOR_OWNER'],
        personType: 'employee',
        memberOf: { holderId: foreign.holderId, kind: 'owner' },
      }),
    };
    const foreignCode =
      (await readCase(test, other.operator, (await issueLetter(test, other)).requestId)).dossier.code ?? '';
    const refused = '422 formInvalid certificateNo certificateNotFound';
    const submit = async (certificateNo: string): Promise<string> => {
      const filed = await fileLetter(test, people.operator, { productName: null });
      const saved = answerSummary(await editDocument(test, people.operator, filed, { certificateNo }));
      return saved === '200' ? answerSummary(await sendRequestStep(test, people.operator, filed, 'request')) : saved;
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
  it('is refused with a version other than the stored one', async () => {
    const filed = await submitted();
    const version = await requestVersionOf(test, filed.requestId);
    for (const wrongVersion of [version - 1, version + 1])
      expect(
        answerSummary(await sendRequestStep(test, people.receiver, filed, 'receive', { version: wrongVersion })),
      ).toBe('409 staleVersion');
    expect(
      (await sendRequestStep(test, people.receiver, filed, 'receive', { version: version - 1 })).body,
    ).toMatchObject({
      data: { version, status: 'submitted' },
    });
    expect(await requestStatusOf(test, filed.requestId)).toBe('submitted');
  });

  it('needs a remark where one is required, of limited length', async () => {
    const filed = await submitted();
    for (const remark of [undefined, null, '', '   '])
      expect(answerSummary(await sendRequestStep(test, people.receiver, filed, 're-edit', { remark }))).toBe(
        '422 remarkRequired',
      );
    expect((await sendRequestStep(test, people.receiver, filed, 're-edit', { remark: 'ก'.repeat(2001) })).status).toBe(
      400,
    );
    expect(
      answerSummary(await sendRequestStep(test, people.receiver, filed, 're-edit', { remark: 'ก'.repeat(2000) })),
    ).toBe('200');
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
  ])('refuses an invalid body: %s', async (_name, more) => {
    const filed = await fileLetter(test, people.operator);
    const body = { id: filed.requestId, version: 1, action: 'request', ...more };
    expect((await put(people.operator, `${REQUESTS}/request`, body)).status).toBe(400);
    expect(await readStoredActions(test, filed.requestId)).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 're-status', 'REQUEST', 'ยื่น'])(
    'with an unknown action is refused with the list of open actions: %s',
    async (action) => {
      const filed = await fileLetter(test, people.operator);
      const answer = await sendRequestStep(test, people.operator, filed, action);
      expect([answerSummary(answer), answer.body]).toMatchObject([
        '422 actionUnknown',
        { data: { open: ['request', 'cancel'] } },
      ]);
    },
  );

  it('records a check only with a known result', async () => {
    const filed = await submitted();
    await takeStep(test, people.receiver, filed, 'receive');
    for (const data of [undefined, {}, { result: 'maybe' }, { result: null }, { result: ['passed'] }])
      expect(answerSummary(await sendRequestStep(test, people.receiver, filed, 'check', { data }))).toBe(
        '422 checkResultMissing',
      );
    await takeStep(test, people.receiver, filed, 'check', { data: { result: 'notPassed' } });
    expect(answerSummary(await sendRequestStep(test, people.receiver, filed, 'pass'))).toBe('422 checkNotPassed');
  });
});

describe('several steps at once', () => {
  it('are answered one by one, in the order they were sent', async () => {
    const [first, second, third] = [await submitted(), await submitted(), await fileLetter(test, people.operator)];
    const row = async ({ requestId: id }: FiledRequest, more: object = {}): Promise<object> => ({
      id,
      version: await requestVersionOf(test, id),
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
    const answer = await put(people.receiver, `${REQUESTS}/request_all`, body);
    const results = (answer.body as { id: string | null; ok: boolean; error?: { status: number } }[]).map(
      ({ id, ok, error }) => [
        id === null ? null : [first, second, third].findIndex(({ requestId }) => requestId === id),
        ok
          ? '200'
          : answerSummary({ status: error?.status ?? 0, body: error })
              .split(' ')
              .slice(0, 2)
              .join(' '),
      ],
    );
    expect(answer.status).toBe(200);
    expect(results.map(([, summary]) => summary)).toEqual([
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
    expect(results.map(([index]) => index)).toEqual([0, 1, 2, 1, -1, null, null, 0, 1]);
    expect([
      await requestStatusOf(test, first.requestId),
      await requestStatusOf(test, second.requestId),
      await requestStatusOf(test, third.requestId),
    ]).toEqual(['underReview', 'underReview', 'draft']);
  });

  it('must be sent as a list of limited length', async () => {
    for (const body of [{}, { id: newId() }, 'x'])
      expect((await put(people.receiver, `${REQUESTS}/request_all`, body)).status).toBe(400);
    expect(
      answerSummary(
        await put(
          people.receiver,
          `${REQUESTS}/request_all`,
          Array.from({ length: 1001 }, () => ({})),
        ),
      ),
    ).toBe('400 tooMany');
    expect((await put(people.receiver, `${REQUESTS}/request_all`, [])).body).toEqual([]);
  });
});

describe('a filing about a document in force', () => {
  it.each([
    ['no kind', {}],
    ['a kind that there is not', { refRequestType: 9 }],
    ['a new one, which has no base', { refRequestType: 1 }],
    ['a base that is no id', { refRequestType: 3, refBase: { id: 'x' } }],
    ['an unknown key', { refRequestType: 3, subject: 'x' }],
  ])('refuses an invalid body: %s', async (_name, more) => {
    expect((await put(people.operator, REQUESTS, { refBase: { id: newId() }, ...more })).status).toBe(400);
  });

  it('is refused while another is in process, with the number of that request', async () => {
    const base = await issueLetter(test, people);
    const [first, other] = [
      await refile(test, people.operator, { kind: 3, base }),
      await refile(test, people.operator, { kind: 4, base }),
    ];
    await takeStep(test, people.operator, first, 'request');
    const number = (await readCase(test, people.operator, first.requestId)).request.requestCode ?? '?';
    const refused = await put(people.operator, REQUESTS, { refRequestType: 3, refBase: { id: base.id } });
    expect([answerSummary(refused), answerMessage(refused)]).toEqual([
      '409 certificateInProcess',
      expect.stringContaining(number),
    ]);
    expect((await editDocument(test, people.operator, other, { reason: 'No longer needed' })).status).toBe(200);
    const late = await sendRequestStep(test, people.operator, other, 'request');
    expect([answerSummary(late), answerMessage(late)]).toEqual([
      '422 certificateInProcess',
      expect.stringContaining(number),
    ]);
  });

  it('is made from the revision in force, and the refusal names the newer revision', async () => {
    const base = await issueLetter(test, people);
    const [approved, late] = [
      await refile(test, people.operator, { kind: 3, base }),
      await refile(test, people.operator, { kind: 3, base }),
    ];
    await bringToSignatory(test, people, approved);
    await takeStep(test, people.approver, approved, 'approve');
    const answer = await sendRequestStep(test, people.operator, late, 'request');
    expect([answerSummary(answer), answer.body]).toMatchObject(['422 staleBase', { data: { base: 1, current: 2 } }]);
    expect(answerSummary(await put(people.operator, REQUESTS, { refRequestType: 3, refBase: { id: base.id } }))).toBe(
      '409 baseNotCurrent',
    );
  });

  it('is refused for a second renewal', async () => {
    const base = await issueLetter(test, people);
    const renewal = await refile(test, people.operator, { kind: 2, base });
    await bringToSignatory(test, people, renewal);
    await takeStep(test, people.approver, renewal, 'approve');
    expect(answerSummary(await put(people.operator, REQUESTS, { refRequestType: 2, refBase: { id: base.id } }))).toBe(
      '409 renewalExists',
    );
  });

  it('is refused for a draft, and for a document that was not approved', async () => {
    const draft = await fileLetter(test, people.operator);
    expect(answerSummary(await put(people.operator, REQUESTS, { refRequestType: 3, refBase: { id: draft.id } }))).toBe(
      '409 baseNotCurrent',
    );
  });

  it('that cancels it leaves the content as it was issued', async () => {
    const cancel = await refile(test, people.operator, { kind: 4, base: await issueLetter(test, people) });
    expect((await readCase(test, people.operator, cancel.requestId)).editable).toEqual(['reason', 'attachments']);
    for (const values of [{ subject: 'Another' }, { statement: 'Another' }, { copies: 3 }])
      expect(answerSummary(await editDocument(test, people.operator, cancel, values))).toBe(
        `422 formInvalid ${Object.keys(values)[0] ?? ''} fieldNotEditableNow`,
      );
    expect(answerSummary(await editDocument(test, people.operator, cancel, { reason: 'No longer needed' }))).toBe(
      '200',
    );
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

  it.each(Object.entries(managed))('cannot be sent with a field that the server manages: %s', async (name, value) => {
    const attachments = [{ refItem: { key: '1' }, file: await uploadPdf(test, people.operator) }];
    const createdAnswer = await put(people.operator, LETTERS, { ...letter, attachments, [name]: value });
    const filed = await fileLetter(test, people.operator);
    const changed = await editDocument(test, people.operator, filed, { [name]: value });
    for (const answer of [createdAnswer, changed]) expect(answerSummary(answer)).toMatch(/^(?:400|422) /);
  });

  it('refuses fields that are not declared', async () => {
    const filed = await fileLetter(test, people.operator);
    for (const values of [{ status: 'approved' }, { refStatus: { key: '20' } }, { requestCode: 'R1' }, { version2: 1 }])
      expect(answerSummary(await editDocument(test, people.operator, filed, values))).toMatch(/^400 unknownField/);
  });

  it('can be edited by officers only while they review it, and only in the declared fields', async () => {
    const filed = await fileLetter(test, people.operator);
    const tryEdit = async (values: object): Promise<string> =>
      answerSummary(await editDocument(test, people.receiver, filed, { ...values }));
    expect(await tryEdit({ statement: 'In draft' })).toBe('404 notFound');
    await takeStep(test, people.operator, filed, 'request');
    expect(await tryEdit({ statement: 'When submitted' })).toBe('409 notEditableNow');
    await takeStep(test, people.receiver, filed, 'receive');
    expect(await tryEdit({ subject: 'Another' })).toBe('422 formInvalid subject fieldNotEditableNow');
    expect(await tryEdit({ statement: null })).toBe('422 formInvalid statement required');
    expect(await tryEdit({ statement: 'In other words.' })).toBe('200');
    expect(answerSummary(await editDocument(test, people.operator, filed, { statement: 'Mine' }))).toBe(
      '409 notEditableNow',
    );
    await takeStep(test, people.receiver, filed, 'check', { data: { result: 'passed' } });
    await takeStep(test, people.receiver, filed, 'pass');
    expect(await tryEdit({ statement: 'Too late' })).toBe('409 notEditableNow');
  });

  it('can be deleted while it is a draft that was never submitted, and never afterwards', async () => {
    const remove = async ({ id }: FiledRequest): Promise<string> =>
      answerSummary(
        await test.call('POST', `${LETTERS}/_delete?isHardDelete=true`, { as: people.operator, body: { id } }),
      );
    const [draft, filed] = [await fileLetter(test, people.operator), await submitted()];
    expect([await remove(draft), await remove(filed)]).toEqual(['200', '409 onlyDraftsGo']);
    expect(await requestStatusOf(test, draft.requestId)).toBeUndefined();
    await expectOk(
      put(people.head, `${REQUESTS}/re-status`, {
        id: filed.requestId,
        version: await requestVersionOf(test, filed.requestId),
      }),
    );
    expect([await requestStatusOf(test, filed.requestId), await remove(filed)]).toEqual(['draft', '409 onlyDraftsGo']);
  });
});

describe('a note', () => {
  const note = async (as: Person, { requestId: id }: FiledRequest, values: object): Promise<string> =>
    answerSummary(await put(as, REQUESTS, { id, version: await requestVersionOf(test, id), ...values }));

  it('can be written by operator and officer to each other, and not in the name of the other', async () => {
    const filed = await submitted();
    expect([
      await note(people.operator, filed, { descToOfficer: 'Urgent' }),
      await note(people.receiver, filed, { descToUser: 'In two days' }),
    ]).toEqual(['200', '200']);
    expect([
      await note(people.operator, filed, { descToUser: 'x' }),
      await note(people.receiver, filed, { descToOfficer: 'x' }),
    ]).toEqual(['403 forbidden', '403 forbidden']);
    expect((await readCase(test, people.operator, filed.requestId)).request).toMatchObject({
      descToOfficer: 'Urgent',
      descToUser: 'In two days',
    });
    expect((await put(people.operator, REQUESTS, { id: filed.requestId, version: 1, descToOfficer: 'x' })).status).toBe(
      409,
    );
    expect(await note(people.operator, filed, { descToOfficer: 'ก'.repeat(2001) })).toMatch(/^400 /);
  });

  it('is refused on a request that has ended, with a message that says so', async () => {
    const filed = await submitted();
    await takeStep(test, people.operator, filed, 'cancel', { remark: 'No longer needed.' });
    const answer = await put(people.operator, REQUESTS, {
      id: filed.requestId,
      version: await requestVersionOf(test, filed.requestId),
      descToOfficer: 'x',
    });
    expect([answerSummary(answer), answerMessage(answer)]).toEqual([
      '409 notEditableNow',
      expect.stringContaining('ยกเลิก'),
    ]);
  });
});
