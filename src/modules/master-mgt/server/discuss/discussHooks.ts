/** What the rules of a case for rulings need to know of the vocabularies. */
import type { Facts } from '#language/registry.ts';
import { factsOf, type FactContext, type Hooks } from '#platform/server/resource/hooks.ts';

export const discussHooks: Partial<Hooks> = { facts: factsOf('hazDiscussCase', { discussBelow }) };

async function discussBelow({ db, record }: FactContext<'hazDiscussCase'>): Promise<Facts['discussBelow']> {
  const { refOperation, refSubOperation, refObjective, refSubObjective } = record;
  const ids = [refSubOperation?.id, refSubObjective?.id].filter((id) => id !== undefined);
  if (ids.length === 0) return { isSubOperation: true, isSubObjective: true };
  const { rows } = await db.query<LookupAbove>({
    text: 'select c."id", p."id" as "parentId", p."code" from "lookup" c left join "lookup" p on p."id" = c."parent_id" where c."id" = any($1::uuid[])',
    values: [ids],
  });
  const parentOf = (id: string): LookupAbove | undefined => rows.find((row) => row.id === id);
  return {
    isSubOperation: !refSubOperation || parentOf(refSubOperation.id)?.code === refOperation,
    isSubObjective: !refSubObjective || (!!refObjective && parentOf(refSubObjective.id)?.parentId === refObjective.id),
  };
}

interface LookupAbove {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string | null;
}
