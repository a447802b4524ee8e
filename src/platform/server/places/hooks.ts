/** Reads from the database what the rules of places and addresses need. */
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import { amphur, province, tambon } from '#platform/model/place/place.ts';
import { notifyChanged } from '../database/listen.ts';
import type { FactContext, Hooks, WriteContext } from '../resource/hooks.ts';
import { PUBLIC_DATA } from '../resource/read/publicAnswerCache.ts';

/** Every process caches answers to anonymous callers: a change is published when its transaction commits. */
const publishPublicDataChange = ({ db }: WriteContext): Promise<void> => notifyChanged(db, PUBLIC_DATA);

const placeEntities = [province, amphur, tambon];

export const placeHooks: Pick<Hooks, 'facts' | 'afterWrite'> = {
  facts: { placeAbove: findPlacesAbove, codeAbove: findCodeAbove },
  afterWrite: Object.fromEntries(placeEntities.map(({ name }) => [name, [publishPublicDataChange]])),
};

async function findPlacesAbove({ db, record }: FactContext): Promise<ReadonlyMap<string, string>> {
  const [amphurs, tambons] = [referencedIds(record, 'Amphur'), referencedIds(record, 'Tambon')];
  if (amphurs.length === 0 && tambons.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; above: string }>(
    `select "id", "province_id" as "above" from "amphur" where "id" = any($1::uuid[]) union all
      select "id", "amphur_id" from "tambon" where "id" = any($2::uuid[])`,
    [amphurs, tambons],
  );
  return new Map(rows.map(({ id, above }) => [id, above]));
}

/** `refAmphur` of the record and of its rows, and `refContactAmphur`, if a record has two addresses. */
function referencedIds(record: AnyRecord, ending: string): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (Array.isArray(value))
      return (value as readonly unknown[]).filter(isPlainObject).flatMap((row) => referencedIds(row, ending));
    return name.endsWith(ending) && isPlainObject(value) ? [(value as unknown as Reference).id] : [];
  });
}

async function findCodeAbove({ db, entity, record }: FactContext): Promise<string | null> {
  const parentPlace = (entity === 'amphur' ? record['refProvince'] : record['refAmphur']) as
    | Reference
    | null
    | undefined;
  if (parentPlace === null || parentPlace === undefined) return null;
  const { rows } = await db.query<{ code: string }>(
    `select "code" from ${entity === 'amphur' ? '"province"' : '"amphur"'} where "id" = $1`,
    [parentPlace.id],
  );
  return rows[0]?.code ?? null;
}
