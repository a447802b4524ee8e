/** Loads the question that a request for a ruling asks, and the cases that may answer it. */
import type { Label } from '#language/label.ts';
import type { RecordValues } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { contentUnit, isCountUnit } from '#modules/haz/index.ts';
import type { AskedConcentration, RulingCaseDetails } from '#modules/master-mgt/index.ts';
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
  const lines = (document.mainSubStances ?? []).filter(({ isDelete }) => isDelete !== true);
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
        lineId: String(line.lineId ?? line.id),
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

interface CaseRow extends Omit<RulingCaseDetails, 'rulings'> {
  readonly rulings: readonly (Omit<RulingCaseDetails['rulings'][number], 'subStances'> & {
    readonly subStances: readonly (Omit<SubStance, 'from' | 'to'> & Record<'from' | 'to', string | null>)[];
  })[];
}

type SubStance = RulingCaseDetails['rulings'][number]['subStances'][number];

/** Returns the active cases that name any of the substances, also those about other operations, in a fixed order. */
export async function loadCases(db: Queryable, { substances }: ProductQuestion): Promise<readonly RulingCaseDetails[]> {
  const { rows } = await db.query<CaseRow>({
    name: 'discuss-cases',
    text: `select c."id", c."code", c."name_th" as "nameTh", c."name_en" as "nameEn", c."operation",
  c."sub_operation_id" as "subOperation", c."objective_id" as "objective", c."sub_objective_id" as "subObjective",
  json_agg(json_build_object('id', d."id", 'hazType', d."haz_type", 'agency', d."agency", 'documents', d."documents",
    'letterTh', d."letter_th", 'letterEn', d."letter_en", 'subStances', s."lines") order by d."seq", d."id") as "rulings"
from "haz_discuss_case" c
join "discuss_case_detail" d on d."haz_discuss_case_id" = c."id"
join lateral (select json_agg(json_build_object('subStance', l."sub_stance_id", 'state', l."physical_state",
    'test', l."concentration_test", 'from', l."from_value"::text, 'to', l."to_value"::text, 'unit', u."key")
    order by l."seq", l."id") as "lines"
  from "discuss_case_sub_stance" l left join "lookup" u on u."id" = l."concentration_unit_id"
  where l."discuss_case_detail_id" = d."id" and l."sub_stance_id" = any($1::uuid[])) s on s."lines" is not null
where c."is_active" group by c."id" order by c."code"`,
    values: [substances.flatMap(({ subStance }) => subStance ?? [])],
  });
  return rows.map(({ rulings, ...rulingCase }) => ({
    ...rulingCase,
    rulings: rulings.map(({ subStances, ...ruling }) => ({
      ...ruling,
      subStances: subStances.map(({ from, to, ...line }) => ({
        ...line,
        from: from === null ? null : decimal(from),
        to: to === null ? null : decimal(to),
      })),
    })),
  }));
}
