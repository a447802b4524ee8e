/** Two modules that serve the same document: each document is filed, decided and printed as the module of its type declares. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModules } from '#platform/testing/appWithModule.ts';
import type { Person } from '#platform/testing/people.ts';
import { registerDocument } from '#platform/testing/registerDocument.ts';
import {
  editDocument,
  expectOk,
  readCase,
  refile,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { WAREHOUSE_TYPE, warehouseModules, WORKSHOP_TYPE } from '#platform/testing/warehouseModules.ts';
import { paperMarks, warehouseServer } from '#platform/testing/warehouseServer.ts';
import {
  filePlace,
  issuePlace,
  makeWarehousePeople,
  sentType,
  WAREHOUSES,
  type WarehousePeople,
  type WarehouseType,
} from '#platform/testing/warehouseRequests.ts';

const REQUESTS = '/api/v1/transaction/requests';

let test: TestApp;
let people: WarehousePeople;
beforeAll(async () => {
  test = await startTestAppWithModules(warehouseModules, warehouseServer);
  people = await makeWarehousePeople(test);
});
afterAll(() => test.stop());

const put = (as: Person, path: string, body: unknown): Promise<TestAnswer> => test.call('PUT', path, { as, body });
const issued = async (type: WarehouseType, values: Readonly<Record<string, unknown>> = {}) =>
  issuePlace(test, people, { filed: await filePlace(test, people.operator, type, values), type });
/** The type of a document, its request and its dossier; more than one if they differ. */
const typeOf = async (id: string): Promise<string> => {
  const { rows } = await test.app.pools.api.query<{ types: readonly string[] }>(
    `select array[w."document_type", r."document_type", d."document_type"] as "types" from "warehouse" w
      join "request" r on r."id" = w."request_id" join "dossier" d on d."id" = w."dossier_id" where w."id" = $1`,
    [id],
  );
  return [...new Set(rows[0]?.types)].join(' ');
};

describe('a new document', () => {
  it('belongs to the module of the type that is sent, and is issued by the workflow of that module', async () => {
    const [warehouse, workshop] = [await issued(WAREHOUSE_TYPE), await issued(WORKSHOP_TYPE)];
    expect([await typeOf(warehouse.id), await typeOf(workshop.id)]).toEqual([WAREHOUSE_TYPE, WORKSHOP_TYPE]);
    const cases = [
      await readCase(test, people.operator, warehouse.requestId),
      await readCase(test, people.operator, workshop.requestId),
    ];
    expect(cases.map(({ dossier }) => dossier.code?.replace(/\d.*/, ''))).toEqual(['WH', 'WS']);
    expect(cases.map(({ timeline }) => timeline.some(({ action }) => action === 'record-visit'))).toEqual([
      false,
      true,
    ]);
    expect(cases.map(({ refilings }) => refilings.map(({ kind }) => kind))).toEqual([
      ['renew', 'change', 'cancel'],
      ['change', 'cancel'],
    ]);
  });

  it.each([
    ['no type', undefined],
    ['the type of another document', sentType('toWhom')],
    ['an unknown type', { key: 'XX' }],
    ['an empty type', null],
  ])('with %s is refused, and the answer names the types that can be filed', async (_name, refDocumentType) => {
    const body = { place: 'Bang Na', ...(refDocumentType === undefined ? {} : { refDocumentType }) };
    for (const path of [WAREHOUSES, `${WAREHOUSES}/_check`]) {
      const answer = await test.call(path === WAREHOUSES ? 'PUT' : 'POST', path, { as: people.operator, body });
      expect(answerSummary(answer)).toBe('422 documentTypeNeeded');
      expect(answer.text).toContain('ใบส่งตัวอย่าง, รายงานผลวิเคราะห์');
    }
  });

  it('keeps its type: another one is refused when it is saved again', async () => {
    const filed = await filePlace(test, people.operator, WAREHOUSE_TYPE);
    const same = await editDocument(test, people.operator, filed, { refDocumentType: sentType(WAREHOUSE_TYPE) });
    const other = await editDocument(test, people.operator, filed, { refDocumentType: sentType(WORKSHOP_TYPE) });
    expect([answerSummary(same), answerSummary(other)]).toEqual([
      '200',
      '422 formInvalid refDocumentType managedField',
    ]);
  });

  it('takes only the actions of its own workflow', async () => {
    const warehouse = await filePlace(test, people.operator, WAREHOUSE_TYPE);
    await takeStep(test, people.operator, warehouse, 'request');
    await takeStep(test, people.receiver, warehouse, 'receive');
    expect(answerSummary(await sendRequestStep(test, people.receiver, warehouse, 'record-visit'))).toBe(
      '422 actionUnknown',
    );
    expect(await requestStatusOf(test, warehouse.requestId)).toBe('underReview');
    const workshop = await filePlace(test, people.operator, WORKSHOP_TYPE);
    await takeStep(test, people.operator, workshop, 'request');
    await takeStep(test, people.checkpoint, workshop, 'receive');
    expect(answerSummary(await sendRequestStep(test, people.checkpoint, workshop, 'pass'))).toBe('422 actionUnknown');
  });

  it('has the rules, the attachments and the claims of its type', async () => {
    const rooms = [{ name: 'A' }];
    const filed = {
      warehouse: await filePlace(test, people.operator, WAREHOUSE_TYPE, { rooms, houseCode: '10230000001' }),
      workshop: await filePlace(test, people.operator, WORKSHOP_TYPE, { rooms, houseCode: '10230000001' }),
    };
    const submit = async (name: keyof typeof filed): Promise<string> =>
      answerSummary(await sendRequestStep(test, people.operator, filed[name], 'request'));
    expect([await submit('warehouse'), await submit('workshop')]).toEqual([
      '200',
      '422 formInvalid horsepower required',
    ]);
    await expectOk(editDocument(test, people.operator, filed.workshop, { horsepower: 40 }));
    expect(await submit('workshop'), 'a house code that a warehouse has claimed').toBe('200');
    const again = await filePlace(test, people.operator, WAREHOUSE_TYPE, { houseCode: '10230000001' });
    expect(answerSummary(await sendRequestStep(test, people.operator, again, 'request'))).toMatch(
      /houseCode|duplicate/,
    );
    const bare = [
      await filePlace(test, people.operator, WAREHOUSE_TYPE, { attachments: [] }),
      await filePlace(test, people.operator, WORKSHOP_TYPE, { attachments: [] }),
    ];
    const missing: string[] = [];
    for (const draft of bare) missing.push((await sendRequestStep(test, people.operator, draft, 'request')).text);
    expect(missing).toEqual([expect.stringContaining('แผนที่'), expect.stringContaining('ใบอนุญาตโรงงาน')]);
  });
});

