/** How modules of the law may depend on each other: by name, through index.ts, never in a cycle. */
import { findArea } from './sourceAreas.ts';
import { findCycles, graphOf } from './cycles.ts';
import { edgesOf } from './imports.ts';
import { mask } from './mask.ts';
import { isTest, type SourceFile } from './sources.ts';

/** Returns, by module, what its index.ts declares in `dependsOn`. */
export function declaredDependencies(files: readonly SourceFile[]): Map<string, string[]> {
  const declared = new Map<string, string[]>();
  for (const file of files) {
    const name = /^src\/modules\/(?<name>[^/]+)\/index\.ts$/u.exec(file.path)?.groups?.['name'];
    if (name !== undefined) declared.set(name, namesInDependsOn(file.text));
  }
  return declared;
}

export function importsPastIndex(files: readonly SourceFile[]): string[] {
  const declared = declaredDependencies(files);
  return edgesOf(files).flatMap((edge) => {
    const own = findArea(edge.from)?.module;
    const other = findArea(edge.to)?.module;
    if (own === undefined || other === undefined || own === other) return [];
    // The test facts of a module are open to the tests of all.
    if (findArea(edge.to)?.side === 'testing' && (isTest(edge.from) || findArea(edge.from)?.side === 'testing'))
      return [];
    const where = `${edge.from}:${edge.line} imports ${edge.specifier}`;
    const problems: string[] = [];
    if (!indexFilesFor(edge.from, other).includes(edge.to))
      problems.push(`${where}: go through #modules/${other}/index.ts`);
    if (!(declared.get(own) ?? []).includes(other))
      problems.push(`${where}: ${own} does not name ${other} in dependsOn`);
    return problems;
  });
}

/** Each side has an entry for what modules share on that side alone: components, and functions of the server. */
function indexFilesFor(from: string, other: string): readonly string[] {
  const indexFiles = [`src/modules/${other}/index.ts`];
  const side = findArea(from)?.side;
  return side === 'web' || side === 'server' ? [...indexFiles, `src/modules/${other}/${side}/index.ts`] : indexFiles;
}

export function unknownDependencies(files: readonly SourceFile[]): string[] {
  const declared = declaredDependencies(files);
  return [...declared].flatMap(([name, others]) =>
    others.filter((other) => !declared.has(other)).map((other) => `${name} depends on ${other}, which is no module`),
  );
}

export function dependencyCycles(files: readonly SourceFile[]): string[] {
  return findCycles(declaredDependencies(files)).map((ring) => `modules depend on each other in a ring: ${ring}`);
}

/** Files that load each other at run time; a type or a lazy import closes no cycle. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const loaded = edgesOf(files).filter((edge) => edge.kind === 'value');
  return findCycles(graphOf(loaded)).map((ring) => `files import each other in a ring: ${ring}`);
}

function namesInDependsOn(text: string): string[] {
  const found = /\bdependsOn\s*:\s*\[(?<names>[^\]]*)\]/u.exec(mask(text));
  if (found === null) return [];
  // The masked text found it outside comments and strings; the names are read from the original.
  const written = text.slice(found.index, found.index + found[0].length);
  return [...written.matchAll(/['"](?<name>[^'"]+)['"]/gu)].map((match) => match.groups?.['name'] ?? '');
}
