/** Reading does what is documented: any query returns the same as a filter over plain objects. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { allOperators, allTypes, questionsAbout, type Questions } from '#platform/testing/naiveQuestions.ts';
import { isBlankTerm, naiveSearch, naiveAnswerRow, type NaiveCriteria } from '#platform/testing/naiveSearch.ts';
import { naiveSpecimen, specimenPaths } from '#platform/testing/naiveSpecimen.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { SEARCH_BENCH_TIMEOUT_MS, openSearchBench, type SearchBench } from '#platform/testing/searchBench.ts';
const SPECIMENS = 240;
const { seed, numRuns, timeoutMs } = propertyRuns(300);

const actor = makeTestActor();
/** The fields that are returned if nothing is selected. */
const ownFields = Object.keys(naiveSpecimen.fields).filter((name) => name !== 'lines' && name !== 'others');
const canSee = (): boolean => true;
let bench: SearchBench;
let questions: Questions;

beforeAll(async () => {
  bench = await openSearchBench({ seed, specimens: SPECIMENS });
  questions = questionsAbout({ entity: naiveSpecimen, records: bench.world.specimens, paths: specimenPaths });
}, SEARCH_BENCH_TIMEOUT_MS);

afterAll(() => bench.remove());

describe('a query of specimens', () => {
  it('returns the rows, the order, the values and the totals of a naive filter', { timeout: timeoutMs }, async () => {
    const cellCounts = new Map<string, number>();
    const tally = { cases: 0, some: 0 };
    const check = async (criteria: NaiveCriteria): Promise<void> => {
      const total = await expectNaive(criteria);
      tally.cases += 1;
      tally.some += total > 0 && total < SPECIMENS ? 1 : 0;
      for (const [index, term] of (criteria.where ?? []).entries()) {
        if (term.type === undefined || isBlankTerm(term)) continue;
        const kind = cell({
          type: term.type,
          operator: term.operator,
          isNot: term.isNot === true,
          isOr: term.logic === 'OR' && index > 0,
        });
        cellCounts.set(kind, (cellCounts.get(kind) ?? 0) + 1);
      }
    };
    for (const criteria of everyKindOfTerm(questions)) await check(criteria);
    await fc.assert(fc.asyncProperty(questions.criteria, check), { seed, numRuns });

    const share = tally.some / tally.cases;
    console.log(
      `${table(cellCounts)}\n${tally.cases} questions, ${(share * 100).toFixed(0)} % answered with some of ${SPECIMENS} rows`,
    );
    expect(allCells().filter((kind) => !cellCounts.has(kind))).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(0.3);
  });
});

async function expectNaive(criteria: NaiveCriteria): Promise<number> {
  const question = { actor, entity: 'specimen', body: criteria };
  const answer = await bench.ask(question);
  const naive = naiveSearch({ entity: naiveSpecimen, records: bench.world.specimens, criteria, canSee });
  const expected = naive.rows.map((row) =>
    naiveAnswerRow({ entity: naiveSpecimen, canSee }, row, { select: criteria.select ?? ownFields }),
  );
  const rows = JSON.parse(answer.data) as Record<string, unknown>[];
  expect(rows.map(({ updateBy: _by, picture: _picture, ...row }) => row)).toEqual(expected);
  expect({ ...answer, data: undefined }).toEqual({
    totalSize: naive.totalSize,
    totalPage: naive.totalPage,
    page: criteria.page ?? 0,
    size: criteria.size ?? 20,
    totalCapped: false,
  });
  // Equalities use a prepared statement from the second time on.
  const isPrepared = criteria.where?.every(({ operator }) => operator === '=' || operator === 'in') ?? true;
  if (isPrepared) expect(await bench.ask(question)).toEqual(answer);
  return naive.totalSize;
}

/** Each type with each operator, plain and negated, alone and joined to the condition before it. */
function everyKindOfTerm({ term }: Questions): NaiveCriteria[] {
  return allTypes.flatMap((type) =>
    allOperators.flatMap((operator) =>
      [false, true].flatMap((isNot) =>
        [false, true].flatMap((isOr) => {
          const arbitrary = term(type, operator);
          if (arbitrary === undefined) throw new Error(`No path takes ${operator} with ${type}`);
          const [first, other] = fc.sample(arbitrary, { seed, numRuns: 2 });
          return first === undefined || other === undefined
            ? []
            : [{ where: isOr ? [other, { ...first, isNot, logic: 'OR' as const }] : [{ ...first, isNot }] }];
        }),
      ),
    ),
  );
}

function cell({
  type,
  operator,
  isNot,
  isOr,
}: {
  type: string;
  operator: string;
  isNot: boolean;
  isOr: boolean;
}): string {
  return `${operator} ${type}${isNot ? ' not' : ''}${isOr ? ' or' : ''}`;
}

/** All of them are legal: for every type there is a column that can be compared with every operator. */
function allCells(): string[] {
  return allTypes.flatMap((type) =>
    allOperators.flatMap((operator) =>
      [false, true].flatMap((isNot) => [false, true].map((isOr) => cell({ type, operator, isNot, isOr }))),
    ),
  );
}

/** Formats plain/or and not/not or, for each operator and type. */
function table(cellCounts: ReadonlyMap<string, number>): string {
  const count = (type: string, operator: string): string =>
    [false, true]
      .map((isNot) => [false, true].map((isOr) => cellCounts.get(cell({ type, operator, isNot, isOr })) ?? 0).join('/'))
      .join(' ');
  const lines = allOperators.map((operator) =>
    [operator.padEnd(8), ...allTypes.map((type) => count(type, operator).padStart(14))].join(' '),
  );
  return [['and/or not', ...allTypes.map((type) => type.padStart(14))].join(' '), ...lines].join('\n');
}
