/** For any query, the answer contains exactly the rows of the naive answer that are in the scope of the caller. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import type { RowScope } from '#platform/server/access/actor/actor.ts';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { questionsAbout } from '#platform/testing/naiveQuestions.ts';
import {
  naiveSearch,
  naiveAnswerRow,
  type NaiveCriteria,
  type NaiveEntity,
  type NaiveRecord,
  type NaiveTerm,
  type ScopeTest,
} from '#platform/testing/naiveSearch.ts';
import { linePaths, naiveLine, naiveSpecimen, specimenPaths } from '#platform/testing/naiveSpecimen.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { SEARCH_BENCH_TIMEOUT_MS, openSearchBench, type SearchBench } from '#platform/testing/searchBench.ts';
import type { Engine } from '../engine.ts';
import { exportCsv } from '../sheets/export.ts';
import { readCriteria } from './search.ts';

const SPECIMENS = 150;
const { seed, numRuns, timeoutMs } = propertyRuns(70);

let bench: SearchBench;
let scopes: fc.Arbitrary<RowScope>;
let specimens: fc.Arbitrary<NaiveCriteria>;
let lines: fc.Arbitrary<NaiveCriteria>;

beforeAll(async () => {
  bench = await openSearchBench({ seed, specimens: SPECIMENS });
  scopes = anyScope(bench.world);
  specimens = escaping(
    questionsAbout({ entity: naiveSpecimen, records: bench.world.specimens, paths: specimenPaths }).criteria,
  );
  lines = escaping(questionsAbout({ entity: naiveLine, records: bench.world.lines, paths: linePaths }).criteria);
}, SEARCH_BENCH_TIMEOUT_MS);

afterAll(() => bench.remove());

describe('the scope of the caller', () => {
  it(
    'limits rows, totals and values read through references, whatever is joined by OR',
    { timeout: timeoutMs },
    async () => {
      const kinds = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(scopes, specimens, async (scope, criteria) => {
          const total = await expectNaive({ scope, entity: naiveSpecimen, records: bench.world.specimens, criteria });
          if (total > 0) kinds.set(scope.kind, (kinds.get(scope.kind) ?? 0) + 1);
        }),
        { seed, numRuns },
      );
      console.log('questions with an answer, by scope:', Object.fromEntries(kinds));
      expect([...kinds.keys()].toSorted()).toEqual([
        'agent',
        'all',
        'department',
        'departments',
        'documentTypes',
        'holder',
      ]);
    },
  );

  it('limits parts by their record, and children by their own scope', { timeout: timeoutMs }, async () => {
    await fc.assert(
      fc.asyncProperty(
        scopes,
        specimens,
        specimens,
        lines,
        fc.boolean(),
        async (scope, criteria, others, part, isRecursive) => {
          await expectNaive({ scope, entity: naiveLine, records: bench.world.lines, criteria: part });
          const children = [{ ...others, name: 'others', isRecursive, children: [{ ...part, name: 'lines' }] }];
          await expectNaive({
            scope,
            entity: naiveSpecimen,
            records: bench.world.specimens,
            criteria: { ...criteria, children },
          });
        },
      ),
      { seed, numRuns },
    );
  });

  it('limits an export', { timeout: timeoutMs }, async () => {
    await fc.assert(
      fc.asyncProperty(scopes, specimens, async (scope, criteria) => {
        const engine = {
          catalogue: testCatalogue,
          lookups: bench.lookups,
          pools: { export: bench.pool },
        } as unknown as Engine;
        const stream = exportCsv(engine, {
          actor: makeTestActor({ scope }),
          entity: getEntity(testCatalogue, 'specimen'),
          criteria: readCriteria({ ...criteria, select: ['id'] }),
          locale: 'en',
        });
        const exported = (await stream.toArray()).join('').split('\r\n').slice(1, -1);
        const all = naiveSearch({
          entity: naiveSpecimen,
          records: bench.world.specimens,
          criteria: { ...criteria, page: 0, size: SPECIMENS },
          canSee: seesIn(scope),
        });
        expect(exported).toEqual(all.rows.map(({ id }) => id));
      }),
      { seed, numRuns },
    );
  });

  it('leaves private rows to their owner, even if everything else is visible', async () => {
    const [first, other] = bench.world.holders;
    for (const owner of [first, other]) {
      await bench.pool.query(
        `insert into saved_view (id, user_id, entity, path, name, is_default, body, version, create_by, create_date,
            update_by, update_date)
         values (gen_random_uuid(), $1::uuid, 'specimen', '/app', $1::uuid::text, false, '{}', 1, 'test', now(),
           'test', now())`,
        [owner?.id],
      );
    }
    const where = [
      { name: 'refUser', operator: '=', value: first?.id },
      { name: 'refUser', operator: '=', value: other?.id, logic: 'OR' },
    ];
    const namesFor = async (userId: string | null, scope: RowScope): Promise<unknown[]> =>
      (await bench.rows({ actor: makeTestActor({ userId, scope }), entity: 'savedView', body: { where } })).map(
        ({ name }) => name,
      );
    expect(await namesFor(first?.id ?? '', { kind: 'all' })).toEqual([first?.id]);
    expect(await namesFor(other?.id ?? '', { kind: 'none' })).toEqual([other?.id]);
    expect(await namesFor(null, { kind: 'all' })).toEqual([]);
  });
});

async function expectNaive({
  scope,
  entity,
  records,
  criteria,
}: {
  scope: RowScope;
  entity: NaiveEntity;
  records: readonly NaiveRecord[];
  criteria: NaiveCriteria;
}): Promise<number> {
  const canSee = seesIn(scope);
  const answer = await bench.ask({ actor: makeTestActor({ scope }), entity: entity.name, body: criteria });
  const naive = naiveSearch({ entity, records, criteria, canSee });
  expect(JSON.parse(answer.data)).toEqual(naive.rows.map((row) => naiveAnswerRow({ entity, canSee }, row, criteria)));
  expect([answer.totalSize, answer.totalPage]).toEqual([naive.totalSize, naive.totalPage]);
  return naive.totalSize;
}

/** Selects also read through references, and conditions that are always true try to escape the scope by OR. */
function escaping(questions: fc.Arbitrary<NaiveCriteria>): fc.Arbitrary<NaiveCriteria> {
  const always: fc.Arbitrary<NaiveTerm> = fc.constantFrom<NaiveTerm>(
    { name: 'id', operator: '=', isNot: true, value: '00000000-0000-0000-0000-000000000000', logic: 'OR' },
    { name: 'id', operator: '>=', value: '00000000-0000-0000-0000-000000000000', logic: 'OR' },
    { name: 'id', operator: 'like', value: '-', logic: 'OR' },
  );
  return fc.tuple(questions, fc.option(always), fc.nat({ max: 6 })).map(([criteria, term, at]) => {
    const where = criteria.where ?? [];
    return {
      select: ['id'],
      ...criteria,
      where: term === null ? where : where.toSpliced(at % (where.length + 1), 0, term),
    };
  });
}

