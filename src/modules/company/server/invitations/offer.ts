/**
 * The content of an invitation as the person reads it before they answer: who invites, as what, for how long and with
 * which rights.
 */
import { codesOf, labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { OpenInvitation } from './openInvitation.ts';

export interface Offer {
  readonly id: string;
  /** Sent back with the answer: if it was changed meanwhile, the person has not accepted that. */
  readonly seen: string;
  readonly kind: OpenInvitation['kind'];
  readonly company: Label;
  readonly idTax: string | null;
  readonly position: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly lapseDate: string;
  readonly roles: readonly Label[];
  /** The types of documents; for agents only. */
  readonly documentTypes: readonly Label[];
}

export async function readOffer(db: Queryable, invitation: OpenInvitation): Promise<Offer> {
  const { id, kind } = invitation;
  const { rows } = await db.query({ text: OFFER_SQL, values: [id] });
  const { documentTypes, ...found } = rows[0] as unknown as Omit<Offer, 'id' | 'seen' | 'kind' | 'documentTypes'> & {
    readonly documentTypes: readonly string[];
  };
  const typeCodes = codesOf(documentType).filter((code) => documentTypes.includes(code));
  return {
    id,
    seen: offerVersionOf(invitation),
    kind,
    ...found,
    documentTypes: typeCodes.map((code) => labelOf(documentType, code)),
  };
}

export function offerVersionOf({ version, authorizeVersion }: OpenInvitation): string {
  return `${version}.${authorizeVersion ?? 0}`;
}

const OFFER_SQL = `select json_build_array(h."full_name", coalesce(h."full_name_en", h."full_name")) as "company",
    h."id_tax" as "idTax", coalesce(a."position", i."position") as "position",
  coalesce(a."start_date", i."start_date")::text as "startDate",
    coalesce(a."end_date", i."end_date")::text as "endDate", i."lapse_date"::text as "lapseDate",
  coalesce(a."document_types", '[]') as "documentTypes",
  (select coalesce(json_agg(json_build_array(o."name", coalesce(o."name_en", o."name")) order by o."name"), '[]')
  from "role" o where o."id" in (
    select r."role_id" from "invitation_role" r where r."invitation_id" = i."id" union select r."role_id"
    from "user_authorize_role" r where r."user_authorize_id" = a."id")) as "roles"
from "invitation" i join "user" h on h."id" = i."holder_id" left join "user_authorize" a on a."id" = i."authorize_id"
where i."id" = $1`;
