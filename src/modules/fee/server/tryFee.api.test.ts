/** Tests the trial of a fee by stored rates or by one that is still being edited; nothing is written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRecord } from '#language/checkRecord.ts';
import { getEntity } from '#language/catalogue.ts';
import { documentType as documentTypes, requestType as requestTypes } from '#platform/model/businessChoices.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { seedReference } from '#platform/server/seeds/reference.ts';
import type { FeeAnswer } from '../feeAnswer.ts';
import { feeRateSeeds } from './seed/feeRates.ts';
import { moduleServer } from './index.ts';

const RATES = '/api/v1/master/fee-rates';

let site: TestApp;
let finance: Person;
beforeAll(async () => {
  site = await startTestApp();
  finance = await site.person({ roles: ['OFFICER_FINANCE'] });
  const { app } = site;
  const context = {
    client: app.pools.api,
    catalogue: app.catalogue,
    now: app.clock.now(),
    hashPassword: () => Promise.reject(new Error('Nobody is made here')),
  };
  await seedReference(context, [moduleServer]);
});
afterAll(() => site.stop());

const document = (code: keyof typeof documentTypes.values): { key: string } => ({
  key: documentTypes.values[code].key,
});
const kind = (code: keyof typeof requestTypes.values): { key: string } => ({ key: requestTypes.values[code].key });
const questionWith = (more: object = {}): object => ({
  documentType: document('licenceImport'),
  requestType: kind('new'),
  date: '2026-11-15',
  ...more,
});
const attempt = (body: object, as: Person | undefined = finance): Promise<TestAnswer> =>
  site.call('POST', `${RATES}/try`, { as, body });
const answerTo = async (body: object): Promise<FeeAnswer> => {
  const answer = await attempt(body);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as FeeAnswer;
};
const faults = ({ body }: TestAnswer): string[] =>
  (body as { fields: { path: string; messageKey: string }[] }).fields.map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
const rateCount = async (): Promise<unknown> =>
  (await site.app.pools.api.query('select count(*)::int as "n", sum("version")::int as "versions" from "fee_rate"'))
    .rows[0];

describe('a fee by the stored rates', () => {
  it('is returned with its rate, range, due date and reasons in both languages', async () => {
    const fee = await answerTo(questionWith({ tonsPerYear: 10 }));
    expect(fee).toMatchObject({
      kind: 'fee',
      rate: { code: 'FEE-08' },
      basis: 'tonsPerYear',
      range: { index: 1, fromValue: 10, toValue: 50 },
      amount: 1000,
      times: 1,
      fullTotal: 1000,
      total: 1000,
      dueDays: 30,
      dueDate: '2026-12-15T00:00:00+07:00',
      waiver: null,
    });
    expect(fee.why.map(({ th }) => th)).toEqual([
      'ใช้อัตรา FEE-08 ใบอนุญาตนำเข้า (ชนิดที่ 3) ซึ่งมีผลตั้งแต่ 1 มกราคม 2569',
      'ปริมาณ 10 ตันต่อปี อยู่ในช่วงตั้งแต่ 10 แต่น้อยกว่า 50 ตันต่อปี: 1,000.00 บาท',
      'ชำระภายใน 30 วัน นับจาก 15 พฤศจิกายน 2569 คือภายใน 15 ธันวาคม 2569',
    ]);
    expect(fee.why.map(({ en }) => en)[2]).toBe('Due within 30 days of 15 November 2026: by 15 December 2026.');
  });

  it('is counted by copies, trips and items', async () => {
    expect(await answerTo(questionWith({ documentType: document('toWhom'), copies: 3 }))).toMatchObject({
      total: 600,
      times: 3,
    });
    expect(await answerTo(questionWith({ documentType: document('inspection'), trips: 2 }))).toMatchObject({
      total: 2000,
    });
    expect(await answerTo(questionWith({ documentType: document('samplingAnalysis') }))).toMatchObject({
      kind: 'missing',
      what: 'items',
    });
    expect(await answerTo(questionWith({ documentType: document('noticeImport') }))).toMatchObject({
      kind: 'fee',
      total: 0,
      dueDate: null,
      dueDays: null,
    });
  });

  it('is reported missing with its reason: no rate, no quantity', async () => {
    expect(await answerTo(questionWith({ documentType: document('ruling') }))).toMatchObject({
      kind: 'missing',
      what: 'rate',
      rate: null,
      why: [{ messageKey: 'feeNotFound' }, { messageKey: 'feeNoRateOfDocument' }],
    });
    expect(await answerTo(questionWith({ requestType: kind('cancel'), tonsPerYear: 1 }))).toMatchObject({
      what: 'rate',
      why: [{}, { messageKey: 'feeNoRateOfKind' }],
    });
    expect(await answerTo(questionWith({ date: '2001-01-01', tonsPerYear: 1 }))).toMatchObject({
      what: 'rate',
      why: [{}, { messageKey: 'feeNoRateOnDay' }],
    });
    expect(await answerTo(questionWith())).toMatchObject({
      what: 'quantity',
      rate: { code: 'FEE-08' },
      why: [{ th: 'อัตรา FEE-08 คิดตามปริมาณ กรุณาระบุปริมาณเป็นตันต่อปี' }],
    });
  });
});

describe('the question', () => {
  it('is parsed strictly: unknown names, wrong types and missing records are reported at their path', async () => {
    expect(await attempt(questionWith({ tons: 5 }))).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField' },
    });
    expect(await attempt(questionWith({ version: 5 }))).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField' },
    });
    expect(await attempt(questionWith({ tonsPerYear: 'much' }))).toMatchObject({
      status: 400,
      body: { messageKey: 'wrongType' },
    });
    expect(await attempt([])).toMatchObject({ status: 400 });
    expect(faults(await attempt({}))).toEqual(['documentType required', 'requestType required', 'date required']);
    expect(faults(await attempt(questionWith({ tonsPerYear: -1, copies: 0 })))).toEqual([
      'copies minValue',
      'tonsPerYear minValue',
    ]);
    expect(faults(await attempt(questionWith({ country: { id: '01a00000-0000-7000-8000-000000000000' } })))).toEqual([
      'country referenceNotFound',
    ]);
    expect(faults(await attempt(questionWith({ documentType: { key: '99' } })))).toEqual(['documentType notInGroup']);
    expect(faults(await attempt(questionWith({ date: '2200-12-30', tonsPerYear: 1 })))).toEqual(['date invalidFormat']);
  });

  it('may be sent by people who may view fee rates', async () => {
    const operator = await site.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'individual',
      memberOf: { holderId: await makeHolder(site.app), kind: 'owner' },
    });
    expect((await attempt(questionWith(), operator)).status).toBe(403);
    expect((await site.call('POST', `${RATES}/try`, { body: questionWith() })).status).toBe(401);
    for (const role of ['OFFICER_FINANCE', 'OFFICER_CENTER', 'OFFICER_HEAD', 'SIGNATORY', 'AUDITOR', 'ADMIN']) {
      expect((await attempt(questionWith(), await site.person({ roles: [role] }))).status, role).toBe(200);
    }
    expect((await attempt(questionWith(), await site.person({ roles: ['OFFICER_LAB'] }))).status).toBe(403);
  });
});

describe('an unsaved rate', () => {
  const draft = {
    refDocumentType: document('ruling'),
    requestTypes: ['new'],
    refBasis: { key: '1' },
    amount: 350,
    dueDays: 7,
    effectiveDate: '2026-01-01',
  };

  it('is tried as it is, for its own document, and nothing is written', async () => {
    const before = await rateCount();
    const department = await makeDepartment(site.app, { nameTh: 'กรมอื่น' });
    const trial = {
      requestType: kind('new'),
      date: '2026-11-15',
      copies: 2,
      rate: { ...draft, excludeDepartments: [{ refDepartment: { id: department }, toDate: '2026-12-31' }] },
    };
    expect(await answerTo(trial)).toMatchObject({
      kind: 'fee',
      total: 700,
      dueDate: '2026-11-22T00:00:00+07:00',
      why: [{}, {}, { messageKey: 'feeNotWaived' }, {}],
    });
    const waived = await answerTo({ ...trial, department: { id: department } });
    expect(waived).toMatchObject({
      total: 0,
      fullTotal: 700,
      dueDate: null,
      waiver: { kind: 'agency', path: 'excludeDepartments.0', until: '2026-12-31T00:00:00+07:00' },
    });
    expect(waived.why.map(({ th }) => th)).toContain('ยกเว้นค่าธรรมเนียมให้หน่วยงาน กรมอื่น');
    expect(await rateCount()).toEqual(before);
  });

  it('reports what it lacks, and bad input at its path in the rate', async () => {
    const trial = { requestType: kind('new'), date: '2026-11-15' };
    expect(await answerTo({ ...trial, rate: {} })).toMatchObject({
      kind: 'missing',
      what: 'draft',
      why: [{ messageKey: 'feeDocumentMissing' }],
    });
    expect(await answerTo({ ...trial, rate: { ...draft, amount: null } })).toMatchObject({
      what: 'draft',
      why: [{ messageKey: 'feeAmountMissing' }],
    });
    expect(await answerTo({ ...trial, rate: { ...draft, effectiveDate: null } })).toMatchObject({
      what: 'rate',
      why: [{}, { messageKey: 'feeDatesMissing' }],
    });
    expect(faults(await attempt({ ...trial, rate: { ...draft, nonsense: 1 } }))).toEqual([
      'rate.nonsense unknownField',
    ]);
    expect(faults(await attempt({ ...trial, rate: { ...draft, refDocumentType: { key: '99' } } }))).toEqual([
      'rate.refDocumentType notInGroup',
    ]);
  });

  it('may be a stored one with changes: its other rows still count', async () => {
    const { rows } = await site.app.pools.api.query<{ id: string; range: string }>(
      `select f."id", r."id" as "range" from "fee_rate" f join "fee_rate_range" r on r."fee_rate_id" = f."id"
        where f."code" = 'FEE-08' and r."seq" = 2`,
    );
    const [stored] = rows;
    const trial = { requestType: kind('new'), date: '2026-11-15', tonsPerYear: 20 };
    expect(await answerTo({ ...trial, rate: { id: stored?.id } })).toMatchObject({ total: 1000 });
    expect(
      await answerTo({ ...trial, rate: { id: stored?.id, ranges: [{ id: stored?.range, amount: 1200 }] } }),
    ).toMatchObject({ total: 1200 });
    expect(
      await answerTo({
        ...trial,
        tonsPerYear: 70,
        rate: { id: stored?.id, ranges: [{ id: stored?.range, amount: 1200 }] },
      }),
    ).toMatchObject({ total: 1500 });
    expect(await answerTo(questionWith({ tonsPerYear: 20 }))).toMatchObject({ total: 1000 });
  });
});

describe('the rates of a new installation', () => {
  it('pass every rule, never overlap, and are marked as law or as a proposal', async () => {
    const { catalogue } = site.app;
    for (const seed of feeRateSeeds)
      expect([
        seed.code,
        checkRecord({
          catalogue,
          entity: getEntity(catalogue, 'feeRate'),
          record: seed,
          facts: { overlappingFeeRates: [] },
        }),
      ]).toEqual([seed.code, []]);
    expect(feeRateSeeds.filter(({ remark }) => remark === null || remark === undefined)).toEqual([]);
    const pairs = feeRateSeeds.flatMap(({ refDocumentType, requestTypes: kinds }) =>
      (kinds ?? []).map((requestKind) => `${String(refDocumentType)} ${requestKind}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(feeRateSeeds.filter(({ legalBasis }) => legalBasis?.includes('2552')).map(({ code }) => code)).toEqual([
      'FEE-03',
      'FEE-04',
      'FEE-10',
      'FEE-08',
    ]);
  });

  it('are not added for documents that have rates already', async () => {
    const { app } = site;
    const context = {
      client: app.pools.api,
      catalogue: app.catalogue,
      now: app.clock.now(),
      hashPassword: () => Promise.reject(new Error('Nobody is made here')),
    };
    expect((await moduleServer.reference?.seed(context))?.insertedIds).toEqual([]);
  });
});
