/** Hooks of the payments that finance records: whose fee it is, and whether an amount is open. */
import { message } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues, Reference } from '#language/record.ts';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { conflict, forbidden, Refusal } from '#platform/server/errors.ts';
import { factSuppliersOf, type FactContext, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import { PAYABLE } from '../../feeFlow.ts';
import { RECEIVES_MENU } from '../../menuKeys.ts';
import '../../paymentMessages.ts';

/** Results of notices that belong to no fee yet. */
export const UNMATCHED_CODES: readonly string[] = ['wrongAmount', 'unknownReference', 'paidAlready', 'notDue'];

export const paymentHooks: Partial<Hooks> = {
  facts: factSuppliersOf('feePayment', {
    feeDue: findDue,
    noticeOfPayment: findNotice,
    dayOfRecording: async ({ today }) => today,
  }),
  computedFields: { feePayment: computePaymentFields },
  afterWrite: { feePayment: [refuseReactivationByConfirmer, refuseReactivationIfNotPayable] },
};

/** Locked until the payment is written: a concurrent cancellation of the fee waits, and then sees the money. */
async function findDue({ db, record }: FactContext<'feePayment'>): Promise<Decimal | null> {
  const { rows } = await db.query<{ due: string }>(
    'select "net_amount"::text as "due" from "fee_statement" where "id" = $1 and "status" = any($2::text[]) for share',
    [idOf(record.refFeeStatement), PAYABLE],
  );
  return rows[0] === undefined ? null : decimal(rows[0].due);
}

async function findNotice({
  db,
  record,
}: FactContext<'feePayment'>): Promise<{ readonly amount: Decimal; readonly isFree: boolean } | null> {
  const { rows } = await db.query<{ amount: string; isFree: boolean }>(
    `select n."amount"::text as "amount", n."match" = any($2::text[]) and not exists (select from "fee_payment" p
      where p."ktb_paynet_id" = n."id" and p."id" <> $3 and p."is_active" and p."status" <> 'returned') as "isFree"
      from "ktb_paynet" n where n."id" = $1`,
    [idOf(record.refKtbPaynet), UNMATCHED_CODES, record.id],
  );
  return rows[0] === undefined ? null : { amount: decimal(rows[0].amount), isFree: rows[0].isFree };
}

/** The last editor becomes the recorder, and the reason of an earlier return is cleared. */
async function computePaymentFields({
  db,
  actor,
  record,
}: FactContext<'feePayment'>): Promise<Partial<RecordValues<'feePayment'>>> {
  const { rows } = await db.query<{ holderId: string; departmentId: string }>(
    'select "holder_id" as "holderId", "department_id" as "departmentId" from "fee_statement" where "id" = $1',
    [idOf(record.refFeeStatement)],
  );
  return {
    refHolder: reference(rows[0]?.holderId),
    refDepartment: reference(rows[0]?.departmentId ?? departmentOf(actor)),
    refRecorder: reference(actor.userId),
    returnReason: null,
  };
}

/** Used while no fee is named yet: then the missing fee is reported, and not another department. */
function departmentOf({ scope }: FactContext['actor']): string | null {
  if (scope.kind === 'department') return scope.departmentId;
  return scope.kind === 'departments' ? (scope.departmentIds[0] ?? null) : null;
}

function reference(id: string | null | undefined): Reference | null {
  return typeof id === 'string' ? { id } : null;
}

/** A payment archived by the recorder cannot be activated again by a person who may only confirm. */
async function refuseReactivationByConfirmer({ action, actor }: WriteContext): Promise<void> {
  if (action === 'activate' && !actor.grants.rightsInMenu(RECEIVES_MENU).has('canActive')) throw forbidden();
}

/**
 * An archived payment counts for nothing: the fee may have been paid, or be with the bank, before it is activated
 * again.
 */
async function refuseReactivationIfNotPayable({ action, db, after }: WriteContext<'feePayment'>): Promise<void> {
  if (action !== 'activate' || after?.refStatus !== 'recorded') return;
  const { rows } = await db.query<{ status: string }>(
    'select "status" from "fee_statement" where "id" = $1 for share',
    [idOf(after.refFeeStatement)],
  );
  const status = rows[0]?.status ?? '';
  if (status === 'waitBank') throw new Refusal(422, message('feeWithBank'));
  if (!PAYABLE.some((payable) => payable === status)) throw conflict(message('feeNotDue'));
}
