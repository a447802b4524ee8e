/**
 * A workflow of six stages and six parties against the running server: each stage passes the case to the next, and four
 * eyes covers them all.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueueView } from '#platform/model/request/caseView.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { consignmentModule, consignmentServer } from '#platform/testing/consignmentModule.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import {
  CENTRAL_OFFICE,
  readCase,
  expectOk,
  fileDocument,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';

type Name = 'operator' | 'customs' | 'center' | 'head' | 'lab' | 'signatory';
type Steps = readonly (readonly [who: Name, action: string, more?: Readonly<Record<string, unknown>>])[];

let test: TestApp;
let people: Record<Name, Person>;

beforeAll(async () => {
  test = await startTestAppWithModule(consignmentModule, consignmentServer);
  const holderId = await makeHolder(test.app);
  const officer = (...roles: string[]): Promise<Person> => test.person({ roles, departmentId: CENTRAL_OFFICE });
  people = {
    operator: await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId, kind: 'owner' },
    }),
    customs: await officer('OFFICER_CUSTOMS'),
    center: await officer('OFFICER_CENTER'),
    head: await officer('OFFICER_HEAD'),
    lab: await officer('OFFICER_LAB'),
    signatory: await officer('SIGNATORY'),
  };
});

afterAll(() => test.stop());

const toCentre: Steps = [
  ['operator', 'request'],
  ['customs', 'check', { data: { result: 'passed' } }],
  ['customs', 'wait-approve-center'],
];
const toLaboratory: Steps = [...toCentre, ['center', 'pass']];
const toInspector: Steps = [...toLaboratory, ['lab', 'record-analysis']];

describe('a case with many stages', () => {
  it('is passed from each stage to the next, and is issued for the declared number of days', async () => {
    const filed = await filedAnd(toInspector);
    expect((await readCase(test, people.operator, filed.requestId)).heldBy).toMatchObject({
      party: 'inspector',
      daysAllowed: 5,
    });
    expect(refusalOf(await sendRequestStep(test, people.head, filed, 'record-visit'))).toEqual([422, 'checkFirst']);
    await write(people.head, filed, { finding: 'In order' });
    await walk(filed, [
      ['head', 'record-visit'],
      ['operator', 'confirm'],
      ['signatory', 'approve'],
    ]);
    const { dossier, timeline } = await readCase(test, people.operator, filed.requestId);
    expect(dossier).toMatchObject({
      state: { code: 'inForce' },
      effectiveDate: test.clock.today(),
      expireDate: dayAfter(44),
    });
    expect(timeline.find(({ action }) => action === 'record-analysis')).toMatchObject({
      label: ['บันทึกผลวิเคราะห์', 'Record analysis result'],
      effects: [['ให้เลขตัวอย่าง', 'Sample numbered']],
    });
  });

  it('is in the queue of the responsible party, under the menu of that party', async () => {
    const filed = await filedAnd(toLaboratory);
    const queues = await queueOf(people.lab);
    expect(queues).toMatchObject([{ party: 'laboratory', url: '/app/consignment/laboratory' }]);
    expect(queues[0]?.cases.map(({ id }) => id)).toContain(filed.requestId);
    const view = await readCase(test, people.lab, filed.requestId);
    expect(view.parties.map(({ party }) => party)).toEqual(['laboratory']);
    expect(view.ahead.map(({ state, actionName }) => [state.code, actionName])).toEqual([
      ['waitLaboratory', 'record-analysis'],
      ['waitVisit', 'record-visit'],
      ['waitConfirm', 'confirm'],
      ['waitSign', 'approve'],
      ['approved', null],
    ]);
  });

  it('may be sent to check the originals and back, or not be received at all', async () => {
    const filed = await filedAnd([...toCentre, ['center', 'wait-doc-customs']]);
    expect(await requestStatusOf(test, filed.requestId)).toBe('waitDocument');
    await walk(filed, [
      ['customs', 'wait-approve-center'],
      ['center', 'not-receive-center', { remark: 'Not ours' }],
    ]);
    expect(await requestStatusOf(test, filed.requestId)).toBe('notReceivedCenter');
  });

  it('skips the visit with a reason, and returns to the inspector if the operator does not confirm', async () => {
    const filed = await filedAnd(toInspector);
    expect(refusalOf(await sendRequestStep(test, people.head, filed, 'skip-visit'))[0]).toBe(422);
    await walk(filed, [
      ['head', 'skip-visit', { remark: 'Visited last month' }],
      ['operator', 'object', { remark: 'The name is wrong' }],
    ]);
    expect(await requestStatusOf(test, filed.requestId)).toBe('waitVisit');
  });

  it('cannot be moved by a party that is not responsible for it', async () => {
    const filed = await filedAnd(toLaboratory);
    for (const who of ['customs', 'center', 'signatory', 'operator'] as const)
      expect((await sendRequestStep(test, people[who], filed, 'record-analysis')).status).toBe(403);
  });
});

describe('an effect with a preparation', () => {
  it('gets the prepared value when it is applied, and can be undone', async () => {
    const filed = await filedAnd(toInspector);
    const before = await sampleOf(filed);
    expect(before).toMatch(/^S\d+$/);
    const back = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: CENTRAL_OFFICE });
    const { version } = (await readCase(test, back, filed.requestId)).request;
    await expectOk(
      test.call('PUT', '/api/v1/transaction/requests/re-status', {
        as: back,
        body: { id: filed.requestId, version, remark: 'Wrong sample' },
      }),
    );
    expect(await sampleOf(filed)).toBeNull();
    await walk(filed, [['lab', 'record-analysis']]);
    expect(await sampleOf(filed)).not.toBe(before);
  });

  it('is not prepared for people who may not take the step', async () => {
    const filed = await filedAnd(toLaboratory);
    const count = await lastNumber();
    await sendRequestStep(test, people.center, filed, 'record-analysis');
    expect(await lastNumber()).toBe(count);
  });
});

describe('four eyes', () => {
  it('covers every action that a module declares as handling a case', async () => {
    const both = await test.person({ roles: ['OFFICER_LAB', 'SIGNATORY'], departmentId: CENTRAL_OFFICE });
    const filed = await filedAnd(toLaboratory);
    await takeStep(test, both, filed, 'record-analysis');
    await walk(filed, [
      ['head', 'skip-visit', { remark: 'Known' }],
      ['operator', 'confirm'],
    ]);
    expect(refusalOf(await sendRequestStep(test, both, filed, 'approve'))).toEqual([422, 'fourEyes']);
    await walk(filed, [['signatory', 'approve']]);
  });
});

async function filedAnd(steps: Steps): Promise<FiledRequest> {
  const filed = await fileDocument(test, people.operator, {
    wire: 'transaction/consignments',
    values: { goods: 'AQ-CHLOR 65' },
  });
  await walk(filed, steps);
  return filed;
}

async function walk(filed: FiledRequest, steps: Steps): Promise<void> {
  for (const [who, action, more] of steps) await takeStep(test, people[who], filed, action, more);
}

async function write(person: Person, { id }: FiledRequest, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows } = await test.app.pools.api.query<{ version: number }>(
    'select "version" from "consignment" where "id" = $1',
    [id],
  );
  await expectOk(
    test.call('PUT', '/api/v1/transaction/consignments', {
      as: person,
      body: { id, version: rows[0]?.version, ...values },
    }),
  );
}

async function queueOf(person: Person): Promise<readonly QueueView[]> {
  const queues = (await expectOk(
    test.call('POST', '/api/v1/transaction/requests/queue', { as: person, body: {} }),
  )) as readonly QueueView[];
  return queues.filter(({ entity }) => entity === 'consignment');
}

async function sampleOf({ id }: FiledRequest): Promise<string | null> {
  const { rows } = await test.app.pools.api.query<{ sample: string | null }>(
    'select "sample_no" as "sample" from "consignment" where "id" = $1',
    [id],
  );
  return rows[0]?.sample ?? null;
}

async function lastNumber(): Promise<number> {
  const { rows } = await test.app.pools.api.query<{ last: number }>(
    `select "last"::float8 as "last" from "code_counter" where "name" = 'sample'`,
  );
  return rows[0]?.last ?? 0;
}

function refusalOf({ status, body }: TestAnswer): [number, string] {
  return [status, String((body as { messageKey?: string }).messageKey)];
}

function dayAfter(days: number): string {
  return new Date(Date.parse(`${test.clock.today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
