/**
 * Requests that officers file for operators who come to them: as the applicant, acting for the operator, and never as
 * the officer who receives it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePermitPeople, PERMITS, type PermitActions } from '#modules/haz/testing/permits.ts';
import type { HoldingsView } from '#platform/model/request/holdings.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { PERMIT_TYPE, permitModule } from '#platform/testing/permitModule.ts';
import {
  readCase,
  CENTRAL_OFFICE,
  expectOk,
  editDocument,
  refile,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { STEP_JOB } from '../../workflow/takeStep.ts';
import { makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';

let test: TestApp;
let people: SigningPeople & PermitActions;
let clerk: Person;

beforeAll(async () => {
  test = await startTestAppWithModule(permitModule);
  people = await makePermitPeople(test);
  clerk = await test.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
});

afterAll(() => test.stop());

type Values = Readonly<Record<string, unknown>>;

const put = (
  as: Person,
  { holderId = people.holderId, ...record }: Values & { holderId?: string } = {},
  more: Values = {},
): Promise<TestAnswer> =>
  test.call('PUT', `${PERMITS}/counter`, {
    as,
    body: { refHolder: { id: holderId }, record: { place: 'Warehouse 7', ...record }, ...more },
  });

async function begin(values: Values & { holderId?: string } = {}): Promise<FiledRequest> {
  const { id, refRequest } = (await expectOk(put(clerk, values))) as { id: string; refRequest: { id: string } };
  return { id, requestId: refRequest.id };
}

async function submitted(values: Values = {}): Promise<FiledRequest> {
  const filed = await begin(values);
  await takeStep(test, clerk, filed, 'request');
  return filed;
}

const refusal = ({ status, body }: TestAnswer): readonly unknown[] => [
  status,
  (body as { messageKey?: string }).messageKey,
];
const rowOf = async ({ requestId }: FiledRequest): Promise<unknown> =>
  (
    await test.app.pools.api.query(
      'select "origin", "status", "holder_id", "named_holder_id", "department_id", "acting_user_id" from "request" where "id" = $1',
      [requestId],
    )
  ).rows[0];

const found = async (person: Person, { id }: FiledRequest): Promise<number> => {
  const { data } = (await expectOk(
    test.call('POST', `${PERMITS}/_search`, {
      as: person,
      body: { where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] },
    }),
  )) as { data: readonly unknown[] };
  return data.length;
};

describe('a draft begun at the counter', () => {
  it('is for the named operator, and in the department of the officer', async () => {
    expect(await rowOf(await begin())).toEqual({
      origin: 'office',
      status: 'draft',
      holder_id: null,
      named_holder_id: people.holderId,
      department_id: CENTRAL_OFFICE,
      acting_user_id: clerk.id,
    });
  });

  it('is visible to officers of the department only', async () => {
    const filed = await begin();
    const elsewhere = await test.person({ roles: ['OFFICER_HEAD'], departmentId: await makeDepartment(test.app) });
    const agent = await test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId: people.holderId, kind: 'agent', documentTypes: [PERMIT_TYPE] },
    });
    const { operator: other } = await makeOperator(test);
    expect(
      await Promise.all(
        [clerk, people.receiver, elsewhere, people.operator, agent, other].map((person) => found(person, filed)),
      ),
    ).toEqual([1, 1, 0, 0, 0, 0]);
    expect((await sendRequestStep(test, people.operator, filed, 'request')).status).toBe(404);
    expect((await editDocument(test, elsewhere, filed, { place: 'Ours' })).status).toBe(404);
  });

  it('may refer to documents of the operator, and not to those of another', async () => {
    const [own, foreign] = [
      await people.product(),
      await people.product({ holderId: (await makeOperator(test)).holderId }),
    ];
    const filed = await begin({ products: [{ refHaz: { id: own.id } }] });
    expect((await editDocument(test, clerk, filed, { refHaz: { id: foreign.id } })).status).toBe(422);
    const { fields } = (await put(clerk, { products: [{ refHaz: { id: foreign.id } }] })).body as {
      fields: readonly { path: string; messageKey: string }[];
    };
    expect(fields.map(({ path, messageKey }) => [path, messageKey])).toEqual([
      ['products.0.refHaz', 'referredNotFound'],
    ]);
    const picked = (await expectOk(
      test.call('POST', `${PERMITS}/_pick`, { as: clerk, body: { field: 'products.refHaz', holder: people.holderId } }),
    )) as { data: readonly { id: string }[] };
    expect(picked.data.map(({ id }) => id)).toContain(own.id);
    await takeStep(test, clerk, filed, 'request');
  });

  it('is refused for a holder that is no registered operator, from people without the right, and with other fields in it', async () => {
    const { holderId } = await makeOperator(test);
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [holderId]);
    for (const id of [holderId, clerk.id, crypto.randomUUID()]) {
      const { status, body } = await put(clerk, { holderId: id });
      expect([status, (body as { fields: readonly unknown[] }).fields]).toMatchObject([
        422,
        [{ path: 'refHolder', messageKey: 'holderNotRegistered' }],
      ]);
    }
    for (const person of [people.operator, people.signatory]) expect((await put(person)).status).toBe(403);
    const nowhere = await test.person({ roles: ['OFFICER_HEAD'] });
    expect(refusal(await put(nowhere))).toEqual([422, 'officeWithoutDepartment']);
    expect((await put(clerk, {}, { refDepartment: { id: CENTRAL_OFFICE } })).status).toBe(400);
    expect((await put(clerk, { version: 1 })).status).toBe(400);
    expect(refusal(await test.call('PUT', PERMITS, { as: clerk, body: { place: 'For nobody' } }))).toEqual([
      403,
      'forbidden',
    ]);
  });

  it('is begun once if it is sent twice with one key', async () => {
    const body = { refHolder: { id: people.holderId }, record: { place: 'Warehouse 8' } };
    const send = (): Promise<unknown> =>
      expectOk(
        test.call('PUT', `${PERMITS}/counter`, { as: clerk, body, headers: { 'idempotency-key': 'counter-once' } }),
      );
    expect(await send()).toEqual(await send());
  });
});

describe('a request filed at the counter', () => {
  it('belongs to the operator as soon as it is submitted, and both may edit and submit it', async () => {
    const filed = await submitted();
    expect(await rowOf(filed)).toMatchObject({
      status: 'submitted',
      holder_id: people.holderId,
      department_id: CENTRAL_OFFICE,
    });
    expect(await found(people.operator, filed)).toBe(1);
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'Which floor?' });
    expect((await editDocument(test, clerk, filed, { place: 'Warehouse 7, floor 2' })).status).toBe(200);
    expect((await editDocument(test, people.operator, filed, { place: 'Warehouse 7, floor 3' })).status).toBe(200);
    await takeStep(test, people.operator, filed, 'request');
  });

  it('records in its history who acted and for whom, and notifies the operator', async () => {
    const filed = await submitted();
    const { timeline, parties, request } = await readCase(test, clerk, filed.requestId);
    const holder = request.holder?.name;
    expect(timeline.find(({ action }) => action === 'request')?.inPlaceOf).toEqual(holder);
    const { rows } = await test.app.pools.api.query(
      'select "actor_id", "principal_id" from "status_history" where "record_id" = $1',
      [filed.requestId],
    );
    expect(rows).toEqual([{ actor_id: clerk.id, principal_id: people.holderId }]);
    expect(parties.find(({ party }) => party === 'operator')).toMatchObject({ inPlaceOf: holder });
    await runQueuedTask(test.app, STEP_JOB);
    const noticesOf = async ({ id }: Person): Promise<readonly unknown[]> =>
      (
        await test.app.pools.api.query<Values>(
          'select "url", "content_en" as "content" from "notification" where "user_id" = $1 and "url" like $2',
          [id, `%${filed.id}%`],
        )
      ).rows;
    expect(await noticesOf(people.operator)).toMatchObject([
      {
        url: `/app/permit/requests/${filed.id}/view`,
        content: expect.stringContaining(`(for ${holder?.[1]})`) as string,
      },
    ]);
    await takeStep(test, people.receiver, filed, 'receive');
    await runQueuedTask(test.app, STEP_JOB);
    expect(await noticesOf(clerk)).toMatchObject([{ url: `/app/permit/counter/${filed.id}/view` }]);
  });

  it('cannot be received, returned or decided by the officer who filed it, but by others', async () => {
    const filed = await submitted();
    for (const [action, more] of [
      ['receive', {}],
      ['re-edit', { remark: 'x' }],
      ['unlock', { data: { fields: ['place'] } }],
    ] as const) {
      expect(refusal(await sendRequestStep(test, clerk, filed, action, more))).toEqual([422, 'filedByYourself']);
    }
    const verdict = (await readCase(test, clerk, filed.requestId)).actions.find(({ action }) => action === 'receive');
    expect(verdict).toMatchObject({
      isOpen: false,
      why: ['ท่านเป็นผู้ยื่นคำขอนี้แทนผู้ประกอบการ กรุณาให้เจ้าหน้าที่คนอื่นรับและพิจารณา', expect.stringContaining('another officer')],
    });
    await takeStep(test, people.receiver, filed, 'receive');
    expect((await readCase(test, clerk, filed.requestId)).takeBack, 'nor taken back').toBeNull();
    const { version } = (await readCase(test, clerk, filed.requestId)).request;
    const back = { id: filed.requestId, version, remark: 'Mine after all' };
    expect((await test.call('PUT', '/api/v1/transaction/requests/re-status', { as: clerk, body: back })).status).toBe(
      403,
    );
    expect((await readCase(test, people.head, filed.requestId)).takeBack).toMatchObject({ isOpen: true });
    expect(refusal(await sendRequestStep(test, clerk, filed, 'check', { data: { result: 'passed' } }))).toEqual([
      422,
      'filedByYourself',
    ]);
    await takeStep(test, people.receiver, filed, 'check', { data: { result: 'passed' } });
    await takeStep(test, people.receiver, filed, 'pass');
    await takeStep(test, people.signatory, filed, 'approve');
    expect(await rowOf(filed)).toMatchObject({ status: 'approved', holder_id: people.holderId });
  });

  it('cannot be received by a colleague who edited the draft, nor decided by the person who began it', async () => {
    const filed = await begin();
    const colleague = await test.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
    await expectOk(editDocument(test, colleague, filed, { place: 'Warehouse 9' }));
    await takeStep(test, clerk, filed, 'request');
    expect(refusal(await sendRequestStep(test, colleague, filed, 'receive'))).toEqual([422, 'filedByYourself']);
    const both = await test.person({ roles: ['OFFICER_HEAD', 'SIGNATORY'], departmentId: CENTRAL_OFFICE });
    const own = (await expectOk(put(both))) as { id: string; refRequest: { id: string } };
    const decided: FiledRequest = { id: own.id, requestId: own.refRequest.id };
    await takeStep(test, both, decided, 'request');
    await takeStep(test, people.receiver, decided, 'receive');
    await takeStep(test, people.receiver, decided, 'check', { data: { result: 'passed' } });
    await takeStep(test, people.receiver, decided, 'pass');
    for (const action of ['approve', 'not-approve'])
      expect((await sendRequestStep(test, both, decided, action, { remark: 'x' })).status).toBe(422);
  });

  it('gives an officer no applicant rights in a request that an operator filed', async () => {
    const filed = await people.file({});
    await takeStep(test, people.operator, filed, 'request');
    expect((await readCase(test, clerk, filed.requestId)).parties.map(({ party }) => party)).toEqual(['receiver']);
    await takeStep(test, clerk, filed, 'receive');
  });

  it('may be renewed at the counter, hidden from the operator until it is submitted', async () => {
    const base = await submitted();
    await takeStep(test, people.receiver, base, 'receive');
    await takeStep(test, people.receiver, base, 'check', { data: { result: 'passed' } });
    await takeStep(test, people.receiver, base, 'pass');
    await takeStep(test, people.signatory, base, 'approve');
    expect((await readCase(test, clerk, base.requestId)).refilings.map(({ kind }) => kind)).toEqual([
      'renew',
      'change',
      'cancel',
    ]);
    const { holdings } = (await expectOk(
      test.call('POST', '/api/v1/transaction/dossiers/holdings', { as: clerk, body: { holder: people.holderId } }),
    )) as HoldingsView;
    expect(holdings.find(({ id }) => id === base.id)?.renewal).toEqual({
      isOpen: true,
      why: null,
      menu: 'permit.counter',
    });
    const renewal = await refile(test, clerk, { kind: 2, base });
    expect([await found(people.operator, renewal), await found(clerk, renewal)]).toEqual([0, 1]);
    await takeStep(test, clerk, renewal, 'request');
    expect(await rowOf(renewal)).toMatchObject({ origin: 'office', status: 'submitted', holder_id: people.holderId });
    expect(refusal(await sendRequestStep(test, clerk, renewal, 'receive'))).toEqual([422, 'filedByYourself']);
  });
});
