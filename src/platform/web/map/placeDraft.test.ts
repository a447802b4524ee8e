/** A place while it is being marked, what was pasted, and clusters of places. */
import { describe, expect, it } from 'vitest';
import { draftOf, EMPTY_DRAFT, insertCorner, placeOf, readDegrees, typePosition } from './placeDraft.ts';
import { readPastedPlace } from './readPastedPlace.ts';
import { findIncomplete } from './usePlaceDraft.ts';

const ring = [
  [100.5, 13.7],
  [100.51, 13.7],
  [100.51, 13.71],
  [100.5, 13.7],
];
const point = { type: 'Point', coordinates: [100.505, 13.705] };
const polygon = { type: 'Polygon', coordinates: [ring] };
const both = {
  type: 'FeatureCollection',
  features: [point, polygon].map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
};
const corner = (latitude: string, longitude: string) => ({ latitude, longitude });

describe('a place that is being marked', () => {
  it.each([null, point, polygon, both])('is the same after it was taken apart: %j', (value) => {
    expect(placeOf(draftOf(value))).toEqual(value);
  });

  it('is empty for a value that is no place', () => {
    expect(draftOf({ type: 'Point' })).toEqual(EMPTY_DRAFT);
  });

  it('has no boundary with fewer than three corners, and says so', () => {
    const draft = { ...EMPTY_DRAFT, corners: [corner('13.7', '100.5'), corner('13.8', '100.5')] };
    expect(placeOf(draft)).toBeNull();
    expect(findIncomplete(draft)?.messageKey).toBe('placeRingShort');
    expect(findIncomplete({ ...EMPTY_DRAFT, pin: corner('13.7', '') })?.messageKey).toBe('coordinatesNotRead');
    expect(findIncomplete(draftOf(both))).toBeUndefined();
    expect(findIncomplete(EMPTY_DRAFT)).toBeUndefined();
  });

  it('gets a new corner on the edge where it is, so that the boundary does not cross itself', () => {
    const square = [corner('0', '0'), corner('0', '10'), corner('10', '10'), corner('10', '0')];
    expect(insertCorner(square, [5, 11])).toEqual([...square.slice(0, 3), corner('11', '5'), ...square.slice(3)]);
    expect(insertCorner(square, [-1, 5])).toEqual([...square, corner('5', '-1')]);
    expect(insertCorner(square.slice(0, 2), [5, 5])).toHaveLength(3);
  });

  it('has degrees with Thai or other digits, rounded to a centimetre', () => {
    expect(readDegrees(' ๑๓.๗ ')).toBe(13.7);
    expect(readDegrees('13,7')).toBeUndefined();
    expect(readDegrees('')).toBeUndefined();
    expect(typePosition([100.123_456_789, 13.7])).toEqual(corner('13.7', '100.1234568'));
  });
});

describe('a pasted text', () => {
  it.each([
    ['13.7, 100.5', { change: { pin: corner('13.7', '100.5') } }],
    ['13.7, 100.5\n\n13.8, 100.5\n', { isTwoLines: true }],
    ['13.7, 100.5\nx', { problem: { messageKey: 'coordinatesNotRead' }, line: 2 }],
    ['', { problem: { messageKey: 'coordinatesNotRead' } }],
    [JSON.stringify(point), { change: { pin: corner('13.705', '100.505') } }],
    ['<svg/>', { problem: { messageKey: 'placeFileUnknown' } }],
  ])('%j', async (text, expected) => {
    expect(await readPastedPlace(text)).toEqual(expected);
  });

  it('with three lines or more is a boundary, whose last corner may be its first again', async () => {
    const lines = ['13.7, 100.5', '13.7, 100.51', '13.71, 100.51'];
    const expected = { change: { corners: draftOf(polygon).corners, holes: [] } };
    expect(await readPastedPlace(lines.join('\n'))).toEqual(expected);
    expect(await readPastedPlace([...lines, lines[0]].join('\n'))).toEqual(expected);
  });
});
