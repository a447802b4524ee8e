/**
 * A workflow of single-row records against the running server: who may act, who is refused, what is locked, notified,
 * stored and taken back.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { expectOk } from '#platform/testing/requestPeople.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { movementWorkflow, stockModule, stockServer } from '#platform/testing/stockModule.ts';
import { getEntity } from '#language/catalogue.ts';
import type { RecordWorkflow } from '#language/recordWorkflow.ts';
import { statesOf } from '#language/workflow.ts';
import { systemActor } from '../access/actor/actor.ts';
import { inTransaction } from '../database/transaction.ts';
import { notifyStep } from '../request/notify/notifyStep.ts';
import { writeServerChange } from '../resource/write/lifecycle.ts';
import { findStored } from '../resource/read/storedRecords.ts';
import { STEP_JOB } from './takeStep.ts';

const MOVEMENTS = '/api/v1/transaction/stock-movements';

interface Seen {
  readonly id: string;
  readonly version: number;
}

let test: TestApp;
let people: Record<'keeper' | 'confirmer' | 'stranger' | 'supervisor' | 'auditor', Person>;
let accountId: string;
let holderId: string;

beforeAll(async () => {
  test = await startTestAppWithModule(stockModule, stockServer);
  holderId = await makeHolder(test.app);
  people = {
    keeper: await ofHolder(holderId),
    confirmer: await ofHolder(holderId),
    stranger: await ofHolder(await makeHolder(test.app)),
    supervisor: await test.person({ roles: ['ADMIN'] }),
    auditor: await test.person({ roles: ['AUDITOR'] }),
  };
  accountId = ((await expectOk(put('/api/v1/transaction/stock-accounts', people.keeper, { name: 'คลัง 1' }))) as Seen)
    .id;
});
afterAll(() => test.stop());

const put = (path: string, as: Person, body: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  test.call('PUT', path, { as, body, headers });
const enter = async (kg: number, more: object = {}): Promise<Seen> =>
  seenOf(await expectOk(put(MOVEMENTS, people.keeper, { refAccount: { id: accountId }, kg, ...more })));
const act = (action: string, as: Person, { id, version }: Seen, more: object = {}): Promise<TestAnswer> =>
  put(`${MOVEMENTS}/${action}`, as, { id, version, ...more });
const seenOf = (body: unknown): Seen => ({ id: (body as Seen).id, version: (body as Seen).version });
const refusalOf = ({ status, body }: TestAnswer): [number, string] => [
  status,
  String((body as { messageKey?: string }).messageKey),
];
const confirmed = async (kg: number): Promise<Seen> =>
  seenOf(await expectOk(act('confirm', people.confirmer, await enter(kg))));

const ofHolder = (id: string): Promise<Person> =>
  test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', memberOf: { holderId: id, kind: 'owner' } });

async function standIn(away: Person, substitute: Person): Promise<void> {
  await test.app.pools.api.query(
    `insert into "user_instead" ("id", "user_id", "instead_id", "start_date", "end_date", "version", "is_active",
        "create_by", "create_date", "update_by", "update_date")
values (gen_random_uuid(), $1, $2, '2000-01-01', '2999-12-31', 1, true, 'system', now(), 'system', now())`,
    [away.id, substitute.id],
  );
}

async function rowOf({ id }: Seen): Promise<{ status: string; number: string | null; version: number }> {
  const { rows } = await test.app.pools.api.query<{ status: string; number: string | null; version: number }>(
    'select "status", "number", "version" from "stock_movement" where "id" = $1',
    [id],
  );
  if (rows[0] === undefined) throw new Error('The movement has gone');
  return rows[0];
}

async function balance(): Promise<number> {
  const { rows } = await test.app.pools.api.query<{ kg: string }>(
    'select coalesce("kg", 0)::text as "kg" from "stock_account" where "id" = $1',
    [accountId],
  );
  return Number(rows[0]?.kg);
}

interface StepView {
  readonly status: { readonly code: string };
  readonly actions: readonly {
    readonly action: string;
    readonly isOpen: boolean;
    readonly why: readonly string[] | null;
    readonly needsRemark: boolean;
  }[];
  readonly history: readonly {
    readonly action: string;
    readonly from: { readonly code: string };
    readonly to: { readonly code: string };
    readonly remark: string | null;
    readonly by: readonly string[];
  }[];
}
const stepsOf = async ({ id }: Seen, as: Person): Promise<StepView> =>
  (await expectOk(test.call('GET', `${MOVEMENTS}/${id}/steps`, { as }))) as StepView;

describe('a step of a record', () => {
  it('changes its state, runs its effects, and is stored with person, time and reason', async () => {
    const before = await balance();
    const movement = await confirmed(100);
    expect(await rowOf(movement)).toMatchObject({
      status: 'confirmed',
      number: expect.stringMatching(/^M\d+$/u) as string,
      version: movement.version,
    });
    expect(await balance()).toBe(before + 100);
    await expectOk(act('cancel', people.supervisor, movement, { remark: 'Entered twice' }));
    expect([(await rowOf(movement)).status, await balance()]).toEqual(['cancelled', before]);
    const { history } = await stepsOf(movement, people.keeper);
    expect(history.map(({ action, from, to, remark }) => [action, from.code, to.code, remark])).toEqual([
      ['cancel', 'confirmed', 'cancelled', 'Entered twice'],
      ['confirm', 'draft', 'confirmed', null],
    ]);
    const { rows } = await test.app.pools.api.query(
      `select "record_version" as "version", "action" from "entity_log"
        where "entity" = 'stockMovement' and "record_id" = $1 order by "record_version"`,
      [movement.id],
    );
    expect(rows).toEqual([
      { version: 1, action: 'create' },
      { version: 2, action: 'update' },
      { version: 3, action: 'update' },
    ]);
  });

  it('is refused to people who are no party or may not see it, and with an old version, without any effect', async () => {
    const movement = await enter(5);
    expect(refusalOf(await act('confirm', people.stranger, movement))).toEqual([404, 'notFound']);
    expect(refusalOf(await act('confirm', people.supervisor, movement))).toEqual([403, 'forbidden']);
    expect(refusalOf(await act('cancel', people.keeper, movement, { remark: 'x' }))).toEqual([403, 'forbidden']);
    expect(refusalOf(await act('confirm', people.confirmer, { ...movement, version: 9 }))).toEqual([
      409,
      'staleVersion',
    ]);
    expect((await act('confirm', people.confirmer, movement, { kg: 1 })).status).toBe(400);
    expect(await rowOf(movement)).toEqual({ status: 'draft', number: null, version: 1 });
  });

  it('needs a remark where it is dangerous, and has its own message for the wrong state', async () => {
    const movement = await confirmed(7);
    expect(await act('cancel', people.supervisor, movement, { remark: ' ' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'remark', messageKey: 'remarkRequired' }] },
    });
    expect(refusalOf(await act('confirm', people.confirmer, movement))).toEqual([422, 'actionNotNow']);
    const cancelled = seenOf(await expectOk(act('cancel', people.supervisor, movement, { remark: 'x' })));
    expect(refusalOf(await act('cancel', people.supervisor, cancelled, { remark: 'x' }))).toEqual([
      409,
      'movementNotConfirmed',
    ]);
  });

  it('is taken once under its idempotency key, and returns the same answer again', async () => {
    const movement = await enter(3);
    const send = (): Promise<TestAnswer> =>
      put(`${MOVEMENTS}/confirm`, people.confirmer, movement, { 'idempotency-key': `once ${movement.id}` });
    const before = await balance();
    const [first, second] = [await send(), await send()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(await balance()).toBe(before + 3);
  });

  it('is taken on several records independently', async () => {
    const [first, two] = [await enter(1), await enter(2)];
    const answers = (await expectOk(
      put(`${MOVEMENTS}/confirm_all`, people.confirmer, [first, { ...two, version: 7 }]),
    )) as readonly { ok: boolean }[];
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect([(await rowOf(first)).status, (await rowOf(two)).status]).toEqual(['confirmed', 'draft']);
  });
});

describe('all states, actions and people', () => {
  const { workflow }: RecordWorkflow = movementWorkflow;
  const partiesOf: Readonly<Record<keyof typeof people, readonly string[]>> = {
    keeper: ['keeper', 'confirmer'],
    confirmer: ['keeper', 'confirmer'],
    stranger: [],
    supervisor: ['supervisor'],
    auditor: ['supervisor'],
  };
  const called = Object.entries(workflow.actions)
    .filter(([, { isAutomatic }]) => isAutomatic !== true)
    .map(([action]) => action);
  const names = Object.keys(partiesOf) as (keyof typeof people)[];

  const bringTo: Readonly<Record<string, () => Promise<Seen>>> = {
    draft: () => enter(1),
    refused: async () => seenOf(await expectOk(act('refuse', people.confirmer, await enter(1), { remark: 'x' }))),
    confirmed: () => confirmed(1),
    cancelled: async () =>
      seenOf(await expectOk(act('cancel', people.supervisor, await confirmed(1), { remark: 'x' }))),
  };

  /** Computed from the table only. */
  function expectedOf(state: string, action: string, who: keyof typeof people): string {
    const { from = {}, wrongStateMessage, fourEyes } = workflow.actions[action] ?? {};
    const isAllowed = (by: readonly string[] | undefined): boolean =>
      by?.some((party) => partiesOf[who].includes(party)) === true;
    if (who === 'stranger') return '404 notFound';
    if (!Object.values(from).some(isAllowed)) return '403 forbidden';
    if (from[state] === undefined)
      return wrongStateMessage === undefined ? '422 actionNotNow' : `409 ${wrongStateMessage.messageKey}`;
    return fourEyes === 'decides' && who === 'keeper' ? '422 fourEyes' : '200 undefined';
  }

  it.each(statesOf(workflow))('%s: answers and next states match the workflow table', async (state) => {
    for (const action of called) {
      for (const who of names) {
        const movement = await bringTo[state]?.();
        if (movement === undefined) throw new Error(`Nothing brings a movement to "${state}"`);
        const expected = expectedOf(state, action, who);
        const answer = await act(action, people[who], movement, { remark: 'x' });
        const to = expected.startsWith('200') ? workflow.actions[action]?.to : state;
        expect([action, who, refusalOf(answer).join(' '), (await rowOf(movement)).status]).toEqual([
          action,
          who,
          expected,
          to,
        ]);
      }
    }
  });
});

