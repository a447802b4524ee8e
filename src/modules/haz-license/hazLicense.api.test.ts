/** Licences and notices from the draft to the end: what is computed, proposed and disclosed, the register, the public and the lists. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { answerMessage, answerSummary } from '#platform/testing/answerSummary.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import type { Person } from '#platform/testing/people.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { readCsv } from '#platform/testing/readCsv.ts';
import {
  editDocument,
  expectOk,
  readCase,
  requestStatusOf,
  requestVersionOf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { check, pass, pay, receive, sendBack, submit } from '#platform/testing/requestSteps.ts';
import { makeOperator, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { listedObject } from '#modules/haz/testing/products.ts';
import { FIRST_AREA } from '#modules/storage-location/testing/places.ts';
import { cardsOf, LICENCES, licenceCases, rowsOf, type LicenceCases } from './testing/licenceCases.ts';
import { certifiedFor, objective, quantityUnit } from './testing/licences.ts';
import { lineOf, takeKg } from './testing/uses.ts';

const REQUESTS = '/api/v1/transaction/requests';
const DETAILS = '/api/v1/transaction/haz-license-details';
const CONDITIONS = '/api/v1/transaction/haz-license-conditions';
const RESERVE_USE = '/api/v1/transaction/stock-cards/haz-license/reserve-use';

type Values = Readonly<Record<string, unknown>>;
type Id = { readonly id: string };

let test: TestApp;
let people: SigningPeople;
let cases: LicenceCases;
/** A liquid of type 3, with its density. */
let liquid: Id;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  people = await makeSigningPeople(test);
  cases = licenceCases(test, people);
  liquid = await cases.register('registrationImport', {
    refHazObject: listedObject.type3,
    refPhysicalState: { key: 'L' },
    refFormulation: { id: lookupId('FORMULATION', 'SL') },
    density: 1.13,
  });
});
afterAll(() => test.stop());

const search = async (as: Person, body: Values, path = LICENCES): Promise<readonly Values[]> =>
  ((await expectOk(test.call('POST', `${path}/_search`, { as, body }))) as { data: readonly Values[] }).data;
const byId = ({ id }: Id): Values => ({ where: [{ name: 'id', operator: '=', value: id }] });
const read = async (as: Person, filed: Id, select?: readonly string[]): Promise<Values> =>
  (await search(as, { ...byId(filed), ...(select === undefined ? {} : { select }) }))[0] ?? {};
const dayOf = (value: unknown): string => String(value).slice(0, 10);
const asOfficer = (filed: FiledRequest, values: Values) => editDocument(test, people.receiver, filed, values);
const dossierOf = async ({ requestId }: FiledRequest) => (await readCase(test, people.operator, requestId)).dossier;
const feesOf = async ({ requestId }: FiledRequest): Promise<readonly string[]> => {
  const { rows } = await test.app.pools.api.query<{ fee: string }>(
    `select "net_amount" || ' ' || "status" as "fee" from "fee_statement" where "request_id" = $1 order by "create_date"`,
    [requestId],
  );
  return rows.map(({ fee }) => fee);
};

/** Two lines, one in tons and one in litres, kept in two stores. */
async function twoLines(): Promise<Values> {
  const { product, store } = await cases.papers('licenceImport');
  const second = await cases.register('storageLocation', certifiedFor('3'));
  return {
    details: [
      { refHaz: product, quantity: 2.5, refQuantityUnit: quantityUnit('TNE'), refObjective: objective('1') },
      { refHaz: liquid, quantity: 1000, refQuantityUnit: quantityUnit('LTR'), refObjective: objective('2') },
    ],
    storageLocations: [
      { refPlace: store, areaLineId: FIRST_AREA, quantity: 3000 },
      { refPlace: second, areaLineId: FIRST_AREA, quantity: 630 },
    ],
  };
}

