/** Finds records that overlap on some days, and describes their period. */
import type { Label } from '#language/label.ts';
import { tableName } from '#language/naming.ts';
import type { EntityName } from '#language/registry.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { quote } from '#platform/server/database/sqlText.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export interface Period {
  readonly effectiveDate: PlainDate;
  /** Null: without end. Both days are included. */
  readonly expireDate: PlainDate | null;
}

/** A period that is still being edited. */
export type PartialPeriod = { readonly [Name in keyof Period]: Period[Name] | null } & { readonly id: string };

export interface OverlapQuery {
  readonly entity: EntityName;
  /** The column with the name of the other record. */
  readonly nameColumn: string;
  /** Only records with the same value in this column. */
  readonly mustMatch?: { readonly column: string; readonly value: string };
}

/**
 * Finds the first active record that shares a day with this one. Concurrent writers of the same kind wait for each
 * other here, and then see what the other wrote.
 */
export async function findOverlappingPeriod(
  db: Queryable,
  { id, effectiveDate, expireDate }: PartialPeriod,
  { entity, nameColumn, mustMatch }: OverlapQuery,
): Promise<(Period & { readonly name: string }) | undefined> {
  if (effectiveDate === null) return undefined;
  const table = tableName(entity);
  await db.query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [table] });
  const { rows } = await db.query<Period & { readonly name: string }>({
    text: `select ${quote(nameColumn)}::text as "name", "effective_date"::text as "effectiveDate",
        "expire_date"::text as "expireDate" from ${quote(table)}
where "is_active" and "id" <> $1 and "effective_date" <= coalesce($3::date, 'infinity')
  and coalesce("expire_date",
  'infinity') >= $2::date${mustMatch === undefined ? '' : ` and ${quote(mustMatch.column)} = $4`}
order by "effective_date", "id" limit 1`,
    values: [id, effectiveDate, expireDate, ...(mustMatch === undefined ? [] : [mustMatch.value])],
  });
  return rows[0];
}

/** For example ตั้งแต่ 01/10/2568 ถึง 30/09/2569. */
export function periodLabel({ effectiveDate, expireDate }: Period): Label {
  const from = { th: formatDate(effectiveDate, 'th'), en: formatDate(effectiveDate, 'en') };
  if (expireDate === null) return [`ตั้งแต่ ${from.th} เป็นต้นไป`, `from ${from.en} on`];
  return [
    `ตั้งแต่ ${from.th} ถึง ${formatDate(expireDate, 'th')}`,
    `from ${from.en} until ${formatDate(expireDate, 'en')}`,
  ];
}
