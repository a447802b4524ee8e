/** Converts the input of the calculator to doses of the product, or reports what is still missing. */
import { decimal, sum, type Decimal } from '#language/values/decimal.ts';
import { doseOfProduct, type Ingredient, type Route } from '../../toxicityClass.ts';

/** The routes with doses in mg/kg: inhalation is measured otherwise. */
export const DOSE_ROUTES = ['oral', 'dermal'] as const satisfies readonly Route[];
export type DoseRoute = (typeof DOSE_ROUTES)[number];

export type TypedDoses = Readonly<Record<DoseRoute, Decimal | null>>;

export interface TypedIngredient extends TypedDoses {
  readonly percent: Decimal | null;
}

export interface ProductDose {
  readonly route: DoseRoute;
  readonly dose: Decimal;
  /** The ingredients of an estimate. */
  readonly ingredients: readonly Ingredient[];
}

export type CalculatorProblem =
  | { readonly kind: 'dosePositive' }
  | { readonly kind: 'percentTooMuch' }
  | { readonly kind: 'percentNeeded'; readonly n: number };

export type ProductDoses = { readonly doses: readonly ProductDose[] } | { readonly problem: CalculatorProblem };

export function dosesOfProduct(typed: TypedDoses): ProductDoses {
  if (DOSE_ROUTES.some((route) => isNotPositive(typed[route]))) return { problem: { kind: 'dosePositive' } };
  return { doses: DOSE_ROUTES.flatMap((route) => doseOf(route, typed[route])) };
}

const WHOLE_PERCENT = decimal('100');

export function dosesOfIngredients(all: readonly TypedIngredient[]): ProductDoses {
  const given = all
    .map((one, index) => ({ ...one, n: index + 1 }))
    .filter((one) => one.percent !== null || DOSE_ROUTES.some((route) => one[route] !== null));
  if (given.some((one) => DOSE_ROUTES.some((route) => isNotPositive(one[route]))))
    return { problem: { kind: 'dosePositive' } };
  const lacking = given.find(({ percent }) => percent === null || isNotPositive(percent));
  if (lacking !== undefined) return { problem: { kind: 'percentNeeded', n: lacking.n } };
  if (sum(given.flatMap(({ percent }) => percent ?? [])).gt(WHOLE_PERCENT))
    return { problem: { kind: 'percentTooMuch' } };
  return {
    doses: DOSE_ROUTES.flatMap((route) => {
      const ingredients = given.flatMap((one): Ingredient[] => {
        const dose = one[route];
        return one.percent === null || dose === null ? [] : [{ percent: one.percent, dose }];
      });
      const dose = doseOfProduct(ingredients);
      return dose === undefined ? [] : [{ route, dose, ingredients }];
    }),
  };
}

function doseOf(route: DoseRoute, dose: Decimal | null): readonly ProductDose[] {
  return dose === null ? [] : [{ route, dose, ingredients: [] }];
}

function isNotPositive(value: Decimal | null): boolean {
  return value !== null && value.lte('0');
}
