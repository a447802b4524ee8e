/**
 * Tests two payments of one fee, by any two methods and in any order: the fee is paid once, with one receipt, and a
 * surplus is visible and notified to finance. A method that requests money never does so if money already waits.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOf } from '#language/choice.ts';
import { paymentChannel } from '#platform/model/businessChoices.ts';
import type { TestAnswer } from '#platform/testing/app.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import {
  addAccount,
  cashFor,
  chargedProducts,
  getFee,
  findMatch,
  makeNotice,
  PAYMENTS,
  getReceipts,
  startFeeWorld,
  sendNotice,
  type FeeWorld,
  type StoredFee,
} from '#modules/fee/testing/feeWorld.ts';
import { expectOk } from '#platform/testing/requestPeople.ts';
import { tableFingerprint } from '#platform/testing/tableFingerprint.ts';
import { isSoak, propertyRuns } from '#platform/testing/propertyRuns.ts';
import { failAtEveryStatement, withDatabaseFaultAt } from '#platform/testing/databaseFaults.ts';
import { chargeFee } from '../debit/chargeTask.ts';

type Channel = keyof (typeof paymentChannel)['values'];

/** One call, or one run of a job. Undefined if there is nothing to do because the step before was refused. */
type Step = () => Promise<TestAnswer | undefined>;

interface PaymentMethod {
  readonly name: string;
  /** The money arrives without a request, so nobody can refuse it. */
  readonly isUnsolicited: boolean;
  readonly steps: (fee: StoredFee, attempt: Attempt) => readonly Step[];
}

/** The result of one method. */
interface Attempt {
  /** Ids of the notices that were sent. */
  readonly transactionIds: string[];
}

const LINK = '/api/v1/ws/ktbs/direct-link';
let world: FeeWorld;
let fees: StoredFee[] = [];
const { timeoutMs } = propertyRuns(4);

beforeAll(async () => {
  world = await startFeeWorld();
  const { id } = await addAccount(world);
  await expectOk(world.test.call('POST', `${LINK}/approve`, { as: world.people.operator, body: { id } }));
}, timeoutMs);
// All invariants are checked on the data of these tests, which is a lot.
afterAll(() => world.stop(), timeoutMs);

const FEES_AT_ONCE = 40;

async function takeFee(): Promise<StoredFee> {
  if (fees.length === 0) fees = [...(await chargedProducts(world, FEES_AT_ONCE))];
  const fee = fees.pop();
  if (fee === undefined) throw new Error('There are no fees');
  return fee;
}

const put = (path: string, body: unknown, as = world.finance): Promise<TestAnswer> =>
  world.test.call('PUT', path, { as, body });
const orderDebit = ({ id }: StoredFee): Promise<TestAnswer> =>
  world.test.call('POST', `${LINK}/charge`, { as: world.people.operator, body: { id } });

/** Recorded by one person and confirmed by another. */
function byHand(more: (attempt: Attempt) => Promise<object>): (fee: StoredFee, attempt: Attempt) => readonly Step[] {
  return (fee, attempt) => {
    let saved: { readonly id: string; readonly version: number } | undefined;
    const record: Step = async () => {
      const answer = await put(PAYMENTS, cashFor(fee, await more(attempt)));
      if (answer.status === 200) saved = answer.body as typeof saved;
      return answer;
    };
    const confirm: Step = async () => {
      if (saved === undefined) return undefined;
      return put(`${PAYMENTS}/confirm`, { id: saved.id, version: saved.version }, world.cashier);
    };
    return [record, confirm];
  };
}

function noticeStep(fee: StoredFee, { transactionIds }: Attempt, more: Parameters<typeof makeNotice>[2]): Step {
  const notice = makeNotice(world, fee, more);
  transactionIds.push(notice.transactionId);
  return () => sendNotice(world, notice);
}

