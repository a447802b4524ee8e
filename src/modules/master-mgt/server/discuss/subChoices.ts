/** Whether a sub-operation and a sub-objective belong to the chosen operation and objective. Some of these have none. */
import type { RecordValues } from '#language/record.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { SubChoices } from '../../discussCase.ts';

type Chosen = Pick<
  RecordValues<'hazDiscussCase'>,
  'refOperation' | 'refSubOperation' | 'refObjective' | 'refSubObjective'
>;

interface OfferedRow {
  readonly id: string;
  readonly isActive: boolean;
  readonly parentId: string;
  readonly parentCode: string | null;
}

export async function findSubChoices(
  db: Queryable,
  { refOperation, refSubOperation, refObjective, refSubObjective }: Chosen,
): Promise<SubChoices> {
  const { rows } = await db.query<OfferedRow>({
    name: 'discuss-sub-choices',
    text: `select c."id", c."is_active" as "isActive", p."id" as "parentId", p."code" as "parentCode" from "lookup" c
      join "lookup" p on p."id" = c."parent_id"
      where c."group" = 'SUB_OPERATION' and p."code" = $1 or c."group" = 'SUB_OBJECTIVE' and p."id" = $2::uuid`,
    values: [refOperation, refObjective?.id ?? null],
  });
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

/** One that was archived since may stay. */
function judge(chosen: { readonly id: string } | null, offered: readonly OfferedRow[]): SubChoices['subOperation'] {
  if (chosen === null) return offered.some(({ isActive }) => isActive) ? 'missing' : 'fits';
  return offered.some(({ id }) => id === chosen.id) ? 'fits' : 'elsewhere';
}
