/** Whatever is sent, the answer is a result or a refusal, and searching changes nothing. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { tableName } from '#language/naming.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import {
  SEARCH_BENCH_TIMEOUT_MS,
  openSearchBench,
  refusalOf,
  type SearchBench,
} from '#platform/testing/searchBench.ts';

const { seed, numRuns, timeoutMs } = propertyRuns(800);

/** Strings that break careless programs: quotes, comments, object keys, numbers. */
const nasty = [
  "'",
  '"',
  '\\',
  ';',
  '--',
  '/*',
  '*/',
  '$1',
  '$$',
  '?',
  '%',
  '_',
  '\u0000',
  '\uD800',
  '\u202E',
  '',
  ' ',
  '.',
  '..',
  'a.',
  '.a',
  "'; drop table specimen; --",
  '" or true --',
  "' or '1'='1",
  '1) or (1=1',
  'id" from "credential',
  'code collate "C"',
  'pg_sleep(9)',
  '/*offset*/0',
  '(select 1)',
  'code::text',
  'code desc',
  't.*',
  '*',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
  'then',
  'toJSON',
  '__proto__.polluted',
  'refOther.__proto__',
  'lines.constructor',
  'lines',
  'lines.',
  'others',
  'others.code',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '99999999999999999999',
  '2024-02-30',
  '2024-13-01',
  '9999-12-31',
  '0000-00-00',
  '2024-01-01T25:00:00Z',
  'null',
  'undefined',
  'true',
  '{}',
  '[]',
  'ก'.repeat(1001),
  'x'.repeat(300),
  'code,name',
  'codeASC,name',
  'refOther.'.repeat(6) + 'code',
] as const;

const knownPaths = [
  'id',
  'code',
  'name',
  'amount',
  'weightKg',
  'isOpen',
  'day',
  'moment',
  'token',
  'attribute',
  'picture',
  'refGrade',
  'refGrade.key',
  'refTitle',
  'refOther.note',
  'lines.label',
  'lines.netKg',
  'pin',
];
const someString = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(...knownPaths),
);
const someValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: someString },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e300,
      5e-324,
      123_456_789_012_345_680_000,
      Number.MAX_SAFE_INTEGER,
      [],
      {},
      [[]],
      [null],
      { id: null },
      { id: 'x' },
      '2200-12-31',
      '1900-01-01',
    ),
  },
  { weight: 1, arbitrary: fc.array(someString, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(someString, someString, { maxKeys: 3 }) },
);
/** Mostly valid, so that the invalid parts are reached. */
const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<unknown> = someValue): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: wrong });

