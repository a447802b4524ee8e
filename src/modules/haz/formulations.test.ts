import { describe, expect, it } from 'vitest';
import { findFormulationFacts, proposedHomogeneity } from './formulations.ts';

describe('a formulation', () => {
  it('gives the homogeneity', () => {
    expect(findFormulationFacts('GR')?.homogeneity).toBe('heterogeneous');
    expect(findFormulationFacts('SL')?.homogeneity).toBe('homogeneous');
    expect(findFormulationFacts('toString')).toBeUndefined();
  });

  it('proposes it if nothing was chosen, or if the previous proposal was left unchanged', () => {
    expect(proposedHomogeneity({ formulation: undefined, homogeneity: null }, 'WP')).toBe('heterogeneous');
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: 'heterogeneous' }, 'EC')).toBe('homogeneous');
  });

  it('proposes nothing if a person chose otherwise, or if nothing changed', () => {
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: 'homogeneous' }, 'GR')).toBeUndefined();
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: 'heterogeneous' }, 'GR')).toBeUndefined();
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: null }, 'WP')).toBeUndefined();
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: 'heterogeneous' }, 'XX')).toBeUndefined();
  });
});
