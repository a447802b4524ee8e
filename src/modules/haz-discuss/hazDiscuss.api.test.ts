/** Tests requests for rulings through the API: from the draft to the letter, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import type { Person } from '#platform/testing/people.ts';
import {
  CENTRAL_OFFICE,
  editDocument,
  expectOk,
  readCase,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { check, pass, receive, refileAs, sign, submit } from '#platform/testing/requestSteps.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { chosen, discuss, line } from '#modules/haz-discuss/testing/discusses.ts';

const DISCUSSES = '/api/v1/transaction/haz-discusses';
const CALCULATE = '/api/v1/transaction/requests/report/calculate-haz-discuss';
const PAST = '/api/v1/transaction/past-rulings/_search';

let test: TestApp;
let people: SigningPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

type Values = Readonly<Record<string, unknown>>;

const file = (values: Values = {}): Promise<FiledRequest> => fileDraft(test, people.operator, 'hazDiscuss', { values });
const call = (method: 'PUT' | 'POST', path: string, as: Person, body: unknown): Promise<TestAnswer> =>
  test.call(method, path, { as, body });
const calculate = (as: Person, body: unknown): Promise<TestAnswer> => call('POST', CALCULATE, as, body);
const draft = (values: Values): Promise<TestAnswer> =>
  call('PUT', DISCUSSES, people.operator, { ...discuss, ...values });
const problemsOf = ({ body }: TestAnswer): unknown =>
  (body as { fields?: readonly { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
const keyOf = ({ body }: TestAnswer): unknown => (body as { messageKey?: unknown }).messageKey;
const read = async (as: Person, { id }: Pick<FiledRequest, 'id'>): Promise<Values> => {
  const body = {
    page: 0,
    size: 1,
    where: [{ name: 'id', operator: '=', value: id }],
    children: [{ name: 'mainSubStances' }],
  };
  const answer = (await call('POST', `${DISCUSSES}/_search`, as, body)).body as { data: readonly Values[] };
  return answer.data[0] ?? {};
};
const codeOf = (value: unknown): unknown => (value as { key?: unknown } | null)?.key ?? null;
const review = async (values: Values = {}): Promise<FiledRequest> => {
  const filed = await file(values);
  await submit(test, people, filed);
  await receive(test, people, filed);
  return filed;
};
const process = (filed: FiledRequest): Promise<unknown> => takeStep(test, people.receiver, filed, 'process');
const issue = async (filed: FiledRequest): Promise<void> => {
  await process(filed);
  await check(test, people, filed);
  await pass(test, people, filed);
  await sign(test, people, filed);
};
const pastRulings = async (as: Person, dossier: string): Promise<readonly Values[]> => {
  const where = [
    { name: 'refDossier.code', operator: '=', value: dossier },
    { name: 'isActive', type: 'Boolean', operator: '=', value: true },
  ];
  return ((await call('POST', PAST, as, { page: 0, size: 50, where })).body as { data: readonly Values[] }).data;
};

describe('a request for a ruling', () => {
  it('is filed, processed, decided by the cases and issued', async () => {
    const filed = await review();
    await issue(filed);
    const { request, dossier } = await readCase(test, people.operator, filed.requestId);
    expect([request.status.code, dossier.state.code, dossier.revision, dossier.expireDate]).toEqual([
      'approved',
      'inForce',
      1,
      null,
    ]);
    expect(dossier.code).toMatch(/^หร\.\d+\/25\d\d$/);
    const issued = await read(people.operator, filed);
    expect([codeOf(issued['refResult']), issued['answerTh']]).toEqual([
      '2',
      expect.stringContaining('วัตถุอันตรายชนิดที่ 2'),
    ]);
    expect((issued['mainSubStances'] as readonly Values[]).map((row) => codeOf(row['refResult']))).toEqual(['2']);
    const printed = [
      await call('POST', '/api/v1/transaction/requests/report/haz-discuss', people.operator, { id: filed.requestId }),
      await call('POST', `${DISCUSSES}/report/data`, people.operator, { id: filed.id }),
      await call('POST', `${DISCUSSES}/report/data`, people.operator, { id: filed.id, locale: 'en' }),
    ];
    expect(printed.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual(
      Array.from({ length: 3 }, () => [200, '%PDF-']),
    );
  });

  it('keeps what officers prepare from the operator until it is issued', async () => {
    const filed = await review();
    await process(filed);
    const forOperator = await read(people.operator, filed);
    const prepared = ['refCalculated', 'calculation', 'processedDate', 'refDecision', 'decisionReason', 'letterTh'];
    expect(prepared.filter((name) => name in forOperator)).toEqual([]);
    expect(forOperator['refResult']).toBeNull();
    expect(codeOf((await read(people.receiver, filed))['refDecision'])).toBe('2');
    expect(
      JSON.stringify((await call('POST', `${DISCUSSES}/${filed.id}/_changes`, people.operator, {})).body),
    ).not.toContain('วัตถุอันตรายชนิดที่ 2');
    const refused = await editDocument(test, people.operator, filed, { refDecision: { key: '0' } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const unlocked = await sendRequestStep(test, people.receiver, filed, 'unlock', {
      remark: 'x',
      data: { fields: ['letterTh'] },
    });
    expect(unlocked.status).toBe(422);
  });

  it('is changed by a new revision, and cancelled; it is never renewed', async () => {
    const filed = await review();
    await issue(filed);
    const changed = await refileAs(test, people, { kind: 'change', base: filed });
    const copiedRow = { id: rowIdOf(await read(people.operator, changed)), concentration: 40 };
    await expectOk(editDocument(test, people.operator, changed, { mainSubStances: [copiedRow] }));
    await submit(test, people, changed);
    await receive(test, people, changed);
    await check(test, people, changed);
    const copied = await read(people.receiver, changed);
    const emptied = ['refCalculated', 'processedDate', 'refDecision', 'letterTh', 'refResult', 'answerTh'];
    expect(emptied.filter((name) => copied[name] !== null)).toEqual([]);
    expect(keyOf(await sendRequestStep(test, people.receiver, changed, 'pass'))).toBe('processFirst');
    await issue(changed);
    const { dossier } = await readCase(test, people.operator, changed.requestId);
    expect([dossier.revision, codeOf((await read(people.operator, changed))['refResult'])]).toEqual([2, '3']);
    expect((await pastRulings(people.receiver, dossier.code ?? '')).map((row) => codeOf(row['refResult']))).toEqual([
      '3',
    ]);
    const renewal = await call('PUT', '/api/v1/transaction/requests', people.operator, {
      refRequestType: { key: '2' },
      refBase: { id: changed.id },
    });
    expect(renewal.status).toBeGreaterThanOrEqual(400);
    const cancelled = await refileAs(test, people, { kind: 'cancellation', base: changed });
    await submit(test, people, cancelled);
    await receive(test, people, cancelled);
    await check(test, people, cancelled);
    await pass(test, people, cancelled);
    await takeStep(test, people.signatory, cancelled, 'approve');
    const ended = await readCase(test, people.operator, cancelled.requestId);
    expect(ended.dossier.state.code).toBe('cancelled');
    expect(await pastRulings(people.receiver, dossier.code ?? '')).toEqual([]);
  });

  it('is entered in the register from paper with its ruling', async () => {
    const head = await test.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
    const { mainSubStances, ...question } = discuss;
    const record = { ...question, question: 'หารือ', mainSubStances, letterTh: 'ไม่เข้าข่ายเป็นวัตถุอันตราย' };
    const entry = { refHolder: { id: people.holderId }, effectiveDate: '2026-01-05', remark: 'จากเอกสาร', record };
    expect(problemsOf(await call('PUT', `${DISCUSSES}/register`, head, entry))).toEqual(['refDecision rulingMissing']);
    const answer = await call('PUT', `${DISCUSSES}/register`, head, {
      ...entry,
      code: 'หร.99/2568',
      record: { ...record, refDecision: { key: '0' } },
    });
    expect([answer.status, codeOf((answer.body as Values)['refResult'])]).toEqual([200, '0']);
    expect(await pastRulings(head, 'หร.99/2568')).toHaveLength(1);
    const entered = answer.body as Values;
    const corrected = await call('PUT', `${DISCUSSES}/register`, head, {
      refBase: { id: entered['id'] },
      remark: 'พิมพ์ผิด',
      record: { refDecision: { key: '1' } },
    });
    expect([corrected.status, codeOf((corrected.body as Values)['refResult'])]).toEqual([200, '1']);
    expect((await pastRulings(head, 'หร.99/2568')).map((row) => codeOf(row['refResult']))).toEqual(['1']);
  });
});

describe('what must come first', () => {
  it.each([
    ['no operation', { refOperation: null, refSubOperation: null }],
    ['no objective', { refObjective: null, refSubObjective: null }],
    ['no sub-objective', { refSubObjective: null }],
    ['no sub-operation', { refOperation: { key: '5' }, refSubOperation: null }],
  ])('is refused with a substance and %s', async (_, values) => {
    expect(problemsOf(await draft(values))).toEqual(['mainSubStances.0.refSubStance operationAndObjectiveFirst']);
  });

  it('accepts a draft without substances, and choices that have no sub-choices', async () => {
    expect((await draft({ refOperation: null, mainSubStances: [] })).status).toBe(200);
    expect((await draft({ refObjective: chosen('OBJECTIVE', '9'), refSubObjective: null })).status).toBe(200);
  });

  it('refuses sub-choices of another operation or objective', async () => {
    expect(problemsOf(await draft({ refSubOperation: chosen('SUB_OPERATION', '51') }))).toEqual([
      'refSubOperation subOperationElsewhere',
    ]);
    expect(problemsOf(await draft({ refSubObjective: chosen('SUB_OBJECTIVE', '21') }))).toEqual([
      'refSubObjective subObjectiveElsewhere',
    ]);
  });

  it('needs a substance of the list or a name, and units that fit', async () => {
    const bad = { refConcentrationTest: { key: 'EQ' }, concentration: 1, refUnit: { key: 'WW' } };
    expect(problemsOf(await draft({ mainSubStances: [bad] }))).toEqual([
      'mainSubStances.0.refSubStance substanceOrName',
    ]);
    expect(problemsOf(await draft({ mainSubStances: [{ ...bad, otherName: 'X', refUnit: { key: 'CFUG' } }] }))).toEqual(
      ['mainSubStances.0.refUnit unitOfSolid'],
    );
    const range = line('HCL', 20, 'WW', { refConcentrationTest: { key: 'BT' }, toConcentration: 20 });
    expect(problemsOf(await draft({ mainSubStances: [range] }))).toEqual([
      'mainSubStances.0.toConcentration concentrationRangeEmpty',
    ]);
  });
});

describe('processing', () => {
  it('is required before it is passed on, and again after every change of what was processed', async () => {
    const filed = await review();
    await check(test, people, filed);
    expect(keyOf(await sendRequestStep(test, people.receiver, filed, 'pass'))).toBe('processFirst');
    await process(filed);
    await takeStep(test, people.receiver, filed, 'unlock', { remark: 'แก้ไข', data: { fields: ['mainSubStances'] } });
    const rowId = rowIdOf(await read(people.operator, filed));
    await expectOk(editDocument(test, people.operator, filed, { mainSubStances: [{ id: rowId, concentration: 21 }] }));
    await takeStep(test, people.operator, filed, 'request');
    expect(keyOf(await sendRequestStep(test, people.receiver, filed, 'pass'))).toBe('processAgain');
    await process(filed);
    await pass(test, people, filed);
  });

  it('is required again when the cases change, also while it waits for the signatory', async () => {
    const filed = await review({ mainSubStances: [line('NAOH', 10, 'WW')] });
    await process(filed);
    await check(test, people, filed);
    await pass(test, people, filed);
    const head = await test.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
    await expectOk(
      call('PUT', '/api/v1/master/haz-discuss-cases', head, {
        code: 'T-NAOH',
        nameTh: 'นำเข้าโซดาไฟเพื่อจำหน่าย',
        refOperation: { key: '1' },
        refObjective: chosen('OBJECTIVE', '1'),
        details: [
          {
            refHazType: { key: '3' },
            letterTh: 'เป็นชนิดที่ 3',
            subStances: [{ refSubStance: { key: 'NAOH' }, refConcentrationTest: { key: 'ANY' } }],
          },
        ],
      }),
    );
    const refused = await sendRequestStep(test, people.signatory, filed, 'not-sign');
    expect(keyOf(refused)).toBe('processAgain');
    await takeStep(test, people.signatory, filed, 'return-officer', { remark: 'ประมวลผลใหม่' });
    await process(filed);
    const { calculation, refDecision } = await read(people.receiver, filed);
    expect(codeOf(refDecision)).toBe('3');
    expect((calculation as { lines: readonly { decisive: unknown; passedOver: unknown }[] }).lines[0]).toMatchObject({
      decisive: { code: 'T-NAOH', result: 'type3' },
      passedOver: [{ code: 'DC-01', result: 'type1', why: 'wider' }],
    });
  });

  it('proposes the ruling; the officer may differ with a reason, which stays until the result changes', async () => {
    const filed = await review();
    await process(filed);
    const decide = (values: Values): Promise<TestAnswer> => editDocument(test, people.receiver, filed, values);
    expect(problemsOf(await decide({ refDecision: { key: '3' } }))).toEqual(['decisionReason differingReason']);
    await expectOk(decide({ refDecision: { key: '3' }, decisionReason: 'ใช้ร่วมกับสารอื่น', letterTh: 'ชนิดที่ 3' }));
    await process(filed);
    expect(await read(people.receiver, filed)).toMatchObject({ decisionReason: 'ใช้ร่วมกับสารอื่น', letterTh: 'ชนิดที่ 3' });
    await check(test, people, filed);
    await pass(test, people, filed);
    await sign(test, people, filed);
    const issued = await read(people.operator, filed);
    expect([codeOf(issued['refResult']), issued['answerTh']]).toEqual(['3', 'ชนิดที่ 3']);
    expect((issued['mainSubStances'] as readonly Values[]).map((row) => row['refResult'])).toEqual([null]);
    const { dossier } = await readCase(test, people.operator, filed.requestId);
    const [past] = await pastRulings(people.receiver, dossier.code ?? '');
    expect(past).toMatchObject({ decisionReason: 'ใช้ร่วมกับสารอื่น' });
    expect(JSON.stringify(past)).not.toContain('AQ-ACID');
    expect(JSON.stringify(past)).not.toContain('refHolder');
  });

  it('leaves decision and letter to the officer if the cases cannot tell, and neither may be missing', async () => {
    const filed = await review({ mainSubStances: [line('HCL', 20, 'WV')] });
    await process(filed);
    await check(test, people, filed);
    const { refCalculated, refDecision, letterTh } = await read(people.receiver, filed);
    expect([refCalculated, refDecision, letterTh]).toEqual([null, null, null]);
    const passed = (): Promise<TestAnswer> => sendRequestStep(test, people.receiver, filed, 'pass');
    expect(problemsOf(await passed())).toEqual(['refDecision rulingMissing']);
    await expectOk(editDocument(test, people.receiver, filed, { refDecision: { key: '2' } }));
    expect(problemsOf(await passed())).toEqual(['letterTh letterMissing']);
    await expectOk(editDocument(test, people.receiver, filed, { letterTh: 'เป็นชนิดที่ 2' }));
    await expectOk(passed());
  });

  it('is not for a cancellation', async () => {
    const filed = await review();
    await issue(filed);
    const cancelled = await refileAs(test, people, { kind: 'cancellation', base: filed });
    await submit(test, people, cancelled);
    await receive(test, people, cancelled);
    expect(keyOf(await sendRequestStep(test, people.receiver, cancelled, 'process'))).toBe('cancellationNotProcessed');
  });

  it('can be taken back, with everything it has written', async () => {
    const filed = await review();
    await process(filed);
    const head = await test.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
    const { request } = await readCase(test, head, filed.requestId);
    await expectOk(
      call('PUT', '/api/v1/transaction/requests/re-status', head, {
        id: filed.requestId,
        version: request.version,
        remark: 'ประมวลผลผิด',
      }),
    );
    const { refCalculated, calculation, processedDate, letterTh } = await read(people.receiver, filed);
    expect([refCalculated, calculation, processedDate, letterTh]).toEqual([null, null, null, null]);
    await process(filed);
    expect((await read(people.receiver, filed))['processedDate']).not.toBeNull();
  });
});

describe('calculate-haz-discuss', () => {
  it('processes the request for the officer who reviews it', async () => {
    const filed = await review();
    const answer = await calculate(people.receiver, { id: filed.requestId });
    expect(answer.body).toMatchObject({ result: 'type2', isPreview: false });
    expect(codeOf((await read(people.receiver, filed))['refCalculated'])).toBe('2');
  });

  it('is a preview for everybody else, and stores nothing', async () => {
    const filed = await review();
    expect((await calculate(people.operator, { id: filed.requestId })).body).toMatchObject({
      result: 'type2',
      isPreview: true,
      version: null,
    });
    expect((await read(people.receiver, filed))['refCalculated']).toBeNull();
    const stranger = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' });
    expect((await calculate(stranger, { id: filed.requestId })).status).toBe(404);
  });

  it('previews what is still being written, and refuses what cannot be calculated', async () => {
    const ask = (values: Values): Promise<TestAnswer> =>
      calculate(people.operator, { record: { ...discuss, ...values } });
    expect((await ask({ productNameTh: null })).body).toMatchObject({ result: 'type2', isPreview: true });
    const both = await ask({ mainSubStances: [line('HCL', 10, 'WW'), line('MG-HCL', 1, 'WW')] });
    expect((both.body as { lines: readonly { result: string }[] }).lines.map(({ result }) => result)).toEqual([
      'type1',
      'type4',
    ]);
    expect(both.body).toMatchObject({ result: 'type4' });
    expect(problemsOf(await ask({ refOperation: null, refSubObjective: null }))).toContain(
      'mainSubStances.0.refSubStance operationAndObjectiveFirst',
    );
    expect(keyOf(await ask({ mainSubStances: [] }))).toBe('substanceOrName');
    expect((await calculate(people.operator, {})).status).toBe(400);
  });

  it('does not tell by its refusals what officers have processed', async () => {
    const filed = await review();
    await process(filed);
    await takeStep(test, people.receiver, filed, 'unlock', { remark: 'แก้ไข', data: { fields: ['appearance'] } });
    const { request } = await readCase(test, people.operator, filed.requestId);
    const version = (await read(people.operator, filed))['version'];
    const tried = await Promise.all(
      ['1', '2'].map((key) =>
        call('POST', `${DISCUSSES}/_check`, people.operator, { id: filed.id, version, refCalculated: { key } }),
      ),
    );
    expect(request.unlockedFields).toEqual(['appearance']);
    const [wrong, right] = tried.map(({ body }) => (body as { readonly problems: readonly unknown[] }).problems);
    expect(wrong).toHaveLength(1);
    expect(right).toEqual(wrong);
  });

  it.each([
    ['a count of microbes is a minimum', [line('B-SUBT', 100, 'CFUML')], 'notControlled'],
    [
      'a range is answered by the strictest',
      [line('HCL', 10, 'WW', { refConcentrationTest: { key: 'BT' }, toConcentration: 20 })],
      'type2',
    ],
    ['less than a limit', [line('HCL', 15, 'WW', { refConcentrationTest: { key: 'LT' } })], 'type1'],
    ['a substance that is not listed', [{ otherName: 'X', refConcentrationTest: { key: 'ANY' } }], null],
  ])('%s', async (_, mainSubStances, result) => {
    expect((await calculate(people.operator, { record: { ...discuss, mainSubStances } })).body).toMatchObject({
      result,
    });
  });
});

describe('past rulings', () => {
  it('are read by officers, and not by operators', async () => {
    const body = { page: 0, size: 1 };
    const customs = await test.person({ roles: ['OFFICER_CUSTOMS'] });
    expect((await call('POST', PAST, customs, body)).status).toBe(200);
    expect((await call('POST', PAST, people.operator, body)).status).toBe(403);
  });

  it('are archived while the letter is suspended', async () => {
    const filed = await review();
    await issue(filed);
    const { dossier } = await readCase(test, people.signatory, filed.requestId);
    const change = (action: string, version: number): Promise<TestAnswer> =>
      call('PUT', `/api/v1/transaction/dossiers/${action}`, people.signatory, {
        id: dossier.id,
        version,
        remark: 'ทบทวน',
      });
    await expectOk(change('suspend', dossier.version));
    expect(await pastRulings(people.receiver, dossier.code ?? '')).toEqual([]);
    await expectOk(change('reinstate', dossier.version + 1));
    expect(await pastRulings(people.receiver, dossier.code ?? '')).toHaveLength(1);
  });
});

function rowIdOf({ mainSubStances }: Values): unknown {
  return (mainSubStances as readonly Values[])[0]?.['id'];
}
