/** Storage locations from the draft to the end: each kind of request, bad input, the register, the public and the list. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CENTRAL_CODE, departmentId } from '#platform/server/seeds/departments.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import type { Person } from '#platform/testing/people.ts';
import { readCsv } from '#platform/testing/readCsv.ts';
import { registerDocument } from '#platform/testing/registerDocument.ts';
import {
  editDocument,
  expectOk,
  readCase,
  requestVersionOf,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { pay, refileAs, sign, submit } from '#platform/testing/requestSteps.ts';
import { makeOperator, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { reserveRoom, storeGoods } from './testing/goods.ts';
import { placeCases, type PlaceCases } from './testing/placeCases.ts';
import { areaValues, FIRST_AREA, itemValues, placeValues, productUse } from './testing/places.ts';

const PLACES = '/api/v1/transaction/storage-locations';
const REQUESTS = '/api/v1/transaction/requests';
const SECOND_AREA = '5f0a4d52-0a54-4c6e-9f0c-2c1d6a1f0002';

let test: TestApp;
let people: SigningPeople;
let cases: PlaceCases;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeSigningPeople(test);
  cases = placeCases(test, people);
});
afterAll(() => test.stop());

type Values = Readonly<Record<string, unknown>>;

const put = (more: Values = {}): Promise<TestAnswer> =>
  test.call('PUT', PLACES, { as: people.operator, body: placeValues(more) });
const caseOf = ({ requestId }: FiledRequest) => readCase(test, people.operator, requestId);

describe('a storage location', () => {
  it('is filed, visited, paid for and certified for three years, with its papers', async () => {
    const filed = await cases.issue(await cases.file());
    const { request, dossier } = await caseOf(filed);
    expect([request.status.code, dossier.state.code, dossier.revision]).toEqual(['approved', 'inForce', 1]);
    expect(dossier.code).toMatch(/^สก\.\d+\/25\d\d$/);
    expect(Number(dossier.expireDate?.slice(0, 4)) - Number(dossier.effectiveDate?.slice(0, 4))).toBe(3);
    const print = (path: string, body: Values, as: Person) => test.call('POST', path, { as, body });
    const printed = [
      await print(`${REQUESTS}/report/storage-location`, { id: filed.requestId }, people.operator),
      await print(`${PLACES}/report/data`, { id: filed.id }, people.operator),
      await print(`${PLACES}/report/data`, { id: filed.id, locale: 'en' }, people.operator),
      await print(`${PLACES}/report/visit`, { id: filed.id }, people.receiver),
    ];
    expect(printed.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual(printed.map(() => [200, '%PDF-']));
  });

  it('gets the packing density of its kind of storage, and computes every figure itself', async () => {
    const { id } = (await expectOk(put())) as { id: string };
    const { rows } = await test.app.pools.api.query(
      `select p."square_metres" as "used", p."total_area" as "total", p."used_capacity" as "capacity",
          a."kg_per_cubic_metre" as "density", a."used_volume" as "volume", p."location_type" as "type"
        from "storage_location" p join "storage_location_sub" a on a."storage_location_id" = p."id" where p."id" = $1`,
      [id],
    );
    expect(rows).toEqual([
      { used: '90.00', total: '200.00', capacity: '108000.000', density: '400.00', volume: '270.00', type: 'storage' },
    ]);
  });

  it('accepts no figure that differs from the computed one', async () => {
    expect(answerSummary(await put({ squareMetres: 91 }))).toBe('422 formInvalid squareMetres managedField');
    expect(answerSummary(await put({ subs: [areaValues({ usedArea: 1 })] }))).toBe(
      '422 formInvalid subs.0.usedArea managedField',
    );
    expect((await put({ squareMetres: 90 })).status).toBe(200);
  });

  it('refuses each wrong value at its field with its own sentence', async () => {
    const wrong = areaValues({ usedWidth: 10.5, usedLength: 10.4, usedHeight: 5, kgPerCubicMetre: 401 });
    const answer = await put({
      subs: [wrong],
      subItems: [itemValues({ refHazType: { key: '3' } })],
      productTypes: [{ refProductUse: productUse('1'), refHazType: { key: '4' } }],
      location: {
        type: 'LineString',
        coordinates: [
          [100, 13],
          [101, 13],
        ],
      },
    });
    const { fields } = answer.body as {
      fields: readonly { path: string; messageKey: string; message: string }[];
    };
    expect(fields.map(({ path, messageKey }) => `${path} ${messageKey}`).toSorted()).toEqual([
      'location placeShape',
      'productTypes.0.refHazType storedTypeProhibited',
      'subItems.0.refProductUse goodsNotCertified',
      'subs.0.kgPerCubicMetre densityTooHigh',
      'subs.0.usedHeight usedAboveTotal',
      'subs.0.usedLength lengthNotAboveWidth',
      'subs.0.usedWidth usedAboveTotal',
    ]);
    expect(fields.find(({ path }) => path === 'subs.0.usedWidth')?.message).toBe(
      'ความกว้างที่ใช้ต้องไม่เกินความกว้างทั้งหมด คือ 10 เมตร กรุณาแก้ไข',
    );
  });

  it('names each area, each kind of goods and each purpose once', async () => {
    const second = areaValues({ lineId: undefined });
    expect(answerSummary(await put({ subs: [areaValues(), second] }))).toContain('subs.1.name duplicateValue');
    const kind = { refProductUse: productUse('1'), refHazType: { key: '2' } };
    expect(answerSummary(await put({ productTypes: [kind, kind] }))).toContain('422 formInvalid productTypes.1');
  });

  it('is kept as a draft with anything missing, and not submitted so', async () => {
    const filed = await cases.file({ houseNo: null, experts: [], subs: [], subItems: [], location: null });
    expect(answerSummary(await sendRequestStep(test, people.operator, filed, 'request'))).toBe(
      '422 formInvalid houseNo required location required experts required subs required',
    );
  });

  it('is received by the office of its province, or by the centre where there is none', async () => {
    const departmentOf = async (filed: FiledRequest): Promise<unknown> => {
      await submit(test, people, filed);
      const { rows } = await test.app.pools.api.query<{ code: string }>(
        `select d."code" from "storage_location" p join "department" d on d."id" = p."department_id" where p."id" = $1`,
        [filed.id],
      );
      return rows[0]?.code;
    };
    const province = {
      refProvince: { id: placeId('province', '20') },
      refAmphur: { id: placeId('amphur', '2007') },
      refTambon: { id: placeId('tambon', '200702') },
      postcode: '20110',
    };
    expect([await departmentOf(await cases.file()), await departmentOf(await cases.file(province))]).toEqual([
      '1000',
      '3020',
    ]);
  });

  it('costs 500 baht below 500 square metres and 1,000 baht from there on', async () => {
    const dueFor = async (usedLength: number): Promise<unknown> => {
      const wide = areaValues({ totalWidth: 20, totalLength: 60, usedWidth: 10, usedLength });
      const filed = await cases.bringToVisit(await cases.file({ subs: [wide] }));
      await takeStep(test, people.receiver, filed, 'skip-visit', { remark: 'Visited last month.' });
      const { rows } = await test.app.pools.api.query<{ amount: string }>(
        'select "net_amount" as "amount" from "fee_statement" where "request_id" = $1',
        [filed.requestId],
      );
      return rows[0]?.amount;
    };
    expect([await dueFor(49.99), await dueFor(50)]).toEqual(['500.00', '1000.00']);
  });

  it('is entered in the register from paper, and corrected there', async () => {
    const { id } = await registerDocument(test, people.operator, 'storageLocation');
    const corrected = (await expectOk(
      test.call('PUT', `${PLACES}/register`, {
        as: people.head,
        body: { refBase: { id }, remark: 'A slip of the pen', record: { phone: '0 2000 0009' } },
      }),
    )) as { id: string };
    const { rows } = await test.app.pools.api.query(
      'select "revision", "is_current" as "isCurrent", "phone" from "storage_location" where "id" = $1',
      [corrected.id],
    );
    expect(rows).toEqual([{ revision: 2, isCurrent: true, phone: '0 2000 0009' }]);
  });
});

describe('the map of places', () => {
  interface MapRow {
    readonly id: string;
    readonly coordinates: string | null;
    readonly nearestProtectedPlace: number | null;
  }
  /** The rows of a person, by the call of the list, as the map makes it. */
  const mapOf = async (as: Person, where: readonly Values[] = []): Promise<readonly MapRow[]> => {
    const select = ['nameTh', 'coordinates', 'nearestProtectedPlace', 'refDossier.code', 'refDossier.expireDate'];
    const body = { select, where, size: 500 };
    return ((await expectOk(test.call('POST', `${PLACES}/_search`, { as, body }))) as { data: readonly MapRow[] }).data;
  };

  it('shows officers the places of their province, and those above them the places of all their provinces', async () => {
    const inProvince = async (province: string, amphur: string): Promise<string> => {
      const filed = await cases.file({
        refProvince: { id: placeId('province', province) },
        refAmphur: { id: placeId('amphur', amphur) },
        refTambon: { id: placeId('tambon', `${amphur}01`) },
      });
      await submit(test, people, filed);
      return filed.id;
    };
    const [chonBuri, chiangMai] = [await inProvince('20', '2007'), await inProvince('50', '5001')];
    const seenFrom = async (code: string): Promise<readonly boolean[]> => {
      const officer = await test.person({ roles: ['OFFICER_CENTER'], departmentId: departmentId(code) });
      const ids = new Set((await mapOf(officer)).map(({ id }) => id));
      return [chonBuri, chiangMai].map((id) => ids.has(id));
    };
    expect(await seenFrom('3020')).toEqual([true, false]);
    expect(await seenFrom('3050')).toEqual([false, true]);
    expect(await seenFrom(CENTRAL_CODE)).toEqual([true, true]);
  });

  it('can be limited to places near a protected place, to a kind of goods, a kind of place and an expiry', async () => {
    const { id } = await registerDocument(test, people.operator, 'storageLocation');
    const { id: near } = (await expectOk(
      test.call('PUT', `${PLACES}/register`, {
        as: people.head,
        body: {
          refBase: { id },
          remark: 'It is beside the palace',
          record: { location: { type: 'Point', coordinates: [100.492, 13.7502] } },
        },
      }),
    )) as { id: string };
    const { id: far } = await registerDocument(test, people.operator, 'storageLocation');
    const current = { name: 'isCurrent', type: 'Boolean', operator: '=', value: true };
    const found = async (...where: readonly Values[]): Promise<readonly boolean[]> => {
      const ids = new Set((await mapOf(people.head, [current, ...where])).map((row) => row.id));
      return [near, far].map((wanted) => ids.has(wanted));
    };
    const distance = { name: 'nearestProtectedPlace', type: 'Number', operator: '>=', value: '0' };
    expect(await found()).toEqual([true, true]);
    expect(await found(distance)).toEqual([true, false]);
    expect((await mapOf(people.head, [distance])).find((row) => row.id === near)).toMatchObject({
      coordinates: '13.75020, 100.49200',
    });
    const byUse = (key: string) => ({
      name: 'productTypes.refProductUse',
      type: 'UUID',
      operator: '=',
      value: productUse(key).id,
    });
    expect([await found(byUse('1')), await found(byUse('2'))]).toEqual([
      [true, true],
      [false, false],
    ]);
    const byKind = (value: string) => ({ name: 'refLocationType.code', operator: '=', value });
    expect([await found(byKind('storage')), await found(byKind('manufacture'))]).toEqual([
      [true, true],
      [false, false],
    ]);
    const expiresBy = (value: string) => ({ name: 'refDossier.expireDate', type: 'Date', operator: '<=', value });
    expect([await found(expiresBy('2098-12-31')), await found(expiresBy('2099-01-01'))]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('a certified place', () => {
  it('is renewed with the same areas and conditions, without the visit, for three more years', async () => {
    const visit = { refVisitResult: { key: '2' }, proposedConditions: 'ติดป้ายเตือน' };
    const filed = await cases.issue(await cases.file(), visit);
    const before = (await caseOf(filed)).dossier;
    const renewal = await refileAs(test, people, { kind: 'renewal', base: filed });
    const { rows } = await test.app.pools.api.query(
      `select p."visit_date" as "visit", p."visit_result" as "result", p."proposed_conditions" as "conditions",
          (select count(*)::int from "storage_location_visit_officer" o where o."storage_location_id" = p."id") as "officers",
          (select a."line_id"::text from "storage_location_sub" a where a."storage_location_id" = p."id") as "area"
        from "storage_location" p where p."id" = $1`,
      [renewal.id],
    );
    expect(rows).toEqual([{ visit: null, result: null, conditions: 'ติดป้ายเตือน', officers: 0, area: FIRST_AREA }]);
    await cases.bringToVisit(renewal);
    await takeStep(test, people.receiver, renewal, 'skip-visit', { remark: 'Nothing has changed.' });
    await pay(test, people, renewal);
    await sign(test, people, renewal);
    const after = (await caseOf(renewal)).dossier;
    expect([after.code, after.revision]).toEqual([before.code, 2]);
    expect(Number(after.expireDate?.slice(0, 4)) - Number(before.expireDate?.slice(0, 4))).toBe(3);
  });

  it('is changed: its areas keep their lines, and goods go with a removed area', async () => {
    const second = areaValues({ lineId: SECOND_AREA, name: 'อาคาร B' });
    const filed = await cases.issue(
      await cases.file({
        subs: [areaValues(), second],
        subItems: [itemValues(), itemValues({ subLineId: SECOND_AREA })],
      }),
    );
    const change = await refileAs(test, people, { kind: 'change', base: filed });
    const { rows: areas } = await test.app.pools.api.query<{ id: string; line: string }>(
      `select "id", "line_id"::text as "line" from "storage_location_sub" where "storage_location_id" = $1`,
      [change.id],
    );
    expect(areas.map(({ line }) => line).toSorted()).toEqual([FIRST_AREA, SECOND_AREA].toSorted());
    const removed = areas.find(({ line }) => line === SECOND_AREA);
    await expectOk(editDocument(test, people.operator, change, { subs: [{ id: removed?.id, isDelete: true }] }));
    const { rows: items } = await test.app.pools.api.query(
      `select "sub_line_id"::text as "line" from "storage_location_sub_item" where "storage_location_id" = $1`,
      [change.id],
    );
    expect(items).toEqual([{ line: FIRST_AREA }]);
    await cases.issue(change);
    expect((await caseOf(change)).dossier).toMatchObject({ revision: 2, state: { code: 'inForce' } });
  });

  it('is given up at the request of its holder, with or without a visit', async () => {
    const filed = await cases.issue(await cases.file());
    const cancellation = await refileAs(test, people, { kind: 'cancellation', base: filed });
    await cases.bringToVisit(cancellation);
    await expectOk(cases.recordVisit(cancellation, { visitFindings: 'สถานที่ว่างเปล่า' }));
    await takeStep(test, people.receiver, cancellation, 'record-visit');
    await expectOk(sendRequestStep(test, people.signatory, cancellation, 'approve'));
    expect((await caseOf(cancellation)).dossier.state.code).toBe('cancelled');
  });

  it('shows the public its name, province, area and kinds of goods, and not how much it holds', async () => {
    const filed = await cases.issue(await cases.file());
    const { rows } = await test.app.pools.api.query<{ token: string }>(
      'select "public_token" as "token" from "storage_location" where "id" = $1',
      [filed.id],
    );
    const answer = await test.call('GET', `${REQUESTS}/short-detail/${rows[0]?.token ?? ''}`);
    const { facts } = answer.body as { facts: readonly { value: readonly [string, string] }[] };
    expect(facts.map(({ value }) => value[1])).toEqual([
      'Test warehouse',
      'Bangkok',
      '90.00 m²',
      'Water disinfection, Type 2',
    ]);
    expect(answer.text).not.toContain('108');
  });

  it('is listed with address, area, capacity and expert', async () => {
    const filed = await cases.issue(await cases.file());
    const report = await test.call('POST', `${PLACES}/report/data`, {
      as: people.receiver,
      body: { where: [{ name: 'id', operator: '=', value: filed.id }] },
      headers: { 'accept-language': 'en' },
    });
    const last = readCsv(report.text).at(-1) ?? [];
    expect(last.slice(2, 9)).toEqual([
      'Test warehouse',
      expect.stringContaining('Chatuchak'),
      expect.stringContaining('Bangkok'),
      '90',
      '108000',
      '45',
      'นางสาวพิมพ์ใจ รักษ์ดี',
    ]);
  });
});

describe('a place with goods in it', () => {
  type CheckAnswer = { readonly warnings: readonly { rule: string; path: string; message: string }[] };
  const EN = { 'accept-language': 'en' };
  const send = (filed: FiledRequest, action: string, as: Person, version: number, more: Values = {}) =>
    test.call('PUT', `${REQUESTS}/request`, {
      as,
      headers: EN,
      body: { id: filed.requestId, version, action, ...more },
    });
  const submitInEnglish = async (filed: FiledRequest): Promise<TestAnswer> =>
    send(filed, 'request', people.operator, await requestVersionOf(test, filed.requestId));
  /** 2 × 3 × 0.5 m at 400 kg/m³. */
  const SMALL = { usedWidth: 2, usedLength: 3, usedHeight: 0.5 };
  const firstAreaIn = async ({ id }: FiledRequest): Promise<Values> => {
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "id" from "storage_location_sub" where "storage_location_id" = $1',
      [id],
    );
    return { id: rows[0]?.id };
  };
  const changeTo = async (base: FiledRequest, area: Values): Promise<FiledRequest> => {
    const change = await refileAs(test, people, { kind: 'change', base });
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "id" from "storage_location_sub_item" where "storage_location_id" = $1',
      [change.id],
    );
    const subs = [{ ...(await firstAreaIn(change)), ...area }];
    await expectOk(
      editDocument(test, people.operator, change, { subs, subItems: [{ id: rows[0]?.id, largestKg: 1 }] }),
    );
    return change;
  };

  it('is not made too small for them: the operator reads which goods and requests, and of strangers only how much', async () => {
    const place = await cases.issue(await cases.file());
    const waiting = await cases.file();
    await submit(test, people, waiting);
    const stranger = { ...people, ...(await makeOperator(test)) };
    const another = await placeCases(test, stranger).file();
    await submit(test, stranger, another);
    await storeGoods(test, place, [
      { product: 'BKC-80', lotNo: '12', kg: 3000.5 },
      { product: 'Formalin', lotNo: '7', kg: 200 },
    ]);
    await reserveRoom(test, place, { requestId: waiting.requestId, kg: 120 });
    await reserveRoom(test, place, { requestId: another.requestId, kg: 50 });
    const { request } = await caseOf(waiting);
    const change = await changeTo(place, SMALL);
    const there = `BKC-80 lot 12: 3,000.5 kg; Formalin lot 7: 200 kg; request ${request.requestCode}: 120 kg; of other operators: 50 kg`;
    const text =
      `“อาคาร A” cannot be reduced to 1,200 kg, because 3,370.5 kg is taken: ${there}. ` +
      'Enter at least 3,370.5 kg, or first move out or return what is too much.';
    const { rows } = await test.app.pools.api.query<{ version: number }>(
      'select "version" from "storage_location" where "id" = $1',
      [change.id],
    );
    const checked = await test.call('POST', `${PLACES}/_check`, {
      as: people.operator,
      headers: EN,
      body: { id: change.id, version: rows[0]?.version, subs: [{ ...(await firstAreaIn(change)), usedHeight: 0.5 }] },
    });
    expect((checked.body as CheckAnswer).warnings).toMatchObject([
      { rule: 'belowTaken', path: 'subs.0.usedHeight', message: text },
    ]);
    const refused = await submitInEnglish(change);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { message: text, fields: [{ path: 'subs.0.usedHeight' }] },
    ]);
    await cases.issue(await refitted(change, { usedWidth: 3, usedLength: 4, usedHeight: 1 }));
    expect((await caseOf(change)).dossier.revision).toBe(2);
  });

  const refitted = async (change: FiledRequest, area: Values): Promise<FiledRequest> => {
    await expectOk(
      editDocument(test, people.operator, change, { subs: [{ ...(await firstAreaIn(change)), ...area }] }),
    );
    return change;
  };

  it('is not given up, and what came since it was filed stops the decision; of many things five are named', async () => {
    const place = await cases.issue(await cases.file());
    const cancellation = await refileAs(test, people, { kind: 'cancellation', base: place });
    await cases.bringToVisit(cancellation);
    await takeStep(test, people.receiver, cancellation, 'skip-visit', { remark: 'Empty last week.' });
    await storeGoods(
      test,
      place,
      [70, 60, 50, 40, 30, 20, 10].map((kg) => ({ product: 'BKC-80', lotNo: `L${kg}`, kg })),
    );
    const version = await requestVersionOf(test, cancellation.requestId);
    const text =
      '“อาคาร A” is not empty: BKC-80 lot L70: 70 kg; BKC-80 lot L60: 60 kg; BKC-80 lot L50: 50 kg; ' +
      'BKC-80 lot L40: 40 kg; BKC-80 lot L30: 30 kg; and 2 more. ' +
      'It cannot be cancelled or removed before everything is moved out or returned.';
    const decided = await send(cancellation, 'approve', people.signatory, version);
    expect([decided.status, decided.body]).toMatchObject([422, { message: text }]);
    const { warnings } = await readCase(test, people.signatory, cancellation.requestId);
    expect(warnings.map(({ rule, message }) => [rule, message[1]])).toEqual([['belowTaken', text]]);
    await takeStep(test, people.operator, cancellation, 'cancel', { remark: 'Still in use.' });
    expect((await readCase(test, people.operator, cancellation.requestId)).warnings).toEqual([]);
    const again = await submitInEnglish(await refileAs(test, people, { kind: 'cancellation', base: place }));
    expect([again.status, again.body]).toMatchObject([422, { message: text }]);
  });
});
