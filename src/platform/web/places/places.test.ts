import { describe, expect, it } from 'vitest';
import { isInThailand } from '#platform/model/geo/thailand.ts';
import { clusterPoints } from './clusterPoints.ts';
import { positionOfLocation, readCoordinates } from './mappedPlace.ts';
import { findByName, findNamedPosition, fullNameOf, isProvince, namedPositions } from './placePositions.ts';

describe('clusters', () => {
  it('hold the points that would cover their first one, and lose none', () => {
    const points = [
      { x: 1, y: 1, item: 'a' },
      { x: 3, y: 5, item: 'b' },
      { x: 62, y: 1, item: 'c' },
      // In the next cell, and yet near.
      { x: -20, y: 1, item: 'd' },
      { x: 140, y: 1, item: 'e' },
    ];
    expect(clusterPoints(points, 60)).toEqual([
      { x: 1, y: 1, items: ['a', 'b', 'd'] },
      { x: 62, y: 1, items: ['c'] },
      { x: 140, y: 1, items: ['e'] },
    ]);
  });

  it('take a point that is near two of them into the nearer one', () => {
    const points = [0, 100, 58, 42].map((x, item) => ({ x, y: 0, item }));
    expect(clusterPoints(points, 60).map(({ items }) => items)).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  it('never cover each other, however many points there are', () => {
    const points = Array.from({ length: 2000 }, (_, item) => ({ x: (item * 137) % 911, y: (item * 61) % 673, item }));
    const clusters = clusterPoints(points, 44);
    expect(clusters.flatMap(({ items }) => items).toSorted((one, other) => one - other)).toEqual(
      points.map(({ item }) => item),
    );
    const near = clusters.filter((one) =>
      clusters.some((other) => other !== one && Math.hypot(other.x - one.x, other.y - one.y) <= 44),
    );
    expect(near).toEqual([]);
  });
});

describe('the position of a place', () => {
  it.each([
    ['13.75700, 100.50200', [100.502, 13.757]],
    [' -8.1 ,115.09 ', [115.09, -8.1]],
    ['13.757', undefined],
    ['13.757, x', undefined],
    ['100.502, 13.757, 2', undefined],
    ['91, 100', undefined],
    ['13, 181', undefined],
    ['', undefined],
    [null, undefined],
  ])('is read from %j', (text, expected) => {
    expect(readCoordinates(text)).toEqual(expected);
  });

  it('is the pin of a stored location, or the middle of its boundary', () => {
    const ring = [
      [100, 13],
      [102, 13],
      [102, 14],
      [100, 13],
    ];
    const polygon = { type: 'Polygon', coordinates: [ring] };
    const point = { type: 'Point', coordinates: [100.5, 13.7] };
    const features = [point, polygon].map((geometry) => ({ type: 'Feature', properties: {}, geometry }));
    expect(positionOfLocation(point)).toEqual([100.5, 13.7]);
    expect(positionOfLocation(polygon)).toEqual([101, 13.5]);
    expect(positionOfLocation({ type: 'FeatureCollection', features })).toEqual([100.5, 13.7]);
    expect(positionOfLocation(null)).toBeUndefined();
  });
});

describe('the positions of provinces and amphurs', () => {
  it('are those of every province and of nearly every amphur, in Thailand', () => {
    expect(namedPositions.filter(isProvince)).toHaveLength(77);
    expect(namedPositions.length).toBeGreaterThan(77 + 900);
    expect(namedPositions.filter(({ position }) => !isInThailand(position))).toEqual([]);
  });

  it('are found by the beginning of a name before the middle of it, in both languages', () => {
    const found = (text: string) => findByName(text).map((place) => fullNameOf(place, 'en'));
    expect(found('si racha')).toEqual(['Si Racha, Chonburi']);
    expect(found('อำเภอศรีราชา')).toEqual(['Si Racha, Chonburi']);
    expect(found('chon buri')[0]).toBe('Chonburi');
    expect(found('ชลบุรี')).toEqual(['Chonburi', 'Mueang Chon Buri, Chonburi']);
    expect(found('qqq')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(findByName('ban')).toHaveLength(8);
  });

  it('are those of the amphur for a tambon, and of the province where that of the amphur is not known', () => {
    expect(findNamedPosition('200702')?.code).toBe('2007');
    expect(findNamedPosition('5007')?.code).toBe('50');
    expect(findNamedPosition('99')).toBeUndefined();
  });
});
