/** Reads the content of a database directly, without the server. */
import type { Client } from 'pg';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { readTables } from '#platform/server/operations/tables.ts';

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectAdmin(url, 'haz test');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface TableDigest {
  readonly rows: number;
  /** Digest of all rows, in a fixed order. */
  readonly digest: string | null;
}

/** Digests by table; two tables with the same rows have the same digest. */
export async function readTableDigests(client: Client): Promise<Record<string, TableDigest>> {
  const found: Record<string, TableDigest> = {};
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<TableDigest>(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t`,
    );
    if (rows[0] !== undefined) found[name] = rows[0];
  }
  return found;
}

export interface IssuedPartTable {
  readonly table: string;
  readonly root: string;
  readonly column: string;
  /** How many of its rows belong to an issued document. */
  readonly issued: number;
}

/**
 * Returns every table with the trigger that protects the parts of issued documents, from the catalogue of the database.
 */
export async function findIssuedPartTables(client: Client): Promise<IssuedPartTable[]> {
  const { rows } = await client.query<{ table: string; definition: string }>(
    `select c.relname as "table", pg_get_triggerdef(t.oid) as "definition" from pg_trigger t
      join pg_class c on c.oid = t.tgrelid where t.tgfoid = 'keep_issued_part'::regproc order by 1`,
  );
  const parts: IssuedPartTable[] = [];
  for (const { table, definition } of rows) {
    const [, root = '', column = ''] = /keep_issued_part\('(\w+)', '(\w+)'\)/.exec(definition) ?? [];
    const counted = await client.query<{ n: number }>(
      `select count(*)::int as n from "${table}" p join "${root}" r on r.id = p."${column}"
        where r.revision is not null`,
    );
    parts.push({ table, root, column, issued: counted.rows[0]?.n ?? 0 });
  }
  return parts;
}
