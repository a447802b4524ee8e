import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { codesIn, pictogramsWithDrawing, hasDrawing, precedence, pictogramsOnLabel } from './pictogramsOnLabel.ts';

describe('the pictograms of a label', () => {
  it('leave out the exclamation mark next to the skull or corrosion', () => {
    expect(pictogramsOnLabel(['GHS07', 'GHS06'])).toEqual(['GHS06']);
    expect(pictogramsOnLabel(['GHS05', 'GHS07', 'GHS09'])).toEqual(['GHS05', 'GHS09']);
    expect(pictogramsOnLabel(['GHS07', 'GHS08'])).toEqual(['GHS07', 'GHS08']);
  });

  it('occur once each, in the order of their codes', () => {
    expect(pictogramsOnLabel(['ghs09', 'GHS03 ', 'GHS09', ''])).toEqual(['GHS03', 'GHS09']);
    expect(pictogramsOnLabel([])).toEqual([]);
  });

  it('follow the precedence that an administrator has entered', () => {
    expect(pictogramsOnLabel(['GHS01', 'GHS02', 'GHS03'], { GHS01: ['GHS02', 'GHS03'] })).toEqual(['GHS01']);
  });

  it('do not depend on the given order, and applying the rule again changes nothing', () => {
    assertProperty(
      fc.property(fc.shuffledSubarray([...pictogramsWithDrawing]), (codes) => {
        const displayed = pictogramsOnLabel(codes);
        expect(displayed).toEqual(pictogramsOnLabel(codes.toReversed()));
        expect(pictogramsOnLabel(displayed)).toEqual(displayed);
        expect(displayed.some((code) => displayed.some((other) => precedence[other]?.includes(code)))).toBe(false);
        expect(codes.length === 0 || displayed.length > 0).toBe(true);
      }),
    );
  });
});

it('finds which pictograms have a drawing', () => {
  expect([hasDrawing('GHS01'), hasDrawing('GHS10'), hasDrawing(null)]).toEqual([true, false, false]);
  expect(codesIn('GHS07, GHS09,')).toEqual(['GHS07', 'GHS09']);
});
