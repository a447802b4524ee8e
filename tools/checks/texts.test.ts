import { describe, expect, it } from 'vitest';
import { longFiles, unfinishedMarkers, silentSuppressions, disabledTests, untypedRecords } from './texts.ts';

describe('a disabled test is found', () => {
  it.each([
    "it.only('a', f);",
    "test.skip('a', f);",
    "describe.skip('a', f);",
    "it.todo('a');",
    "describe.only('a', f);",
    "it.skip.each([1])('a', f);",
    "test.concurrent.only('a', f);",
    "it.skipIf(x)('a', f);",
    "it.runIf(x)('a', f);",
    "it.fails('a', f);",
    "xit('a', f);",
    "fdescribe('a', f);",
    "it('a', (context) => { context.skip(); });",
    "it('a', { skip: true }, f);",
  ])('%s', (text) => {
    expect(disabledTests([{ path: 'src/a.test.ts', text }])).toHaveLength(1);
  });

  it('and a running one, or a word in a string, is not', () => {
    const text = "it('says it.skip', f);\n// test.only\nit.each([1])('a', f);\nrows.skip(3);\nfit = 2;";
    expect(disabledTests([{ path: 'src/a.test.ts', text }])).toEqual([]);
  });
});

describe('a file', () => {
  it('is refused beyond 400 lines, a test beyond 550, unless it is a table of data', () => {
    const text = 'a\n'.repeat(401);
    const paths = [
      'src/a.ts',
      'src/modules/haz/seed.ts',
      'src/platform/model/data/provinces.ts',
      'src/language/units.data.ts',
      'src/a.generated.ts',
    ];
    expect(longFiles(paths.map((path) => ({ path, text })))).toEqual([
      expect.stringContaining('src/a.ts has 401 lines'),
    ]);
    expect(longFiles([{ path: 'src/b.ts', text: 'a\n'.repeat(400) }])).toEqual([]);
    expect(longFiles([{ path: 'src/b.test.ts', text: 'a\n'.repeat(550) }])).toEqual([]);
    expect(longFiles([{ path: 'src/b.test.ts', text: 'a\n'.repeat(551) }])).toHaveLength(1);
  });

  it('is refused with TODO or FIXME markers', () => {
    expect(unfinishedMarkers([{ path: 'src/a.ts', text: '// TODO: later\nconst a = 1; // FIXME' }])).toHaveLength(2);
    expect(unfinishedMarkers([{ path: 'src/a.ts', text: 'const todo = "to do";' }])).toEqual([]);
  });

  it('is refused if a module reads a record without naming its entity', () => {
    const text = "import type { AnyRecord } from '#language/record.ts';\nfunction f(record: AnyRecord) {}";
    expect(untypedRecords([{ path: 'src/modules/a/server/b.ts', text }])).toHaveLength(2);
    const others = ['src/platform/server/b.ts', 'src/modules/a/b.test.ts', 'src/modules/a/testing/b.ts'].map(
      (path) => ({ path, text }),
    );
    expect(
      untypedRecords([...others, { path: 'src/modules/a/b.ts', text: "// AnyRecord\nconst a = 'AnyRecord';" }]),
    ).toEqual([]);
  });

  it('is refused if it suppresses a rule without a reason', () => {
    const without = [
      '// oxlint-disable-next-line no-console',
      '/* oxlint-disable */',
      '// @ts-expect-error',
      '// eslint-disable-line eqeqeq --',
    ];
    expect(silentSuppressions([{ path: 'src/a.ts', text: without.join('\n') }])).toHaveLength(4);
    expect(
      silentSuppressions([
        { path: 'src/a.ts', text: '// oxlint-disable-next-line no-console -- the start command speaks to a person' },
      ]),
    ).toEqual([]);
  });
});
