/** What the rules of a case for rulings need to know of the vocabularies. */
import type { AnyRecord, Draft } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import type { Hooks } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/resource/search.ts';

export const discussHooks: Partial<Hooks> = { facts: { discussBelow: ({ db, record }) => discussBelow(db, record) } };

async function discussBelow(db: Queryable, record: AnyRecord): Promise<Facts['discussBelow']> {
  const { refOperation, refSubOperation, refObjective, refSubObjective } = record as unknown as Draft<'hazDiscussCase'>;
  const ids = [refSubOperation?.id, refSubObjective?.id].filter((id) => id !== undefined);
  if (ids.length === 0) return { isSubOperation: true, isSubObjective: true };
  const { rows } = await db.query({ text: 'select c."id", p."id" as "parentId", p."code" from "lookup" c left join "lookup" p on p."id" = c."parent_id" where c."id" = any($1::uuid[])', values: [ids] });
  const parentOf = (id: string): AnyRecord | undefined => rows.find((row) => row['id'] === id);
  return {
    isSubOperation: !refSubOperation || parentOf(refSubOperation.id)?.['code'] === refOperation,
    isSubObjective: !refSubObjective || (!!refObjective && parentOf(refSubObjective.id)?.['parentId'] === refObjective.id),
  };
}
