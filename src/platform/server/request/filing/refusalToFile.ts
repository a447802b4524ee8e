/** Why a renewal, a change or a cancellation of a document cannot be filed now. */
import { message, type MessageRef } from '#language/message.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { UsedUp } from '#platform/model/request/shortDetail.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { DocumentRow, DossierRow } from '../case/caseRows.ts';
import { findUsedUp, usedUpRefusal } from '../case/usedUp.ts';
import type { CopyKind } from './copyRequest.ts';

/** Everything on which the decision depends. */
export interface FilingFacts {
  readonly isCurrent: boolean;
  /** The number of the document. */
  readonly code: string;
  readonly state: string;
  readonly expires: PlainDate | null;
  /** The document by which it was used up; null unless it was. */
  readonly usedUp: UsedUp | null;
  readonly other: OtherFiling | null;
}

/** A request that is in the way: one in process about the same dossier, or a renewal that was filed before. */
export interface OtherFiling {
  readonly code: string;
  /** False for a renewal that was decided. */
  readonly isOpen: boolean;
}

/** `today` is absent for officers, who may still correct the register entry of a document that has expired. */
export interface FilingWish {
  readonly kind: CopyKind;
  readonly today?: PlainDate | undefined;
}

export function refusalToFile(
  { isCurrent, code, state, expires, usedUp, other }: FilingFacts,
  { kind, today }: FilingWish,
): MessageRef | undefined {
  if (!isCurrent) return message('baseNotCurrent');
  if (usedUp !== null) return usedUpRefusal(code, usedUp);
  if (state !== 'inForce' && !(kind === 'cancel' && state === 'suspended')) return message('notInForce', { code });
  if (expires !== null && today !== undefined && expires < today)
    return message('certificateExpired', { code, date: [formatDate(expires, 'th'), formatDate(expires, 'en')] });
  if (other === null) return undefined;
  return other.isOpen ? message('certificateInProcess', { code: other.code }) : message('renewalExists');
}

/** Checked before somebody fills in a form in vain; the database checks it again at submission. */
export async function findRefusalToFile(
  db: Queryable,
  { dossier, document, ...wish }: FilingWish & { readonly dossier: DossierRow; readonly document: DocumentRow },
): Promise<MessageRef | undefined> {
  return refusalToFile(
    {
      isCurrent: document.isCurrent,
      code: String(dossier.code),
      state: dossier.refState,
      expires: dossier.expireDate,
      usedUp: await findUsedUp(db, dossier),
      other: await findOtherFiling(db, { dossierId: dossier.id, kind: wish.kind }),
    },
    wish,
  );
}

/** Selects the `OtherFiling` of a dossier. Both arguments are SQL: the id of the dossier, and whether it is to be renewed. */
export function otherFilingSql({ dossierId, isRenewal }: { dossierId: string; isRenewal: string }): string {
  return `select "request_code" as "code", true as "isOpen" from "request"
      where "dossier_id" = ${dossierId} and "is_open" and "status" <> 'draft'
union all select r."request_code", r."is_open" from "claim" c join "request" r on r."dossier_id" = c."dossier_id"
  and r."request_type" = 'renew' where ${isRenewal} and c."kind" = 'renewal' and c."scope" = '' and c."key" = ${dossierId}::text limit 1`;
}

async function findOtherFiling(
  db: Queryable,
  { dossierId, kind }: { dossierId: string; kind: CopyKind },
): Promise<OtherFiling | null> {
  const { rows } = await db.query<OtherFiling>({
    text: otherFilingSql({ dossierId: '$1', isRenewal: '$2' }),
    values: [dossierId, kind === 'renew'],
  });
  return rows[0] ?? null;
}
