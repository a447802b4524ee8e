/** Which geometries a place may have, and which positions are in Thailand. */
import { describe, expect, it } from 'vitest';
import { checkPlace, MAX_CORNERS, placeGeometry } from './placeGeometry.ts';
import { isInThailand } from './thailand.ts';

type Positions = number[][];

const square = (x: number, y: number, size: number): Positions => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];
const polygon = (...coordinates: Positions[]): object => ({ type: 'Polygon', coordinates });
const point = (...coordinates: number[]): object => ({ type: 'Point', coordinates });
const feature = (geometry: object): object => ({ type: 'Feature', properties: {}, geometry });
const collection = (...geometries: object[]): object => ({
  type: 'FeatureCollection',
  features: geometries.map(feature),
});
const circle = (corners: number): Positions => {
  const ring = Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [100.5 + 0.01 * Math.cos(angle), 13.7 + 0.01 * Math.sin(angle)];
  });
  return [...ring, ring[0] ?? []];
};
const problemOf = (value: unknown): string | undefined => checkPlace(value).problem?.messageKey;

describe('the geometry of a place', () => {
  it.each([
    ['a point', point(100.5, 13.7)],
    ['a point with an altitude', point(100.5, 13.7, 2.5)],
    ['a polygon', polygon(square(100.5, 13.7, 0.01))],
    [
      'a polygon with two holes',
      polygon(square(100.5, 13.7, 0.1), square(100.51, 13.71, 0.01), square(100.55, 13.75, 0.01)),
    ],
    ['a point and a polygon', collection(point(100.5, 13.7), polygon(square(100.5, 13.7, 0.01)))],
    [
      'a repeated corner',
      polygon([
        [100, 14],
        [100, 14],
        [100.1, 14],
        [100.1, 14.1],
        [100, 14],
      ]),
    ],
    ['as many corners as are allowed', polygon(circle(MAX_CORNERS))],
  ])('may be %s', (_, value) => {
    expect(problemOf(value)).toBeUndefined();
  });

  it.each([
    ['a text', 'here', 'placeNotGeojson'],
    ['an unknown type', { type: 'Circle', coordinates: [100, 13] }, 'placeNotGeojson'],
    ['a point without numbers', point(Number.NaN, 13), 'placeNotGeojson'],
    ['a point with one number', point(100), 'placeNotGeojson'],
    ['a polygon of points', polygon([[100.5, 13.7]]), 'placeRingShort'],
    ['rings that are no lists', { type: 'Polygon', coordinates: [5] }, 'placeNotGeojson'],
    [
      'a feature of nothing',
      { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: null }, null] },
      'placeNotGeojson',
    ],
    [
      'a line',
      {
        type: 'LineString',
        coordinates: [
          [100, 13],
          [101, 13],
        ],
      },
      'placeShape',
    ],
    ['two points', collection(point(100.5, 13.7), point(100.5, 13.8)), 'placeShape'],
    ['a collection of one', collection(point(100.5, 13.7)), 'placeShape'],
    ['an empty collection', collection(), 'placeShape'],
    ['an open ring', polygon(square(100.5, 13.7, 0.01).slice(0, -1)), 'placeRingOpen'],
    [
      'two corners',
      polygon([
        [100, 14],
        [100.1, 14],
        [100, 14],
      ]),
      'placeRingShort',
    ],
    [
      'a bow tie',
      polygon([
        [100, 14],
        [100.1, 14.1],
        [100.1, 14],
        [100, 14.1],
        [100, 14],
      ]),
      'placeRingCrosses',
    ],
    [
      'a spike',
      polygon([
        [100, 14],
        [100.1, 14],
        [100.2, 14],
        [100.1, 14],
        [100.1, 14.1],
        [100, 14],
      ]),
      'placeRingCrosses',
    ],
    [
      'a ring that touches itself',
      polygon([
        [100, 14],
        [100.2, 14],
        [100.1, 14],
        [100.1, 14.1],
        [100, 14],
      ]),
      'placeRingCrosses',
    ],
    ['a hole outside', polygon(square(100.5, 13.7, 0.01), square(100.6, 13.7, 0.01)), 'placeHole'],
    ['a hole across the edge', polygon(square(100.5, 13.7, 0.1), square(100.55, 13.65, 0.1)), 'placeHole'],
    ['a hole around the area', polygon(square(100.5, 13.7, 0.1), square(100.4, 13.6, 0.5)), 'placeHole'],
    [
      'a hole in a hole',
      polygon(square(100.5, 13.7, 0.1), square(100.51, 13.71, 0.05), square(100.52, 13.72, 0.01)),
      'placeHole',
    ],
    ['one corner too many', polygon(circle(MAX_CORNERS + 1)), 'placeTooManyCorners'],
    ['latitude first', point(13.7, 100.5), 'placeSwapped'],
    ['a polygon with latitude first', polygon(square(13.7, 100.5, 0.01)), 'placeSwapped'],
    ['the sea off Africa', point(0, 0), 'placeOutsideThailand'],
    [
      'one corner far away',
      polygon([
        [100, 14],
        [100.1, 14],
        [10.1, 14.1],
        [100, 14],
      ]),
      'placeOutsideThailand',
    ],
  ])('may not be %s', (_, value, key) => {
    expect(problemOf(value)).toBe(key);
  });

  it('is refused for its number of corners before they are compared, and however deep it is nested', () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(problemOf({ type: 'Polygon', coordinates: deep })).toBe('placeNotGeojson');
    expect(problemOf({ type: 'GeometryCollection', geometries: deep })).toBe('placeShape');
    expect(problemOf(polygon(Array.from({ length: 10_000 }, () => [Number.NaN])))).toBe('placeTooManyCorners');
    expect(problemOf(polygon(...Array.from({ length: 2000 }, () => [] as Positions)))).toBe('placeTooManyCorners');
  });

  it('may be missing: that is checked by another rule', () => {
    expect(placeGeometry().check(null, {})).toBeUndefined();
    expect(placeGeometry().check({ type: 'Point' }, {})).toEqual({ messageKey: 'placeNotGeojson' });
  });
});

