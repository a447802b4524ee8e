/** Loads the cases from which rulings are found. */
import { decimal } from '#language/values/decimal.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { RulingCaseDetails } from '../../findRuling.ts';

interface CaseRow extends Omit<RulingCaseDetails, 'rulings'> {
  readonly rulings: readonly (Omit<RulingCaseDetails['rulings'][number], 'subStances'> & {
    readonly subStances: readonly (Omit<SubStance, 'from' | 'to'> & Record<'from' | 'to', string | null>)[];
  })[];
}

type SubStance = RulingCaseDetails['rulings'][number]['subStances'][number];

/** Returns the active cases that name any of the substances, with these lines only, in a fixed order. */
export async function loadRulingCases(
  db: Queryable,
  substanceIds: readonly string[],
): Promise<readonly RulingCaseDetails[]> {
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
    values: [substanceIds],
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
