/**
 * Documents that only officers begin: who sees the drafts, how they come to belong to an operator, and which rules the
 * database enforces.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePermitPeople, type PermitActions, type IssuedProduct } from '#modules/haz/testing/permits.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { ORDER_TYPE, orderModule, orderModuleFor } from '#platform/testing/orderModule.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import {
  readCase,
  CENTRAL_OFFICE,
  expectOk,
  editDocument,
  fileDocument,
  refile,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { STEP_JOB } from '../../workflow/takeStep.ts';
import { makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';

const ORDERS = '/api/v1/transaction/orders';

let test: TestApp;
let people: SigningPeople & PermitActions;
let department: string;
let maker: Person;
let elsewhere: Person;
let product: IssuedProduct;

beforeAll(async () => {
  test = await startTestAppWithModule(orderModule);
  // The departments that a person may see are determined when they sign in, so the department is made first.
  department = await makeDepartment(test.app, { parentId: CENTRAL_OFFICE });
  people = await makePermitPeople(test);
  maker = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: department });
  elsewhere = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: await makeDepartment(test.app) });
  product = await people.product();
});

afterAll(() => test.stop());

const begin = (values: Readonly<Record<string, unknown>> = {}): Promise<FiledRequest> =>
  fileDocument(test, maker, {
    wire: 'transaction/orders',
    values: { content: 'Not to be sold', refHaz: { id: product.id }, ...values },
  });

async function toSignatory(filed: FiledRequest): Promise<void> {
  await takeStep(test, maker, filed, 'request');
  await takeStep(test, people.head, filed, 'check', { data: { result: 'passed' } });
  await takeStep(test, people.head, filed, 'pass');
}

async function issued(values: Readonly<Record<string, unknown>> = {}): Promise<FiledRequest> {
  const filed = await begin(values);
  await toSignatory(filed);
  await takeStep(test, people.signatory, filed, 'approve');
  return filed;
}

const found = async (person: Person, id: string): Promise<number> => {
  const { data } = (await expectOk(
    test.call('POST', `${ORDERS}/_search`, {
      as: person,
      body: { where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] },
    }),
  )) as { data: readonly unknown[] };
  return data.length;
};

const refusal = ({ status, body }: TestAnswer): readonly unknown[] => [
  status,
  (body as { messageKey?: string }).messageKey,
];

const holders = async (table: 'request' | 'dossier' | 'order', filed: FiledRequest): Promise<string | null> => {
  const id = { request: filed.requestId, order: filed.id, dossier: await dossierOf(filed) }[table];
  const { rows } = await test.app.pools.api.query<{ id: string | null }>(
    `select "holder_id" as "id" from "${table}" where "id" = $1`,
    [id],
  );
  return rows[0]?.id ?? null;
};

async function dossierOf({ requestId }: FiledRequest): Promise<string> {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "dossier_id" as "id" from "request" where "id" = $1',
    [requestId],
  );
  return rows[0]?.id ?? '';
}

describe('a draft begun by officers', () => {
  it('is in the department of the officer from the start, and has no holder yet', async () => {
    const filed = await begin();
    const { rows } = await test.app.pools.api.query(
      'select "origin", "department_id", "holder_id", "named_holder_id", "acting_user_id" from "request" where "id" = $1',
      [filed.requestId],
    );
    expect(rows).toEqual([
      {
        origin: 'office',
        department_id: department,
        holder_id: null,
        named_holder_id: people.holderId,
        acting_user_id: maker.id,
      },
    ]);
    expect(await Promise.all((['request', 'dossier', 'order'] as const).map((table) => holders(table, filed)))).toEqual(
      [null, null, null],
    );
  });

  it('is visible to officers of the department and of those above it, and to nobody else', async () => {
    const filed = await begin();
    const agent = await test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId: people.holderId, kind: 'agent', documentTypes: [ORDER_TYPE] },
    });
    const colleague = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: department });
    expect([
      await found(maker, filed.id),
      await found(colleague, filed.id),
      await found(people.head, filed.id),
    ]).toEqual([1, 1, 1]);
    expect([
      await found(elsewhere, filed.id),
      await found(people.operator, filed.id),
      await found(agent, filed.id),
    ]).toEqual([0, 0, 0]);
    for (const person of [elsewhere, people.operator])
      expect(
        (await test.call('POST', '/api/v1/transaction/requests/case', { as: person, body: { id: filed.requestId } }))
          .status,
      ).toBe(404);
  });

  it('can be edited by a colleague, and by no officer of another department', async () => {
    const filed = await begin();
    const colleague = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: department });
    expect((await editDocument(test, colleague, filed, { content: 'Not to be moved' })).status).toBe(200);
    expect((await editDocument(test, elsewhere, filed, { content: 'Ours' })).status).toBe(404);
    expect((await editDocument(test, people.head, filed, { content: 'Above' })).status).toBe(409);
  });

  it('cannot be begun by an operator, nor by an officer without the right or without a department', async () => {
    const body = { content: 'Mine', refHaz: { id: product.id } };
    expect((await test.call('PUT', ORDERS, { as: people.operator, body })).status).toBe(403);
    expect((await test.call('PUT', ORDERS, { as: people.head, body })).status).toBe(403);
    const nowhere = await test.person({ roles: ['OFFICER_CUSTOMS'] });
    expect(refusal(await test.call('PUT', ORDERS, { as: nowhere, body }))).toEqual([422, 'officeWithoutDepartment']);
  });

  it('refuses a holder or a department sent by its author', async () => {
    for (const name of ['refHolder', 'refDepartment']) {
      expect(
        (
          await test.call('PUT', ORDERS, {
            as: maker,
            body: { content: 'x', [name]: { id: name === 'refHolder' ? people.holderId : CENTRAL_OFFICE } },
          })
        ).status,
      ).toBe(422);
    }
  });

  it('can be removed by officers who make such documents', async () => {
    const filed = await begin();
    expect(
      (await test.call('POST', `${ORDERS}/_delete?isHardDelete=true`, { as: maker, body: { id: filed.id } })).status,
    ).toBe(200);
    expect(await found(maker, filed.id)).toBe(0);
  });
});

describe('a document of officers in the workflow', () => {
  it('is hidden from the operator until it is issued, then belongs to them, and a notice links to it', async () => {
    const filed = await begin();
    await toSignatory(filed);
    expect(await found(people.operator, filed.id)).toBe(0);
    expect((await readCase(test, people.head, filed.requestId)).request).toMatchObject({
      holder: { id: people.holderId },
      isDisclosed: false,
    });
    await takeStep(test, people.signatory, filed, 'approve');
    expect(await Promise.all((['request', 'dossier', 'order'] as const).map((table) => holders(table, filed)))).toEqual(
      [people.holderId, people.holderId, people.holderId],
    );
    expect(await found(people.operator, filed.id)).toBe(1);
    await runQueuedTask(test.app, STEP_JOB);
    const { rows } = await test.app.pools.api.query(
      'select "url" from "notification" where "user_id" = $1 and "url" like $2',
      [people.operator.id, `%${filed.id}%`],
    );
    expect(rows).toEqual([{ url: `/app/order/orders/${filed.id}/view` }]);
    expect((await readCase(test, people.operator, filed.requestId)).parties).toEqual([]);
  });

  it('is submitted and answered by officers, never by the operator', async () => {
    const filed = await begin();
    await takeStep(test, maker, filed, 'request');
    await takeStep(test, people.head, filed, 're-edit', { remark: 'Please say until when' });
    expect((await sendRequestStep(test, people.operator, filed, 'request')).status).toBe(404);
    await expectOk(editDocument(test, maker, filed, { content: 'Not to be sold until June' }));
    await takeStep(test, maker, filed, 'request');
  });

  it('cannot be approved by the officer who made it', async () => {
    const both = await test.person({ roles: ['OFFICER_CUSTOMS', 'SIGNATORY'], departmentId: department });
    const filed = await fileDocument(test, both, {
      wire: 'transaction/orders',
      values: { content: 'x', refHaz: { id: product.id } },
    });
    await takeStep(test, both, filed, 'request');
    await takeStep(test, people.head, filed, 'check', { data: { result: 'passed' } });
    await takeStep(test, people.head, filed, 'pass');
    expect(refusal(await sendRequestStep(test, both, filed, 'approve'))).toEqual([422, 'fourEyes']);
  });

  it('cannot be issued while it names no holder', async () => {
    const filed = await begin({ refHaz: null });
    expect((await readCase(test, maker, filed.requestId)).request.holder).toBeNull();
    await toSignatory(filed);
    expect(refusal(await sendRequestStep(test, people.signatory, filed, 'approve'))).toEqual([422, 'holderNotNamed']);
  });

  it('never gets a holder if it is refused', async () => {
    const filed = await begin();
    await toSignatory(filed);
    await takeStep(test, people.signatory, filed, 'not-approve', { remark: 'Not needed' });
    expect(await holders('dossier', filed)).toBeNull();
    expect(await found(people.operator, filed.id)).toBe(0);
  });
});

describe('a change of an issued document of officers', () => {
  it('is begun by officers, hidden from the operator until it is issued, and cannot change the holder', async () => {
    const base = await issued();
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/requests', {
          as: people.operator,
          body: { refRequestType: 3, refBase: { id: base.id } },
        })
      ).status,
    ).toBe(403);
    const change = await refile(test, maker, { kind: 3, base });
    expect([await found(people.operator, change.id), await found(maker, change.id)]).toEqual([0, 1]);
    const other = await makeOperator(test);
    const foreignProduct = await people.product({ holderId: other.holderId });
    await expectOk(editDocument(test, maker, change, { refHaz: { id: foreignProduct.id }, reason: 'Another product' }));
    await toSignatory(change);
    expect(refusal(await sendRequestStep(test, people.signatory, change, 'approve'))).toEqual([422, 'holderOfAnother']);
    await takeStep(test, people.signatory, change, 're-edit', { remark: 'The holder stays' });
    await expectOk(editDocument(test, maker, change, { refHaz: { id: product.id } }));
    await toSignatory(change);
    await takeStep(test, people.signatory, change, 'approve');
    expect(await found(people.operator, change.id)).toBe(1);
  });
});

describe('the database', () => {
  const write = (sql: string, values: readonly unknown[]): Promise<string> =>
    test.app.pools.api.query(sql, [...values]).then(
      () => 'written',
      (error: { code?: string }) => String(error.code),
    );

  it('refuses to change a holder once it is set, and to issue a document without one', async () => {
    const [filed, draft, other] = [await issued(), await begin(), await makeOperator(test)];
    const dossierId = await dossierOf(filed);
    for (const value of [other.holderId, null]) {
      expect(await write('update "dossier" set "holder_id" = $2 where "id" = $1', [dossierId, value])).toBe('HZ001');
      expect(await write('update "request" set "holder_id" = $2 where "id" = $1', [filed.requestId, value])).toBe(
        'HZ001',
      );
      expect(await write('update "order" set "holder_id" = $2 where "id" = $1', [filed.id, value])).toBe('HZ001');
    }
    expect(
      await write(`update "dossier" set "code" = 'OD99/2500', "state" = 'inForce' where "id" = $1`, [
        await dossierOf(draft),
      ]),
    ).toBe('23514');
    expect(
      await write(`update "request" set "status" = 'approved', "is_open" = false where "id" = $1`, [draft.requestId]),
    ).toBe('23514');
    expect(await write('update "order" set "is_complete" = true, "revision" = 1 where "id" = $1', [draft.id])).toBe(
      '23514',
    );
    expect(
      await write('update "request" set "holder_id" = $2 where "id" = $1', [draft.requestId, other.holderId]),
    ).toBe('23514');
    expect(await write('update "request" set "origin" = $2 where "id" = $1', [draft.requestId, 'filed'])).toBe('HZ001');
  });

  it('refuses to remove the holder of a request that an operator has begun', async () => {
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      `select "request_id" as "id" from "haz" where "id" = $1`,
      [product.id],
    );
    expect(await write('update "request" set "holder_id" = null where "id" = $1', [rows[0]?.id])).toBe('HZ001');
    expect(
      await write(
        `insert into "dossier"
          select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'holder_id', null,
            'department_id', null, 'code', null, 'state', 'pending'))).* from "dossier" d where d."id" = $1`,
        [product.dossierId],
      ),
    ).toBe('23514');
  });
});

describe('an operator named by a field', () => {
  let namedTest: TestApp;
  beforeAll(async () => void (namedTest = await startTestAppWithModule(orderModuleFor('refOperator'))));
  afterAll(() => namedTest.stop());

  it('must be registered, otherwise the field is refused', async () => {
    const own = await namedTest.person({
      roles: ['OFFICER_CUSTOMS'],
      departmentId: await makeDepartment(namedTest.app),
    });
    const put = async (id: string): Promise<readonly unknown[]> => {
      const { status, body } = await namedTest.call('PUT', ORDERS, {
        as: own,
        body: { content: 'x', refOperator: { id } },
      });
      return [
        status,
        (body as { fields?: readonly { path: string; messageKey: string }[] }).fields?.map(({ path, messageKey }) => [
          path,
          messageKey,
        ]),
      ];
    };
    const { holderId } = await makeOperator(namedTest);
    expect((await put(holderId))[0]).toBe(200);
    expect(await put(own.id)).toEqual([422, [['refOperator', 'holderNotRegistered']]]);
    await namedTest.app.pools.api.query(`update "user" set "status" = 'pending' where "id" = $1`, [holderId]);
    expect(await put(holderId)).toEqual([422, [['refOperator', 'holderNotRegistered']]]);
  });
});
