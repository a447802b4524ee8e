/** Tests the calls that move a registration: how they are named and sent, and what they refuse. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { fileRegistration, setUpRegistration, type RegistrationSetup } from '#platform/testing/registrations.ts';
import {
  CENTRAL_OFFICE,
  expectOk,
  refile,
  requestStatusOf,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { readStoredActions, answerSummary } from '#platform/testing/answerSummary.ts';

const BASE = '/api/v1/transaction/user-requests';
let test: TestApp;
let company: RegistrationSetup;
let officer: RegistrationSetup;
beforeAll(async () => {
  test = await startTestApp();
  company = await setUpRegistration(test, 'holderRegistration');
  officer = await setUpRegistration(test, 'officerRegistration');
});
afterAll(() => test.stop());

const put = (
  as: Person,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> => test.call('PUT', `${BASE}/${path}`, { as, body: JSON.stringify(body), headers });

async function submitted(world: RegistrationSetup): Promise<FiledRequest> {
  const filed = await fileRegistration(test, world);
  await expectOk(put(world.people.operator, 'request', filed.id));
  return filed;
}

async function versionOf({ id }: FiledRequest): Promise<number> {
  return (
    (await test.app.pools.api.query<{ version: number }>('select "version" from "user_request" where "id" = $1', [id]))
      .rows[0]?.version ?? 0
  );
}

describe('a step', () => {
  it('is sent as the id alone or with the version that was read, and returns the registration', async () => {
    const filed = await fileRegistration(test, company);
    expect(await put(company.people.operator, 'request', { id: filed.id, version: 99 })).toMatchObject({
      status: 409,
      body: { messageKey: 'staleVersion' },
    });
    const answer = await put(company.people.operator, 'request', filed.id);
    expect(answer).toMatchObject({ status: 200, body: { id: filed.id, isComplete: true } });
    expect(
      answerSummary(
        await put(company.people.receiver, 'request/wait-receive-customs', {
          id: filed.id,
          version: await versionOf(filed),
        }),
      ),
    ).toBe('200');
    expect(await requestStatusOf(test, filed.requestId)).toBe('waitCustoms');
  });

  it('may contain the whole registration, which is saved first and stays saved even if it cannot be submitted', async () => {
    const filed = await fileRegistration(test, company);
    const { operator } = company.people;
    expect(answerSummary(await put(operator, 'request', { id: filed.id, version: 1, email: null }))).toBe(
      '422 formInvalid email required',
    );
    expect(await requestStatusOf(test, filed.requestId)).toBe('draft');
    expect(
      await put(operator, 'request', { id: filed.id, version: await versionOf(filed), email: 'mended@example.com' }),
    ).toMatchObject({ status: 200, body: { email: 'mended@example.com' } });
    expect(await requestStatusOf(test, filed.requestId)).toBe('submitted');
  });

  it('that is not possible is refused with those that are', async () => {
    const filed = await submitted(company);
    const { status, body } = await put(company.people.receiver, 'wait-doc-customs', filed.id);
    expect([status, body]).toMatchObject([
      422,
      { messageKey: 'actionNotNow', data: { open: ['wait-receive-customs', 're-edit', 'cancel'] } },
    ]);
  });

  it('sent again with the same key is answered again and done once', async () => {
    const filed = await submitted(company);
    const send = () =>
      put(company.people.receiver, 'wait-receive-customs', filed.id, { 'idempotency-key': `again ${filed.id}` });
    expect([answerSummary(await send()), answerSummary(await send())]).toEqual(['200', '200']);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request', 'wait-receive-customs']);
    expect(answerSummary(await put(company.people.receiver, 'wait-receive-customs', filed.id))).toBe(
      '422 actionNotNow',
    );
  });

  it('on a missing record or on the request id is 404, with a malformed body 400', async () => {
    const filed = await submitted(company);
    const { receiver } = company.people;
    expect(answerSummary(await put(receiver, 'wait-receive-customs', crypto.randomUUID()))).toBe('404 notFound');
    expect(answerSummary(await put(receiver, 'wait-receive-customs', filed.requestId))).toBe('404 notFound');
    for (const body of ['ก', 7, [], { id: filed.id, action: 'approve' }, { id: filed.id, remark: 7 }])
      expect((await put(receiver, 'wait-receive-customs', body)).status).toBe(400);
  });

  it('is refused from another checkpoint or another company, which see nothing of it', async () => {
    const filed = await submitted(company);
    const elsewhere = await test.person({
      roles: ['OFFICER_CUSTOMS'],
      departmentId: await makeDepartment(test.app, { parentId: CENTRAL_OFFICE }),
    });
    const other = await setUpRegistration(test, 'holderRegistration');
    for (const person of [elsewhere, other.people.operator]) {
      expect(answerSummary(await put(person, 're-edit', { id: filed.id, remark: 'x' }))).toBe('404 notFound');
      expect(
        await test.call('POST', `${BASE}/_search`, {
          as: person,
          body: { where: [{ name: 'id', operator: '=', value: filed.id }], page: 0, size: 1 },
        }),
      ).toMatchObject({ status: 200, body: { data: [] } });
    }
  });
});

describe('a refusal', () => {
  it('of an officer needs a reason, and changes nothing else', async () => {
    const filed = await submitted(officer);
    const { administrator } = officer.people;
    expect(answerSummary(await put(administrator, 'not-approve-officer', { id: filed.id, reason: '  ' }))).toBe(
      '422 remarkRequired',
    );
    expect(
      answerSummary(await put(administrator, 'not-approve-officer', { id: filed.id, reason: 'ไม่มีคำสั่งแต่งตั้ง' })),
    ).toBe('200');
    const { rows } = await test.app.pools.api.query(
      'select "remark" from "status_history" where "record_id" = $1 order by "seq" desc limit 1',
      [filed.requestId],
    );
    expect(rows).toEqual([{ remark: 'ไม่มีคำสั่งแต่งตั้ง' }]);
  });
});

describe('four eyes', () => {
  it('apply to a company: the person who received and checked it cannot approve it', async () => {
    const filed = await submitted(company);
    const both = await test.person({ roles: ['OFFICER_CUSTOMS', 'OFFICER_CENTER'], departmentId: CENTRAL_OFFICE });
    await takeStep(test, both, filed, 'wait-receive-customs');
    await takeStep(test, both, filed, 'check', { data: { result: 'passed' } });
    await takeStep(test, both, filed, 'wait-approve-center');
    expect(answerSummary(await put(both, 'approve', filed.id))).toBe('422 fourEyes');
    expect(answerSummary(await put(company.people.approver, 'approve', filed.id))).toBe('200');
  });

  it('apply to an officer: the person who chose the roles may approve, the one who registered may not', async () => {
    const filed = await submitted(officer);
    const { administrator } = officer.people;
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      `select "id" from "role" where "code" = 'OFFICER_HEAD'`,
    );
    await expectOk(
      test.call('PUT', BASE, {
        as: administrator,
        body: { id: filed.id, version: await versionOf(filed), roles: [{ refRole: rows[0] }] },
      }),
    );
    await test.app.pools.api.query('update "request" set "acting_user_id" = $2 where "id" = $1', [
      filed.requestId,
      administrator.id,
    ]);
    expect(answerSummary(await put(administrator, 'approve-officer', filed.id))).toBe('422 notOneself');
    await test.app.pools.api.query('update "request" set "acting_user_id" = $2 where "id" = $1', [
      filed.requestId,
      officer.people.operator.id,
    ]);
    expect(answerSummary(await put(administrator, 'approve-officer', filed.id))).toBe('200');
  });
});

describe('a submitted registration', () => {
  it('stays with its checkpoint', async () => {
    const filed = await submitted(company);
    await takeStep(test, company.people.receiver, filed, 're-edit', { remark: 'x' });
    const other = await makeDepartment(test.app, { parentId: CENTRAL_OFFICE });
    await expectOk(
      test.call('PUT', BASE, {
        as: company.people.operator,
        body: { id: filed.id, version: await versionOf(filed), refCheckpoint: { id: other } },
      }),
    );
    expect(answerSummary(await put(company.people.operator, 'request', filed.id))).toBe('422 officeStays');
    await expectOk(
      test.call('PUT', BASE, {
        as: company.people.operator,
        body: { id: filed.id, version: await versionOf(filed), refCheckpoint: { id: company.office } },
      }),
    );
    expect(answerSummary(await put(company.people.operator, 'request', filed.id))).toBe('200');
  });

  it('blocks its number for everybody else while it is in process', async () => {
    const [firstSetup, other] = [
      await setUpRegistration(test, 'holderRegistration'),
      await setUpRegistration(test, 'holderRegistration'),
    ];
    const managed = { idTax: '0105536000101' };
    const first = await fileRegistration(test, firstSetup, { managed });
    const second = await fileRegistration(test, other, { managed });
    await expectOk(put(firstSetup.people.operator, 'request', first.id));
    expect(answerSummary(await put(other.people.operator, 'request', second.id))).toBe('422 registeredAlready');
    await expectOk(put(firstSetup.people.operator, 'cancel', { id: first.id, remark: 'x' }));
    expect(answerSummary(await put(other.people.operator, 'request', second.id))).toBe('200');
  });

  it('returns its number, when it is taken back, to the ended registration, and blocks nobody', async () => {
    const world = await setUpRegistration(test, 'holderRegistration');
    const { operator, receiver, approver } = world.people;
    const ended = await fileRegistration(test, world);
    for (const [who, action, more] of [
      [operator, 'request', {}],
      [receiver, 'wait-receive-customs', {}],
      [receiver, 'check', { data: { result: 'passed' } }],
      [receiver, 'wait-approve-center', {}],
      [approver, 'approve', {}],
    ] as const)
      await takeStep(test, who, ended, action, more);
    // A cancelled change leaves the number with the registration it was about.
    const change = await refile(test, operator, { kind: 3, base: ended });
    await expectOk(test.call('PUT', BASE, { as: operator, body: { id: change.id, version: 1, reason: 'x' } }));
    await takeStep(test, operator, change, 'request');
    await takeStep(test, operator, change, 'cancel', { remark: 'x' });
    const [again, another] = [await fileRegistration(test, world), await fileRegistration(test, world)];
    const keepers = async (): Promise<readonly unknown[]> =>
      (
        await test.app.pools.api.query<{ id: string }>(
          `select u."id" from "claim" c join "user_request" u on u."dossier_id" = c."dossier_id"
            where c."kind" = 'registration' and c."key" = $1 and u."request_type" = 'new'`,
          [world.holderId],
        )
      ).rows;
    const before = await keepers();
    await takeStep(test, operator, again, 'request');
    expect([before, await keepers()]).toEqual([[{ id: ended.id }], [{ id: again.id }]]);
    await expectOk(put(receiver, 're-status', { id: again.id, remark: 'x' }));
    expect(await keepers()).toEqual(before);
    expect(answerSummary(await put(operator, 'request', another.id))).toBe('200');
  });

  it('is taken back by permitted people only, until it has ended', async () => {
    const filed = await submitted(company);
    const { receiver, approver } = company.people;
    await takeStep(test, receiver, filed, 'wait-receive-customs');
    expect(answerSummary(await put(approver, 're-status', { id: filed.id }))).toBe('403 forbidden');
    expect(answerSummary(await put(receiver, 'request/re-status', { id: filed.id, remark: 'x' }))).toBe('200');
    expect(await requestStatusOf(test, filed.requestId)).toBe('submitted');
    await expectOk(put(company.people.operator, 'cancel', { id: filed.id, remark: 'x' }));
    expect(answerSummary(await put(receiver, 're-status', filed.id))).toBe('422 cannotRollBackEnded');
  });
});