describe('a request about an issued document', () => {
  it.each([
    ['a renewal', 2],
    ['a change', 3],
    ['a cancellation', 4],
  ] as const)('stays in the module of its type: %s', async (_name, kind) => {
    const base = await issued(WAREHOUSE_TYPE);
    expect(await typeOf((await refile(test, people.operator, { kind, base })).id)).toEqual(WAREHOUSE_TYPE);
    const other = await issued(WORKSHOP_TYPE);
    const answer = await put(people.operator, REQUESTS, { refRequestType: kind, refBase: { id: other.id } });
    if (kind === 2) expect(answerSummary(answer)).toBe('409 neverRenewed');
    else expect(await typeOf((answer.body as { documentId: string }).documentId)).toEqual(WORKSHOP_TYPE);
  });
});

describe('what officers enter', () => {
  const entry = (refDocumentType: unknown, more: object = {}) => ({
    refHolder: { id: people.holderId },
    remark: 'From paper',
    effectiveDate: '2024-03-01',
    record: { place: 'Bang Na', refDocumentType },
    ...more,
  });

  it('in the register gets the number of the module of its type, and is corrected there', async () => {
    const codes: (string | null)[] = [];
    for (const type of [WAREHOUSE_TYPE, WORKSHOP_TYPE] as const) {
      const { id, refRequest } = (await expectOk(
        put(people.head, `${WAREHOUSES}/register`, entry(sentType(type))),
      )) as { id: string; refRequest: { id: string } };
      expect(await typeOf(id)).toEqual(type);
      codes.push((await readCase(test, people.head, refRequest.id)).dossier.code ?? null);
      const correction = { refBase: { id }, remark: 'Misspelt', record: { place: 'Bang Phli' } };
      const corrected = (await expectOk(put(people.head, `${WAREHOUSES}/register`, correction))) as { id: string };
      expect(await typeOf(corrected.id)).toEqual(type);
    }
    expect(codes).toEqual([expect.stringMatching(/^WH/), expect.stringMatching(/^WS/)]);
    const untyped = await put(people.head, `${WAREHOUSES}/register`, entry(undefined));
    expect(answerSummary(untyped)).toBe('422 documentTypeNeeded');
  });

  it('at the counter is of a type that is filed there', async () => {
    const begin = (type: WarehouseType) =>
      put(people.head, `${WAREHOUSES}/counter`, {
        refHolder: { id: people.holderId },
        record: { place: 'Bang Na', refDocumentType: sentType(type) },
      });
    const begun = (await expectOk(begin(WORKSHOP_TYPE))) as { id: string };
    expect(await typeOf(begun.id)).toEqual(WORKSHOP_TYPE);
    expect(answerSummary(await begin(WAREHOUSE_TYPE))).toBe('403 forbidden');
  });
});

