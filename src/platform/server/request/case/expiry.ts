/** Until when the document that a request asks for will be valid; used for its paper and for its dossier. */
import type { AnyRecord } from '#language/record.ts';
import { renewalOf, type RequestDeclaration, type Validity } from '#language/requestDeclaration.ts';
import { plainDateOf, type Instant } from '#language/values/instant.ts';
import { addDays, addMonths, type PlainDate } from '#language/values/plainDate.ts';

export interface ExpiryTerms {
  readonly declaration: Pick<RequestDeclaration, 'validity' | 'renewal'>;
  readonly request: AnyRecord;
  /** The dossier before the document is issued. */
  readonly dossier: AnyRecord;
  readonly document: AnyRecord;
}

/**
 * A change of a document in force leaves its dates, unless it now depends on something that expires earlier; every other
 * request starts a new term. Null if the document does not expire.
 */
export function expiryOf(
  { declaration, request, dossier, document }: ExpiryTerms,
  issued: PlainDate,
): PlainDate | null {
  const { validity } = declaration;
  const currentExpiry = (dossier.expireDate ?? null) as PlainDate | null;
  const runsAnew = dossier.code === null || request.refRequestType === 'renew';
  if (!runsAnew) return earliest(currentExpiry, validity?.notAfter?.(document) ?? null);
  if (validity === null) return null;
  const isExtended =
    renewalOf(declaration, String(document.refDocumentType)) === 'extend' &&
    dossier.code !== null &&
    currentExpiry !== null &&
    wasFiledBy(request, currentExpiry);
  return earliest(
    lastDayOf(validity, { document, first: isExtended ? addDays(currentExpiry, 1) : issued }),
    validity.notAfter?.(document) ?? null,
  );
}

/** People who ask in time for a longer term lose no day of the current one. */
function wasFiledBy({ submittedDate }: AnyRecord, day: PlainDate): boolean {
  return typeof submittedDate === 'string' && plainDateOf(submittedDate as Instant) <= day;
}

function lastDayOf(
  { months, days, lastDay }: Validity,
  { document, first }: { document: AnyRecord; first: PlainDate },
): PlainDate | null {
  if (lastDay !== undefined) return lastDay(document, first);
  if (days !== undefined) return addDays(first, days - 1);
  return months === undefined ? null : addDays(addMonths(first, months), -1);
}

function earliest(first: PlainDate | null, other: PlainDate | null): PlainDate | null {
  if (first === null || other === null) return first ?? other;
  return first < other ? first : other;
}
