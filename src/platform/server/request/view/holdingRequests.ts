/** The requests that are open about documents in force: in process, or a renewal that was begun. */
import { getEntity, type Catalogue } from '#language/catalogue.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Queryable } from '../../database/queryable.ts';
import { readScope } from '../../resource/read/rowScope.ts';

export interface StoredRequest {
  readonly documentId: string;
  readonly type: string;
  readonly kind: string;
  readonly status: string;
  readonly origin: string;
  readonly number: string;
  readonly isDraft: boolean;
}

/** Returns them by the dossier that they are about, as far as the person may see them; what is in process comes first. */
export async function loadHoldingRequests(
  db: Queryable,
  catalogue: Catalogue,
  { actor, dossierIds }: { actor: Actor; dossierIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly StoredRequest[]>> {
  if (dossierIds.length === 0) return new Map();
  const scope = readScope(actor, getEntity(catalogue, 'request'));
  // Only one request can be in process; a draft to change or to cancel keeps nobody from anything.
  const { rows } = await db.query<StoredRequest & { readonly dossierId: string }>({
    text: `select * from (
  select t."dossier_id" as "dossierId", ${COLUMNS_SQL} from "request" t
  where t."dossier_id" = any($1::uuid[]) and ${OPEN_SQL}${scope.sql}
  union all
  select d."previous_id", ${COLUMNS_SQL} from "dossier" d join "request" t on t."dossier_id" = d."id"
  where d."previous_id" = any($1::uuid[]) and t."request_type" = 'renew' and ${OPEN_SQL}${scope.sql}
) q where q."kind" = 'renew' or not q."isDraft" order by q."isDraft", q."createDate" desc, q."documentId"`,
    values: [dossierIds, ...scope.values],
  });
  const byDossier = new Map<string, StoredRequest[]>();
  for (const { dossierId, ...stored } of rows) byDossier.set(dossierId, [...(byDossier.get(dossierId) ?? []), stored]);
  return byDossier;
}

const OPEN_SQL = 't."is_open" and t."is_active"';
const COLUMNS_SQL = `t."document_id" as "documentId", t."document_type" as "type", t."request_type" as "kind", t."status",
    t."origin", coalesce(t."request_code", t."draft_code") as "number", t."status" = 'draft' as "isDraft",
    t."create_date" as "createDate"`;