describe('a licence to import', () => {
  it('is filed with two products and two stores, and weighs, numbers and names everything itself', async () => {
    const filed = await cases.file('licenceImport', await twoLines());
    const lines = await rowsOf(test, filed, 'detail');
    expect(lines.map((row) => [row['sequence'], row['kg_per_unit'], row['kilograms'], row['operation']])).toEqual([
      [1, '1000.0000000', '2500.000', 'import'],
      [2, '1.1300000', '1130.000', 'import'],
    ]);
    const places = await rowsOf(test, filed, 'storage_location');
    expect(places.map((row) => [row['is_location'], row['area_name'], row['location_type']])).toEqual([
      [true, 'อาคาร A', 'storage'],
      [true, 'อาคาร A', 'storage'],
    ]);
    expect(await read(people.operator, filed)).toMatchObject({
      quantity: 3630,
      refQuantityUnit: quantityUnit('KGM'),
      squareMetres: null,
      productNameEn: expect.stringMatching(/^AQ-CHLOR 65 series \d+, AQ-CHLOR 65 series \d+$/u) as string,
      effectiveDate: null,
      expireDate: null,
      quantityRemaining: null,
    });
  });

  it('is charged by tons a year, signed, and states its number, term and conditions', async () => {
    const filed = await cases.file('licenceImport', { ...(await twoLines()), validMonths: 12 });
    await cases.issue(filed);
    expect(await feesOf(filed)).toEqual(['500.00 paid']);
    const { code, effectiveDate, expireDate, state } = await dossierOf(filed);
    expect(code).toMatch(/^นข\.\d+\/25\d\d$/u);
    expect([state.code, effectiveDate, Number(expireDate?.slice(0, 4)) - Number(effectiveDate?.slice(0, 4))]).toEqual([
      'inForce',
      test.clock.today(),
      1,
    ]);
    const issued = await read(people.operator, filed);
    expect([dayOf(issued['effectiveDate']), dayOf(issued['expireDate'])]).toEqual([effectiveDate, expireDate]);
    expect(String(issued['conditionsEn']).split('\n')).toEqual([
      expect.stringContaining('section 20') as string,
      expect.stringContaining('before the hazardous substance leaves the customs house') as string,
      expect.stringContaining('only in the places listed on the back') as string,
    ]);
    expect(await cardsOf(test, filed)).toEqual({ 'quota 1': '2500 0 0 0', 'quota 2': '1130 0 0 0' });
    expect(issued).toMatchObject({ quantityRemaining: 3630, usedShare: 0 });
  });

  it('is charged by the range of its tons a year, at the edge of a range by the higher one', async () => {
    const feeFor = async (kilograms: number): Promise<readonly string[]> => {
      const details = [
        {
          refHaz: (await cases.papers('licenceImport')).product,
          quantity: kilograms,
          refQuantityUnit: quantityUnit('KGM'),
          refObjective: objective('1'),
        },
      ];
      const filed = await cases.file('licenceImport', { details, validMonths: 36 });
      for (const step of [submit, receive, check, pass]) await step(test, people, filed);
      return feesOf(filed);
    };
    expect([await feeFor(29_999.999), await feeFor(30_000)]).toEqual([['500.00 waitPayment'], ['1000.00 waitPayment']]);
  });
});

describe('a notice', () => {
  it('costs nothing, goes straight on to be signed, and is issued on the day it was filed', async () => {
    const filed = await cases.file('noticeImport');
    for (const step of [submit, receive, check, pass]) await step(test, people, filed);
    expect([await requestStatusOf(test, filed.requestId), await feesOf(filed)]).toEqual(['waitSign', []]);
    await expectOk(cases.decide(filed));
    const { code, effectiveDate } = await dossierOf(filed);
    expect([code?.replace(/\d+/u, 'n'), effectiveDate]).toEqual(['ร.นข.n/2569', test.clock.today()]);
  });
});

