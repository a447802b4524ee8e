/** Loads the question that a request for a ruling asks. */
import type { Label } from '#language/label.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { isCountUnit } from '#modules/haz/index.ts';
import { contentUnit, type AskedConcentration } from '#modules/master-mgt/index.ts';
import type { ProductQuestion } from '../../calculateRuling.ts';

type Discuss = Pick<
  RecordValues<'hazDiscuss'>,
  'refOperation' | 'refSubOperation' | 'refObjective' | 'refSubObjective' | 'refPhysicalState' | 'mainSubStances'
>;
type Line = NonNullable<Discuss['mainSubStances']>[number];

/** Returns undefined if the operation is missing. */
export async function loadQuestion(db: Queryable, document: Discuss): Promise<ProductQuestion | undefined> {
  const { refOperation, refSubOperation, refObjective, refSubObjective, refPhysicalState } = document;
  if (refOperation === null) return undefined;
  const lines = remainingRows(document.mainSubStances).map(([line]) => line);
  const names = await loadNames(db, substanceIdsOf(lines));
  return {
    operation: refOperation,
    subOperation: refSubOperation?.id ?? null,
    objective: refObjective?.id ?? null,
    subObjective: refSubObjective?.id ?? null,
    state: refPhysicalState,
    substances: lines.map((line) => {
      const subStance = line.refSubStance?.id ?? null;
      const other = line.otherName ?? '';
      return {
        lineId: line.lineId ?? line.id,
        subStance,
        name: (subStance === null ? undefined : names.get(subStance)) ?? [other, other],
        concentration: concentrationOf(line),
      };
    }),
  };
}

/** A count of microbes is a minimum. */
function concentrationOf({
  refConcentrationTest,
  concentration,
  toConcentration,
  refUnit,
}: Line): AskedConcentration | null {
  if (refConcentrationTest === null || refConcentrationTest === 'any' || concentration === null || refUnit === null)
    return null;
  return {
    test: isCountUnit(refUnit) ? 'atLeast' : refConcentrationTest,
    from: concentration,
    to: refConcentrationTest === 'between' ? toConcentration : null,
    unit: contentUnit.values[refUnit].key,
  };
}

function substanceIdsOf(lines: readonly Line[]): readonly string[] {
  return lines.flatMap(({ refSubStance }) => refSubStance?.id ?? []);
}

async function loadNames(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Label>> {
  const { rows } = await db.query<{ id: string; th: string; en: string }>({
    name: 'discuss-substances',
    text: `select "id", "name_th" as "th", coalesce("name_en", "name_th") as "en" from "haz_sub_stance"
      where "id" = any($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map(({ id, th, en }) => [id, [th, en]]));
}
