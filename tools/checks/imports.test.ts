import { describe, expect, it } from 'vitest';
import { edgesOf, findPackage, findTarget, importsOf } from './imports.ts';
import { mask } from './mask.ts';

describe('importsOf', () => {
  it.each([
    ["import { a } from './a.ts';", 'value', './a.ts'],
    ["import a, { b } from './a.ts';", 'value', './a.ts'],
    ["import * as a from './a.ts';", 'value', './a.ts'],
    ["import './a.ts';", 'value', './a.ts'],
    ['import {\n  a,\n  b as c,\n} from "./a.ts";', 'value', './a.ts'],
    ["import { type A } from './a.ts';", 'value', './a.ts'],
    ["import type { A } from './a.ts';", 'type', './a.ts'],
    ["import type from './a.ts';", 'value', './a.ts'],
    ["const a = await import('./a.ts');", 'lazy', './a.ts'],
    ["declare module './a.ts' { interface A {} }", 'type', './a.ts'],
    ["export { a } from './a.ts';", 'value', './a.ts'],
    ["export type { A } from './a.ts';", 'type', './a.ts'],
    ["export * from './a.ts';", 'value', './a.ts'],
    ["export * as a from './a.ts';", 'value', './a.ts'],
    ["import data from './a.json' with { type: 'json' };", 'value', './a.json'],
  ])('reads %j', (text, kind, specifier) => {
    expect(importsOf(text)).toMatchObject([{ kind, specifier }]);
  });

  it.each([
    "// import { a } from './a.ts';",
    "/* import './a.ts'; */",
    'const text = "import \'./a.ts\'";',
    "const text = `import './a.ts' ${important('./a.ts')}`;",
    "export const from = 'a';",
    "export { a };\nconst b = 'c';",
    "object.import('./a.ts');",
  ])('finds nothing in %j', (text) => {
    expect(importsOf(text)).toEqual([]);
  });

  it('returns the line, and continues after what looks like a quote', () => {
    const text = "const quote = /['\"`]/u;\nconst half = 4 / 2; // don't\nimport './a.ts';";
    expect(importsOf(text)).toMatchObject([{ specifier: './a.ts', line: 3 }]);
  });
});

describe('mask', () => {
  it.each([
    ['a("b") // c', 'a(" ")     '],
    ['`x${y("z")}w`', '` ${y(" ")} `'],
    ['`${{ a: `b` }}c`', '`${{ a: ` ` }} `'],
    ['return /[/"]/.test(a) / 2', 'return /    /.test(a) / 2'],
    ["'it\\'s' + b", "'     ' + b"],
    ["<p>don't</p>\nb", "<p>don'     \nb"],
    ['วัตถุ = "อันตราย"', 'วัตถุ = "       "'],
  ])('retains the code of %j and its length', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it('retains comments on request', () => {
    expect(mask("'// a' // b", { keepComments: true })).toBe("'    ' // b");
  });
});

describe('the target of an import', () => {
  it('is found for package imports and relative paths', () => {
    expect(findTarget('src/modules/haz/rules.ts', '#language/label.ts')).toBe('src/language/label.ts');
    expect(findTarget('src/modules/haz/server/x.ts', '../rules.ts')).toBe('src/modules/haz/rules.ts');
    expect(edgesOf([{ path: 'src/a/b.ts', text: "import 'pg';\nimport './c.ts';" }])).toMatchObject([
      { from: 'src/a/b.ts', to: 'src/a/c.ts' },
    ]);
  });

  it('is the package, scoped or not', () => {
    expect(['@fastify/static/types', 'pg', 'node:fs/promises', './pg.ts', '#language/pg.ts'].map(findPackage)).toEqual([
      '@fastify/static',
      'pg',
      'node:fs',
      undefined,
      undefined,
    ]);
  });
});