describe('four eyes', () => {
  it('prevent people who entered a movement, or wrote in it, from confirming it, also as a substitute', async () => {
    const movement = await enter(4);
    expect(refusalOf(await act('confirm', people.keeper, movement))).toEqual([422, 'fourEyes']);
    const edited = seenOf(await expectOk(put(MOVEMENTS, people.confirmer, { ...movement, note: 'ชั่งใหม่' })));
    expect(refusalOf(await act('confirm', people.confirmer, edited))).toEqual([422, 'fourEyes']);
    const substitute = await ofHolder(holderId);
    await standIn(people.keeper, substitute);
    expect(refusalOf(await act('confirm', substitute, edited))).toEqual([422, 'fourEyes']);
    const { actions } = await stepsOf(edited, people.confirmer);
    expect(actions.find(({ action }) => action === 'confirm')).toMatchObject({
      isOpen: false,
      why: expect.arrayContaining([expect.any(String)]) as string[],
    });
  });
});

describe('concurrent steps', () => {
  it('confirm one movement once', async () => {
    const movement = await enter(11);
    const before = await balance();
    const answers = await Promise.all([1, 2, 3].map(() => act('confirm', people.confirmer, movement)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(await balance()).toBe(before + 11);
  });

  it('remove no more from a stock than there is, because guards read locked rows', async () => {
    const there = await balance();
    const movements = [await enter(-there), await enter(-there), await enter(-there)];
    const answers = await Promise.all(movements.map((movement) => act('confirm', people.confirmer, movement)));
    expect(answers.map((answer) => refusalOf(answer).join(' ')).toSorted()).toEqual([
      '200 undefined',
      '422 stockTooLittle',
      '422 stockTooLittle',
    ]);
    expect(await balance()).toBe(0);
  });
});

describe('a step that is taken back', () => {
  it('undoes its effects and restores the earlier state, except a final step', async () => {
    const before = await balance();
    const movement = await confirmed(20);
    expect(refusalOf(await act('re-status', people.auditor, movement))).toEqual([403, 'forbidden']);
    const back = seenOf(await expectOk(act('re-status', people.supervisor, movement, { remark: 'Wrong store' })));
    expect([await rowOf(back), await balance()]).toEqual([{ status: 'draft', number: null, version: 3 }, before]);
    const again = seenOf(await expectOk(act('confirm', people.confirmer, back)));
    const cancelled = seenOf(await expectOk(act('cancel', people.supervisor, again, { remark: 'x' })));
    expect(refusalOf(await act('re-status', people.supervisor, cancelled))).toEqual([422, 'cannotRollBackEnded']);
    expect((await stepsOf(cancelled, people.keeper)).history.map(({ action }) => action)).toEqual([
      'cancel',
      'confirm',
      're-status',
      'confirm',
    ]);
  });
});

describe('a write of a record with a workflow', () => {
  it('is allowed by the state, field by field, and moves a record that was sent back', async () => {
    const movement = await enter(9);
    const refused = seenOf(await expectOk(act('refuse', people.confirmer, movement, { remark: 'Too much' })));
    const answer = await put(MOVEMENTS, people.keeper, { ...refused, kg: 8 });
    expect(answer).toMatchObject({ status: 200, body: { refStatus: { key: '01' }, kg: 8 } });
    expect(
      (await stepsOf(movement, people.keeper)).history.map(({ action, from, to }) => [action, from.code, to.code]),
    ).toEqual([
      ['correct', 'refused', 'draft'],
      ['refuse', 'draft', 'refused'],
    ]);
    await expectOk(act('confirm', people.confirmer, seenOf(answer.body)));
  });

  it('is refused once it is confirmed, and to people who do not enter movements', async () => {
    const movement = await confirmed(2);
    expect(refusalOf(await put(MOVEMENTS, people.keeper, { ...movement, kg: 1 }))).toEqual([409, 'movementClosed']);
    expect(
      refusalOf(await test.call('POST', `${MOVEMENTS}/_delete`, { as: people.keeper, body: { id: movement.id } })),
    ).toEqual([409, 'movementClosed']);
    const draft = await enter(1);
    expect(refusalOf(await put(MOVEMENTS, people.supervisor, { ...draft, kg: 1 }))).toEqual([409, 'notEditableNow']);
  });

  it('never sets the status, neither by the client nor by code that bypasses the workflow', async () => {
    const movement = await enter(6);
    expect((await put(MOVEMENTS, people.keeper, { ...movement, refStatus: { key: '03' } })).status).toBe(422);
    const { app } = test;
    const entity = getEntity(app.catalogue, 'stockMovement');
    const directWrite = inTransaction(app.pools.api, {}, async (db) => {
      const before = await findStored(app.catalogue, db, { entity, id: movement.id, lock: 'update' });
      if (before === undefined) throw new Error('The movement has gone');
      await writeServerChange(app, db, {
        actor: systemActor('Goes around the workflow'),
        rights: new Set(),
        entity,
        before,
        after: { ...before, refStatus: 'confirmed' },
      });
    });
    await expect(directWrite).rejects.toThrow('is changed by the steps of its workflow alone');
    expect(await rowOf(movement)).toMatchObject({ status: 'draft' });
  });
});

describe('a notice', () => {
  const noticesOf = async ({ id: userId }: Person, { id }: Seen): Promise<readonly { title: string; url: string }[]> =>
    (
      await test.app.pools.api.query<{ title: string; url: string }>(
        `select "title_en" as "title", "url" from "notification" where "user_id" = $1 and "url" like '%' || $2 || '%'
          order by "create_date"`,
        [userId, id],
      )
    ).rows;

  it('is sent once to those who must act now and to the owners of the holder, but not to the person who took the step', async () => {
    await runQueuedTask(test.app, STEP_JOB);
    const movement = await confirmed(13);
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "id" from "status_history" where "record_id" = $1',
      [movement.id],
    );
    await runQueuedTask(test.app, STEP_JOB);
    await notifyStep({
      app: test.app,
      payload: { historyId: rows[0]?.id },
      log: test.app.log,
      signal: new AbortController().signal,
    });
    const { number } = await rowOf(movement);
    expect(await noticesOf(people.keeper, movement)).toEqual([
      { title: `Test movement ${String(number)}: confirmed`, url: `/app/stock/movements/${movement.id}/view` },
    ]);
    expect(await noticesOf(people.supervisor, movement)).toMatchObject([
      { url: `/app/stock/supervision/${movement.id}/view` },
    ]);
    for (const person of [people.confirmer, people.stranger]) expect(await noticesOf(person, movement)).toEqual([]);
  });
});
