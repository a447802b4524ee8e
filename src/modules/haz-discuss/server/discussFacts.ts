/** Facts of master data that the rules of a request for a ruling need, and the kinds of its substances. */
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';
import type { SubChoice } from '../hazDiscussRules.ts';

/** Some operations and objectives have no sub-choices. */
export async function findSubChoices({
  db,
  record: { refOperation, refSubOperation, refObjective, refSubObjective },
}: FactContext<'hazDiscuss'>): Promise<Facts['discussSubChoices']> {
  const { rows } = await db.query<{ id: string; parentId: string; parentCode: string | null; isActive: boolean }>({
    name: 'discuss-sub-choices',
    text: `select c."id", c."is_active" as "isActive", p."id" as "parentId", p."code" as "parentCode" from "lookup" c
      join "lookup" p on p."id" = c."parent_id"
      where c."group" = 'SUB_OPERATION' and p."code" = $1 or c."group" = 'SUB_OBJECTIVE' and p."id" = $2::uuid`,
    values: [refOperation, refObjective?.id ?? null],
  });
  const judge = (
    chosen: { readonly id: string } | null,
    offered: readonly { readonly id: string; readonly isActive: boolean }[],
  ): SubChoice => {
    // One that was archived since may stay.
    if (chosen === null) return offered.some(({ isActive }) => isActive) ? 'missing' : 'fits';
    return offered.some(({ id }) => id === chosen.id) ? 'fits' : 'elsewhere';
  };
  return {
    subOperation: judge(
      refSubOperation,
      rows.filter(({ parentCode }) => refOperation !== null && parentCode === refOperation),
    ),
    subObjective: judge(
      refSubObjective,
      rows.filter(({ parentId }) => parentId === refObjective?.id),
    ),
  };
}

/** The kind of each substance is that of the list. */
export async function computeKinds({
  db,
  record: { mainSubStances },
}: FactContext<'hazDiscuss'>): Promise<Partial<RecordValues<'hazDiscuss'>>> {
  const ids = (mainSubStances ?? []).flatMap(({ refSubStance }) => refSubStance?.id ?? []);
  const { rows } = await db.query<{ id: string; kind: Kind }>({
    name: 'discuss-substance-kinds',
    text: 'select "id", "substance_kind" as "kind" from "haz_sub_stance" where "id" = any($1::uuid[])',
    values: [ids],
  });
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  return {
    mainSubStances: (mainSubStances ?? []).map((line) => ({
      ...line,
      refSubstanceKind: (line.refSubStance === null ? undefined : kinds.get(line.refSubStance.id)) ?? null,
    })),
  };
}

type Kind = NonNullable<RecordValues<'hazDiscuss'>['mainSubStances']>[number]['refSubstanceKind'];
