/** An issued document, read from any of the document tables, with the dossier that has its current standing. */
import type { Catalogue } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { standingOf, type Standing } from '#platform/model/request/shortDetail.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import { USED_UP_JOIN, USED_UP_SQL } from './usedUp.ts';

export type IssuedRow = Readonly<Record<string, unknown>>;

/** Identifies the document by the code on it, or by its id. */
export interface IssuedQuestion {
  readonly by: 'public_token' | 'id';
  readonly value: string;
  readonly today: PlainDate;
}

/** The rows of all document tables, with the columns that they have in common. */
export function documentsSql(
  catalogue: Catalogue,
  { columns, where }: { columns: readonly string[]; where: string },
): string {
  const tables = [...new Set([...catalogue.requests.values()].map(({ document }) => quote(tableName(document))))];
  return tables
    .map((table) => `select ${columns.map(quote).join(', ')} from ${table} where ${where}`)
    .join('\nunion all ');
}

/** Selects the dossier under which another was renewed and which is valid today. Both arguments are SQL. */
export function renewedBySql({ dossierId, today }: { dossierId: string; today: string }): string {
  return `select x."id", x."code" from "dossier" x where x."previous_id" = ${dossierId} and x."state" = 'inForce'
  and (x."expire_date" is null or x."expire_date" >= ${today}) order by x."create_date" desc limit 1`;
}

export async function findIssued(
  db: Queryable,
  catalogue: Catalogue,
  { by, value, today }: IssuedQuestion,
): Promise<IssuedRow | undefined> {
  const documents = documentsSql(catalogue, {
    columns: [
      'id',
      'dossier_id',
      'request_id',
      'document_type',
      'request_type',
      'revision',
      'is_current',
      'public_token',
    ],
    where: `${quote(by)} = $1 and "revision" is not null`,
  });
  const { rows } = await db.query({
    name: `issued-${by}`,
    text: `select d."id" as "document_id", d."document_type", d."request_type", d."revision", d."is_current", d."public_token",
        s."code", s."state", s."expire_date"::text as "expire_date", s."revision" as "current_revision",
        r."approve_date"::text as "approve_date", ${USED_UP_SQL},
  h."full_name" as "holder_th", h."full_name_en" as "holder_en", p."name_th" as "department_th",
    p."name_en" as "department_en",
  n."code" as "renewed_by", n."id" as "renewed_dossier"
from (${documents}) d join "dossier" s on s."id" = d."dossier_id" join "request" r on r."id" = d."request_id"
left join lateral (${renewedBySql({ dossierId: 's."id"', today: '$2::date' })}) n on true
${USED_UP_JOIN} join "user" h on h."id" = s."holder_id" left join "department" p on p."id" = s."department_id"`,
    values: [value, today],
  });
  return rows[0];
}

export function standingNow(row: IssuedRow, today: PlainDate): Standing {
  return standingOf({
    state: String(row['state']),
    expires: row['expire_date'] as PlainDate | null,
    today,
    isCurrent: row['is_current'] === true,
  });
}
