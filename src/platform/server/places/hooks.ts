/** What the rules of places and addresses ask the database. */
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import type { FactContext, Hooks } from '../resource/hooks.ts';

export const placeHooks: Pick<Hooks, 'facts'> = { facts: { placeAbove: findPlacesAbove, codeAbove: findCodeAbove } };

async function findPlacesAbove({ db, record }: FactContext): Promise<ReadonlyMap<string, string>> {
  const [amphurs, tambons] = [namedIn(record, 'Amphur'), namedIn(record, 'Tambon')];
  if (amphurs.length === 0 && tambons.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; above: string }>(
    `select "id", "province_id" as "above" from "amphur" where "id" = any($1::uuid[]) union all select "id", "amphur_id" from "tambon" where "id" = any($2::uuid[])`,
    [amphurs, tambons],
  );
  return new Map(rows.map(({ id, above }) => [id, above]));
}

/** `refAmphur` of the record and of its rows, and `refContactAmphur`, should a record have two addresses. */
function namedIn(record: AnyRecord, ending: string): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (Array.isArray(value)) return (value as readonly unknown[]).filter(isPlainObject).flatMap((row) => namedIn(row, ending));
    return name.endsWith(ending) && isPlainObject(value) ? [(value as unknown as Reference).id] : [];
  });
}

async function findCodeAbove({ db, entity, record }: FactContext): Promise<string | null> {
  const above = (entity === 'amphur' ? record['refProvince'] : record['refAmphur']) as Reference | null | undefined;
  if (above === null || above === undefined) return null;
  const { rows } = await db.query<{ code: string }>(`select "code" from ${entity === 'amphur' ? '"province"' : '"amphur"'} where "id" = $1`, [above.id]);
  return rows[0]?.code ?? null;
}
