/** One document that a holder has in force: until when, how much is left of it, and whether it can be renewed. */
import { labelOf } from '#language/choice.ts';
import { decimal, decimalNumber } from '#language/values/decimal.ts';
import { daysBetween } from '#language/values/plainDate.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { ledgerUnit } from '#platform/model/ledger/choices.ts';
import { stockCardKinds } from '#platform/model/ledger/stockCardKinds.ts';
import { COUNTED_KINDS, type HeldAmount, type Holding } from '#platform/model/request/holdings.ts';
import { viewPathOf } from '../../find/screensByEntity.ts';
import type { CallContext } from '../../http/call.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { stateWithLabel } from '../../workflow/labels.ts';
import { describeOpenRequest, describeRenewal } from './holdingRenewal.ts';
import type { StoredRequest } from './holdingRequests.ts';
import type { StoredHolding } from './holdingsQuery.ts';
import type { OpenType } from './openTypes.ts';

export interface HoldingParts {
  readonly row: StoredHolding;
  readonly openType: OpenType;
  readonly requests: readonly StoredRequest[];
}

export function describeHolding(context: CallContext, { row, openType, requests }: HoldingParts): Holding {
  const renewal = describeRenewal(context, row, openType);
  // A draft is nothing to people who could not continue it.
  const open = requests.find(({ isDraft }) => !isDraft || renewal !== null);
  return {
    id: row.documentId,
    dossierId: row.dossierId,
    entity: openType.declaration.document,
    documentType: stateWithLabel(documentType, row.type),
    number: row.code,
    subject: nameLabelOf(row.subjectTh, row.subjectEn),
    isSuspended: row.state === 'suspended',
    expireDate: row.expires,
    daysLeft: row.expires === null ? null : daysBetween(context.app.clock.today(), row.expires),
    path: viewPathOf(openType.screen, row.documentId),
    amounts: amountsOf(row),
    renewal,
    openRequest: open === undefined ? null : describeOpenRequest(open, openType),
    renewedBy: row.renewedBy,
  };
}

function amountsOf({ amounts }: StoredHolding): readonly HeldAmount[] {
  return COUNTED_KINDS.flatMap((kind) => {
    const found = amounts?.find((amount) => amount.kind === kind);
    if (found === undefined) return [];
    const numberOf = (text: string): number => decimalNumber(decimal(text));
    return [
      {
        kind,
        unit: labelOf(ledgerUnit, stockCardKinds[kind].unit),
        quota: numberOf(found.quota),
        reserve: numberOf(found.reserve),
        use: numberOf(found.use),
        held: numberOf(found.held),
      },
    ];
  });
}
