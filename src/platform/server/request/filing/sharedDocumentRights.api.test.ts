/**
 * Two modules serve the same document at the same address: people with the menus of one of them neither see, file nor
 * change documents of the other, by any call.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModules } from '#platform/testing/appWithModule.ts';
import type { Person } from '#platform/testing/people.ts';
import { CENTRAL_OFFICE, expectOk, takeStep, uploadPdf, type FiledRequest } from '#platform/testing/requestPeople.ts';
import {
  ALL_PLACES_MENU,
  WAREHOUSE_TYPE,
  warehouseModules,
  WORKSHOP_TYPE,
} from '#platform/testing/warehouseModules.ts';
import { warehouseServer } from '#platform/testing/warehouseServer.ts';
import {
  filePlace,
  issuePlace,
  makeWarehousePeople,
  sentType,
  WAREHOUSES,
  type WarehousePeople,
  type WarehouseType,
} from '#platform/testing/warehouseRequests.ts';
import { newId } from '../../database/newId.ts';

const REQUESTS = '/api/v1/transaction/requests';
const DOSSIERS = '/api/v1/transaction/dossiers';
const ATTACHMENTS = '/api/v1/transaction/warehouse-attachments';

const modules = { [WAREHOUSE_TYPE]: 'warehouse', [WORKSHOP_TYPE]: 'workshop' } as const;
const types = [WAREHOUSE_TYPE, WORKSHOP_TYPE] as const;

/** A draft, a submitted and an issued document of one type, with what belongs to the draft. */
interface Places {
  readonly draft: FiledRequest;
  readonly submitted: FiledRequest;
  readonly issued: FiledRequest;
  readonly name: string;
  readonly part: string;
  readonly file: string;
  readonly dossier: string;
}

let test: TestApp;
let people: WarehousePeople;
const places = new Map<WarehouseType, Places>();

beforeAll(async () => {
  test = await startTestAppWithModules(warehouseModules, warehouseServer);
  people = await makeWarehousePeople(test);
  for (const type of types) places.set(type, await makePlaces(type));
});
afterAll(() => test.stop());

async function makePlaces(type: WarehouseType): Promise<Places> {
  const name = `${modules[type]}${crypto.randomUUID().slice(0, 8)}`;
  const file = async (): Promise<FiledRequest> => filePlace(test, people.operator, type, { place: name });
  const [draft, submitted, issued] = [await file(), await file(), await file()];
  await takeStep(test, people.operator, submitted, 'request');
  await issuePlace(test, people, { filed: issued, type });
  const { rows } = await test.app.pools.api.query<{ part: string; file: string; dossier: string }>(
    `select a."id" as "part", a."file_id" as "file", w."dossier_id" as "dossier" from "warehouse" w
      join "warehouse_attachment" a on a."warehouse_id" = w."id" where w."id" = $1`,
    [issued.id],
  );
  return { draft, submitted, issued, name, part: '', file: '', dossier: '', ...rows[0] };
}

const placesOf = (type: WarehouseType): Places => {
  const found = places.get(type);
  if (found === undefined) throw new Error(`No documents of ${type} were made`);
  return found;
};

const otherThan = (type: WarehouseType): WarehouseType => (type === WAREHOUSE_TYPE ? WORKSHOP_TYPE : WAREHOUSE_TYPE);
const menusOf = (type: WarehouseType): readonly string[] =>
  test.app.catalogue.menus
    .map(({ key }) => key)
    .filter((key) => key.startsWith(`${modules[type]}.`) && key !== ALL_PLACES_MENU);

/** An employee of the same company, with the menus of one module only. */
const employeeFor = (type: WarehouseType): Promise<Person> =>
  test.person({
    roles: ['OPERATOR_EMP'],
    personType: 'employee',
    memberOf: { holderId: people.holderId, kind: 'employee', menus: menusOf(type) },
  });

