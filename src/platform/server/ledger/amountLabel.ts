/** An amount with its unit, as people read it. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import { ledgerUnit } from '#platform/model/ledger/choices.ts';
import type { LedgerUnit } from '#platform/model/ledger/stockCardKinds.ts';

export function amountLabel(amount: Decimal, unit: LedgerUnit): Label {
  const [th, en] = labelOf(ledgerUnit, unit);
  const scale = fractionDigits(amount);
  return [`${formatDecimal(amount, 'th', scale)} ${th}`, `${formatDecimal(amount, 'en', scale)} ${en}`];
}
