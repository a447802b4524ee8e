/** Tests that every invariant of money finds what breaks it. */
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readInvariants } from '#platform/server/operations/invariants.ts';
import {
  withTampering,
  findBrokenInvariantsIn,
  connectWithoutTriggers,
  invariantsFolder,
} from '#platform/testing/brokenInvariants.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import {
  chargedProducts,
  makeNotice,
  PAYMENTS,
  recordCash,
  startFeeWorld,
  sendNotice,
  type FeeWorld,
} from '#modules/fee/testing/feeWorld.ts';
import { expectOk } from '#platform/testing/requestPeople.ts';

let world: FeeWorld;
let intruder: Client;
const lawOf = new Map(readInvariants(invariantsFolder, testCatalogue).map(({ name, law }) => [name, law]));
const ids = { waiting: '', paid: '', other: '', byHand: '' };

beforeAll(async () => {
  world = await startFeeWorld();
  const [waiting, paid, other, byHand] = await chargedProducts(world, 4);
  if (waiting === undefined || paid === undefined || other === undefined || byHand === undefined)
    throw new Error('There are not four fees');
  for (const fee of [paid, other]) await sendNotice(world, makeNotice(world, fee));
  await expectOk(
    world.test.call('PUT', `${PAYMENTS}/confirm`, { as: world.cashier, body: await recordCash(world, byHand) }),
  );
  Object.assign(ids, { waiting: waiting.id, paid: paid.id, other: other.id, byHand: byHand.id });
  intruder = await connectWithoutTriggers(world.test.database);
});

afterAll(async () => {
  await intruder.end();
  await world.stop();
});

const fee = (values: string, id: string): string => `update fee_statement set ${values} where id = '${id}'`;
const steps = (values: string, id: string): string => `update status_history set ${values} where record_id = '${id}'`;
const receipt = (values: string, id: string): string => `update receipt set ${values} where fee_statement_id = '${id}'`;
const notice = (values: string, id: string): string =>
  `update ktb_paynet set ${values} where fee_statement_id = '${id}'`;

const planted: readonly (readonly [law: string, what: string, sql: () => string])[] = [
  ['receipt-numbers-without-gaps', 'a gap', () => `delete from receipt where number = 2`],
  ['receipt-numbers-without-gaps', 'one that does not begin at one', () => `update receipt set number = number + 100`],
  [
    'receipt-numbers-without-gaps',
    'a number that was taken and not used',
    () => `update code_counter set last = last + 1 where name = 'receipt'`,
  ],
  ['receipt-numbers-without-gaps', 'numbers without any receipt', () => `delete from receipt`],
  ['receipt-of-its-fee', 'a paid fee without one', () => `delete from receipt where fee_statement_id = '${ids.paid}'`],
  ['receipt-of-its-fee', 'two that count', () => receipt(`fee_statement_id = '${ids.other}'`, ids.paid)],
  ['receipt-of-its-fee', 'one of an unpaid fee', () => receipt(`fee_statement_id = '${ids.waiting}'`, ids.paid)],
  ['receipt-of-its-fee', 'another sum', () => receipt('amount = 1', ids.paid)],
  ['receipt-of-its-fee', 'another number than the fee names', () => fee(`receipt_code = 'x'`, ids.paid)],
  ['receipt-of-its-fee', 'a cancelled one that the fee names', () => receipt(`status = 'cancelled'`, ids.paid)],
  ['fee-paid-says-how', 'no channel', () => fee('channel = null', ids.paid)],
  ['fee-paid-says-how', 'no time', () => fee('pay_datetime = null', ids.paid)],
  ['fee-paid-says-how', 'a time of what is not paid', () => fee('pay_datetime = now()', ids.waiting)],
  [
    'fee-unpaid-holds-its-request',
    'a fee to pay of a request that has gone on',
    () => fee(`status = 'overdue'`, ids.paid),
  ],
  ['fee-unpaid-holds-its-request', 'a request that waits for nothing', () => fee(`status = 'cancelled'`, ids.waiting)],
  ['fee-lines-add-up', 'another sum', () => fee('net_amount = 1', ids.waiting)],
  ['fee-lines-add-up', 'no line', () => `delete from fee_statement_line where fee_statement_id = '${ids.waiting}'`],
  [
    'fee-lines-add-up',
    'a line that is not its quantity times its rate',
    () => `update fee_statement_line set qty = 2 where fee_statement_id = '${ids.waiting}'`,
  ],
  ['fee-with-bank-was-asked', 'nobody asked', () => fee(`status = 'waitBank'`, ids.waiting)],
  ['notice-pays-its-fee', 'of a fee that is not paid', () => fee(`status = 'cancelled'`, ids.paid)],
  ['notice-pays-its-fee', 'of another sum', () => notice('amount = 1', ids.paid)],
  ['notice-pays-its-fee', 'two of one fee', () => notice(`fee_statement_id = '${ids.other}'`, ids.paid)],
  ['notice-pays-its-fee', 'of no fee', () => notice('fee_statement_id = null', ids.paid)],
  ['payment-confirmed-by-another', 'by the same', () => 'update fee_payment set confirmer_id = recorder_id'],
  ['payment-confirmed-by-another', 'by nobody', () => 'update fee_payment set confirmer_id = null'],
  ['payment-confirmed-by-another', 'of a fee that is not paid', () => fee(`status = 'cancelled'`, ids.byHand)],
  [
    'record-history-leads-to-its-status',
    'another status than the last step led to',
    () => fee(`status = 'waived'`, ids.paid),
  ],
  ['record-history-leads-to-its-status', 'a step that is missing', () => steps('seq = 2', ids.paid)],
  [
    'record-history-leads-to-its-status',
    'a step that does not begin where the one before ended',
    () =>
      `insert into status_history (id, create_by, create_date, entity, record_id, seq, from_status, to_status, action,
          record_version, effects)
        select gen_random_uuid(), create_by, create_date, entity, record_id, 2, 'waitPayment', to_status, action,
          record_version, effects from status_history where record_id = '${ids.paid}'`,
  ],
  [
    'record-history-leads-to-its-status',
    'a step that no write was logged for',
    () => steps('record_version = 1', ids.paid),
  ],
  [
    'record-history-leads-to-its-status',
    'a payment that was not confirmed by any step',
    () => `update fee_payment set status = 'recorded'`,
  ],
];

it('no invariant is broken by permitted steps', async () => {
  expect(await findBrokenInvariantsIn(intruder, testCatalogue)).toEqual([]);
});

it.each(planted)('%s detects: %s', async (name, _what, sql) => {
  const broken = await withTampering(intruder, sql(), () => findBrokenInvariantsIn(intruder, testCatalogue));
  expect(broken.find(({ law }) => law === lawOf.get(name))?.examples[0]).toContain('"id":');
});

it('every invariant has an example that breaks it', () => {
  const plantedNames = new Set(planted.map(([name]) => name));
  expect(
    [...lawOf.keys()].filter((name) => /^(fee|receipt|notice|payment|record)-/.test(name) && !plantedNames.has(name)),
  ).toEqual([]);
});
