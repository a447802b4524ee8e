/** The known lethal doses of a product: by its own tests, or, without them, from its substances. */
import type { RecordValues } from '#language/record.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { dosesOfIngredients, type ProductDose } from '#modules/master-mgt/web/index.ts';
import { percentOf } from '../../contentUnits.ts';

/** The routes whose doses are in mg/kg. */
const ROUTES = ['oral', 'dermal'] as const;

type Lines<Name extends 'tests' | 'mainSubStances'> = NonNullable<RecordValues<'haz'>[Name]>;

export interface SubstanceDose {
  readonly oral: Decimal | null;
  readonly dermal: Decimal | null;
}

export type KnownDoses =
  | { readonly source: 'tests'; readonly doses: readonly ProductDose[] }
  | {
      readonly source: 'estimate';
      readonly doses: readonly ProductDose[];
      readonly isByVolume: boolean;
      /** Ids of substances without a known dose. */ readonly without: readonly string[];
    }
  | { readonly source: 'none' };

export function knownDoses(
  { tests, mainSubStances }: Pick<RecordValues<'haz'>, 'tests' | 'mainSubStances'>,
  substances: ReadonlyMap<string, SubstanceDose>,
): KnownDoses {
  const tested = testedDoses(tests ?? []);
  return tested.length > 0 ? { source: 'tests', doses: tested } : estimate(mainSubStances ?? [], substances);
}

/** The lowest of several tests of a route counts. */
function testedDoses(tests: Lines<'tests'>): readonly ProductDose[] {
  return ROUTES.flatMap((route) => {
    const doses = tests.flatMap(({ refRoute, ld50 }) =>
      refRoute === route && ld50 !== null && ld50.gt('0') ? [ld50] : [],
    );
    const lowest = doses.reduce<Decimal | undefined>(
      (least, dose) => (least === undefined || dose.lt(least) ? dose : least),
      undefined,
    );
    return lowest === undefined ? [] : [{ route, dose: lowest, ingredients: [] }];
  });
}

function estimate(lines: Lines<'mainSubStances'>, substances: ReadonlyMap<string, SubstanceDose>): KnownDoses {
  const weighed = lines.flatMap(({ content, refUnit, refSubStance }) => {
    const share = content === null || refUnit === null || content.lte('0') ? undefined : percentOf(content, refUnit);
    return share === undefined || refSubStance === null
      ? []
      : [{ id: refSubStance.id, ...share, dose: substances.get(refSubStance.id) }];
  });
  const answer = dosesOfIngredients(
    weighed.flatMap(({ percent, dose }) =>
      dose === undefined ? [] : [{ percent, oral: dose.oral, dermal: dose.dermal }],
    ),
  );
  if ('problem' in answer || answer.doses.length === 0) return { source: 'none' };
  return {
    source: 'estimate',
    doses: answer.doses,
    isByVolume: weighed.some(({ basis }) => basis === 'volume'),
    without: weighed
      .filter(({ dose }) => dose === undefined || (dose.oral === null && dose.dermal === null))
      .map(({ id }) => id),
  };
}
