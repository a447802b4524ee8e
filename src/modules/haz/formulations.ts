/** Facts of a product by the international code of its formulation; an unknown code gives none. */
import type { PhysicalState } from '#modules/master-mgt/index.ts';
import type { Homogeneity } from './tolerance.ts';

interface FormulationFacts {
  readonly state: PhysicalState;
  readonly homogeneity: Homogeneity;
}

/** Powders, granules and tablets differ from portion to portion (FAO/WHO manual on specifications). */
const SOLID: FormulationFacts = { state: 'solid', homogeneity: 'heterogeneous' };
const LIQUID: FormulationFacts = { state: 'liquid', homogeneity: 'homogeneous' };

const facts: Readonly<Record<string, FormulationFacts>> = {
  EC: LIQUID,
  SL: LIQUID,
  SC: LIQUID,
  LQ: LIQUID,
  WP: SOLID,
  SP: SOLID,
  GR: SOLID,
  TB: SOLID,
  DP: SOLID,
  PW: SOLID,
};

export function findFormulationFacts(key: string | undefined): FormulationFacts | undefined {
  return key !== undefined && Object.hasOwn(facts, key) ? facts[key] : undefined;
}

export interface FormulationChoice {
  readonly formulation: string | undefined;
  readonly homogeneity: Homogeneity | null;
}

/** Returns the proposal for another formulation. A value that a person chose against the previous proposal stays. */
export function proposedHomogeneity(
  before: FormulationChoice,
  formulation: string | undefined,
): Homogeneity | undefined {
  const proposed = findFormulationFacts(formulation)?.homogeneity;
  const isUntouched =
    before.homogeneity === null || before.homogeneity === findFormulationFacts(before.formulation)?.homogeneity;
  return formulation === before.formulation || !isUntouched || proposed === before.homogeneity ? undefined : proposed;
}
