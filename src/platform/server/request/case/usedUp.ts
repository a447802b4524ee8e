/** Documents that were used up by the issue of another: by which, when, and who may still refer to them. */
import type { MessageRef } from '#language/message.ts';
import { message } from '#language/message.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { UsedUp } from '#platform/model/request/shortDetail.ts';
import type { Queryable } from '../../database/queryable.ts';
import { stateWithLabel } from '../../workflow/labels.ts';
import type { ReferringField } from './issuedReferences.ts';

/** Joined to the dossier `s`. */
export const USED_UP_JOIN = `left join "dossier" u on u."id" = s."used_by_id"`;
export const USED_UP_SQL = `u."id" as "used.id", u."document_type" as "used.type", u."code" as "used.code", s."used_date"::text as "used.on"`;

/** Reads the columns of `USED_UP_SQL`. */
export function usedUpOf(row: Readonly<Record<string, unknown>>): (UsedUp & { readonly dossierId: string }) | null {
  return typeof row['used.id'] !== 'string'
    ? null
    : {
        dossierId: row['used.id'],
        documentType: stateWithLabel(documentType, row['used.type']),
        number: String(row['used.code']),
        on: row['used.on'] as PlainDate,
      };
}

/** For readers who may not know the ids of records. */
export function usedUpWithoutId(row: Readonly<Record<string, unknown>>): UsedUp | null {
  const usedUp = usedUpOf(row);
  if (usedUp === null) return null;
  const { dossierId: _, ...known } = usedUp;
  return known;
}

export async function findUsedUp(
  db: Queryable,
  { id, refState }: { readonly id: string; readonly refState: unknown },
): Promise<UsedUp | null> {
  if (refState !== 'usedUp') return null;
  const { rows } = await db.query({
    text: `select ${USED_UP_SQL} from "dossier" s ${USED_UP_JOIN} where s."id" = $1`,
    values: [id],
  });
  return usedUpWithoutId(rows[0] ?? {});
}

/** Why a document that was used up is neither changed nor renewed nor cancelled. */
export function usedUpRefusal(code: string, { number, on }: UsedUp): MessageRef {
  return message('certificateUsedUp', { code, by: number, date: [formatDate(on, 'th'), formatDate(on, 'en')] });
}

/**
 * Returns the dossier of a document and those that it replaced, if the document refers to something that it uses up;
 * otherwise nothing needs to be known.
 */
export async function loadLineage(
  db: Queryable,
  references: readonly { readonly field: ReferringField }[],
  dossierId: string | null,
): Promise<readonly string[]> {
  if (dossierId === null || !references.some(({ field }) => field.refersTo.usesUp)) return [];
  const { rows } = await db.query({
    text: `with recursive "lineage" as (select "id", "previous_id" from "dossier" where "id" = $1
      union select d."id", d."previous_id" from "dossier" d join "lineage" l on d."id" = l."previous_id")
select "id" from "lineage"`,
    values: [dossierId],
  });
  // A new document has no stored dossier yet.
  return [dossierId, ...rows.map((row) => String(row['id']))];
}