/** An officer of the same department, with these rights in every menu of a module. */
async function officerWith(
  menus: Readonly<Partial<Record<WarehouseType, readonly string[]>>>,
  { seesAll = false } = {},
): Promise<Person> {
  const code = `T_${newId()}`;
  await test.app.pools.api.query(
    `insert into "role" ("id", "code", "name", "row_scope", "field_classes", "version", "is_active", "create_by",
        "create_date", "update_by", "update_date")
values ($1, $2, $2, 'departmentTree', '["personal", "officer"]', 1, true, 'test', now(), 'test', now())`,
    [newId(), code],
  );
  const given = (Object.entries(menus) as [WarehouseType, readonly string[]][]).map(
    ([type, rights]) => [menusOf(type), rights] as const,
  );
  for (const [keys, rights] of [...given, ...(seesAll ? [[[ALL_PLACES_MENU], ['view']] as const] : [])]) {
    await test.app.pools.api.query(
      `insert into "role_menu" ("id", "role_id", "menu_id", "seq", "can_view", "can_create", "can_edit", "can_active",
          "can_archive", "can_delete", "can_select")
select gen_random_uuid(), r."id", m."id", row_number() over (), $3, $4, $4, $4, $4, $4, $3
from "role" r, "menu" m where r."code" = $1 and m."key" = any($2)`,
      [code, keys, rights.length > 0, rights.includes('write')],
    );
  }
  await test.app.access.reload();
  return test.person({ roles: [code], departmentId: CENTRAL_OFFICE });
}

const send = (as: Person, method: 'GET' | 'PUT' | 'POST', path: string, body: unknown): Promise<TestAnswer> =>
  test.call(method, path, { as, ...(method === 'GET' ? {} : { body }) });

const remark = 'A reason';
const byId = (id: string) => ({ where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] });

type ForeignCall = readonly [call: string, method: 'GET' | 'PUT' | 'POST', path: string, body: unknown];

/** Every call that names a document, its request, its dossier or its file. */
const callsAbout = ({ draft, submitted, issued, part, file, dossier }: Places): readonly ForeignCall[] => [
  ['saving the document', 'PUT', WAREHOUSES, { id: draft.id, version: 1, place: 'x' }],
  ['checking the document', 'POST', `${WAREHOUSES}/_check`, { id: draft.id, version: 1, place: 'x' }],
  ['archiving the document', 'POST', `${WAREHOUSES}/_delete`, { id: draft.id }],
  ['deleting the document', 'POST', `${WAREHOUSES}/_delete?isHardDelete=true`, { id: draft.id }],
  ['activating the document', 'POST', `${WAREHOUSES}/_active`, { id: draft.id }],
  ['revisions of the document', 'POST', `${WAREHOUSES}/${issued.id}/_rev`, {}],
  ['changes of the document', 'POST', `${WAREHOUSES}/${issued.id}/_changes`, {}],
  ['a row of the document', 'PUT', ATTACHMENTS, { id: part, version: 1, documentNo: 'x' }],
  ['a row taken out of the document', 'POST', `${ATTACHMENTS}/_delete`, { id: part }],
  ['the file of an attachment', 'GET', `/api/v1/master/attachments/${file}`, undefined],
  ['a filing about the document', 'PUT', REQUESTS, { refRequestType: 3, refBase: { id: issued.id } }],
  ['a note', 'PUT', REQUESTS, { id: submitted.requestId, version: 1, descToOfficer: 'x' }],
  ['a step', 'PUT', `${REQUESTS}/request`, { id: submitted.requestId, version: 2, action: 'receive' }],
  ['a step back', 'PUT', `${REQUESTS}/re-status`, { id: submitted.requestId, version: 2, remark }],
  ['opening fields', 'PUT', `${REQUESTS}/unlock`, { id: submitted.requestId, version: 2, fields: ['place'], remark }],
  ['the case', 'POST', `${REQUESTS}/case`, { id: issued.requestId }],
  ['the difference', 'POST', `${REQUESTS}/difference`, { id: issued.requestId, since: 'submitted' }],
  ['the references', 'POST', `${REQUESTS}/references`, { id: issued.requestId }],
  ['the documents of the case', 'POST', `${REQUESTS}/documents`, { id: issued.requestId }],
  ['the paper', 'POST', `${REQUESTS}/report/warehouse`, { id: issued.requestId }],
  ['revisions of the request', 'POST', `${REQUESTS}/${issued.requestId}/_rev`, {}],
  ['revisions of the dossier', 'POST', `${DOSSIERS}/${dossier}/_rev`, {}],
  ['suspending', 'PUT', `${DOSSIERS}/suspend`, { id: dossier, version: 1, remark }],
  ['a correction of the register', 'PUT', `${WAREHOUSES}/register`, { refBase: { id: issued.id }, remark, record: {} }],
];

const readingCalls = new Set([
  'revisions of the document',
  'changes of the document',
  'the file of an attachment',
  'the case',
  'the difference',
  'the references',
  'the documents of the case',
  'the paper',
  'revisions of the request',
  'revisions of the dossier',
]);

