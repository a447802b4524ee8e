/** Sets up products that wait for payment, a bank that sends notices, and finance, for tests about money. */
import type { Client } from 'pg';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { decimal } from '#language/values/decimal.ts';
import { withCheckDigit } from '#language/values/idCard.ts';
import { instantFromMs } from '#language/values/instant.ts';
import type { BankNotice } from '#platform/server/linkage/bankNotice.ts';
import { bringTo, fileProduct } from '#modules/haz/testing/products.ts';
import { startTestApp, type TestAnswer, type TestApp, type TestAppParts } from '#platform/testing/app.ts';
import { signedNotice, startTestBank, type TestBank } from '#platform/testing/bank.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { multiplyCase } from '#platform/testing/multiplyCase.ts';
import { createOtpReader } from '#platform/testing/otpReader.ts';
import type { Person } from '#platform/testing/people.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import { takeStep, CENTRAL_OFFICE, expectOk } from '#platform/testing/requestPeople.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';

export interface FeeWorld {
  readonly test: TestApp;
  readonly bank: TestBank;
  readonly people: SigningPeople;
  readonly finance: Person;
  /** Another officer of finance, who confirms what the first recorded. */
  readonly cashier: Person;
  readonly stop: () => Promise<void>;
}

export async function startFeeWorld(parts: TestAppParts = {}): Promise<FeeWorld> {
  const bank = await startTestBank();
  const test = await startTestApp({ env: bank.env, moduleServers: [...moduleServers, quickPapers], ...parts });
  const people = await makeSigningPeople(test);
  await test.app.pools.api.query('update "user" set "id_tax" = $2 where "id" = $1', [people.holderId, TAX_NO]);
  const officer = (): Promise<Person> => test.person({ roles: ['OFFICER_FINANCE'], departmentId: CENTRAL_OFFICE });
  return {
    test,
    bank,
    people,
    finance: await officer(),
    cashier: await officer(),
    stop: async () => {
      await test.stop();
      await bank.stop();
    },
  };
}

export const TAX_NO = withCheckDigit('010556900001');

/** The fields of a stored fee that tests read. */
export interface StoredFee {
  readonly id: string;
  readonly requestId: string;
  readonly requestStatus: string;
  readonly feeCode: string;
  readonly ref1: string;
  readonly ref2: string;
  readonly amount: string;
  readonly status: string;
  readonly channel: string | null;
  readonly receiptCode: string | null;
  readonly dueDate: string | null;
  readonly bankReason: string | null;
  readonly version: number;
}

const FEE_SQL = `select s."id", s."request_id" as "requestId", r."status" as "requestStatus",
    s."fee_code" as "feeCode", s."ref1", s."ref2", s."net_amount"::text as "amount", s."status", s."channel",
    s."receipt_code" as "receiptCode", s."due_date"::text as "dueDate", s."bank_reason" as "bankReason", s."version"
from "fee_statement" s join "request" r on r."id" = s."request_id"`;

/** Returns the fees of a request, the oldest first. */
export async function getFees({ test }: Pick<FeeWorld, 'test'>, requestId: string): Promise<readonly StoredFee[]> {
  return (
    await test.app.pools.api.query<StoredFee>(`${FEE_SQL} where s."request_id" = $1 order by s."id"`, [requestId])
  ).rows;
}

export async function getFee({ test }: Pick<FeeWorld, 'test'>, id: string): Promise<StoredFee> {
  const { rows } = await test.app.pools.api.query<StoredFee>(`${FEE_SQL} where s."id" = $1`, [id]);
  if (rows[0] === undefined) throw new Error(`There is no fee ${id}`);
  return rows[0];
}

/** A product that was checked and can be passed on. */
export async function checkedProduct(
  { test, people }: Pick<FeeWorld, 'test' | 'people'>,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly requestId: string }> {
  const filed = await fileProduct(test, people.operator, overrides);
  await bringTo(test, people, filed, 'underReview');
  await takeStep(test, people.receiver, filed, 'check', { data: { result: 'passed' } });
  return filed;
}

/** One more product that waits for its payment. */
export async function chargedProduct(world: Pick<FeeWorld, 'test' | 'people'>): Promise<StoredFee> {
  const filed = await checkedProduct(world);
  await takeStep(world.test, world.people.receiver, filed, 'pass');
  return getOnly(await getFees(world, filed.requestId));
}

/** Makes any number of equal products: the first is filed by its calls and copied, and each is passed on by itself. */
export async function chargedProducts(
  world: Pick<FeeWorld, 'test' | 'people'>,
  count: number,
): Promise<readonly StoredFee[]> {
  const { test, people } = world;
  const first = await checkedProduct(world);
  const intruder = await connectWithoutTriggers(test.database);
  const requests = await copyRequests(intruder, first.requestId, count - 1);
  await intruder.end();
  const fees: StoredFee[] = [];
  for (const requestId of [first.requestId, ...requests]) {
    await takeStep(test, people.receiver, { requestId }, 'pass');
    fees.push(getOnly(await getFees(world, requestId)));
  }
  return fees;
}

