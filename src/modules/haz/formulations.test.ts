import { describe, expect, it } from 'vitest';
import { findFormulationFacts, proposedHomogeneity } from './formulations.ts';

describe('a formulation', () => {
  it('tells whether every spoonful holds the same', () => {
    expect(findFormulationFacts('GR')?.homogeneity).toBe('heterogeneous');
    expect(findFormulationFacts('SL')?.homogeneity).toBe('homogeneous');
    expect(findFormulationFacts('toString')).toBeUndefined();
  });

  it('proposes it where nothing was chosen, and where the proposal before was left as it was', () => {
    expect(proposedHomogeneity({ formulation: undefined, homogeneity: null }, 'WP')).toBe('heterogeneous');
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: 'heterogeneous' }, 'EC')).toBe('homogeneous');
  });

  it('leaves alone what a person chose, what it says already, and what nobody changed', () => {
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: 'homogeneous' }, 'GR')).toBeUndefined();
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: 'heterogeneous' }, 'GR')).toBeUndefined();
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: null }, 'WP')).toBeUndefined();
    expect(proposedHomogeneity({ formulation: 'WP', homogeneity: 'heterogeneous' }, 'XX')).toBeUndefined();
  });
});
