/** What a holder has in force as it is stored: one query for any number of documents of any kind. */
import { getEntity, type Catalogue } from '#language/catalogue.ts';
import { addDays, type PlainDate } from '#language/values/plainDate.ts';
import { COUNTED_KINDS, EXPIRED_LISTED_DAYS, type CountedKind } from '#platform/model/request/holdings.ts';
import { EXPIRES_SOON_DAYS } from '#platform/model/request/validUntil.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quoteLiteral } from '../../database/sqlText.ts';
import { readScope } from '../../resource/read/rowScope.ts';
import { documentsSql, renewedBySql } from '../case/issuedRow.ts';
import { otherFilingSql, type OtherFiling } from '../filing/refusalToFile.ts';

export interface HoldingsQuestion {
  readonly actor: Actor;
  readonly holderId: string;
  /** In the order in which they are listed. */
  readonly documentTypes: readonly string[];
  /** Lists only documents of this type; all types are counted. */
  readonly only: string | undefined;
  readonly today: PlainDate;
  readonly size: number;
}

export interface StoredHoldings {
  readonly kinds: readonly StoredKind[];
  readonly rows: readonly StoredHolding[];
}

export interface StoredKind {
  readonly type: string;
  readonly count: number;
  readonly soon: number;
  readonly expired: number;
}

export interface StoredHolding {
  readonly dossierId: string;
  readonly documentId: string;
  readonly type: string;
  readonly code: string;
  readonly state: string;
  readonly expires: PlainDate | null;
  readonly subjectTh: string | null;
  readonly subjectEn: string | null;
  readonly amounts: readonly StoredAmount[] | null;
  readonly other: OtherFiling | null;
  readonly renewedBy: string | null;
}

export interface StoredAmount {
  readonly kind: CountedKind;
  readonly quota: string;
  readonly reserve: string;
  readonly use: string;
  readonly held: string;
}

export async function loadHoldings(
  db: Queryable,
  catalogue: Catalogue,
  question: HoldingsQuestion,
): Promise<StoredHoldings> {
  const { rows } = await db.query<StoredHolding & { readonly kinds: readonly StoredKind[] }>(
    holdingsQuery(catalogue, question),
  );
  // Without a document there is one row, with empty columns.
  return { kinds: rows[0]?.kinds ?? [], rows: rows.filter(({ documentId }) => documentId !== null) };
}

function holdingsQuery(
  catalogue: Catalogue,
  { actor, holderId, documentTypes, only, today: day, size }: HoldingsQuestion,
): { readonly text: string; readonly values: unknown[] } {
  const scope = readScope(actor, getEntity(catalogue, 'dossier'));
  const values: unknown[] = [holderId, ...scope.values];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const [types, today] = [`${next(documentTypes)}::text[]`, `${next(day)}::date`];
  const soon = `${next(addDays(day, EXPIRES_SOON_DAYS))}::date`;
  const since = `${next(addDays(day, -EXPIRED_LISTED_DAYS))}::date`;
  const renewedBy = renewedBySql({ dossierId: 't."id"', today });
  // A document that was renewed under another number is listed until its last day, and not as expired.
  const held = `select t."id", t."document_type" as "type", t."code", t."state", t."expire_date",
    case when t."expire_date" < ${today} then 'expired' when t."expire_date" <= ${soon} then 'soon' else 'later' end as "when"
  from "dossier" t where t."holder_id" = $1::uuid${scope.sql} and t."document_type" = any(${types}) and t."is_active"
    and t."state" in ('inForce', 'suspended') and coalesce(t."expire_date" >= ${since}, true)
    and (coalesce(t."expire_date" >= ${today}, true) or not exists (${renewedBy}))`;
  const order = `case h."when" when 'soon' then 1 when 'expired' then 2 else 3 end,
    case h."when" when 'soon' then h."expire_date" end, case h."when" when 'expired' then h."expire_date" end desc,
    array_position(${types}, h."type"), length(h."code"), h."code", h."id"`;
  const onlySql = only === undefined ? '' : `where h."type" = ${next(only)} `;
  const documents = documentsSql(catalogue, {
    columns: ['id', 'dossier_id', 'request_id'],
    where: '"is_current" and "dossier_id" in (select "id" from "page")',
  });
  return {
    text: `with "held" as (${held}),
"page" as (select h.*, row_number() over (order by ${order}) as "position" from "held" h ${onlySql}
  order by "position" limit ${next(size)})
select (select coalesce(json_agg(k), '[]') from (select h."type", count(*)::integer as "count",
    (count(*) filter (where h."when" = 'soon'))::integer as "soon",
    (count(*) filter (where h."when" = 'expired'))::integer as "expired" from "held" h group by h."type") k) as "kinds", p.*
from (values (1)) "one" left join lateral (
  select p."id" as "dossierId", d."id" as "documentId", p."type", p."code", p."state", p."expire_date"::text as "expires",
    p."position", r."subject_th" as "subjectTh", r."subject_en" as "subjectEn", a."amounts", o."other", n."code" as "renewedBy"
  from "page" p join (${documents}) d on d."dossier_id" = p."id" join "request" r on r."id" = d."request_id"
  left join lateral (${AMOUNTS_SQL}) a on true
  left join lateral (select to_json(f) as "other"
    from (${otherFilingSql({ dossierId: 'p."id"', isRenewal: 'true' })}) f) o on true
  left join lateral (${renewedBySql({ dossierId: 'p."id"', today })}) n on true
) p on true order by p."position"`,
    values,
  };
}

/** As text, because they are exact. */
const AMOUNTS_SQL = `select json_agg(c) as "amounts" from (
    select s."kind", sum(s."quota")::text as "quota", sum(s."reserve")::text as "reserve", sum(s."use")::text as "use",
      sum(s."held")::text as "held"
    from "stock_card" s where s."dossier_id" = p."id" and s."kind" in (${COUNTED_KINDS.map(quoteLiteral).join(', ')})
    group by s."kind") c`;
