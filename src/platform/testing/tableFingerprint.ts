/** Detects whether anything in some tables has changed. */
import type { ClientBase, Pool } from 'pg';

/** Covers all their rows; each of `tables` is used literally in a query, so that a condition may follow its name. */
export async function tableFingerprint(
  db: Pick<ClientBase | Pool, 'query'>,
  tables: readonly string[],
): Promise<string> {
  const each = tables.map(
    (table) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from (select * from ${table}) t)`,
  );
  const { rows } = await db.query<{ hash: string }>(`select concat_ws(' ', ${each.join(', ')}) as "hash"`);
  return rows[0]?.hash ?? '';
}
