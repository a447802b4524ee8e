/**
 * A document whose terms for what it refers to depend on its type, and whose rows refer only to documents that match it:
 * workshops refer to products of any holder, warehouses to their own, and rooms to products of the substance and the kind
 * of the place.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedObject } from '#modules/haz/testing/products.ts';
import { makePermitPeople, type IssuedProduct, type PermitActions } from '#modules/haz/testing/permits.ts';
import type { PickAnswer, PickQuestion } from '#platform/model/request/documentPicker.ts';
import type { ReferencesView } from '#platform/model/request/referencesView.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModules } from '#platform/testing/appWithModule.ts';
import type { Person } from '#platform/testing/people.ts';
import {
  editDocument,
  expectOk,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { WAREHOUSE_TYPE, warehouseModules, WORKSHOP_TYPE } from '#platform/testing/warehouseModules.ts';
import {
  filePlace,
  issuePlace,
  makeWarehousePeople,
  sentType,
  WAREHOUSES,
  type WarehousePeople,
  type WarehouseType,
} from '#platform/testing/warehouseRequests.ts';
import { warehouseServer } from '#platform/testing/warehouseServer.ts';

const REQUESTS = '/api/v1/transaction/requests';
const NOWHERE = '01890000-0000-7000-8000-000000000000';

type Values = Readonly<Record<string, unknown>>;

let test: TestApp;
let people: WarehousePeople & SigningPeople & PermitActions;
let own: Readonly<Record<'chlorine' | 'even' | 'made' | 'aldehyde', IssuedProduct>>;
let others: Readonly<Record<'chlorine' | 'even' | 'made', IssuedProduct>>;

beforeAll(async () => {
  test = await startTestAppWithModules(warehouseModules, warehouseServer);
  people = { ...(await makeWarehousePeople(test)), ...(await makePermitPeople(test)) };
  const { holderId } = await makeOperator(test);
  const even = { refHomogeneity: { key: '1' } };
  const made = { refOperation: { key: '4' }, importCompanies: [] };
  own = {
    chlorine: await people.product(),
    even: await people.product(even),
    made: await people.product(made),
    aldehyde: await people.product({ refHazObject: listedObject.type3 }),
  };
  others = {
    chlorine: await people.product({ holderId }),
    even: await people.product({ holderId, ...even }),
    made: await people.product({ holderId, ...made }),
  };
});
afterAll(() => test.stop());

const of = ({ id }: { readonly id: string }): { readonly id: string } => ({ id });
const put = (type: WarehouseType, values: Values): Promise<TestAnswer> =>
  test.call('PUT', WAREHOUSES, {
    as: people.operator,
    body: { place: 'Bang Na', refDocumentType: sentType(type), ...values },
  });
const answered = async (type: WarehouseType, values: Values): Promise<string> => answerSummary(await put(type, values));
const submit = async (filed: FiledRequest): Promise<TestAnswer> =>
  sendRequestStep(test, people.operator, filed, 'request');
const edit = async (filed: FiledRequest, values: Values): Promise<string> =>
  answerSummary(await editDocument(test, people.operator, filed, values));
const roomIdOf = async ({ id }: FiledRequest): Promise<string | undefined> => {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "id" from "warehouse_room" where "warehouse_id" = $1',
    [id],
  );
  return rows[0]?.id;
};

describe('terms for the type of the document that refers', () => {
  it('decide about documents of other holders, which are otherwise answered as if they did not exist', async () => {
    const refHaz = of(others.chlorine);
    expect([await answered(WAREHOUSE_TYPE, { refHaz }), await answered(WORKSHOP_TYPE, { refHaz })]).toEqual([
      '422 formInvalid refHaz referredNotFound',
      '200',
    ]);
    const [unknown, foreign] = [
      await put(WAREHOUSE_TYPE, { refHaz: of({ id: NOWHERE }) }),
      await put(WAREHOUSE_TYPE, { refHaz }),
    ];
    expect(foreign.body).toMatchObject({ fields: (unknown.body as { fields: unknown[] }).fields });
  });

  it('decide about types and values that may be referred to', async () => {
    const answers = async (refHaz: IssuedProduct): Promise<readonly string[]> => [
      await answered(WAREHOUSE_TYPE, { refHaz: of(refHaz) }),
      await answered(WORKSHOP_TYPE, { refHaz: of(refHaz) }),
    ];
    expect(await answers(own.made)).toEqual(['200', '422 formInvalid refHaz referredOtherType']);
    expect(await answers(own.even)).toEqual(['200', '422 formInvalid refHaz notForWorkshops']);
    expect(await answers(own.chlorine)).toEqual(['200', '200']);
  });

  it('are those of the type of the root for a reference in a row', async () => {
    const rooms = [
      { name: 'A', refHaz: of(own.made) },
      { name: 'B', refHaz: of(others.made) },
    ];
    expect([
      await answered(WAREHOUSE_TYPE, { rooms }),
      await answered(WORKSHOP_TYPE, { rooms, horsepower: 5 }),
    ]).toEqual(['422 formInvalid rooms.1.refHaz referredNotFound', '200']);
  });

  it('are those of the stored type when a document is edited', async () => {
    const warehouse = await filePlace(test, people.operator, WAREHOUSE_TYPE);
    const workshop = await filePlace(test, people.operator, WORKSHOP_TYPE);
    const refHaz = of(others.chlorine);
    expect([await edit(warehouse, { refHaz }), await edit(workshop, { refHaz })]).toEqual([
      '422 formInvalid refHaz referredNotFound',
      '200',
    ]);
  });

  it('are also those of filing and of the decision, and of the case', async () => {
    const values = { horsepower: 5, refHaz: of(others.chlorine), rooms: [{ name: 'A', refHaz: of(others.made) }] };
    const filed = await filePlace(test, people.operator, WORKSHOP_TYPE, values);
    await issuePlace(test, people, { filed, type: WORKSHOP_TYPE });
    const view = (await expectOk(
      test.call('POST', `${REQUESTS}/references`, { as: people.operator, body: { id: filed.requestId } }),
    )) as ReferencesView;
    expect(view.refersTo.map(({ path, why }) => [path, why])).toEqual([
      ['refHaz', null],
      ['rooms.0.refHaz', null],
    ]);
  });
});

describe('a field that must match the document that refers', () => {
  const rooms = (product: IssuedProduct) => [{ name: 'A', refHaz: of(product) }];

  it('is compared by id and by code when the reference is chosen', async () => {
    const refHazObject = listedObject.type2;
    expect([
      await answered(WAREHOUSE_TYPE, { refHazObject, rooms: rooms(own.chlorine) }),
      await answered(WAREHOUSE_TYPE, { refHazObject, rooms: rooms(own.aldehyde) }),
      await answered(WAREHOUSE_TYPE, { refHazType: { key: '2' }, rooms: rooms(own.chlorine) }),
      await answered(WAREHOUSE_TYPE, { refHazType: { key: '2' }, rooms: rooms(own.aldehyde) }),
    ]).toEqual([
      '200',
      '422 formInvalid rooms.0.refHaz otherSubstance',
      '200',
      '422 formInvalid rooms.0.refHaz otherKind',
    ]);
  });

  it('is not asked for while the field of the document is empty', async () => {
    expect(await answered(WAREHOUSE_TYPE, { refHazObject: null, rooms: rooms(own.aldehyde) })).toBe('200');
  });

  it('tells nothing of documents of other holders', async () => {
    const refHazObject = listedObject.type3;
    expect(await answered(WAREHOUSE_TYPE, { refHazObject, rooms: rooms(others.chlorine) })).toBe(
      '422 formInvalid rooms.0.refHaz referredNotFound',
    );
  });

  it('may change in a draft after the rows were chosen, which are refused at their field when it is filed', async () => {
    const filed = await filePlace(test, people.operator, WAREHOUSE_TYPE, { rooms: rooms(own.aldehyde) });
    expect(await edit(filed, { refHazObject: listedObject.type2 })).toBe('200');
    const refused = await submit(filed);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { messageKey: 'otherSubstance', fields: [{ path: 'rooms.0.refHaz', messageKey: 'otherSubstance' }] },
    ]);
    expect(await edit(filed, { rooms: [{ id: await roomIdOf(filed), refHaz: of(own.chlorine) }] })).toBe('200');
    expect(answerSummary(await submit(filed))).toBe('200');
  });

  it('is checked again at the decision', async () => {
    const values = { refHazObject: listedObject.type2, rooms: rooms(own.chlorine) };
    const filed = await filePlace(test, people.operator, WAREHOUSE_TYPE, values);
    await takeStep(test, people.operator, filed, 'request');
    await takeStep(test, people.receiver, filed, 'receive');
    await takeStep(test, people.receiver, filed, 'check', { data: { result: 'passed' } });
    await takeStep(test, people.receiver, filed, 'pass');
    await test.app.pools.api.query('update "warehouse" set "haz_object_id" = $2 where "id" = $1', [
      filed.id,
      listedObject.type3.id,
    ]);
    expect(answerSummary(await sendRequestStep(test, people.approver, filed, 'approve'))).toBe('422 otherSubstance');
  });

  it('does not change in a complete document without its rows: a correction of the register has no other check', async () => {
    const enter = (body: Values): Promise<TestAnswer> =>
      test.call('PUT', `${WAREHOUSES}/register`, { as: people.head, body: { remark: 'From paper', ...body } });
    const record = { place: 'Bang Na', refDocumentType: sentType(WAREHOUSE_TYPE), rooms: rooms(own.aldehyde) };
    const entered = (await expectOk(
      enter({ refHolder: { id: people.holderId }, effectiveDate: '2024-03-01', record }),
    )) as { id: string };
    const correct = async (values: Values): Promise<string> =>
      answerSummary(await enter({ refBase: of(entered), record: values }));
    expect(await correct({ refHazObject: listedObject.type2 })).toBe('422 formInvalid rooms.0.refHaz otherSubstance');
    expect(await correct({ refHazObject: listedObject.type3 })).toBe('200');
  });
});

describe('the picker of such a document', () => {
  const requestPick = (body: Partial<PickQuestion>, as: Person = people.operator): Promise<TestAnswer> =>
    test.call('POST', `${WAREHOUSES}/_pick`, { as, body: { field: 'refHaz', ...body } });
  const pick = async (body: Partial<PickQuestion>, as?: Person): Promise<PickAnswer['data']> =>
    ((await expectOk(requestPick(body, as))) as PickAnswer).data;
  const ids = async (body: Partial<PickQuestion>): Promise<readonly string[]> => (await pick(body)).map(({ id }) => id);
  const agentFor = (documentTypes: readonly string[], menus: readonly string[]): Promise<Person> =>
    test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId: people.holderId, kind: 'agent', documentTypes, menus },
    });

  it('searches by the terms of the type, and by the general terms without one', async () => {
    const text = others.chlorine.number;
    expect(await ids({ text })).toEqual([]);
    expect(await ids({ text, documentType: WAREHOUSE_TYPE })).toEqual([]);
    expect(await pick({ text, documentType: WORKSHOP_TYPE })).toMatchObject([{ id: others.chlorine.id, why: null }]);
    expect(await ids({ text: others.made.number, documentType: WORKSHOP_TYPE })).toEqual([]);
    const [even] = await pick({ text: others.even.number, documentType: WORKSHOP_TYPE });
    expect(even?.why?.[1]).toContain('heterogeneous');
  });

  it('lists only what matches the fields that are filled in', async () => {
    const field = 'rooms.refHaz';
    const all = [own.chlorine.id, own.even.id, own.made.id];
    expect(new Set(await ids({ field }))).toEqual(new Set([...all, own.aldehyde.id]));
    expect(new Set(await ids({ field, matching: { refHazObject: listedObject.type2.id } }))).toEqual(new Set(all));
    expect(await ids({ field, matching: { refHazType: 'type3' } })).toEqual([own.aldehyde.id]);
    const both = { refHazType: 'type3', refHazObject: listedObject.type2.id };
    expect(await ids({ field, matching: both })).toEqual([]);
    const found = { field, documentType: WORKSHOP_TYPE, text: others.chlorine.number };
    expect(await ids({ ...found, matching: { refHazType: 'type2' } })).toEqual([others.chlorine.id]);
    expect(await ids({ ...found, matching: { refHazType: 'type3' } })).toEqual([]);
  });

  it('tells of a document that is asked for by id why it does not match', async () => {
    const asked = { field: 'rooms.refHaz', ids: [own.aldehyde.id], matching: { refHazType: 'type2' } };
    const [row] = await pick(asked);
    expect(row?.why?.[1]).toContain('not of the kind');
  });

  it('is refused for a type that the person does not write', async () => {
    const menus = ['warehouse.requests', 'workshop.requests'];
    const agent = await agentFor([WAREHOUSE_TYPE], menus);
    const withoutMenu = await agentFor([WAREHOUSE_TYPE, WORKSHOP_TYPE], menus.slice(0, 1));
    const text = others.chlorine.number;
    expect(answerSummary(await requestPick({ text, documentType: WORKSHOP_TYPE }, withoutMenu))).toBe('403 forbidden');
    expect(answerSummary(await requestPick({ text, documentType: WORKSHOP_TYPE }, agent))).toBe('403 rowScope');
    expect(await pick({ text, documentType: WAREHOUSE_TYPE }, agent)).toEqual([]);
    const byOfficer = async (documentType: string, as: Person): Promise<number> =>
      (await requestPick({ documentType, holder: people.holderId, text, field: 'refHaz' }, as)).status;
    const office = await test.person({ roles: ['OFFICER_LAB'] });
    expect(await byOfficer(WORKSHOP_TYPE, office)).toBe(403);
    expect([await byOfficer(WORKSHOP_TYPE, people.head), await byOfficer(WAREHOUSE_TYPE, people.head)]).toEqual([
      200, 200,
    ]);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a type of another document', { documentType: 'toWhom' }],
    ['a field that nothing matches', { field: 'rooms.refHaz', matching: { place: 'Bang Na' } }],
    ['a field that another reference matches', { field: 'refHaz', matching: { refHazType: 'type2' } }],
    ['an id that is none', { field: 'rooms.refHaz', matching: { refHazObject: 'chlorine' } }],
    ['a code that there is not', { field: 'rooms.refHaz', matching: { refHazType: 'type9' } }],
    ['an empty value', { field: 'rooms.refHaz', matching: { refHazType: null } }],
  ])('is refused with %s', async (_, body) => {
    expect((await requestPick(body)).status).toBe(400);
  });
});
