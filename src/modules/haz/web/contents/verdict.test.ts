import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import type { ContentUnit, Homogeneity, ToleranceBand } from '../../tolerance.ts';
import { verdictOf } from './verdict.ts';

const d = decimal;
const bands: readonly ToleranceBand[] = [
  { moreThan: d('0'), atMost: d('25'), homogeneity: 'homogeneous', percent: d('15'), absolute: null },
  { moreThan: d('500'), atMost: null, homogeneity: null, percent: null, absolute: d('25') },
];
const verdictFor = (
  content: string | null,
  found: string | null,
  {
    unit = 'percentWeight',
    homogeneity = 'heterogeneous',
  }: { unit?: ContentUnit; homogeneity?: Homogeneity | null } = {},
): unknown => {
  const answer = verdictOf(
    bands,
    { content: content === null ? null : d(content), foundContent: found === null ? null : d(found), refUnit: unit },
    homogeneity,
  );
  if (answer.kind !== 'verdict') return answer.kind;
  const { from, to, found: foundVerdict } = answer;
  return [
    `${from.toString()}–${to?.toString() ?? ''}`,
    ...(foundVerdict === undefined
      ? []
      : [foundVerdict.passes, foundVerdict.difference.toString(), foundVerdict.excess.toString()]),
  ];
};

describe('a found content', () => {
  it('is within the range, or outside by an amount', () => {
    expect(verdictFor('65', null)).toEqual(['62.5–67.5']);
    expect(verdictFor('65', '65')).toEqual(['62.5–67.5', true, '0', '0']);
    expect(verdictFor('65', '62.5')).toEqual(['62.5–67.5', true, '-2.5', '0']);
    expect(verdictFor('65', '62')).toEqual(['62.5–67.5', false, '-3', '0.5']);
    expect(verdictFor('65', '70')).toEqual(['62.5–67.5', false, '5', '2.5']);
  });

  it('of microbes is never too much, whatever the homogeneity', () => {
    expect(verdictFor('1000000000', '900000000', { unit: 'cfuPerGram', homogeneity: null })).toEqual([
      '1000000000–',
      false,
      '-100000000',
      '100000000',
    ]);
    expect(verdictFor('1000000000', '5000000000', { unit: 'cfuPerGram' })).toEqual([
      '1000000000–',
      true,
      '4000000000',
      '0',
    ]);
  });

  it('reports what is still missing', () => {
    expect(verdictFor(null, '5')).toBe('stillContent');
    expect(verdictFor('0', '5')).toBe('stillContent');
    expect(verdictFor('2', '2', { homogeneity: null })).toBe('stillHomogeneity');
    expect(verdictFor('2', '2')).toBe('noBand');
  });
});