/** Lists in which nothing of the other module may appear: by id, by name, and without any condition. */
const listsOf = ({ issued, dossier, part, name }: Places): readonly ForeignCall[] => [
  ['documents', 'POST', `${WAREHOUSES}/_search`, byId(issued.id)],
  ['all documents', 'POST', `${WAREHOUSES}/_search`, { select: ['place'], size: 100 }],
  ['documents by type', 'POST', `${WAREHOUSES}/_search`, { where: [{ name: 'place', operator: '=', value: name }] }],
  ['an export', 'POST', `${WAREHOUSES}/_export`, { select: ['place'] }],
  ['the report', 'POST', `${WAREHOUSES}/report/data`, {}],
  ['rows of documents', 'POST', `${ATTACHMENTS}/_search`, byId(part)],
  ['requests', 'POST', `${REQUESTS}/_search`, byId(issued.requestId)],
  ['requests by subject', 'POST', `${REQUESTS}/_search`, { select: ['subjectTh'], size: 100 }],
  ['dossiers', 'POST', `${DOSSIERS}/_search`, byId(dossier)],
  ['the search over all records', 'POST', '/api/v1/find', { text: name }],
  ['the queue', 'POST', `${REQUESTS}/queue`, {}],
];

const tracesOf = ({ issued, submitted, draft, dossier, part, name }: Places): readonly string[] => [
  ...[issued, submitted, draft].flatMap(({ id, requestId }) => [id, requestId]),
  dossier,
  part,
  name,
];

const readers: readonly (readonly [string, (type: WarehouseType) => Promise<Person>])[] = [
  ['an employee', employeeFor],
  ['an officer', (type) => officerWith({ [type]: ['write'] })],
];
const cases = types.flatMap((type) => readers.map(([who, make]) => ({ type, who, make, module: modules[type] })));