const path = mostly(fc.constantFrom(...knownPaths), someString);
const textPath = fc.constantFrom(
  'code',
  'name',
  'note',
  'pin',
  'refGrade.key',
  'refTitle.value',
  'refOther.note',
  'lines.label',
  'refHolder.fullName',
);
/** Any text may be searched in a text field: these conditions reach the database. */
const textTerm = fc.record({
  name: textPath,
  operator: fc.constantFrom('=', 'like', '>', 'in'),
  value: someString,
  isNot: fc.boolean(),
});
const wildTerm = fc.record(
  {
    name: mostly(path),
    operator: mostly(fc.constantFrom('=', 'like', '>', '<', '>=', '<=', 'in', 'between')),
    type: mostly(fc.constantFrom('String', 'Date', 'Datetime', 'UUID', 'Boolean', 'Number')),
    value: someValue,
    value2: someValue,
    logic: mostly(fc.constant('OR')),
    isNot: mostly(fc.boolean()),
  },
  { requiredKeys: ['name', 'operator', 'value'] },
);
const term = fc.oneof({ weight: 3, arbitrary: textTerm }, { weight: 1, arbitrary: wildTerm });
const sort = fc.record(
  { name: mostly(path), type: mostly(fc.constantFrom('ASC', 'DESC')) },
  { requiredKeys: ['name'] },
);
const page = mostly(fc.nat({ max: 3 }));
const size = mostly(fc.integer({ min: 1, max: 30 }));
const list = (item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => mostly(fc.array(item, { maxLength: 2 }));
const plain = { select: list(path), where: list(term), sort: list(sort), page, size };
const { criteria } = fc.letrec((tie) => ({
  child: fc.record(
    {
      ...plain,
      name: mostly(fc.constantFrom('lines', 'others')),
      isRecursive: mostly(fc.boolean()),
      children: list(tie('child')),
    },
    { requiredKeys: ['name'] },
  ),
  criteria: fc.record({ ...plain, children: list(tie('child')) }, { requiredKeys: [] }),
}));

let bench: SearchBench;

beforeAll(async () => {
  bench = await openSearchBench({ seed, specimens: 20 });
}, SEARCH_BENCH_TIMEOUT_MS);

afterAll(() => bench.remove());

describe('a search with arbitrary input', () => {
  it('is answered, or refused as bad input, and changes nothing', { timeout: timeoutMs }, async () => {
    const before = await fingerprint();
    const tally = { answered: 0, refused: 0 };
    const actors = [
      makeTestActor(),
      makeTestActor({
        classes: ['public'],
        scope: { kind: 'department', departmentId: bench.world.departments[0]?.id ?? '' },
      }),
    ];
    await fc.assert(
      fc.asyncProperty(
        mostly(criteria),
        fc.constantFrom(...actors),
        fc.constantFrom('specimen', 'specimen', 'specimenLine', 'lookup'),
        async (sent, actor, entity) => {
          // Sent through JSON as in a real call; this preserves own properties named __proto__.
          const body = JSON.parse(JSON.stringify(sent) ?? 'null') as unknown;
          const refusal = await refusalOf(bench.ask({ actor, entity, body }));
          expect(refusal?.status ?? 400).toBe(400);
          tally[refusal === undefined ? 'answered' : 'refused'] += 1;
        },
      ),
      { seed, numRuns },
    );
    expect(await fingerprint()).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(tally.answered / numRuns).toBeGreaterThan(0.1);
    expect(tally.refused / numRuns).toBeGreaterThan(0.3);
  });

  it('treats a nonsensical value like any other, or refuses it', { timeout: timeoutMs }, async () => {
    for (const value of [...nasty, 'a\u0000b', '2200-12-31', 1e300, 5e-324]) {
      for (const name of knownPaths) {
        for (const operator of ['=', 'like']) {
          const refusal = await refusalOf(
            bench.ask({
              actor: makeTestActor(),
              entity: 'specimen',
              body: { size: 1, select: ['id'], where: [{ name, operator, value }] },
            }),
          );
          expect(refusal?.status ?? 400, `${name} ${operator} ${JSON.stringify(value)}`).toBe(400);
        }
      }
    }
  });

  it('is refused with a nonsensical name', async () => {
    for (const name of nasty) await expectNameless(name);
  });
});

async function expectNameless(name: string): Promise<void> {
  const actor = makeTestActor();
  const bodies = [
    { select: [name] },
    { sort: [{ name }] },
    { where: [{ name, operator: '=', value: 'x' }] },
    { where: [{ name, operator: 'like', value: '' }] },
    { children: [{ name, isRecursive: true }] },
  ];
  const others = [
    { where: [{ name: 'code', operator: name, value: 'x' }] },
    { where: [{ name: 'code', operator: '=', type: name, value: 'x' }] },
    { sort: [{ name: 'code', type: name }] },
    { where: [{ name: 'code', operator: '=', value: 'x', logic: name }] },
    JSON.parse(`{${JSON.stringify(name)}: 1}`) as unknown,
  ];
  // `others` is a valid name of children, and of nothing else.
  for (const body of name === 'others' ? [...bodies.slice(0, -1), ...others] : [...bodies, ...others]) {
    expect(await refusalOf(bench.ask({ actor, entity: 'specimen', body })), JSON.stringify(body)).toMatchObject({
      status: 400,
    });
  }
}

/** Hashes all rows of all tables. */
async function fingerprint(): Promise<unknown> {
  const tables = [...testCatalogue.entities.keys()].map(tableName);
  const sums = tables.map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(t::text, '\n' order by t.id), '')) as sum from "${table}" t`,
  );
  const { rows } = await bench.pool.query(
    `${sums.join(' union all ')} union all select 'tables', string_agg(relname, ',' order by relname) from pg_class where relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows;
}