/** The bank notifies money with the references of the fee, or with others, so that finance has to find the fee. */
function byNotice(key: string, channel: 'qr' | 'counter'): readonly PaymentMethod[] {
  const found = byHand(async ({ transactionIds }) => {
    const notice = await findMatch(world, transactionIds.at(-1) ?? '');
    return { refChannel: { key }, refKtbPaynet: { id: notice?.id } };
  });
  const lost = { channel, ref1: '9999999990' };
  return [
    {
      name: `${channel} notice`,
      isUnsolicited: true,
      steps: (fee, attempt) => [noticeStep(fee, attempt, { channel })],
    },
    {
      name: `${channel} notice without a fee`,
      isUnsolicited: true,
      steps: (fee, attempt) => [noticeStep(fee, attempt, lost), ...found(fee, attempt)],
    },
  ];
}

/** Sends the waiting orders to the bank, as the job does. It fails if the bank is unreachable, and is run again. */
async function runDebitJobs(feeId: string): Promise<void> {
  const { app } = world.test;
  const waiting = `select "id" from "ktb" where "fee_statement_id" = $1 and "kind" = 'charge' and "outcome" = 'waiting'`;
  for (const { id } of await rowsOf<{ id: string }>(waiting, [feeId])) {
    const job = { app, payload: { orderId: id }, log: app.log, signal: new AbortController().signal };
    await chargeFee(job).catch(() => undefined);
  }
}

function byDebit(name: string, behaviours: readonly ('well' | 'down' | 'stumbling')[]): PaymentMethod {
  const runWith =
    (fee: StoredFee, behaviour: (typeof behaviours)[number]): Step =>
    async () => {
      world.bank.setBehaviour(behaviour);
      try {
        await runDebitJobs(fee.id);
      } finally {
        world.bank.setBehaviour('well');
      }
      return undefined;
    };
  return {
    name,
    isUnsolicited: false,
    steps: (fee) => [() => orderDebit(fee), ...behaviours.map((behaviour) => runWith(fee, behaviour))],
  };
}

const CHEQUE = {
  refChannel: { key: paymentChannel.values.cheque.key },
  chequeNo: '0012345',
  refChequeBank: { key: '006' },
  chequeDate: '2026-11-15',
};

/** Every declared channel: a new channel has no methods until they are written here. */
const methodsByChannel: Readonly<Record<Channel, readonly PaymentMethod[]>> = {
  autoDebit: [
    byDebit('debit', ['well']),
    byDebit('debit of a bank that was away', ['down', 'well']),
    byDebit('debit whose answer was lost', ['stumbling', 'well']),
  ],
  qr: byNotice(paymentChannel.values.qr.key, 'qr'),
  bankCounter: byNotice(paymentChannel.values.bankCounter.key, 'counter'),
  cash: [{ name: 'cash', isUnsolicited: false, steps: byHand(async () => ({})) }],
  cheque: [{ name: 'cheque', isUnsolicited: false, steps: byHand(async () => CHEQUE) }],
};

const methods = codesOf(paymentChannel).flatMap((channel) => methodsByChannel[channel]);
const pairs = methods
  .flatMap((one, index) => methods.slice(index).map((other) => ({ name: `${one.name} and ${other.name}`, one, other })))
  .map((pair, turn) => ({ ...pair, turn }));

interface Interleaving {
  /** Both at the same time; otherwise one step after another. */
  readonly isTogether: boolean;
  /** Which step is next, while both have some left: true for the first of the two. */
  readonly order: readonly boolean[];
  /** A statement before which the database fails in one of the steps, which is then taken again. */
  readonly fault: { readonly step: number; readonly statement: number } | null;
}