describe.each(cases)('$who with the menus of $module only', ({ type, make }) => {
  it('gets no answer about documents of the other module, and changes none', async () => {
    const person = await make(type);
    const foreign = placesOf(otherThan(type));
    const answers: string[] = [];
    for (const [call, method, path, body] of callsAbout(foreign)) {
      const { status } = await send(person, method, path, body);
      answers.push(`${call}: ${status === 403 ? 404 : status}`);
    }
    expect(answers).toEqual(callsAbout(foreign).map(([call]) => `${call}: 404`));
    const own: string[] = [];
    for (const [call, method, path, body] of callsAbout(placesOf(type)).filter(([name]) => readingCalls.has(name)))
      own.push(`${call}: ${(await send(person, method, path, body)).status}`);
    expect(own, 'documents of their own module').toEqual([...readingCalls].map((call) => `${call}: 200`));
  });

  it('finds nothing of the other module in any list, and its own documents in all of them', async () => {
    const person = await make(type);
    const found: string[] = [];
    for (const [call, method, path, body] of listsOf(placesOf(otherThan(type)))) {
      const { text, status } = await send(person, method, path, body);
      const isTraced = tracesOf(placesOf(otherThan(type))).some((trace) => text.includes(trace));
      found.push(`${call}: ${status} ${isTraced}`);
    }
    const own: string[] = [];
    for (const [call, method, path, body] of listsOf(placesOf(type))) {
      const { text, status } = await send(person, method, path, body);
      own.push(`${call}: ${status} ${tracesOf(placesOf(type)).some((trace) => text.includes(trace))}`);
    }
    const expected = (isFound: boolean) => listsOf(placesOf(type)).map(([call]) => `${call}: 200 ${isFound}`);
    expect(found).toEqual(expected(false));
    expect(own).toEqual(expected(true));
  });

  it('begins no document of the other module, in any way', async () => {
    const person = await make(type);
    const record = { place: 'Bang Na', refDocumentType: sentType(otherThan(type)) };
    const refHolder = { id: people.holderId };
    const entry = { refHolder, remark, effectiveDate: '2024-03-01', record };
    const answers = [
      await send(person, 'PUT', WAREHOUSES, record),
      await send(person, 'POST', `${WAREHOUSES}/_check`, record),
      await send(person, 'PUT', `${WAREHOUSES}/register`, entry),
      await send(person, 'PUT', `${WAREHOUSES}/counter`, { refHolder, record }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('a person with rights in both modules', () => {
  it('removes documents only of the module in which they have the right', async () => {
    const person = await officerWith({ [WAREHOUSE_TYPE]: ['write'], [WORKSHOP_TYPE]: ['view'] });
    const begin = async (type: WarehouseType): Promise<FiledRequest> => {
      const filed = await filePlace(test, people.operator, type);
      // Drafts of operators have no department: with one, only the right decides.
      await test.app.pools.api.query(
        `with "case" as (select "id", "dossier_id" from "request" where "document_id" = $1),
          a as (update "dossier" set "department_id" = $2 where "id" = (select "dossier_id" from "case")),
          b as (update "request" set "department_id" = $2 where "id" = (select "id" from "case"))
          update "warehouse" set "department_id" = $2 where "id" = $1`,
        [filed.id, CENTRAL_OFFICE],
      );
      return filed;
    };
    const [own, other] = [await begin(WAREHOUSE_TYPE), await begin(WORKSHOP_TYPE)];
    const remove = async ({ id }: FiledRequest, path: string): Promise<string> =>
      answerSummary(await send(person, 'POST', `${WAREHOUSES}/${path}`, { id }));
    for (const path of ['_delete', '_delete?isHardDelete=true'])
      expect(await remove(other, path)).toBe('403 forbidden');
    expect(await remove(own, '_delete')).toBe('200');
    expect(await remove(own, '_active')).toBe('200');
    expect(await remove(own, '_delete?isHardDelete=true')).toBe('200');
  });

  it('files documents only in the module in which they may create', async () => {
    const holder = { holderId: people.holderId, kind: 'employee' as const };
    const menus = [...menusOf(WAREHOUSE_TYPE), 'workshop.workshops'];
    const person = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: { ...holder, menus },
    });
    const file = async (type: WarehouseType): Promise<string> =>
      answerSummary(await send(person, 'PUT', WAREHOUSES, { place: 'Bang Na', refDocumentType: sentType(type) }));
    expect([await file(WAREHOUSE_TYPE), await file(WORKSHOP_TYPE)]).toEqual(['200', '403 forbidden']);
    expect(
      (await send(person, 'POST', `${REQUESTS}/case`, { id: placesOf(WORKSHOP_TYPE).issued.requestId })).status,
    ).toBe(200);
  });

  it('uploads no file into a document of the other module', async () => {
    const person = await employeeFor(WAREHOUSE_TYPE);
    const { draft } = placesOf(WORKSHOP_TYPE);
    const attachments = [{ refItem: { key: '9' }, file: await uploadPdf(test, person) }];
    const answer = await send(person, 'PUT', WAREHOUSES, { id: draft.id, version: 1, attachments });
    expect(answerSummary(answer)).toBe('404 notFound');
  });
});

describe('the screen of all types', () => {
  it('shows the types that the person may see by the menus of the modules, and widens no right', async () => {
    const { rows } = await test.app.pools.api.query<{ id: string }>('select "id" from "menu" where "key" = $1', [
      ALL_PLACES_MENU,
    ]);
    const headers = { 'x-menu-id': rows[0]?.id ?? '' };
    const foundBy = async (menus: Parameters<typeof officerWith>[0]): Promise<readonly string[]> => {
      const as = await officerWith(menus, { seesAll: true });
      const body = { select: ['refDocumentType.code'], where: byId(placesOf(WAREHOUSE_TYPE).issued.id).where };
      const ids = types.map((type) => placesOf(type).issued.id);
      const where = [{ ...body.where[0], operator: 'in', value: ids }];
      const { data } = (await expectOk(
        test.call('POST', `${WAREHOUSES}/_search`, { as, headers, body: { ...body, where } }),
      )) as { data: readonly { refDocumentType: { code: string } }[] };
      return data.map(({ refDocumentType }) => refDocumentType.code).toSorted();
    };
    expect(await foundBy({ [WORKSHOP_TYPE]: ['view'] })).toEqual([WORKSHOP_TYPE]);
    expect(await foundBy({ [WAREHOUSE_TYPE]: ['view'], [WORKSHOP_TYPE]: ['view'] })).toEqual(types.toSorted());
    expect(await foundBy({})).toEqual([]);
  });
});

describe('a person without a menu of either module', () => {
  it('cannot call the document at all', async () => {
    const person = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: { holderId: people.holderId, kind: 'employee', menus: ['to-whom.requests'] },
    });
    expect((await send(person, 'POST', `${WAREHOUSES}/_search`, {})).status).toBe(403);
    expect((await send(person, 'PUT', WAREHOUSES, { refDocumentType: sentType(WAREHOUSE_TYPE) })).status).toBe(403);
  });
});

describe('an administrator', () => {
  it('reads the documents of both modules', async () => {
    const admin = await test.person({ roles: ['ADMIN'] });
    for (const type of types) {
      const { issued } = placesOf(type);
      const { data } = (await expectOk(send(admin, 'POST', `${WAREHOUSES}/_search`, byId(issued.id)))) as {
        data: readonly unknown[];
      };
      expect(data).toHaveLength(1);
    }
  });
});
