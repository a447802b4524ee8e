/** The invariant of substitutes: on no day and for no document type does work return to the person who is away. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { closesCycle, reachedFrom, type Substitution } from './substitutionGraph.ts';

const runs = propertyRuns(2000);
const people = ['A', 'B', 'C', 'D', 'E'];
const types = ['haz', 'hazLicense', 'inform'];
const FIRST_DAY = getPlainDate('2026-11-01');
const DAYS = 8;
const days = Array.from({ length: DAYS }, (_, index) => addDays(FIRST_DAY, index));

const arrow: fc.Arbitrary<Substitution> = fc
  .record({
    from: fc.constantFrom(...people),
    to: fc.constantFrom(...people),
    one: fc.nat(DAYS - 1),
    other: fc.nat(DAYS - 1),
    kinds: fc.option(fc.subarray(types, { minLength: 1 })),
  })
  .filter(({ from, to }) => from !== to)
  .map(({ from, to, one, other, kinds }) => ({
    from,
    to,
    startDate: days[Math.min(one, other)] ?? FIRST_DAY,
    endDate: days[Math.max(one, other)] ?? FIRST_DAY,
    documentTypes: kinds,
  }));

/** One type that is named nowhere represents all the others. */
const allTypes = [...types, 'other'];

/** Checks day by day and type by type: slow, but the simplest way that is certainly right. */
function naiveReach(
  arrows: readonly Substitution[],
  { start, day, type }: { start: string; day: PlainDate; type: string },
): Set<string> {
  const reached = new Set([start]);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const { from, to, startDate, endDate, documentTypes } of arrows) {
      if (
        reached.has(from) &&
        startDate <= day &&
        day <= endDate &&
        (documentTypes === null || documentTypes.includes(type))
      )
        reached.add(to);
    }
  }
  return reached;
}

function isInForce({ startDate, endDate, documentTypes }: Substitution, day: PlainDate, type: string): boolean {
  return startDate <= day && day <= endDate && (documentTypes === null || documentTypes.includes(type));
}

describe('substitutes', () => {
  it('are refused exactly where a check of every day and document type finds a cycle', () => {
    fc.assert(
      fc.property(fc.array(arrow, { maxLength: 8 }), arrow, (arrows, added) => {
        const comesBack = days.some((day) =>
          allTypes.some(
            (type) => isInForce(added, day, type) && naiveReach(arrows, { start: added.to, day, type }).has(added.from),
          ),
        );
        expect(closesCycle(arrows, added)).toBe(comesBack);
      }),
      runs,
    );
  });

  it('and principals are found as a check of every document type finds them', () => {
    fc.assert(
      fc.property(
        fc.array(arrow, { maxLength: 10 }),
        fc.constantFrom(...days),
        fc.constantFrom(...people),
        (arrows, day, userId) => {
          const today = arrows.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
          const turned = today.map((substitution) => ({
            ...substitution,
            from: substitution.to,
            to: substitution.from,
          }));
          for (const [towards, edges] of [
            ['substitutes', today],
            ['principals', turned],
          ] as const) {
            const found = reachedFrom(today, { userId, towards });
            const reachedByType = allTypes.map((type) =>
              found
                .filter(({ documentTypes }) => documentTypes === null || documentTypes.includes(type))
                .map((person) => person.userId)
                .toSorted(),
            );
            const naive = allTypes.map((type) =>
              [...naiveReach(edges, { start: userId, day, type })].filter((otherId) => otherId !== userId).toSorted(),
            );
            expect(reachedByType).toEqual(naive);
          }
        },
      ),
      runs,
    );
  });

  it('accepted one after the other, without those that would close a cycle, never form one', () => {
    fc.assert(
      fc.property(fc.array(arrow, { maxLength: 15 }), (wished) => {
        const accepted: Substitution[] = [];
        for (const substitution of wished) if (!closesCycle(accepted, substitution)) accepted.push(substitution);
        for (const substitution of accepted) {
          const others = accepted.filter((other) => other !== substitution);
          expect(closesCycle(others, substitution)).toBe(false);
        }
      }),
      runs,
    );
  });
});
