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
    .map((ingredient, index) => ({ ...ingredient, n: index + 1 }))
    .filter((ingredient) => ingredient.percent !== null || DOSE_ROUTES.some((route) => ingredient[route] !== null));
  if (given.some((ingredient) => DOSE_ROUTES.some((route) => isNotPositive(ingredient[route]))))
    return { problem: { kind: 'dosePositive' } };
  const incomplete = given.find(({ percent }) => percent === null || isNotPositive(percent));
  if (incomplete !== undefined) return { problem: { kind: 'percentNeeded', n: incomplete.n } };
  if (sum(given.flatMap(({ percent }) => percent ?? [])).gt(WHOLE_PERCENT))
    return { problem: { kind: 'percentTooMuch' } };
  return {
    doses: DOSE_ROUTES.flatMap((route) => {
      const ingredients = given.flatMap((ingredient): Ingredient[] => {
        const dose = ingredient[route];
        return ingredient.percent === null || dose === null ? [] : [{ percent: ingredient.percent, dose }];
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