function anyScope({ holders, departments }: SearchBench['world']): fc.Arbitrary<RowScope> {
  const holderId = fc.constantFrom(...holders.map(({ id }) => id));
  const departmentId = fc.constantFrom(...departments.map(({ id }) => id));
  const documentTypes = fc.uniqueArray(fc.constantFrom('sampleImport', 'informImport', 'release', 'toWhom'), {
    maxLength: 3,
  });
  return fc.oneof(
    fc.constant({ kind: 'all' } as const),
    fc.constant({ kind: 'none' } as const),
    fc.record({ kind: fc.constant('holder'), holderId }),
    fc.record({ kind: fc.constant('agent'), holderId, documentTypes }),
    fc.record({ kind: fc.constant('department'), departmentId }),
    fc.record({ kind: fc.constant('departments'), departmentIds: fc.uniqueArray(departmentId, { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('documentTypes'), documentTypes }),
  );
}

/** Vocabularies, departments and people are the same for everybody; a line is visible with its specimen. */
function seesIn(scope: RowScope): ScopeTest {
  return (entity, record) => {
    if (entity.name === 'specimenLine') return isInScope(scope, record['refSpecimen'] as NaiveRecord);
    return entity.name === 'specimen' ? isInScope(scope, record) : true;
  };
}

function isInScope(scope: RowScope, specimen: NaiveRecord): boolean {
  const [holder, department, type] = ['refHolder', 'refDepartment', 'refDocumentType'].map(
    (name) => specimen[name] as NaiveRecord | null,
  );
  const isOfType = (types: readonly string[]): boolean =>
    type !== undefined && type !== null && types.includes(String(type['code']));
  switch (scope.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'holder':
      return holder?.id === scope.holderId;
    case 'agent':
      return holder?.id === scope.holderId && isOfType(scope.documentTypes);
    case 'department':
      return department?.id === scope.departmentId;
    case 'departments':
      return department !== undefined && department !== null && scope.departmentIds.includes(department.id);
    case 'documentTypes':
      return isOfType(scope.documentTypes);
  }
}
