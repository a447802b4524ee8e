/** The distance from edge to edge equals what a search over densely sampled edges finds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { distanceBetween, edgeDistance } from './distance.ts';
import { shapesOf, type Position, type Ring } from './geometry.ts';
import { isInArea } from './segments.ts';

const position = fc.tuple(fc.double({ min: 98, max: 105, noNaN: true }), fc.double({ min: 6, max: 20, noNaN: true }));
const metresApart = fc.constantFrom(0.001, 0.02, 0.5, 3);

/** A star around its centre never crosses itself. */
const star = (centre: fc.Arbitrary<Position>, size: number): fc.Arbitrary<object> =>
  fc
    .tuple(centre, fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: 9 }))
    .map(([[x, y], radii]) => {
      const ring = radii.map((radius, index): Position => {
        const angle = (2 * Math.PI * index) / radii.length;
        return [x + size * radius * Math.cos(angle), y + size * radius * Math.sin(angle)];
      });
      return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
    });

const twoShapes = fc.tuple(position, metresApart).chain(([[x, y], size]) => {
  const near = fc
    .tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true }))
    .map(([dx, dy]): Position => [x + dx * size, y + dy * size]);
  const shape = fc.oneof(
    near.map((coordinates): object => ({ type: 'Point', coordinates })),
    star(near, size),
    fc.tuple(near, near).map((coordinates): object => ({ type: 'LineString', coordinates })),
  );
  return fc.tuple(shape, shape);
});

const SAMPLES = 24;

describe('the distance from edge to edge', () => {
  it('is what dense sampling finds, and the same in both directions', () => {
    assertProperty(
      fc.property(twoShapes, ([one, other]) => {
        const metres = edgeDistance(one, other) ?? Number.NaN;
        expect(edgeDistance(other, one)).toBeCloseTo(metres, 3);
        const [samples, otherSamples] = [samplesOf(one), samplesOf(other)];
        if (doOverlap(samples, other) || doOverlap(otherSamples, one)) {
          expect(metres).toBe(0);
          return;
        }
        const { nearest, step } = searchNearest(samples, otherSamples);
        // The nearest points lie at most half a step beside a sample on either edge.
        expect(metres).toBeLessThanOrEqual(nearest + 0.01);
        expect(metres).toBeGreaterThanOrEqual(nearest - step - 0.01);
      }),
    );
  });
});

function linesOf(value: object): readonly Ring[] {
  const { points, lines, areas } = shapesOf(value);
  return [...points.map((one): Ring => [one, one]), ...lines, ...areas.flat()];
}

interface Sample {
  readonly at: Position;
  /** Half the distance to the next sample, in metres. */
  readonly half: number;
}

function samplesOf(value: object): readonly Sample[] {
  return linesOf(value).flatMap((line) =>
    line.slice(1).flatMap((to, index) => {
      const from = line[index] ?? to;
      const half = distanceBetween(from, to) / SAMPLES / 2;
      return Array.from({ length: SAMPLES + 1 }, (_, step): Sample => {
        const share = step / SAMPLES;
        return { at: [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])], half };
      });
    }),
  );
}

function doOverlap(samples: readonly Sample[], value: object): boolean {
  return shapesOf(value).areas.some((area) => samples.some(({ at }) => isInArea(at, area)));
}

function searchNearest(samples: readonly Sample[], others: readonly Sample[]): { nearest: number; step: number } {
  const degrees = ({ at: [x, y] }: Sample, { at: [otherX, otherY] }: Sample): number =>
    Math.hypot((x - otherX) * Math.cos((y * Math.PI) / 180), y - otherY);
  const pairs = samples.flatMap((one) => others.map((other) => ({ one, other, far: degrees(one, other) })));
  const shortest = Math.min(...pairs.map(({ far }) => far));
  const near = pairs.filter(({ far }) => far <= shortest * 1.1);
  const measured = near.map(({ one, other }) => distanceBetween(one.at, other.at));
  const step = Math.max(...samples.map(({ half }) => half)) + Math.max(...others.map(({ half }) => half));
  return { nearest: Math.min(...measured), step };
}