const MOST_STEPS = 6;
const interleavings: fc.Arbitrary<Interleaving> = fc.record({
  isTogether: fc.boolean(),
  order: fc.array(fc.boolean(), { minLength: MOST_STEPS, maxLength: MOST_STEPS }),
  fault: fc.option(fc.record({ step: fc.nat({ max: 3 }), statement: fc.integer({ min: 1, max: 60 }) }), { freq: 1 }),
});
const inOrder = (isFirst: (place: number) => boolean): [Interleaving] => [
  { isTogether: false, fault: null, order: Array.from({ length: MOST_STEPS }, (_, place) => isFirst(place)) },
];
const together: [Interleaving] = [{ isTogether: true, fault: null, order: [] }];
/**
 * Each begins first, each is completed first, and both at once. `npm test` runs for every pair one of them in turn and a
 * random one; `npm run soak` runs all of them.
 */
const examples: [Interleaving][] = [
  inOrder((place) => place % 2 === 0),
  inOrder((place) => place % 2 === 1),
  inOrder(() => true),
  inOrder(() => false),
  together,
];

type Steps = readonly Step[];

async function interleave(first: Steps, second: Steps, { isTogether, order, fault }: Interleaving): Promise<void> {
  if (isTogether) {
    const takeAll = async (steps: Steps): Promise<void> => {
      for (const step of steps) await step();
    };
    await Promise.all([takeAll(first), takeAll(second)]);
    return;
  }
  const [mine, ofSecond] = [[...first], [...second]];
  for (let stepCount = 0; mine.length + ofSecond.length > 0; stepCount += 1) {
    const step = order[stepCount] === true ? (mine.shift() ?? ofSecond.shift()) : (ofSecond.shift() ?? mine.shift());
    if (step === undefined) throw new Error('There is no step left');
    await (stepCount === fault?.step ? failing(step, fault.statement) : step());
  }
}

/** A step that was answered with a failure is repeated. */
async function failing(step: Step, statement: number): Promise<void> {
  const { answer } = await withDatabaseFaultAt(world.test.app, statement, async () => (await step()) ?? NOTHING);
  if (answer.status >= 500) await step();
}

const NOTHING: TestAnswer = { status: 200, body: undefined, text: '', headers: {} };

interface Payment {
  readonly id: string;
  readonly status: string;
  readonly noticeId: string | null;
}

const DEBITS_SQL = 'select "id", "outcome" from "ktb" where "fee_statement_id" = $1';
const PAYMENTS_SQL = `select "id", "status", "ktb_paynet_id" as "noticeId" from "fee_payment"
where "fee_statement_id" = $1 and "is_active"`;

async function rowsOf<T extends object>(sql: string, values: readonly unknown[]): Promise<readonly T[]> {
  return (await world.test.app.pools.api.query<T>(sql, [...values])).rows;
}

async function isNotified(text: string): Promise<boolean> {
  const notificationSql = 'select 1 from "notification" where "user_id" = $1 and ("url" like $2 or "content" like $2)';
  return (await rowsOf(notificationSql, [world.finance.id, `%${text}%`])).length > 0;
}

