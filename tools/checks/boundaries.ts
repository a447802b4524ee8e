/** The rules of imports. Every check returns sentences, one per violation; none means all is well. */
import { findArea, layers, type Area } from './sourceAreas.ts';
import { edgesOf, findPackage, importsOf, type Edge } from './imports.ts';
import { isTest, type SourceFile } from './sources.ts';

/** Packages without input or output, which rules may therefore use. */
const PURE_PACKAGES = ['big.js', 'geographiclib-geodesic', 'saxes', 'zod'];

/** Every source file has a place in the layout; only tests of the whole are next to the layers. */
export function misplacedFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => findArea(file.path) === undefined && !/^src\/[^/]+\.test\.ts$/u.test(file.path))
    .map((file) => `${file.path} lies in no known area`);
}

/** language ← platform ← modules ← apps. Code that only tests use may start a whole application. */
export function upwardImports(files: readonly SourceFile[]): string[] {
  return importBreaches(files, ({ from, to }) =>
    from.side !== 'testing' && to.side !== 'testing' && layers.indexOf(to.layer) > layers.indexOf(from.layer)
      ? `${from.layer} stands below ${to.layer}`
      : undefined,
  );
}

/** Pure code imports pure code only, so that it runs in the browser, on the server and in a plain test. */
export function impureImports(files: readonly SourceFile[]): string[] {
  const pure = files.filter((file) => findArea(file.path)?.side === 'pure' && !isTest(file.path));
  const packages = pure.flatMap((file) =>
    importsOf(file.text)
      .filter(
        ({ specifier }) =>
          findPackage(specifier) !== undefined && !PURE_PACKAGES.includes(findPackage(specifier) ?? ''),
      )
      .map(
        ({ specifier, line }) =>
          `${file.path}:${line} imports ${specifier}: pure code may import only ${PURE_PACKAGES.join(', ')}`,
      ),
  );
  return [
    ...packages,
    ...importBreaches(pure, ({ to }) => (to.side === 'pure' ? undefined : `pure code does not import ${to.side} code`)),
  ];
}

/** The two sides communicate through the API only. */
export function importsAcrossTheWire(files: readonly SourceFile[]): string[] {
  return importBreaches(files, ({ from, to }) => {
    const sides = new Set([from.side, to.side]);
    return sides.has('server') && sides.has('web') ? 'server and web never import each other' : undefined;
  });
}

/** A factory or a movable clock in production would be a back door. */
export function testingOutsideTests(files: readonly SourceFile[]): string[] {
  const production = files.filter((file) => !isTest(file.path));
  return importBreaches(production, ({ from, to }) =>
    to.side === 'testing' && from.side !== 'testing' ? 'only tests import what is there for tests' : undefined,
  );
}

/**
 * Helpers that the tests of all modules share would break with each of them: modules provide their own facts
 * (moduleTesting.ts).
 */
export function modulesInPlatformTesting(files: readonly SourceFile[]): string[] {
  return importBreaches(files, ({ from, to }) =>
    from.layer === 'platform' && from.side === 'testing' && to.layer === 'modules'
      ? 'platform/testing knows no module'
      : undefined,
  );
}

/** A folder without an owner collects code that nobody owns. */
export function sharedImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file.text)
      .filter(({ specifier }) => specifier.includes('shared/'))
      .map(({ specifier, line }) => `${file.path}:${line} imports ${specifier}: name the folder after what it answers`),
  );
}

interface ImportEnds {
  readonly from: Area;
  readonly to: Area;
}

function importBreaches(files: readonly SourceFile[], judge: (ends: ImportEnds) => string | undefined): string[] {
  return edgesOf(files).flatMap((edge) => {
    const from = findArea(edge.from);
    const to = findArea(edge.to);
    const reason = from === undefined || to === undefined ? undefined : judge({ from, to });
    return reason === undefined ? [] : [sentence(edge, reason)];
  });
}

function sentence(edge: Edge, reason: string): string {
  return `${edge.from}:${edge.line} imports ${edge.specifier}: ${reason}`;
}