describe('Thailand', () => {
  it.each([
    ['Mae Sai', 99.876, 20.444],
    ['Chiang Saen', 100.084, 20.274],
    ['Mae Sot', 98.57, 16.713],
    ['Sangkhla Buri', 98.453, 15.157],
    ['Three Pagodas Pass', 98.375, 15.301],
    ['Ranong', 98.638, 9.966],
    ['Ko Surin', 97.868, 9.42],
    ['Ko Similan', 97.64, 8.657],
    ['Phuket, Promthep Cape', 98.304, 7.762],
    ['Ko Racha Noi', 98.325, 7.487],
    ['Ko Lipe', 99.303, 6.488],
    ['Ko Tarutao', 99.65, 6.6],
    ['Satun', 100.067, 6.623],
    ['Betong', 101.073, 5.774],
    ['Sungai Kolok', 101.966, 6.029],
    ['Tak Bai', 102.053, 6.26],
    ['Ko Losin', 101.993, 7.327],
    ['Songkhla', 100.595, 7.2],
    ['Ko Samui', 100.013, 9.53],
    ['Ko Tao', 99.838, 10.096],
    ['Prachuap, Singkhon', 99.66, 11.78],
    ['Ko Kut', 102.56, 11.66],
    ['Ko Chang', 102.33, 12.05],
    ['Khlong Yai, Hat Lek', 102.914, 11.64],
    ['Ko Si Chang', 100.81, 13.15],
    ['Aranyaprathet', 102.505, 13.69],
    ['Chong Mek', 105.47, 15.13],
    ['Khong Chiam', 105.499, 15.318],
    ['Mukdahan', 104.723, 16.543],
    ['Nakhon Phanom', 104.786, 17.41],
    ['Bueng Kan', 103.646, 18.363],
    ['Nong Khai', 102.741, 17.878],
    ['Chiang Khan', 101.663, 17.897],
    ['Huai Kon', 101.08, 19.55],
    ['Bangkok', 100.5018, 13.7563],
  ])('contains %s', (_, longitude, latitude) => {
    expect(isInThailand([longitude, latitude])).toBe(true);
  });

  it.each([
    ['Yangon', 96.158, 16.84],
    ['Dawei', 98.19, 14.08],
    ['Hpa-An', 97.635, 16.89],
    ['Kengtung', 99.605, 21.29],
    ['Luang Prabang', 102.135, 19.886],
    ['Vang Vieng', 102.448, 18.92],
    ['Pakse', 105.8, 15.12],
    ['Thakhek, 40 km east', 105.2, 17.4],
    ['Siem Reap', 103.86, 13.362],
    ['Battambang', 103.2, 13.1],
    ['Phnom Penh', 104.92, 11.556],
    ['Sihanoukville', 103.52, 10.63],
    ['Alor Setar', 100.37, 6.12],
    ['George Town', 100.33, 5.414],
    ['Kota Bharu', 102.25, 6.12],
    ['Langkawi, Kuah', 99.85, 6.32],
    ['Hanoi', 105.85, 21.03],
    ['Phu Quoc', 103.98, 10.22],
    ['Port Blair', 92.73, 11.67],
  ])('does not contain %s', (_, longitude, latitude) => {
    expect(isInThailand([longitude, latitude])).toBe(false);
  });
});