describe('the conditions of a licence', () => {
  const atReview = async (): Promise<FiledRequest> => {
    const filed = await cases.file('licenceImport');
    await submit(test, people, filed);
    await receive(test, people, filed);
    return filed;
  };
  const proposals = async (filed: FiledRequest): Promise<readonly unknown[]> =>
    (await rowsOf(test, filed, 'condition')).map((row) => row['condition_id'] ?? row['text_th']);

  it('are proposed by operation, type and substance when it is received, and taken away if that is taken back', async () => {
    const filed = await cases.file('licenceImport');
    await submit(test, people, filed);
    expect(await proposals(filed)).toEqual([]);
    await receive(test, people, filed);
    expect(await proposals(filed)).toHaveLength(3);
    await expectOk(
      test.call('PUT', `${REQUESTS}/re-status`, {
        as: people.head,
        body: { id: filed.requestId, version: await requestVersionOf(test, filed.requestId) },
      }),
    );
    expect(await proposals(filed)).toEqual([]);
    await receive(test, people, filed);
    expect(await proposals(filed)).toHaveLength(3);
  });

  it('are proposed anew when a request comes back: what no longer fits goes, what the officer wrote stays', async () => {
    const filed = await atReview();
    await expectOk(asOfficer(filed, { proposedConditions: [{ textTh: 'ห้ามขายต่อ', textEn: null }] }));
    const before = await proposals(filed);
    await sendBack(test, people, filed);
    const setListed = (isActive: boolean) =>
      test.app.pools.api.query(`update "licence_condition" set "is_active" = $1 where "code" = 'C-02'`, [isActive]);
    await setListed(false);
    try {
      await submit(test, people, filed);
      await receive(test, people, filed);
      const after = await proposals(filed);
      expect([before.length, after.length, after.includes('ห้ามขายต่อ')]).toEqual([4, 3, true]);
      expect(before.filter((one) => !after.includes(one))).toHaveLength(1);
      await expectOk(
        test.call('PUT', `${REQUESTS}/re-status`, {
          as: people.head,
          body: { id: filed.requestId, version: await requestVersionOf(test, filed.requestId) },
        }),
      );
      expect(new Set(await proposals(filed))).toEqual(new Set(before));
    } finally {
      await setListed(true);
    }
  });

  it('are edited by the officer alone, and by nobody once the case was passed on', async () => {
    const filed = await atReview();
    const [first] = await rowsOf(test, filed, 'condition');
    const own = { textTh: 'ห้ามขายต่อ', textEn: 'Not to be sold on.' };
    const values = { proposedConditions: [{ id: first?.['id'], isDelete: true }, own] };
    expect((await cases.edit(filed, values)).status).toBe(409);
    expect(answerSummary(await cases.put('licenceImport', { proposedConditions: [own] }))).toBe(
      '422 formInvalid proposedConditions managedField',
    );
    await expectOk(asOfficer(filed, values));
    expect((await proposals(filed)).at(-1)).toBe('ห้ามขายต่อ');
    expect(answerSummary(await asOfficer(filed, { proposedConditions: [{ refCondition: null, textEn: 'x' }] }))).toBe(
      '422 formInvalid proposedConditions.0.textTh required',
    );
    await check(test, people, filed);
    await pass(test, people, filed);
    expect((await asOfficer(filed, { proposedConditions: [own] })).status).toBe(409);
    await pay(test, people, filed);
    await expectOk(cases.decide(filed));
    const { conditionsTh, conditionsEn } = await read(people.operator, filed);
    expect([String(conditionsTh).split('\n').at(-1), String(conditionsEn).split('\n').at(-1)]).toEqual([
      own.textTh,
      own.textEn,
    ]);
  });

  it('are hidden from the operator in every call before it is issued', async () => {
    const filed = await atReview();
    const secret = 'ข้อความลับของเจ้าหน้าที่';
    await expectOk(asOfficer(filed, { proposedConditions: [{ textTh: secret, textEn: 'secret' }] }));
    const asked = (as: Person) => [
      test.call('POST', `${LICENCES}/_search`, { as, body: byId(filed) }),
      test.call('POST', `${LICENCES}/_search`, {
        as,
        body: { ...byId(filed), children: [{ name: 'proposedConditions' }] },
      }),
      test.call('POST', `${LICENCES}/_search`, {
        as,
        body: { where: [{ name: 'proposedConditions.textTh', operator: 'like', value: secret }] },
      }),
      test.call('POST', `${CONDITIONS}/_search`, { as, body: {} }),
      test.call('POST', `${LICENCES}/${filed.id}/_rev`, { as, body: {} }),
      test.call('POST', `${LICENCES}/${filed.id}/_changes`, { as, body: {} }),
      test.call('POST', `${REQUESTS}/case`, { as, body: { id: filed.requestId } }),
      test.call('POST', `${REQUESTS}/references`, { as, body: { id: filed.requestId } }),
      test.call('POST', `${LICENCES}/report/data`, { as, body: { ...byId(filed) } }),
    ];
    const answers = await Promise.all(asked(people.operator));
    expect(answers.filter(({ text }) => text.includes(secret))).toEqual([]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // An officer reads them, so the calls are the right ones.
    const officers = await Promise.all(asked(people.receiver));
    expect(officers.filter(({ text }) => text.includes(secret)).length).toBeGreaterThanOrEqual(2);
    const { editable } = await readCase(test, people.operator, filed.requestId);
    expect(editable).not.toContain('proposedConditions');
  });

  it('as many and as long as they may be, are disclosed whole', async () => {
    const filed = await atReview();
    const old = (await rowsOf(test, filed, 'condition')).map(({ id }) => ({ id, isDelete: true }));
    const long = Array.from({ length: 30 }, () => ({ textTh: 'ก'.repeat(1000), textEn: 'x'.repeat(1000) }));
    await expectOk(asOfficer(filed, { proposedConditions: [...old, ...long] }));
    await check(test, people, filed);
    await pass(test, people, filed);
    await pay(test, people, filed);
    await expectOk(cases.decide(filed));
    const { conditionsTh } = await read(people.operator, filed);
    expect(
      String(conditionsTh)
        .split('\n')
        .map((line) => line.length),
    ).toEqual(long.map(() => 1000));
  });

  it('are each in the paper once, in one line, however the text was pasted', async () => {
    const filed = await atReview();
    const [first] = await rowsOf(test, filed, 'condition');
    const listed = { id: first?.['condition_id'] };
    expect(answerSummary(await asOfficer(filed, { proposedConditions: [{ refCondition: listed }] }))).toBe(
      '422 formInvalid proposedConditions.0.refCondition duplicateValue',
    );
    const pasted = { textTh: ' หนึ่ง\r\nสอง\rสาม\u000Bสี่\t\tห้า ', textEn: 'one\r\ntwo\rthree' };
    await expectOk(asOfficer(filed, { proposedConditions: [pasted, { textTh: 'เอง' }, { textTh: 'เขียน' }] }));
    for (const step of [check, pass, pay]) await step(test, people, filed);
    await expectOk(cases.decide(filed));
    const { conditionsTh, conditionsEn } = await read(people.operator, filed);
    expect(String(conditionsTh).split('\n').slice(3)).toEqual(['หนึ่ง สอง สามสี่ ห้า', 'เอง', 'เขียน']);
    expect(String(conditionsEn).split('\n')[3]).toBe('one two three');
  });

  it('go on with a change, which discloses them again, and with a renewal', async () => {
    const base = await cases.issue(await cases.file('licenceImport'));
    const before = await read(people.operator, base);
    for (const kind of ['change', 'renewal'] as const) {
      const next = await cases.refile(kind, base);
      expect(await read(people.operator, next)).toMatchObject({ conditionsTh: null, effectiveDate: null });
      await cases.issue(next);
      expect((await read(people.operator, next))['conditionsTh']).toBe(before['conditionsTh']);
      expect(await rowsOf(test, next, 'condition')).toHaveLength(3);
      if (kind === 'change') Object.assign(base, next);
    }
  });
});

describe('a licence in force', () => {
  it('is changed: new lines get the next numbers, those of removed lines are never used again', async () => {
    const issued = await cases.issue(await cases.file('licenceImport', await twoLines()));
    const third = await cases.register('registrationImport', { refHazObject: listedObject.type3 });
    const line = (refHaz: Id, quantity: number) => ({
      refHaz,
      quantity,
      refQuantityUnit: quantityUnit('KGM'),
      refObjective: objective('1'),
    });
    const one = await cases.refile('change', issued);
    const [, second] = await rowsOf(test, one, 'detail');
    const [, store] = await rowsOf(test, one, 'storage_location');
    await expectOk(
      cases.edit(one, {
        details: [{ id: second?.['id'], isDelete: true }, line(third, 700)],
        storageLocations: [{ id: store?.['id'], isDelete: true }],
      }),
    );
    await cases.issue(one);
    expect(await cardsOf(test, one)).toEqual({ 'quota 1': '2500 0 0 0', 'quota 2': '0 0 0 0', 'quota 3': '700 0 0 0' });
    const two = await cases.refile('change', one);
    const [, last] = await rowsOf(test, two, 'detail');
    await expectOk(cases.edit(two, { details: [{ id: last?.['id'], isDelete: true }, line(liquid, 10)] }));
    expect((await rowsOf(test, two, 'detail')).map((row) => row['sequence'])).toEqual([1, 4]);
  });

  it('is entered in the register from paper, with its cards, and corrected there', async () => {
    const { id } = await cases.register('licenceExport');
    const entered = await read(people.operator, { id });
    expect([dayOf(entered['effectiveDate']), dayOf(entered['expireDate'])]).toEqual(['2024-03-01', '2099-01-01']);
    expect(await cardsOf(test, { id })).toEqual({ 'quota 1': '2000 0 0 0' });
    const [row] = await rowsOf(test, { id }, 'detail');
    const corrected = (await expectOk(
      test.call('PUT', `${LICENCES}/register`, {
        as: people.head,
        body: {
          refBase: { id },
          remark: 'A slip of the pen',
          record: { details: [{ id: row?.['id'], quantity: 2001 }] },
        },
      }),
    )) as Id;
    expect(await cardsOf(test, corrected)).toEqual({ 'quota 1': '2001 0 0 0' });
    expect(await read(people.operator, corrected)).toMatchObject({ revision: 2, isCurrent: true, quantity: 2001 });
  });

  it('recorded from paper begins with what was used of it: counted once, and for officers alone', async () => {
    const { details } = await cases.body('licenceImport');
    const used = (usedBefore: number): Values => ({
      details: (details as readonly Values[]).map((line) => ({ ...line, usedBefore })),
    });
    await expect(cases.register('licenceImport', used(2000.001))).rejects.toThrow(/usedBeforeAbove/u);
    expect(answerSummary(await cases.put('licenceImport', used(1)))).toBe(
      '422 formInvalid details.0.usedBefore managedField',
    );
    const base = await cases.register('licenceImport', used(500.5));
    expect(await cardsOf(test, base)).toEqual({ 'quota 1': '2000 0 500.5 0' });
    const [row] = await rowsOf(test, base, 'detail');
    const [place] = await rowsOf(test, base, 'storage_location');
    const correct = (quantity: number, more: Values = {}) => {
      const record = {
        details: [{ id: row?.['id'], quantity, ...more }],
        storageLocations: [{ id: place?.['id'], quantity: 1 }],
      };
      const body = { refBase: base, remark: 'A slip of the pen', record };
      return test.call('PUT', `${LICENCES}/register`, { as: people.head, body });
    };
    expect(answerSummary(await correct(500.499))).toBe('422 formInvalid details.0.usedBefore usedBeforeAbove');
    expect(answerSummary(await correct(1001, { usedBefore: 600 }))).toBe(
      '422 formInvalid details.0.usedBefore usedBeforeCounted',
    );
    const corrected = (await expectOk(correct(1001))) as Id;
    expect(await cardsOf(test, corrected)).toEqual({ 'quota 1': '1001 0 500.5 0' });
    const change = await cases.issue(await cases.refile('change', corrected));
    expect(await cardsOf(test, change)).toEqual({ 'quota 1': '1001 0 500.5 0' });
    const less = await cases.refile('change', change);
    const [changed] = await rowsOf(test, less, 'detail');
    await expectOk(cases.edit(less, { details: [{ id: changed?.['id'], quantity: 500 }] }));
    // It is not the paper itself that took it.
    expect(answerMessage(await cases.submit(less))).toContain('ใช้ไปแล้วก่อนลงทะเบียน 500.5 กก.');
    const lines = { ...byId(corrected), children: [{ name: 'details' }] };
    const shown = async (as: Person) => JSON.stringify((await search(as, lines))[0]?.['details']);
    expect([
      (await shown(people.receiver)).includes('usedBefore'),
      (await shown(people.operator)).includes('usedBefore'),
    ]).toEqual([true, false]);
  });

  it('tells how much of it is used: of what is used up as of what is possessed, until it is given up', async () => {
    const [imported, possessed] = [await cases.register('licenceImport'), await cases.register('noticePossess')];
    const sharesOf = async (filed: Id): Promise<readonly unknown[]> => {
      const { quantityRemaining, usedShare } = await read(people.operator, filed, ['quantityRemaining', 'usedShare']);
      return [quantityRemaining, usedShare];
    };
    expect([await sharesOf(imported), await sharesOf(possessed)]).toEqual([
      [2000, 0],
      [2000, 0],
    ]);
    await takeKg(test, await lineOf(test, imported), 667);
    await takeKg(test, await lineOf(test, possessed), 666.999);
    expect([await sharesOf(imported), await sharesOf(possessed)]).toEqual([
      [1333, 33.4],
      [1333.001, 33.3],
    ]);
    await takeKg(test, await lineOf(test, possessed), -666.999);
    await cases.issue(await cases.refile('cancellation', possessed));
    expect(await sharesOf(possessed)).toEqual([0, null]);
    await cases.issue(await cases.refile('cancellation', imported));
    expect(await sharesOf(imported)).toEqual([0, 100]);
  });

  it('tells the public what it permits and until when, and no quantity', async () => {
    const filed = await cases.issue(await cases.file('licenceExport', {}, { quantity: 4321 }));
    const { publicToken } = await read(people.operator, filed);
    const { body, text } = await test.call('GET', `${REQUESTS}/short-detail/${String(publicToken)}`);
    const { facts } = body as { facts: readonly { label: readonly string[]; value: unknown }[] };
    expect(facts.map(({ label }) => label[1])).toEqual(['Operation', 'Listed hazardous substance', 'Product']);
    expect([text.includes('4321'), text.includes('4,321'), text.includes('quantity')]).toEqual([false, false, false]);
  });

  it('is listed in short with what is left, in the report for a spreadsheet, and in the lists over all lines', async () => {
    const filed = await cases.issue(await cases.file('noticeExport', {}, { quantity: 800 }));
    const [row] = await rowsOf(test, filed, 'detail');
    const { code } = await dossierOf(filed);
    const short = (await expectOk(
      test.call('POST', `${LICENCES}/search/short-details`, { as: people.operator, body: byId(filed) }),
    )) as { data: readonly Values[] };
    expect(short.data).toMatchObject([{ code, quantity: 800, quantityRemaining: 800, standing: 'valid' }]);
    const report = await test.call('POST', `${LICENCES}/report/data`, { as: people.receiver, body: byId(filed) });
    expect(readCsv(report.text).at(-1)).toEqual(expect.arrayContaining([code, '800', '0']));
    const where = [
      { name: 'refHazLicense.isCurrent', operator: '=', value: true },
      { name: 'id', operator: '=', value: row?.['id'] },
      { name: 'quantityRemaining', type: 'Number', operator: '>=', value: '800' },
      { name: 'usedShare', type: 'Number', operator: '<=', value: '0' },
    ];
    const select = ['sequence', 'quantityRemaining', 'usedShare', 'refHazLicense.refDossier.code'];
    const sort = [{ name: 'sequence', type: 'ASC' }];
    expect(await search(people.operator, { select, where, sort }, DETAILS)).toMatchObject([
      { sequence: 1, quantityRemaining: 800, usedShare: 0, refHazLicense: { refDossier: { code } } },
    ]);
  });

  it('answers what is reserved and used of it, of a line, of several, and of any revision', async () => {
    const first = await cases.issue(await cases.file('licenceImport', await twoLines()));
    const change = await cases.issue(await cases.refile('change', first));
    const [line, other] = await rowsOf(test, first, 'detail');
    const ask = (ids: readonly unknown[], as = people.operator) => test.call('POST', RESERVE_USE, { as, body: ids });
    const whole = { quota: 3630, reserve: 0, use: 0, balance: 3630 };
    expect((await ask([first.id])).body).toEqual({ id: first.id, ...whole });
    expect((await ask([change.id, line?.['id'], other?.['id']])).body).toEqual([
      { id: change.id, ...whole },
      { id: line?.['id'], quota: 2500, reserve: 0, use: 0, balance: 2500 },
      { id: other?.['id'], quota: 1130, reserve: 0, use: 0, balance: 1130 },
    ]);
    const { operator: stranger } = await makeOperator(test);
    expect([
      (await ask([first.id], stranger)).status,
      (await ask([line?.['id'], first.id], stranger)).status,
      (await ask([first.id], people.receiver)).status,
    ]).toEqual([404, 404, 200]);
  });
});

describe('a liquid whose registration states no density', () => {
  it('is weighed by the density that the operator states', async () => {
    const refHaz = await cases.register('registrationImport', {
      refHazObject: listedObject.type3,
      refPhysicalState: { key: 'L' },
      refFormulation: { id: lookupId('FORMULATION', 'SL') },
      density: 1,
    });
    const admin = await connectWithoutTriggers(test.database);
    await admin.query('update "haz" set "density" = null where "id" = $1', [refHaz.id]);
    await admin.end();
    const line = { refHaz, quantity: 100, refQuantityUnit: quantityUnit('LTR'), refObjective: objective('1') };
    const refused = await cases.put('licenceImport', { details: [line] });
    expect(answerSummary(refused)).toBe('422 formInvalid details.0.density densityMissing');
    const filed = await cases.file('licenceImport', {
      details: [{ ...line, density: 0.8 }],
      storageLocations: [
        { refPlace: (await cases.papers('licenceImport')).store, areaLineId: FIRST_AREA, quantity: 80 },
      ],
    });
    await cases.issue(filed);
    expect(await cardsOf(test, filed)).toEqual({ 'quota 1': '80 0 0 0' });
    expect((await rowsOf(test, filed, 'detail'))[0]).toMatchObject({ kg_per_unit: '0.8000000', kilograms: '80.000' });
  });
});
