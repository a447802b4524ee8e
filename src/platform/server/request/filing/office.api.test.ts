/** Documents that only officers begin: whose drafts they are, how they become an operator's, and what the database holds of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePermitCast, type PermitDesk, type Product } from '#modules/haz/testing/permits.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWith } from '#platform/testing/appWith.ts';
import { ORDER_TYPE, orderModule, orderModuleFor } from '#platform/testing/orderModule.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import {
  caseOf,
  CENTRAL_OFFICE,
  done,
  edit,
  fileDocument,
  refile,
  step,
  take,
  type Filed,
} from '#platform/testing/requestCast.ts';
import { runQueued } from '#platform/testing/runQueued.ts';
import { STEP_JOB } from '../../workflow/takeStep.ts';
import { makeOperator, type SigningCast } from '#platform/testing/signingCast.ts';

const ORDERS = '/api/v1/transaction/orders';

let test: TestApp;
let cast: SigningCast & PermitDesk;
let department: string;
let maker: Person;
let elsewhere: Person;
let product: Product;

beforeAll(async () => {
  test = await startTestAppWith(orderModule);
  // Who sees a department and those below it is told which they are when they come in.
  department = await makeDepartment(test.app, { parentId: CENTRAL_OFFICE });
  cast = await makePermitCast(test);
  maker = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: department });
  elsewhere = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: await makeDepartment(test.app) });
  product = await cast.product();
});

afterAll(() => test.stop());

const begin = (values: Readonly<Record<string, unknown>> = {}): Promise<Filed> =>
  fileDocument(test, maker, {
    wire: 'transaction/orders',
    values: { content: 'Not to be sold', refHaz: { id: product.id }, ...values },
  });

async function toSignatory(filed: Filed): Promise<void> {
  await take(test, maker, filed, 'request');
  await take(test, cast.head, filed, 'check', { data: { result: 'passed' } });
  await take(test, cast.head, filed, 'pass');
}

async function issued(values: Readonly<Record<string, unknown>> = {}): Promise<Filed> {
  const filed = await begin(values);
  await toSignatory(filed);
  await take(test, cast.signatory, filed, 'approve');
  return filed;
}

const found = async (person: Person, id: string): Promise<number> => {
  const { data } = (await done(
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

const holders = async (table: 'request' | 'dossier' | 'order', filed: Filed): Promise<string | null> => {
  const id = { request: filed.requestId, order: filed.id, dossier: await dossierOf(filed) }[table];
  const { rows } = await test.app.pools.api.query<{ id: string | null }>(
    `select "holder_id" as "id" from "${table}" where "id" = $1`,
    [id],
  );
  return rows[0]?.id ?? null;
};

async function dossierOf({ requestId }: Filed): Promise<string> {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "dossier_id" as "id" from "request" where "id" = $1',
    [requestId],
  );
  return rows[0]?.id ?? '';
}

describe('a draft of the office', () => {
  it('is in the department of the officer from the start, and nobody’s yet', async () => {
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
        named_holder_id: cast.holderId,
        acting_user_id: maker.id,
      },
    ]);
    expect(await Promise.all((['request', 'dossier', 'order'] as const).map((table) => holders(table, filed)))).toEqual(
      [null, null, null],
    );
  });

  it('is seen by officers of the department and of those above it, and by nobody else', async () => {
    const filed = await begin();
    const agent = await test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId: cast.holderId, kind: 'agent', documentTypes: [ORDER_TYPE] },
    });
    const colleague = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: department });
    expect([await found(maker, filed.id), await found(colleague, filed.id), await found(cast.head, filed.id)]).toEqual([
      1, 1, 1,
    ]);
    expect([
      await found(elsewhere, filed.id),
      await found(cast.operator, filed.id),
      await found(agent, filed.id),
    ]).toEqual([0, 0, 0]);
    for (const person of [elsewhere, cast.operator])
      expect(
        (await test.call('POST', '/api/v1/transaction/requests/case', { as: person, body: { id: filed.requestId } }))
          .status,
      ).toBe(404);
  });

  it('is written on by a colleague, and by no officer of another department', async () => {
    const filed = await begin();
    const colleague = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: department });
    expect((await edit(test, colleague, filed, { content: 'Not to be moved' })).status).toBe(200);
    expect((await edit(test, elsewhere, filed, { content: 'Ours' })).status).toBe(404);
    expect((await edit(test, cast.head, filed, { content: 'Above' })).status).toBe(409);
  });

  it('is begun by no operator, and not by an officer without the right or without a department', async () => {
    const body = { content: 'Mine', refHaz: { id: product.id } };
    expect((await test.call('PUT', ORDERS, { as: cast.operator, body })).status).toBe(403);
    expect((await test.call('PUT', ORDERS, { as: cast.head, body })).status).toBe(403);
    const nowhere = await test.person({ roles: ['OFFICER_CUSTOMS'] });
    expect(refusal(await test.call('PUT', ORDERS, { as: nowhere, body }))).toEqual([422, 'officeWithoutDepartment']);
  });

  it('takes neither holder nor department from who writes it', async () => {
    for (const name of ['refHolder', 'refDepartment']) {
      expect(
        (
          await test.call('PUT', ORDERS, {
            as: maker,
            body: { content: 'x', [name]: { id: name === 'refHolder' ? cast.holderId : CENTRAL_OFFICE } },
          })
        ).status,
      ).toBe(422);
    }
  });

  it('can be removed by who makes such documents', async () => {
    const filed = await begin();
    expect(
      (await test.call('POST', `${ORDERS}/_delete?isHardDelete=true`, { as: maker, body: { id: filed.id } })).status,
    ).toBe(200);
    expect(await found(maker, filed.id)).toBe(0);
  });
});

describe('on its way', () => {
  it('stays unknown to the operator until it is issued, and is then theirs, with a notice that leads to it', async () => {
    const filed = await begin();
    await toSignatory(filed);
    expect(await found(cast.operator, filed.id)).toBe(0);
    expect((await caseOf(test, cast.head, filed.requestId)).request).toMatchObject({
      holder: { id: cast.holderId },
      isDisclosed: false,
    });
    await take(test, cast.signatory, filed, 'approve');
    expect(await Promise.all((['request', 'dossier', 'order'] as const).map((table) => holders(table, filed)))).toEqual(
      [cast.holderId, cast.holderId, cast.holderId],
    );
    expect(await found(cast.operator, filed.id)).toBe(1);
    await runQueued(test.app, STEP_JOB);
    const { rows } = await test.app.pools.api.query(
      'select "url" from "notification" where "user_id" = $1 and "url" like $2',
      [cast.operator.id, `%${filed.id}%`],
    );
    expect(rows).toEqual([{ url: `/app/order/orders/${filed.id}/view` }]);
    expect((await caseOf(test, cast.operator, filed.requestId)).parties).toEqual([]);
  });

  it('is submitted and answered by the office, never by the operator', async () => {
    const filed = await begin();
    await take(test, maker, filed, 'request');
    await take(test, cast.head, filed, 're-edit', { remark: 'Please say until when' });
    expect((await step(test, cast.operator, filed, 'request')).status).toBe(404);
    await done(edit(test, maker, filed, { content: 'Not to be sold until June' }));
    await take(test, maker, filed, 'request');
  });

  it('is not approved by who made it', async () => {
    const both = await test.person({ roles: ['OFFICER_CUSTOMS', 'SIGNATORY'], departmentId: department });
    const filed = await fileDocument(test, both, {
      wire: 'transaction/orders',
      values: { content: 'x', refHaz: { id: product.id } },
    });
    await take(test, both, filed, 'request');
    await take(test, cast.head, filed, 'check', { data: { result: 'passed' } });
    await take(test, cast.head, filed, 'pass');
    expect(refusal(await step(test, both, filed, 'approve'))).toEqual([422, 'fourEyes']);
  });

  it('is not issued while it names nobody', async () => {
    const filed = await begin({ refHaz: null });
    expect((await caseOf(test, maker, filed.requestId)).request.holder).toBeNull();
    await toSignatory(filed);
    expect(refusal(await step(test, cast.signatory, filed, 'approve'))).toEqual([422, 'holderNotNamed']);
  });

  it('belongs to nobody for good where it is refused', async () => {
    const filed = await begin();
    await toSignatory(filed);
    await take(test, cast.signatory, filed, 'not-approve', { remark: 'Not needed' });
    expect(await holders('dossier', filed)).toBeNull();
    expect(await found(cast.operator, filed.id)).toBe(0);
  });
});

describe('a change of what was issued', () => {
  it('is begun by the office, unknown to the operator until it is issued, and cannot make it another’s', async () => {
    const base = await issued();
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/requests', {
          as: cast.operator,
          body: { refRequestType: 3, refBase: { id: base.id } },
        })
      ).status,
    ).toBe(403);
    const change = await refile(test, maker, { kind: 3, base });
    expect([await found(cast.operator, change.id), await found(maker, change.id)]).toEqual([0, 1]);
    const other = await makeOperator(test);
    const theirs = await cast.product({ holderId: other.holderId });
    await done(edit(test, maker, change, { refHaz: { id: theirs.id }, reason: 'Another product' }));
    await toSignatory(change);
    expect(refusal(await step(test, cast.signatory, change, 'approve'))).toEqual([422, 'holderOfAnother']);
    await take(test, cast.signatory, change, 're-edit', { remark: 'The holder stays' });
    await done(edit(test, maker, change, { refHaz: { id: product.id } }));
    await toSignatory(change);
    await take(test, cast.signatory, change, 'approve');
    expect(await found(cast.operator, change.id)).toBe(1);
  });
});

describe('what PostgreSQL holds by itself', () => {
  const write = (sql: string, values: readonly unknown[]): Promise<string> =>
    test.app.pools.api.query(sql, [...values]).then(
      () => 'written',
      (error: { code?: string }) => String(error.code),
    );

  it('keeps the holder once it is given, and gives nothing to nobody', async () => {
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

  it('lets nothing that an operator has begun be nobody’s', async () => {
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      `select "request_id" as "id" from "haz" where "id" = $1`,
      [product.id],
    );
    expect(await write('update "request" set "holder_id" = null where "id" = $1', [rows[0]?.id])).toBe('HZ001');
    expect(
      await write(
        `insert into "dossier" select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'holder_id', null, 'department_id', null, 'code', null, 'state', 'pending'))).* from "dossier" d where d."id" = $1`,
        [product.dossierId],
      ),
    ).toBe('23514');
  });
});

describe('an operator whom a field names', () => {
  let named: TestApp;
  beforeAll(async () => void (named = await startTestAppWith(orderModuleFor('refOperator'))));
  afterAll(() => named.stop());

  it('is registered, or is refused at the field', async () => {
    const own = await named.person({ roles: ['OFFICER_CUSTOMS'], departmentId: await makeDepartment(named.app) });
    const put = async (id: string): Promise<readonly unknown[]> => {
      const { status, body } = await named.call('PUT', ORDERS, {
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
    const { holderId } = await makeOperator(named);
    expect((await put(holderId))[0]).toBe(200);
    expect(await put(own.id)).toEqual([422, [['refOperator', 'holderNotRegistered']]]);
    await named.app.pools.api.query(`update "user" set "status" = 'pending' where "id" = $1`, [holderId]);
    expect(await put(holderId)).toEqual([422, [['refOperator', 'holderNotRegistered']]]);
  });
});
