/** The places of licences and notices: certified for the product, of the holder, with room; square metres reserved, used and given back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { answerMessage, answerSummary } from '#platform/testing/answerSummary.ts';
import type { Person } from '#platform/testing/people.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { registerDocument } from '#platform/testing/registerDocument.ts';
import {
  editDocument,
  expectOk,
  requestVersionOf,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { check, pass, receive, sendBack, submit } from '#platform/testing/requestSteps.ts';
import { makeOperator, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { whileLocked } from '#platform/testing/whileLocked.ts';
import { storeGoods } from '#modules/storage-location/testing/goods.ts';
import { areaValues, FIRST_AREA, itemValues, productUse } from '#modules/storage-location/testing/places.ts';
import {
  areaOf,
  cardsOf,
  LICENCES,
  licenceCases,
  rowsOf,
  withdraw,
  type LicenceCases,
} from './testing/licenceCases.ts';
import { certifiedFor } from './testing/licences.ts';
import { lineOf, reserveKg, takeKg } from './testing/uses.ts';

const REQUESTS = '/api/v1/transaction/requests';
const SECOND_AREA = '5f0a4d52-0a54-4c6e-9f0c-2c1d6a1f0002';
const OTHER_AREA = '5f0a4d52-0a54-4c6e-9f0c-2c1d6a1f0009';

type Values = Readonly<Record<string, unknown>>;
type Id = { readonly id: string };

let test: TestApp;
let people: SigningPeople;
let cases: LicenceCases;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  people = await makeSigningPeople(test);
  cases = licenceCases(test, people);
});
afterAll(() => test.stop());

const newStore = (values: Values = certifiedFor('3')): Promise<Id> => cases.register('storageLocation', values);
const stores = (...rows: readonly Values[]): Values => ({
  storageLocations: rows.map((row) => ({ areaLineId: FIRST_AREA, quantity: 2000, ...row })),
});
const submitted = async (type: string, values: Values): Promise<string> =>
  answerSummary(await cases.submit(await cases.file(type, values)));
const possession = (refPlace: Id, squareMetres: number, more: Values = {}): Promise<FiledRequest> =>
  cases.file('licencePossess', stores({ refPlace, squareMetres, ...more }));
const inEnglish = async (filed: FiledRequest, action: string, as: Person = people.operator): Promise<TestAnswer> =>
  test.call('PUT', `${REQUESTS}/request`, {
    as,
    headers: { 'accept-language': 'en' },
    body: { id: filed.requestId, version: await requestVersionOf(test, filed.requestId), action, remark: 'x' },
  });
const fieldsOf = ({ body }: TestAnswer) =>
  (body as { fields: readonly { path: string; message: string }[] }).fields.map(({ path, message }) => [path, message]);

describe('a place', () => {
  it('is in force and of the holder, whatever the type of the paper', async () => {
    const { operator: stranger } = await makeOperator(test);
    const foreign = await registerDocument(test, stranger, { name: 'storageLocation', values: certifiedFor('3') });
    const suspended = await newStore();
    const { rows } = await test.app.pools.api.query<Values>(
      'select d."id", d."version" from "storage_location" p join "dossier" d on d."id" = p."dossier_id" where p."id" = $1',
      [suspended.id],
    );
    const body = { ...rows[0], remark: 'Under investigation' };
    await expectOk(test.call('PUT', '/api/v1/transaction/dossiers/suspend', { as: people.signatory, body }));
    const answer = async (type: string, refPlace: Id): Promise<string> =>
      answerSummary(await cases.put(type, stores({ refPlace })));
    expect([
      await answer('licenceImport', foreign),
      await answer('licenceExport', foreign),
      await answer('licenceImport', suspended),
    ]).toEqual([
      '422 formInvalid storageLocations.0.refPlace referredNotFound',
      '422 formInvalid storageLocations.0.refPlace referredNotFound',
      '422 formInvalid storageLocations.0.refPlace referredSuspended',
    ]);
  });

  it('that has expired is refused with the day', async () => {
    const expired = await newStore();
    const values = stores({ refPlace: expired });
    const filed = await cases.file('licenceImport', values);
    await test.app.pools.api.query(
      `update "dossier" set "expire_date" = '2026-01-31' where "id" = (select "dossier_id" from "storage_location" where "id" = $1)`,
      [expired.id],
    );
    expect(answerSummary(await cases.put('licenceImport', values))).toBe(
      '422 formInvalid storageLocations.0.refPlace referredExpired',
    );
    const refused = await inEnglish(filed, 'request');
    expect([refused.status, answerMessage(refused)]).toEqual([422, expect.stringContaining('31/01/2026') as string]);
  });

  it('is certified for the use and the type of the product, and so is its area', async () => {
    const ofType2 = await newStore(certifiedFor('2'));
    const answer = await cases.submit(await cases.file('licenceImport', stores({ refPlace: ofType2 })));
    expect(answerSummary(answer)).toBe(
      '422 formInvalid storageLocations.0.refPlace storeNotCertified details.0.refHaz storeForProductMissing',
    );
    expect(fieldsOf(answer)[0]?.[1]).toContain('(ฆ่าเชื้อในน้ำ ชนิดที่ 2)');
    const kinds = [productUse('1'), productUse('2')].map((refProductUse) => ({
      refProductUse,
      refHazType: { key: '3' },
    }));
    // The second area keeps another use only.
    const store = await newStore({
      productTypes: kinds,
      subs: [areaValues(), areaValues({ lineId: SECOND_AREA, name: 'อาคาร B' })],
      subItems: kinds.map((kind, index) => itemValues({ ...kind, subLineId: [FIRST_AREA, SECOND_AREA][index] })),
    });
    const at = (areaLineId: string) => submitted('licenceImport', stores({ refPlace: store, areaLineId }));
    expect([await at(SECOND_AREA), await at(FIRST_AREA)]).toEqual([
      '422 formInvalid storageLocations.0.refPlace storeNotCertified details.0.refHaz storeForProductMissing',
      '200',
    ]);
  });

  it('is named with an area of its own, each once', async () => {
    const store = await newStore();
    expect([
      await submitted('licenceImport', stores({ refPlace: store, areaLineId: OTHER_AREA })),
      await submitted('licenceImport', stores({ refPlace: store, quantity: 1 }, { refPlace: store, quantity: 2 })),
      answerSummary(await cases.put('licenceImport', stores({ refPlace: store, areaLineId: null }))),
    ]).toEqual([
      '422 formInvalid storageLocations.0.areaLineId areaNotOfPlace',
      '422 formInvalid storageLocations.1.areaLineId storeTwice',
      '422 formInvalid storageLocations.0.areaLineId required',
    ]);
  });

  it('of manufacture is needed to manufacture, and for nothing else', async () => {
    const { store, factory } = await cases.papers('licenceManufacture');
    const factoryRow = { refPlace: factory, areaLineId: null, quantity: null };
    expect([
      await submitted('licenceManufacture', stores({ refPlace: store })),
      await submitted('licenceImport', stores({ refPlace: store }, factoryRow)),
      await submitted('licenceManufacture', { storageLocations: [] }),
      await submitted('licenceManufacture', { storageLocations: [factoryRow] }),
      await submitted('licenceExport', { storageLocations: [] }),
      await submitted('licenceImport', { storageLocations: [] }),
    ]).toEqual([
      '422 formInvalid storageLocations factoryMissing',
      '422 formInvalid storageLocations.1.refPlace factoryOnlyForManufacture',
      '422 formInvalid storageLocations required',
      '200',
      '200',
      '422 formInvalid storageLocations required',
    ]);
  });

  it('that is full is refused, and one with too little room is a warning', async () => {
    const store = await newStore();
    await storeGoods(test, store, [{ product: 'BKC-80', lotNo: '12', kg: 107_000 }]);
    const checked = await test.call('POST', `${LICENCES}/_check`, {
      as: people.operator,
      body: await cases.body('licenceImport', stores({ refPlace: store })),
    });
    expect(checked.body).toMatchObject({ warnings: [{ path: 'storageLocations.0.quantity', rule: 'warnAboutRoom' }] });
    const filed = await cases.file('licenceImport', stores({ refPlace: store }));
    expect((await cases.submit(filed)).status).toBe(200);
    await storeGoods(test, store, [{ product: 'BKC-80', lotNo: '13', kg: 1000 }]);
    expect(await submitted('licenceImport', stores({ refPlace: store }))).toBe(
      '422 formInvalid storageLocations.0.areaLineId storeFull',
    );
  });

  it('that fills up while a request is reviewed does not keep the officer from writing conditions', async () => {
    const store = await newStore();
    const filed = await cases.file('licenceImport', stores({ refPlace: store }));
    await submit(test, people, filed);
    await receive(test, people, filed);
    await storeGoods(test, store, [{ product: 'BKC-80', lotNo: '12', kg: 108_000 }]);
    const edited = await editDocument(test, people.receiver, filed, { proposedConditions: [{ textTh: 'ห้ามขายต่อ' }] });
    expect(answerSummary(edited)).toBe('200');
    await check(test, people, filed);
    await pass(test, people, filed);
  });
});

describe('square metres', () => {
  it('are reserved when a possession is filed, used when it is issued, and given back when it is cancelled', async () => {
    const store = await newStore();
    const filed = await possession(store, 30);
    expect(await areaOf(test, store)).toBe('90 0 0 0');
    await submit(test, people, filed);
    expect(await areaOf(test, store)).toBe('90 30 0 0');
    // It keeps them while it is corrected.
    for (const step of [receive, sendBack]) await step(test, people, filed);
    expect(await areaOf(test, store)).toBe('90 30 0 0');
    await cases.issue(filed);
    expect(await areaOf(test, store)).toBe('90 0 30 0');
    expect(await cardsOf(test, filed)).toEqual({ 'possess 1': '2000 0 0 0' });
    await cases.issue(await cases.refile('cancellation', filed));
    expect(await areaOf(test, store)).toBe('90 0 0 0');
  });

  it('of a refused or withdrawn request are given back', async () => {
    const store = await newStore();
    const [refused, withdrawn] = [await possession(store, 40), await possession(store, 50)];
    for (const filed of [refused, withdrawn]) await submit(test, people, filed);
    expect(await areaOf(test, store)).toBe('90 90 0 0');
    await receive(test, people, refused);
    await takeStep(test, people.receiver, refused, 'not-approve', { remark: 'No.' });
    await withdraw(test, people, withdrawn);
    expect(await areaOf(test, store)).toBe('90 0 0 0');
  });

  it('that are not left are refused with the figures, when it is written and when it is filed', async () => {
    const store = await newStore();
    await cases.issue(await possession(store, 60.5));
    const filed = await possession(store, 30);
    const refused = await inEnglish(filed, 'request');
    expect(fieldsOf(refused)).toEqual([
      [
        'storageLocations.0.squareMetres',
        'Not enough area is left: “Test warehouse, อาคาร A” has 29.5 m² and 30 m² are requested. Reduce it, or choose another area.',
      ],
    ]);
    const [row] = await rowsOf(test, filed, 'storage_location');
    await expectOk(cases.edit(filed, { storageLocations: [{ id: row?.['id'], squareMetres: 29.5 }] }));
    expect((await cases.submit(filed)).status).toBe(200);
    expect(await areaOf(test, store)).toBe('90 29.5 60.5 0');
  });

  it('go to one of two requests that are filed at the same moment', async () => {
    const store = await newStore();
    const both = [await possession(store, 60), await possession(store, 60)];
    const answers = await whileLocked(test, {
      sql: `select from "stock_card" where "kind" = 'area' and "dossier_id" = (select "dossier_id" from "storage_location" where "id" = $1)`,
      values: [store.id],
      calls: both.map((filed) => () => inEnglish(filed, 'request')),
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const refused = answers.find(({ status }) => status === 422);
    expect(fieldsOf(refused ?? { status: 0, body: { fields: [] }, text: '', headers: {} })).toEqual([
      [
        'storageLocations.0.squareMetres',
        'Only 30 m² is left, which is not enough for 60 m²: 30 m² is missing. Reduce the quantity or choose another.',
      ],
    ]);
    expect(await areaOf(test, store)).toBe('90 60 0 0');
  });

  it('of a change are only what it needs more, and count what the paper has already as free', async () => {
    const store = await newStore();
    const base = await cases.issue(await possession(store, 50));
    await cases.issue(await possession(store, 20));
    const changeTo = async (squareMetres: number): Promise<FiledRequest> => {
      const change = await cases.refile('change', base);
      const [row] = await rowsOf(test, change, 'storage_location');
      await expectOk(cases.edit(change, { storageLocations: [{ id: row?.['id'], squareMetres }] }));
      return change;
    };
    expect(answerSummary(await cases.submit(await changeTo(70.01)))).toBe(
      '422 formInvalid storageLocations.0.squareMetres areaRemainingNotEnough',
    );
    const more = await changeTo(70);
    await submit(test, people, more);
    expect(await areaOf(test, store)).toBe('90 20 70 0');
    // It is written again while it has reserved them itself.
    await receive(test, people, more);
    await expectOk(editDocument(test, people.receiver, more, { proposedConditions: [{ textTh: 'ห้ามขายต่อ' }] }));
    for (const step of [check, pass]) await step(test, people, more);
    await takeStep(test, people.operator, more, 'cancel', { remark: 'x' });
    const less = await changeTo(10);
    await submit(test, people, less);
    expect(await areaOf(test, store)).toBe('90 0 70 0');
    for (const step of [receive, check, pass]) await step(test, people, less);
    expect(await areaOf(test, store)).toBe('90 0 70 0');
  });

  it('of an opened field are reserved anew when the operator has corrected it', async () => {
    const store = await newStore();
    const filed = await possession(store, 30);
    await submit(test, people, filed);
    await receive(test, people, filed);
    await takeStep(test, people.receiver, filed, 'unlock', { remark: 'x', data: { fields: ['storageLocations'] } });
    const [row] = await rowsOf(test, filed, 'storage_location');
    await expectOk(cases.edit(filed, { storageLocations: [{ id: row?.['id'], squareMetres: 45 }] }));
    await takeStep(test, people.operator, filed, 'answer');
    expect(await areaOf(test, store)).toBe('90 45 0 0');
    await check(test, people, filed);
    await pass(test, people, filed);
  });

  it('are not taken by what is imported, exported or manufactured', async () => {
    const { store } = await cases.papers('licenceImport');
    const before = await areaOf(test, store);
    const answer = await cases.put('licenceImport', stores({ refPlace: store, squareMetres: 10 }));
    expect(answerSummary(answer)).toBe('422 formInvalid storageLocations.0.squareMetres hiddenField');
    await cases.issue(await cases.file('licenceImport'));
    expect(await areaOf(test, store)).toBe(before);
  });

  it('hold what is meant for them: more kilograms than the area can hold are refused', async () => {
    const store = await newStore();
    const filed = await cases.file('licencePossess', stores({ refPlace: store, quantity: 108_001, squareMetres: 5 }), {
      quantity: 200_000,
    });
    expect(answerSummary(await cases.submit(filed))).toBe(
      '422 formInvalid storageLocations.0.quantity storeAboveCapacity',
    );
  });

  it('are those of the certificate: it is not made smaller than what is used, and not given up', async () => {
    const store = await newStore();
    await cases.issue(await possession(store, 80));
    const change = await cases.refile('change', store);
    const { rows } = await test.app.pools.api.query<Id>(
      'select "id" from "storage_location_sub" where "storage_location_id" = $1',
      [change.id],
    );
    const subs = [{ ...rows[0], usedLength: 10 }];
    await expectOk(cases.edit(change, { subs, subItems: [] }));
    const refused = await inEnglish(change, 'request');
    expect([refused.status, answerMessage(refused)]).toEqual([
      422,
      expect.stringMatching(/cannot be reduced to 60 m², because 80 m² is taken: possession licence/iu) as string,
    ]);
  });
});

describe('the form of a licence', () => {
  const areas = (as: Person, body: Values) => test.call('POST', `${LICENCES}/areas`, { as, body });

  it("shows the areas of the holder's own places with what is free, and its own share as free", async () => {
    const store = await newStore();
    const base = await cases.issue(await possession(store, 50));
    const shown = async (body: Values = {}) => (await areas(people.operator, { places: [store.id], ...body })).body;
    const area = { place: store.id, lineId: FIRST_AREA, isStore: true, name: 'อาคาร A', capacityKg: 108_000 };
    const label = ['ฆ่าเชื้อในน้ำ ชนิดที่ 3', 'Water disinfection, Type 3'];
    const kind = expect.stringMatching(/ type3$/u) as string;
    expect(await shown()).toEqual([
      { ...area, freeKg: 108_000, freeSquareMetres: 40, takes: [{ kind, label }], isNamedAlready: false },
    ]);
    expect(await shown({ licence: base.id })).toMatchObject([{ freeSquareMetres: 90, isNamedAlready: true }]);
  });

  it('shows nothing of places of others, and nothing more by naming their licence', async () => {
    const store = await newStore();
    const base = await cases.issue(await possession(store, 50));
    const { operator: stranger } = await makeOperator(test);
    expect((await areas(stranger, { places: [store.id], licence: base.id })).body).toEqual([]);
    const own = await registerDocument(test, stranger, { name: 'storageLocation', values: certifiedFor('3') });
    expect((await areas(stranger, { places: [own.id], licence: base.id })).body).toMatchObject([
      { freeSquareMetres: 90 },
    ]);
    expect((await areas(people.receiver, { places: [store.id] })).body).toMatchObject([{ freeSquareMetres: 40 }]);
    expect((await areas(stranger, { places: [] })).status).toBe(400);
    expect((await areas(stranger, { places: ['x'] })).status).toBe(400);
  });
});

describe('what others reserve and use of a licence', () => {
  const changeTo = async (base: Id, quantity: number): Promise<FiledRequest> => {
    const change = await cases.refile('change', base);
    const [row] = await rowsOf(test, change, 'detail');
    const [place] = await rowsOf(test, change, 'storage_location');
    const storageLocations = [{ id: place?.['id'], quantity: Math.min(quantity, 1) }];
    await expectOk(cases.edit(change, { details: [{ id: row?.['id'], quantity }], storageLocations }));
    return change;
  };

  it('is the least that a change may grant: below it is refused with the figures, and at it accepted', async () => {
    const base = await cases.issue(await cases.file('licenceImport'));
    const shipment = await cases.file('noticeImport');
    await submit(test, people, shipment);
    const line = await lineOf(test, base);
    await reserveKg(test, line, { requestId: shipment.requestId, kg: 300 });
    await takeKg(test, line, 700.5);
    const refused = await inEnglish(await changeTo(base, 1000), 'request');
    expect([refused.status, fieldsOf(refused)]).toEqual([
      422,
      [
        [
          'details.0.quantity',
          expect.stringMatching(/cannot be reduced to 1,000 kg, because 1,000\.5 kg is taken: .*700\.5 kg; .*300 kg/u),
        ],
      ],
    ]);
    const exact = await changeTo(base, 1000.5);
    await cases.toSignatory(exact);
    await takeKg(test, line, 0.001);
    expect((await cases.decide(exact)).status).toBe(422);
    await takeKg(test, line, -0.001);
    expect((await cases.decide(exact)).status).toBe(200);
    expect(await cardsOf(test, base)).toEqual({ 'quota 1': '1000.5 300 700.5 0' });
    const [row] = await rowsOf(test, exact, 'detail');
    const [answer] = (
      (await expectOk(
        test.call('POST', '/api/v1/transaction/haz-license-details/_search', {
          as: people.operator,
          body: {
            select: ['quantityReserved', 'quantityUsed', 'quantityRemaining', 'usedShare'],
            where: [{ name: 'id', operator: '=', value: row?.['id'] }],
          },
        }),
      )) as { data: readonly Values[] }
    ).data;
    expect(answer).toMatchObject({ quantityReserved: 300, quantityUsed: 700.5, quantityRemaining: 0, usedShare: 100 });
    await reserveKg(test, line, { requestId: shipment.requestId, kg: 0 });
  });

  it('keeps it from being cancelled only while it is reserved; what was used up stays used', async () => {
    const base = await cases.issue(await cases.file('noticeImport'));
    const shipment = await cases.file('noticeImport');
    await submit(test, people, shipment);
    const line = await lineOf(test, base);
    await reserveKg(test, line, { requestId: shipment.requestId, kg: 300 });
    await takeKg(test, line, 500);
    const cancellation = await cases.refile('cancellation', base);
    const refused = await inEnglish(cancellation, 'request');
    expect([refused.status, answerMessage(refused)]).toEqual([422, expect.stringContaining('is not empty') as string]);
    await reserveKg(test, line, { requestId: shipment.requestId, kg: 0 });
    await cases.issue(cancellation);
    expect(await cardsOf(test, base)).toEqual({ 'quota 1': '500 0 500 0' });
  });

  it('goods that are possessed keep their licence from being cancelled, and their line from being removed', async () => {
    const store = await newStore();
    const base = await cases.issue(await possession(store, 30));
    const line = await lineOf(test, base);
    await takeKg(test, line, 1);
    const cancellation = await cases.refile('cancellation', base);
    expect(answerMessage(await inEnglish(cancellation, 'request'))).toContain('before everything is moved out');
    await takeKg(test, line, -1);
    await cases.toSignatory(cancellation);
    await takeKg(test, line, 1);
    expect(answerMessage(await inEnglish(cancellation, 'approve', people.signatory))).toContain('is not empty');
    expect(await areaOf(test, store)).toBe('90 0 30 0');
    await takeKg(test, line, -1);
    await expectOk(sendRequestStep(test, people.signatory, cancellation, 'approve'));
    expect(await areaOf(test, store)).toBe('90 0 0 0');
  });
});
