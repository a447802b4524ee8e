/** Tests who is notified of which step of a registration, which page the link opens, and in whose queue it then is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueueView } from '#platform/model/request/caseView.ts';
import { STEP_JOB } from '#platform/server/workflow/takeStep.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { fileRegistration, setUpRegistration, type RegistrationSetup } from '#platform/testing/registrations.ts';
import { CENTRAL_OFFICE, readCase, expectOk, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';

let test: TestApp;
let head: Person;
beforeAll(async () => {
  test = await startTestApp();
  head = await test.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
});
afterAll(() => test.stop());

/** Returns by name the links of the notifications that each person got. */
async function newNotifications(
  { id }: FiledRequest,
  people: Readonly<Record<string, Person>>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  await test.app.pools.api.query('delete from "notification"');
  await runQueuedTask(test.app, STEP_JOB);
  const { rows } = await test.app.pools.api.query<{ userId: string; url: string }>(
    'select "user_id" as "userId", "url" from "notification" order by "id"',
  );
  const urlsByName = Object.entries(people).map(
    ([name, person]) =>
      [name, rows.filter(({ userId }) => userId === person.id).map(({ url }) => url.replace(id, '{id}'))] as const,
  );
  return Object.fromEntries(urlsByName.filter(([, urls]) => urls.length > 0));
}

async function queuesOf(person: Person): Promise<Readonly<Record<string, number>>> {
  const queues = (await expectOk(
    test.call('POST', '/api/v1/transaction/requests/queue', { as: person, body: {} }),
  )) as readonly QueueView[];
  return Object.fromEntries(
    queues
      .filter(({ entity, count }) => entity === 'userRequest' && count > 0)
      .map(({ party, count }) => [party, count]),
  );
}

const peopleOf = ({ people: { operator, receiver, approver, administrator } }: RegistrationSetup) => ({
  operator,
  receiver,
  approver,
  administrator,
  head,
});
const OWN = ['/app/company/requests/{id}/view'];
const RECEIVES = ['/app/company/request-receives/{id}/view'];
const APPROVES = ['/app/company/request-approves/{id}/view'];

describe('of a company', () => {
  it('the checkpoint, the central office and the applicant are notified once each, with a link to a page of theirs', async () => {
    const world = await setUpRegistration(test, 'holderRegistration');
    const { operator, receiver, approver } = world.people;
    const filed = await fileRegistration(test, world);
    await newNotifications(filed, {});
    const steps: readonly (readonly [
      Person,
      string,
      Readonly<Record<string, unknown>>,
      Readonly<Record<string, readonly string[]>>,
    ])[] = [
      [operator, 'request', {}, { receiver: RECEIVES }],
      [receiver, 're-edit', { remark: 'ก' }, { operator: OWN }],
      [operator, 'request', {}, { receiver: RECEIVES }],
      [receiver, 'wait-receive-customs', {}, { operator: OWN }],
      [receiver, 'wait-doc-customs', {}, { operator: OWN }],
      [receiver, 'check', { data: { result: 'passed' } }, {}],
      [receiver, 'wait-approve-center', {}, { operator: OWN, approver: APPROVES, head: APPROVES }],
      [approver, 'approve', {}, { operator: OWN, receiver: RECEIVES }],
    ];
    for (const [person, action, more, expected] of steps) {
      await takeStep(test, person, filed, action, more);
      expect([action, await newNotifications(filed, peopleOf(world))]).toEqual([action, expected]);
      expect(await newNotifications(filed, peopleOf(world))).toEqual({});
    }
  });

  it('is in the queue of the responsible office, and is late when its days are over', async () => {
    const world = await setUpRegistration(test, 'holderRegistration');
    const { operator, receiver } = world.people;
    const filed = await fileRegistration(test, world);
    await takeStep(test, operator, filed, 'request');
    expect([await queuesOf(receiver), await queuesOf(operator)]).toEqual([{ receiver: 1 }, {}]);
    await takeStep(test, receiver, filed, 're-edit', { remark: 'ก' });
    expect([await queuesOf(receiver), await queuesOf(operator)]).toEqual([{}, { operator: 1 }]);
    await takeStep(test, operator, filed, 'request');
    const { rows } = await test.app.pools.api.query<{ due: string }>(
      'select "due_date"::text as "due" from "request" where "id" = $1',
      [filed.requestId],
    );
    expect(rows[0]?.due).toBeTypeOf('string');
    await test.app.pools.api.query(`update "request" set "due_date" = '2020-01-01' where "id" = $1`, [filed.requestId]);
    const queues = (await expectOk(
      test.call('POST', '/api/v1/transaction/requests/queue', { as: receiver, body: {} }),
    )) as readonly QueueView[];
    expect(queues.find(({ entity }) => entity === 'userRequest')).toMatchObject({
      late: 1,
      cases: [{ id: filed.requestId, isLate: true }],
    });
  });
});

describe('of an employee', () => {
  it('the owner is notified, and has it in their queue', async () => {
    const world = await setUpRegistration(test, 'employeeRegistration');
    const filed = await fileRegistration(test, world);
    await newNotifications(filed, {});
    const owner = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: world.holderId, kind: 'owner' },
    });
    await takeStep(test, world.people.operator, filed, 'request');
    expect(await newNotifications(filed, { ...peopleOf(world), owner })).toEqual({
      owner: ['/app/company/employee-requests/{id}/view'],
    });
    expect([await queuesOf(owner), await queuesOf(world.people.administrator)]).toEqual([{ owner: 1 }, {}]);
  });

  it('the status names the owner as next, and no officer', async () => {
    const world = await setUpRegistration(test, 'employeeRegistration');
    const filed = await fileRegistration(test, world);
    await takeStep(test, world.people.operator, filed, 'request');
    const { request, timeline } = await readCase(test, world.people.owner, filed.requestId);
    expect([request.status.label[0], timeline[0]?.to?.label[0]]).toEqual([
      'ยื่นคำขอ (รอเจ้าของกิจการ)',
      'ยื่นคำขอ (รอเจ้าของกิจการ)',
    ]);
    const queues = (await expectOk(
      test.call('POST', '/api/v1/transaction/requests/queue', { as: world.people.owner, body: {} }),
    )) as readonly QueueView[];
    expect(queues.find(({ party }) => party === 'owner')?.cases.map(({ status }) => status.label[0])).toEqual([
      'ยื่นคำขอ (รอเจ้าของกิจการ)',
    ]);
  });
});

describe('of an officer', () => {
  it('the administrators of every department are notified, and have it in their queue', async () => {
    const world = await setUpRegistration(test, 'officerRegistration');
    const filed = await fileRegistration(test, world);
    await newNotifications(filed, {});
    await takeStep(test, world.people.operator, filed, 'request');
    expect(await newNotifications(filed, peopleOf(world))).toEqual({
      administrator: ['/app/officer/officer-approves/{id}/view'],
    });
    expect([await queuesOf(world.people.administrator), await queuesOf(head)]).toEqual([{ administrator: 1 }, {}]);
    await takeStep(test, world.people.administrator, filed, 're-edit', { remark: 'ก' });
    expect(await newNotifications(filed, peopleOf(world))).toEqual({ operator: OWN });
  });
});