describe('each module', () => {
  const printed = async ({ requestId: id }: FiledRequest): Promise<string> =>
    (await test.call('POST', `${REQUESTS}/report/warehouse`, { as: people.operator, body: { id } })).text;

  it('lists its own documents, and its queue has its own cases', async () => {
    const place = `Listed ${crypto.randomUUID()}`;
    const filed = {
      warehouse: await filePlace(test, people.operator, WAREHOUSE_TYPE, { place }),
      workshop: await filePlace(test, people.operator, WORKSHOP_TYPE, { place }),
    };
    for (const name of ['warehouse', 'workshop'] as const) {
      const screens = test.app.catalogue.modules.find((module) => module.name === name)?.screens ?? [];
      const screen = screens.find(({ path }) => path === `/app/${name}/requests`);
      const listFilter = screen?.kind === 'resource' ? (screen.listFilter ?? []) : [];
      const where = [...listFilter, { name: 'place', operator: '=', value: place }];
      const { data } = (await expectOk(
        test.call('POST', `${WAREHOUSES}/_search`, { as: people.operator, body: { select: ['place'], where } }),
      )) as { data: readonly { id: string }[] };
      expect(data.map(({ id }) => id)).toEqual([filed[name].id]);
    }
    const queues = (await expectOk(test.call('POST', `${REQUESTS}/queue`, { as: people.operator, body: {} }))) as {
      url: string;
      cases: readonly { documentId: string }[];
    }[];
    const queued = (url: string) =>
      queues.find((queue) => queue.url === url)?.cases.map(({ documentId }) => documentId);
    expect(queued('/app/warehouse/requests')).not.toContain(filed.workshop.id);
    expect(queued('/app/workshop/requests')).not.toContain(filed.warehouse.id);
  });

  it('is where a document is found, and where it is opened from the documents it refers to', async () => {
    const product = await registerDocument(test, people.operator, 'haz');
    const place = `Found${crypto.randomUUID().slice(0, 8)}`;
    const values = { place, refHaz: { id: product.id } };
    const filed = [
      await filePlace(test, people.operator, WAREHOUSE_TYPE, values),
      await filePlace(test, people.operator, WORKSHOP_TYPE, values),
    ];
    const paths = filed.map(({ id }, index) => `/app/${['warehouse', 'workshop'][index]}/requests/${id}/view`);
    const { data } = (await expectOk(
      test.call('POST', '/api/v1/find', { as: people.operator, body: { text: place } }),
    )) as { data: readonly { path: string; title: readonly string[] }[] };
    expect(data.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    expect(new Set(data.map(({ title }) => title[1]))).toEqual(new Set(['Sample submission', 'Analysis result']));
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "request_id" as "id" from "haz" where "id" = $1',
      [product.id],
    );
    const references = (await expectOk(
      test.call('POST', `${REQUESTS}/references`, { as: people.operator, body: { id: rows[0]?.id } }),
    )) as { usedBy: readonly { path: string }[] };
    expect(references.usedBy.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    const picked = await test.call('POST', `${WAREHOUSES}/_pick`, { as: people.operator, body: { field: 'refHaz' } });
    expect((picked.body as { data: readonly { id: string }[] }).data.map(({ id }) => id)).toContain(product.id);
  });

  it('prints the paper of its type, when it is issued and as a preview', async () => {
    for (const type of [WAREHOUSE_TYPE, WORKSHOP_TYPE] as const) {
      const draft = await filePlace(test, people.operator, type);
      expect(await printed(draft)).toContain(paperMarks[type]);
      await issuePlace(test, people, { filed: draft, type });
      expect(await printed(draft)).toContain(paperMarks[type]);
    }
  });
});
