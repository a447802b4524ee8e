import { describe, expect, it } from 'vitest';
import { barrelFiles } from './barrels.ts';
import { dependencyCycles, importCycles, importsPastIndex, unknownDependencies } from './modules.ts';
import type { SourceFile } from './sources.ts';

describe('modules', () => {
  it('are entered through index.ts only', () => {
    const files = [
      indexFile('haz', ['fee']),
      indexFile('fee', []),
      file('src/modules/haz/rules.ts', "import { a } from '#modules/fee/rules.ts';"),
    ];
    expect(importsPastIndex(files)).toEqual([expect.stringContaining('go through #modules/fee/index.ts')]);
  });

  it('are entered only by modules that list them in dependsOn', () => {
    const files = [
      indexFile('haz', []),
      indexFile('fee', []),
      file('src/modules/haz/server/a.ts', "import type { A } from '#modules/fee/index.ts';"),
    ];
    expect(importsPastIndex(files)).toEqual([expect.stringContaining('haz does not name fee in dependsOn')]);
  });

  it('may use each other as declared, and themselves freely', () => {
    const files = [
      indexFile('haz', ['fee']),
      indexFile('fee', []),
      file('src/modules/haz/rules.ts', "import { a } from '#modules/fee/index.ts'; import { b } from './server/b.ts';"),
    ];
    expect(importsPastIndex(files)).toEqual([]);
  });

  it('share components through the web entry, and with browser code alone', () => {
    const importing = (path: string): SourceFile => file(path, "import { Drawing } from '#modules/fee/web/index.ts';");
    const indexFiles = [
      indexFile('haz', ['fee']),
      indexFile('fee', []),
      file('src/modules/fee/web/index.ts', 'export const door = {};'),
    ];
    expect(importsPastIndex([...indexFiles, importing('src/modules/haz/web/Slot.tsx')])).toEqual([]);
    expect(importsPastIndex([...indexFiles, importing('src/modules/haz/rules.ts')])).toEqual([
      expect.stringContaining('go through #modules/fee/index.ts'),
    ]);
  });

  it('depend only on modules that exist', () => {
    expect(unknownDependencies([indexFile('haz', ['fee'])])).toEqual(['haz depends on fee, which is no module']);
  });

  it('never depend on each other in a cycle', () => {
    expect(dependencyCycles([indexFile('a', ['b']), indexFile('b', ['c']), indexFile('c', ['a'])])).toEqual([
      expect.stringContaining('a → b → c → a'),
    ]);
  });

  it('are not misled by a dependsOn in a comment', () => {
    expect(
      unknownDependencies([file('src/modules/haz/index.ts', "// dependsOn: ['fee']\nexport const a = 1;")]),
    ).toEqual([]);
  });
});

describe('files', () => {
  it('never load each other in a cycle', () => {
    const files = [
      file('src/language/a.ts', "import './b.ts';"),
      file('src/language/b.ts', "import './c.ts';"),
      file('src/language/c.ts', "import './a.ts';"),
    ];
    expect(importCycles(files)).toHaveLength(1);
  });

  it('may import each other’s types, or load each other lazily', () => {
    const files = [
      file('src/language/a.ts', "import './b.ts'; import './c.ts';"),
      file('src/language/b.ts', "import type { A } from './a.ts';"),
      file('src/language/c.ts', "const a = () => import('./a.ts');"),
    ];
    expect(importCycles(files)).toEqual([]);
  });

  it.each([
    ['re-exports by name', "export { a } from './a.ts';"],
    ['re-exports types', "export type { A } from './a.ts';"],
    ['star exports beside code', "export * from './a.ts';\nexport const b = 1;"],
    ['imports handed on', "import { a } from './a.ts';\nimport { b } from './b.ts';\nexport { a, b };"],
  ])('are refused when they only re-export: %s', (_case, text) => {
    expect(barrelFiles([file('src/language/index.ts', text)])).toHaveLength(1);
  });

  it('are no barrels when they are the index of a module, or define something themselves', () => {
    expect(
      barrelFiles([
        file('src/modules/haz/index.ts', "export { a } from './a.ts';"),
        file('src/language/b.ts', "import { a } from './a.ts';\nexport const b = a;"),
        file('src/language/c.ts', "import './a.ts';"),
      ]),
    ).toEqual([]);
  });
});

function indexFile(name: string, dependsOn: readonly string[]): SourceFile {
  const names = dependsOn.map((other) => `'${other}'`).join(', ');
  return file(
    `src/modules/${name}/index.ts`,
    `export const ${name} = defineModule({ name: '${name}', dependsOn: [${names}] });`,
  );
}

function file(path: string, text: string): SourceFile {
  return { path, text };
}
