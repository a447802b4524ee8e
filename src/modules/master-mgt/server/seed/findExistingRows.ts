/**
 * Finds rows that a seed refers to and did not seed itself: rows of a vocabulary, departments. An administrator may
 * have deleted them.
 */
import { tableName } from '#language/naming.ts';
import type { Reference } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import { quote } from '#platform/server/database/sqlText.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';

/** By the id a row was seeded with; null if it no longer exists. */
export type FindExistingRow = (id: string) => Reference | null;

export async function findExistingRows(
  { client }: Pick<SeedContext, 'client'>,
  entity: EntityName,
  ids: readonly string[],
): Promise<FindExistingRow> {
  const { rows } = await client.query({
    text: `select "id" from ${quote(tableName(entity))} where "id" = any($1::uuid[])`,
    values: [ids],
  });
  const there = new Set(rows.map((row) => row['id']));
  return (id) => (there.has(id) ? { id } : null);
}
