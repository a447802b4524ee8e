import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertLaw } from '#platform/testing/assertLaw.ts';
import { codesIn, drawnPictograms, isDrawn, precedence, shownPictograms } from './shownPictograms.ts';

describe('the pictograms of a label', () => {
  it('leave out the exclamation mark beside the skull and beside corrosion', () => {
    expect(shownPictograms(['GHS07', 'GHS06'])).toEqual(['GHS06']);
    expect(shownPictograms(['GHS05', 'GHS07', 'GHS09'])).toEqual(['GHS05', 'GHS09']);
    expect(shownPictograms(['GHS07', 'GHS08'])).toEqual(['GHS07', 'GHS08']);
  });

  it('come once each, in the order of their codes', () => {
    expect(shownPictograms(['ghs09', 'GHS03 ', 'GHS09', ''])).toEqual(['GHS03', 'GHS09']);
    expect(shownPictograms([])).toEqual([]);
  });

  it('obey what an administrator has written of their own', () => {
    expect(shownPictograms(['GHS01', 'GHS02', 'GHS03'], { GHS01: ['GHS02', 'GHS03'] })).toEqual(['GHS01']);
  });

  it('are the same whatever the order they are given in, and shown again show the same', () => {
    assertLaw(
      fc.property(fc.shuffledSubarray([...drawnPictograms]), (codes) => {
        const shown = shownPictograms(codes);
        expect(shown).toEqual(shownPictograms(codes.toReversed()));
        expect(shownPictograms(shown)).toEqual(shown);
        expect(shown.some((code) => shown.some((other) => precedence[other]?.includes(code)))).toBe(false);
        expect(codes.length === 0 || shown.length > 0).toBe(true);
      }),
    );
  });
});

it('knows which are drawn', () => {
  expect([isDrawn('GHS01'), isDrawn('GHS10'), isDrawn(null)]).toEqual([true, false, false]);
  expect(codesIn('GHS07, GHS09,')).toEqual(['GHS07', 'GHS09']);
});