async function copyRequests(intruder: Client, requestId: string, count: number): Promise<readonly string[]> {
  if (count === 0) return [];
  const requests = await multiplyCase(intruder, testCatalogue, { requestId, document: 'haz', count });
  // The stored application is that of the first.
  await intruder.query(
    'update "request" set "filed_file_id" = null, "filed_sign" = null where "id" = any($1::uuid[])',
    [requests],
  );
  return requests;
}

function getOnly(fees: readonly StoredFee[]): StoredFee {
  const [fee, ...others] = fees;
  if (fee === undefined || others.length > 0) throw new Error(`There are ${fees.length} fees, and not one`);
  return fee;
}

let noticeCount = 0;

/** The notice that the bank would send for a payment of the fee. */
export function makeNotice(
  { bank }: Pick<FeeWorld, 'bank'>,
  { ref1, ref2, amount }: Pick<StoredFee, 'ref1' | 'ref2' | 'amount'>,
  more: Partial<BankNotice> = {},
): BankNotice {
  noticeCount += 1;
  return {
    transactionId: `T${process.pid}-${noticeCount}`,
    billerId: bank.biller.id,
    ref1,
    ref2,
    amount: decimal(amount),
    paidAt: instantFromMs(Date.now()),
    channel: 'qr',
    ...more,
  };
}

export const NOTICE_CALL = '/api/v1/ws/ktb-paynets/notice';

export function sendNotice({ test, bank }: Pick<FeeWorld, 'test' | 'bank'>, notice: BankNotice): Promise<TestAnswer> {
  return test.call('POST', NOTICE_CALL, signedNotice(notice, { secret: bank.secret, nowMs: Date.now() }));
}

export async function findMatch(
  { test }: Pick<FeeWorld, 'test'>,
  transactionId: string,
): Promise<
  { readonly match: string; readonly timesTold: number; readonly feeId: string | null; readonly id: string } | undefined
> {
  const { rows } = await test.app.pools.api.query<{
    match: string;
    timesTold: number;
    feeId: string | null;
    id: string;
  }>(
    'select "id", "match", "times_told" as "timesTold", "fee_statement_id" as "feeId" from "ktb_paynet" where "transaction_id" = $1',
    [transactionId],
  );
  return rows[0];
}

export interface StoredReceipt {
  readonly id: string;
  readonly code: string;
  readonly number: number;
  readonly status: string;
  readonly version: number;
  readonly payerName: string;
  readonly payerNo: string | null;
  readonly replacementId: string | null;
}

const RECEIPT_SQL = `select "id", "code", "number", "status", "version", "payer_name" as "payerName",
    "payer_no" as "payerNo", "replacement_id" as "replacementId" from "receipt"`;

/** Returns the receipts of one fee, or all. */
export async function getReceipts(
  { test }: Pick<FeeWorld, 'test'>,
  feeId: string | null = null,
): Promise<readonly StoredReceipt[]> {
  return (
    await test.app.pools.api.query<StoredReceipt>(
      `${RECEIPT_SQL} where $1::uuid is null or "fee_statement_id" = $1 order by "number"`,
      [feeId],
    )
  ).rows;
}

/** Adds an account that fees are taken from, as its owner enters it. */
export async function addAccount(
  { test, people }: Pick<FeeWorld, 'test' | 'people'>,
  accountNo = '1234567890',
  as: Person = people.operator,
): Promise<{ readonly id: string; readonly version: number }> {
  const otp = await createOtpReader(test, 'feeAccount')(as);
  return (await expectOk(
    test.call('PUT', '/api/v1/transaction/user-banks', {
      as,
      body: { refBank: { key: '006' }, accountNo, accountName: 'บริษัท ทดสอบ จำกัด', isMain: true, otp },
    }),
  )) as { id: string; version: number };
}

export const PAYMENTS = '/api/v1/transaction/fee-payments';

/** The full amount of a fee in cash, as finance records it. */
export function cashFor({ id }: Pick<StoredFee, 'id'>, more: object = {}): object {
  return {
    refFeeStatement: { id },
    refChannel: { key: '4' },
    amount: 2000,
    paidDatetime: '2026-11-16T09:00:00+07:00',
    ...more,
  };
}

/** Records cash that waits to be confirmed by another person. */
export async function recordCash(
  { test, finance }: Pick<FeeWorld, 'test' | 'finance'>,
  fee: Pick<StoredFee, 'id'>,
  more: object = {},
): Promise<{ readonly id: string; readonly version: number }> {
  const { id, version } = (await expectOk(test.call('PUT', PAYMENTS, { as: finance, body: cashFor(fee, more) }))) as {
    id: string;
    version: number;
  };
  return { id, version };
}
