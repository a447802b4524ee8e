/**
 * The lists of modules in src/apps, computed from the folders of src/modules. They are files, and not found at run
 * time, because the bundler, the tests, the tools and the compiler all read plain imports.
 */
import { declaredDependencies } from '../checks/modules.ts';
import type { SourceFile } from '../checks/sources.ts';
import { toCamelCase } from '../../src/language/naming.ts';

const HEADER = '/** Written by `npm run modules` from the folders of src/modules, by `dependsOn`. Not to be edited. */';

/** The whole text of each list, by its path. */
export function moduleLists(files: readonly SourceFile[]): Readonly<Record<string, string>> {
  const names = inDependencyOrder(declaredDependencies(files));
  const paths = new Set(files.map(({ path }) => path));
  const having = (entry: string): string[] => names.filter((name) => paths.has(`src/modules/${name}/${entry}`));
  return {
    'src/apps/moduleDeclarations.ts': listText(having('index.ts'), {
      entry: 'index.ts',
      list: 'moduleDeclarations',
      type: 'ModuleDeclaration',
      typeFrom: '#language/module.ts',
      importOf: toCamelCase,
    }),
    'src/apps/server/moduleServers.ts': listText(having('server/index.ts'), {
      entry: 'server/index.ts',
      list: 'moduleServers',
      type: 'ModuleServer',
      typeFrom: '#platform/server/moduleServer.ts',
      importOf: (name) => `moduleServer as ${toCamelCase(name)}`,
    }),
    'src/apps/testing/moduleTestings.ts': listText(having('testing/index.ts'), {
      entry: 'testing/index.ts',
      list: 'moduleTestings',
      type: 'ModuleTesting',
      typeFrom: '#platform/testing/moduleTesting.ts',
      importOf: (name) => `moduleTesting as ${toCamelCase(name)}`,
    }),
  };
}

/** The dependencies of a module come before it; otherwise the order is by name. */
export function inDependencyOrder(dependencies: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const placed = new Set<string>();
  const waiting = new Set<string>();
  const place = (name: string): void => {
    if (placed.has(name)) return;
    const ring = [...waiting, name].join(' → ');
    if (waiting.has(name)) throw new Error(`Modules depend on each other in a ring: ${ring}`);
    waiting.add(name);
    for (const other of (dependencies.get(name) ?? []).toSorted()) if (dependencies.has(other)) place(other);
    waiting.delete(name);
    placed.add(name);
  };
  for (const name of [...dependencies.keys()].toSorted()) place(name);
  return [...placed];
}

interface ModuleList {
  readonly entry: string;
  readonly list: string;
  readonly type: string;
  readonly typeFrom: string;
  readonly importOf: (name: string) => string;
}

function listText(names: readonly string[], { entry, list, type, typeFrom, importOf }: ModuleList): string {
  const imports = names.map((name) => `import { ${importOf(name)} } from '#modules/${name}/${entry}';`);
  const items = names.map((name) => `  ${toCamelCase(name)},`);
  const head = [HEADER, `import type { ${type} } from '${typeFrom}';`, ...imports, ''];
  return [...head, `export const ${list}: readonly ${type}[] = [`, ...items, '];', ''].join('\n');
}