describe('a fee', () => {
  it('is paid by methods that cover every channel', () => {
    expect(Object.keys(methodsByChannel).toSorted()).toEqual(codesOf(paymentChannel).toSorted());
    expect(methods.map(({ name }) => name)).toHaveLength(new Set(methods.map(({ name }) => name)).size);
  });

  it.each(pairs)('is paid once by $name', { timeout: timeoutMs }, async ({ one, other, turn }) => {
    const given = isSoak() ? examples : [examples[turn % examples.length] ?? together];
    await assertProperty(
      fc.asyncProperty(interleavings, async (how) => {
        const fee = await takeFee();
        const attempt: [Attempt, Attempt] = [{ transactionIds: [] }, { transactionIds: [] }];
        const takenBefore = world.bank.chargeCount();
        await interleave(one.steps(fee, attempt[0]), other.steps(fee, attempt[1]), how);
        // The job runs until it has an answer.
        await runDebitJobs(fee.id);

        const now = await getFee(world, fee.id);
        expect(now).toMatchObject({ status: 'paid', requestStatus: 'waitSign' });
        expect(await getReceipts(world, fee.id)).toMatchObject([{ status: 'issued' }]);

        const debits = await rowsOf<{ id: string; outcome: string }>(DEBITS_SQL, [fee.id]);
        const payments = await rowsOf<Payment>(PAYMENTS_SQL, [fee.id]);
        const notices: { readonly id: string; readonly match: string | undefined }[] = [];
        for (const id of attempt.flatMap(({ transactionIds }) => transactionIds)) {
          notices.push({ id, match: (await findMatch(world, id))?.match });
        }

        // All money that was received: debits, notices, and confirmed cash or cheques.
        const doneDebits = debits.filter(({ outcome }) => outcome === 'done');
        expect(doneDebits).toHaveLength(world.bank.chargeCount() - takenBefore);
        const confirmed = payments.filter(({ status, noticeId }) => status === 'confirmed' && noticeId === null);
        const surplusNotices = notices.filter(({ match }) => match !== 'matched' && match !== 'settled');
        const surplusDebits = now.channel === 'autoDebit' ? doneDebits.slice(1) : doneDebits;
        expect(doneDebits.length + confirmed.length + notices.length).toBe(
          1 + surplusNotices.length + surplusDebits.length,
        );

        // Finance is notified of a surplus, and of recorded money that cannot pay the fee any more.
        const waiting = payments.filter(({ status }) => status === 'recorded');
        const onTop = [...surplusNotices, ...surplusDebits, ...waiting];
        for (const { id } of onTop) expect([id, await isNotified(id)]).toEqual([id, true]);

        // No fee with waiting money is debited, and no money is recorded for a fee that is being debited.
        if (waiting.length > 0) expect(doneDebits, 'a debit beside money that waits to be confirmed').toEqual([]);
        expect(doneDebits.length).toBeLessThanOrEqual(1);
        if (!one.isUnsolicited && !other.isUnsolicited) expect([surplusNotices, surplusDebits]).toEqual([[], []]);
      }),
      { numRuns: given.length + 1, examples: given },
    );
  });
});

describe('a failure at any statement', () => {
  const fingerprint = async ({ id, requestId, feeCode, ref1 }: StoredFee): Promise<string> => {
    const ofFee = ['receipt', 'fee_payment', 'ktb'].map((table) => `"${table}" where "fee_statement_id" = '${id}'`);
    const others = [
      `"fee_statement" where "id" = '${id}'`,
      `"ktb_paynet" where "ref1" = '${ref1}'`,
      `"notification" where "content" like '%${feeCode}%'`,
      `"request" where "id" = '${requestId}'`,
      `"status_history" where "record_id" = '${requestId}'`,
      '"code_counter"',
    ];
    return tableFingerprint(world.test.app.pools.api, [...ofFee, ...others]);
  };
  const record = async (fee: StoredFee): Promise<object> => {
    const { id, version } = (await expectOk(put(PAYMENTS, cashFor(fee)))) as { id: string; version: number };
    return { id, version };
  };

  it.each([
    [
      'of a debit',
      async (fee: StoredFee): Promise<Step> =>
        () =>
          orderDebit(fee),
    ],
    [
      'of a bank notice, while cash waits to be confirmed',
      async (fee: StoredFee): Promise<Step> => {
        await record(fee);
        const notice = makeNotice(world, fee);
        return () => sendNotice(world, notice);
      },
    ],
    [
      'of a confirmation, while another payment waits',
      async (fee: StoredFee): Promise<Step> => {
        const body = await record(fee);
        await record(fee);
        return () => put(`${PAYMENTS}/confirm`, body, world.cashier);
      },
    ],
  ] as const)('%s leaves no change, and it can be repeated', { timeout: timeoutMs }, async (_, begin) => {
    const fee = await takeFee();
    const step = await begin(fee);
    const send = async (): Promise<TestAnswer> => (await step()) ?? NOTHING;
    const statements = await failAtEveryStatement(world.test.app, {
      send,
      fingerprint: () => fingerprint(fee),
      counts: () => true,
    });
    expect(statements).toBeGreaterThan(8);
  });
});
