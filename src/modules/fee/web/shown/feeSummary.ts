/** The facts of a fee that other pages show. */
import { findDay } from '#language/values/compareDays.ts';
import { findDecimal, ZERO, type Decimal } from '#language/values/decimal.ts';
import { findInstant, type Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { searchRecords, type SentTerm, type WireRecord } from '#platform/web/api/resource.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import type { MenuContext } from '#platform/web/session/menus.ts';
import { feeStatements, underMenu } from '../feeMenu.ts';

export interface FeeSummary {
  readonly id: string;
  readonly feeCode: string;
  readonly status: string;
  readonly amount: Decimal;
  readonly dueDate: PlainDate | null;
  readonly paidAt: Instant | null;
  readonly receiptCode: string | null;
  readonly bankReason: string | null;
}

/** A chosen fee, with its payer. */
export interface FeeWithPayer extends FeeSummary {
  readonly payer: { readonly th: string; readonly en: string };
  readonly requestCode: string;
  readonly subject: { readonly th: string; readonly en: string };
}

const selects = [
  'id',
  'feeCode',
  'refStatus.code',
  'netAmount',
  'dueDate',
  'payDatetime',
  'receiptCode',
  'bankReason',
  'refHolder.fullName',
  'refHolder.fullNameEn',
  'refRequest.requestCode',
  'refRequest.subjectTh',
  'refRequest.subjectEn',
];
/** More fees are never charged for one request at a time; cancelled ones are last. */
const MAX_FEES = 20;

export async function loadFees(
  where: SentTerm,
  { menu, signal }: { readonly menu: MenuContext | undefined; readonly signal: AbortSignal },
): Promise<readonly FeeWithPayer[]> {
  const answer = await searchRecords(
    feeStatements,
    { select: selects, where: [where], sort: [{ name: 'createDate', type: 'DESC' }], page: 0, size: MAX_FEES },
    { signal, silent: true, background: true, ...underMenu(menu) },
  );
  return answer.data.map(feeOfRow);
}

function feeOfRow(row: WireRecord): FeeWithPayer {
  const text = (path: string): string | null => {
    const value = valueAt(row, path);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const words = (th: string, en: string): { readonly th: string; readonly en: string } => ({
    th: text(th) ?? '',
    en: text(en) ?? '',
  });
  return {
    id: row.id,
    feeCode: text('feeCode') ?? '',
    status: text('refStatus.code') ?? '',
    amount: findDecimal(valueAt(row, 'netAmount')) ?? ZERO,
    dueDate: findDay(text('dueDate')) ?? null,
    paidAt: findInstant(text('payDatetime') ?? '') ?? null,
    receiptCode: text('receiptCode'),
    bankReason: text('bankReason'),
    payer: words('refHolder.fullName', 'refHolder.fullNameEn'),
    requestCode: text('refRequest.requestCode') ?? '',
    subject: words('refRequest.subjectTh', 'refRequest.subjectEn'),
  };
}

const UNPAID: ReadonlySet<string> = new Set(['waitPayment', 'waitBank', 'overdue', 'debitFailed']);

/** Returns whether it still has to be paid. */
export function isUnpaid({ status }: Pick<FeeSummary, 'status'>): boolean {
  return UNPAID.has(status);
}

/** Returns whether money can be recorded for it: not while the bank debits the account. */
export function isReceivable(fee: Pick<FeeSummary, 'status'>): boolean {
  return isUnpaid(fee) && fee.status !== 'waitBank';
}
