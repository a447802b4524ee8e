/** Distances, areas and UTM coordinates, compared with published values. */
import { describe, expect, it } from 'vitest';
import { areaOf, centreOf } from './area.ts';
import { distanceBetween, edgeDistance } from './distance.ts';
import type { Position, Ring } from './geometry.ts';
import { fromUtm, toUtm } from './utm.ts';

const point = (...coordinates: number[]): object => ({ type: 'Point', coordinates });
const polygon = (...coordinates: readonly Ring[]): object => ({ type: 'Polygon', coordinates });
const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];

describe('the distance between two positions', () => {
  // Karney's test set for GeographicLib (geodesictest.cpp), and Vincenty's line from Flinders Peak to Buninyong.
  it.each([
    [[-73.8, 40.6], [2.55, 49.016_666_666_666_67], 5_853_226],
    [[144.424_867_89, -37.951_033_416_7], [143.926_495_528, -37.652_821_138_9], 54_972.271],
    [[0, 0], [1, 0], 111_319.491],
    [[0, 0], [0, 1], 110_574.389],
    [[100.491, 13.75], [100.491, 13.75], 0],
  ] as const)('from %j to %j', (from, to, metres) => {
    expect(Math.abs(distanceBetween(from, to) - metres)).toBeLessThan(1);
  });
});

describe('the distance from edge to edge', () => {
  const area = polygon(square(100.5, 13.7, 0.01));

  it('is that of the points if both are points', () => {
    expect(edgeDistance(point(100.5, 13.7), point(100.6, 13.8))).toBe(distanceBetween([100.5, 13.7], [100.6, 13.8]));
  });

  it('is measured to the nearest point of an edge, not to a corner', () => {
    expect(edgeDistance(area, point(100.505, 13.69))).toBeCloseTo(
      distanceBetween([100.505, 13.7], [100.505, 13.69]),
      1,
    );
  });

  it('is 0 where they touch, cross, or lie in each other', () => {
    expect(edgeDistance(area, point(100.505, 13.705))).toBe(0);
    expect(edgeDistance(area, point(100.51, 13.705))).toBe(0);
    expect(edgeDistance(area, polygon(square(100.502, 13.702, 0.001)))).toBe(0);
    expect(edgeDistance(polygon(square(100.502, 13.702, 0.001)), area)).toBe(0);
    expect(
      edgeDistance(area, {
        type: 'LineString',
        coordinates: [
          [100.49, 13.705],
          [100.52, 13.706],
        ],
      }),
    ).toBe(0);
    const [up, down] = [
      [
        [100, 14],
        [100.4, 14],
        [100.2, 14.3],
        [100, 14],
      ],
      [
        [100, 14.2],
        [100.4, 14.2],
        [100.2, 13.9],
        [100, 14.2],
      ],
    ] as const;
    expect(edgeDistance(polygon(up), polygon(down))).toBe(0);
  });

  it('in a hole is that to the edge of the hole', () => {
    const ring = polygon(square(100.5, 13.7, 0.1), square(100.52, 13.72, 0.06));
    const metres = distanceBetween([100.55, 13.75], [100.52, 13.75]);
    expect(edgeDistance(ring, point(100.55, 13.75))).toBeCloseTo(metres, 0);
  });

  it('takes the nearer of the point and the polygon of a place', () => {
    const place = {
      type: 'FeatureCollection',
      features: [point(100.6, 13.7), area].map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
    };
    expect(edgeDistance(place, point(100.6, 13.701))).toBeCloseTo(110.6, 0);
  });

  it('is unknown for an empty geometry', () => {
    expect(edgeDistance(null, area)).toBeUndefined();
    expect(edgeDistance({ type: 'FeatureCollection', features: [] }, area)).toBeUndefined();
  });
});

describe('an area', () => {
  it('is that of the ellipsoid', () => {
    // One degree square at the equator, by the published formula of the area between two parallels.
    expect(areaOf([square(0, 0, 1)]) / 12_308_778_361.469).toBeCloseTo(1, 4);
    expect(
      areaOf([square(100.5, 13.7, 0.1), square(100.52, 13.72, 0.05)]) / areaOf([square(100.5, 13.7, 0.1)]),
    ).toBeCloseTo(0.75, 3);
    expect(areaOf([square(100.5, 13.7, 0.1).toReversed()])).toBeCloseTo(areaOf([square(100.5, 13.7, 0.1)]), 0);
  });

  it('has its centre of gravity as its centre', () => {
    const [x = 0, y = 0] = centreOf([square(100.5, 13.7, 0.01)]) ?? [];
    expect([x, y]).toEqual([expect.closeTo(100.505, 6), expect.closeTo(13.705, 6)]);
    expect(
      centreOf([
        [
          [100, 14],
          [101, 14],
          [100, 14],
        ],
      ]),
    ).toEqual([100.5, 14]);
    expect(centreOf([])).toBeUndefined();
  });
});

describe('UTM coordinates', () => {
  // The example of the Python package utm, and the meridian arc of the geodesic library.
  it('are those of others', () => {
    const { easting, northing } = toUtm([7.5, 51.2], 32);
    expect([easting, northing]).toEqual([expect.closeTo(395_201.310, 2), expect.closeTo(5_673_135.241, 2)]);
    expect(toUtm([99, 15], 47)).toMatchObject({
      easting: expect.closeTo(500_000, 6) as number,
      northing: expect.closeTo(0.9996 * distanceBetween([99, 0], [99, 15]), 3) as number,
    });
  });

  it('are converted back', () => {
    for (const [position, zone] of [
      [[97.4, 18.6], 47],
      [[100.5018, 13.7563], 47],
      [[105.6, 15.3], 48],
      [[101.2, 5.7], 47],
    ] as const satisfies readonly (readonly [Position, number])[]) {
      const [longitude, latitude] = fromUtm(toUtm(position, zone));
      expect([longitude, latitude]).toEqual([expect.closeTo(position[0], 9), expect.closeTo(position[1], 9)]);
    }
  });
});
