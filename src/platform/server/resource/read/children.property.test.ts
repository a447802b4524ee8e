/**
 * Children of a record are filtered, sorted and paged like the record itself: parts, records that refer to it, and
 * whole trees.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { questionsAbout } from '#platform/testing/naiveQuestions.ts';
import {
  naiveSearch,
  naiveAnswerRow,
  type NaiveCriteria,
  type NaiveEntity,
  type NaiveRecord,
} from '#platform/testing/naiveSearch.ts';
import { linePaths, naiveLine, naiveSpecimen, specimenPaths } from '#platform/testing/naiveSpecimen.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { SEARCH_BENCH_TIMEOUT_MS, openSearchBench, type SearchBench } from '#platform/testing/searchBench.ts';

const SPECIMENS = 120;
const { seed, numRuns, timeoutMs } = propertyRuns(50);

const actor = makeTestActor();
const canSee = (): boolean => true;
let bench: SearchBench;
let specimens: fc.Arbitrary<NaiveCriteria>;
let lines: fc.Arbitrary<NaiveCriteria>;

beforeAll(async () => {
  bench = await openSearchBench({ seed, specimens: SPECIMENS });
  specimens = questionsAbout({
    entity: naiveSpecimen,
    records: bench.world.specimens,
    paths: specimenPaths,
  }).criteria.map(withSelect);
  lines = questionsAbout({ entity: naiveLine, records: bench.world.lines, paths: linePaths }).criteria.map(withSelect);
}, SEARCH_BENCH_TIMEOUT_MS);

afterAll(() => bench.remove());

describe('children', () => {
  it('are the parts that match their own filter, order and page', { timeout: timeoutMs }, async () => {
    const tally = { some: 0 };
    await fc.assert(
      fc.asyncProperty(specimens, lines, async (criteria, child) => {
        const rows = await expectNaive({
          entity: naiveSpecimen,
          records: bench.world.specimens,
          criteria: { ...criteria, children: [{ ...child, name: 'lines' }] },
        });
        tally.some += rows.some((row) => (row['lines'] as unknown[]).length > 0) ? 1 : 0;
      }),
      { seed, numRuns },
    );
    expect(tally.some / numRuns).toBeGreaterThan(0.2);
  });

  it('are the records that refer to it, with their own children', { timeout: timeoutMs }, async () => {
    await fc.assert(
      fc.asyncProperty(specimens, specimens, lines, async (criteria, child, grandchild) => {
        const children = [
          { ...child, name: 'others', children: [{ ...grandchild, name: 'lines' }] },
          { ...grandchild, name: 'lines' },
        ];
        await expectNaive({
          entity: naiveSpecimen,
          records: bench.world.specimens,
          criteria: { ...criteria, children },
        });
      }),
      { seed, numRuns },
    );
  });

  it('are the whole tree below, without branches that do not match the filter', { timeout: timeoutMs }, async () => {
    const tally = { deep: 0 };
    await fc.assert(
      fc.asyncProperty(specimens, specimens, fc.option(lines), async (criteria, child, grandchild) => {
        const below = {
          ...child,
          name: 'others',
          isRecursive: true,
          ...(grandchild === null ? {} : { children: [{ ...grandchild, name: 'lines' }] }),
        };
        const rows = await expectNaive({
          entity: naiveSpecimen,
          records: bench.world.specimens,
          criteria: { ...criteria, children: [below] },
        });
        tally.deep += rows.some((row) => depthOf(row) > 2) ? 1 : 0;
      }),
      { seed, numRuns },
    );
    expect(tally.deep).toBeGreaterThan(0);
  });
});

describe('a part', () => {
  it('is found by itself as it is with its record', { timeout: timeoutMs }, async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (criteria) => {
        await expectNaive({ entity: naiveLine, records: bench.world.lines, criteria });
      }),
      { seed, numRuns },
    );
  });
});

async function expectNaive({
  entity,
  records,
  criteria,
}: {
  entity: NaiveEntity;
  records: readonly NaiveRecord[];
  criteria: NaiveCriteria;
}): Promise<Record<string, unknown>[]> {
  const answer = await bench.ask({ actor, entity: entity.name, body: criteria });
  const naive = naiveSearch({ entity, records, criteria, canSee });
  const rows = JSON.parse(answer.data) as Record<string, unknown>[];
  expect(rows).toEqual(naive.rows.map((row) => naiveAnswerRow({ entity, canSee }, row, criteria)));
  expect(answer.totalSize).toBe(naive.totalSize);
  return rows;
}

/** Ensures that a row contains only the selected fields. */
function withSelect(criteria: NaiveCriteria): NaiveCriteria {
  return { select: ['id'], ...criteria };
}

function depthOf(row: Record<string, unknown>): number {
  return 1 + Math.max(0, ...(row['others'] as Record<string, unknown>[]).map(depthOf));
}
