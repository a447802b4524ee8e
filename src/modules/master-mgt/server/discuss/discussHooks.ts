/** Facts of the vocabularies that the rules of a case for rulings need. */
import type { Facts } from '#language/registry.ts';
import { findDiscussOverlaps } from './discussOverlaps.ts';
import { factSuppliersOf, type FactContext, type Hooks } from '#platform/server/resource/hooks.ts';

export const discussHooks: Partial<Hooks> = {
  facts: factSuppliersOf('hazDiscussCase', { discussBelow, discussOverlaps: findDiscussOverlaps }),
};

async function discussBelow({ db, record }: FactContext<'hazDiscussCase'>): Promise<Facts['discussBelow']> {
  const { refOperation, refSubOperation, refObjective, refSubObjective } = record;
  const ids = [refSubOperation?.id, refSubObjective?.id].filter((id) => id !== undefined);
  if (ids.length === 0) return { isSubOperation: true, isSubObjective: true };
  const { rows } = await db.query<LookupWithParent>({
    text: 'select c."id", p."id" as "parentId", p."code" from "lookup" c left join "lookup" p on p."id" = c."parent_id" where c."id" = any($1::uuid[])',
    values: [ids],
  });
  const parentOf = (id: string): LookupWithParent | undefined => rows.find((row) => row.id === id);
  return {
    isSubOperation: !refSubOperation || parentOf(refSubOperation.id)?.code === refOperation,
    isSubObjective: !refSubObjective || (!!refObjective && parentOf(refSubObjective.id)?.parentId === refObjective.id),
  };
}

interface LookupWithParent {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string | null;
}
