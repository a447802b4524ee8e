/** Enforces the structure of the repository. Each check is itself tested on a bad example in tools/checks. */
import { extname } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { barrelFiles } from '../tools/checks/barrels.ts';
import {
  importsAcrossTheWire,
  impureImports,
  misplacedFiles,
  modulesInPlatformTesting,
  sharedImports,
  testingOutsideTests,
  upwardImports,
} from '../tools/checks/boundaries.ts';
import { folderCircles } from '../tools/checks/folderOrder.ts';
import { edgesOf } from '../tools/checks/imports.ts';
import { dependencyCycles, importCycles, importsPastIndex, unknownDependencies } from '../tools/checks/modules.ts';
import {
  inexactVersions,
  resolvedAddresses,
  optionalPackagesWithoutEntry,
  unexplainedPackages,
  unusedPackages,
  type Manifest,
} from '../tools/checks/packages.ts';
import { readSource, readSources, repository } from '../tools/checks/sources.ts';
import { unmatchedCssClasses } from '../tools/checks/styles.ts';
import {
  longFiles,
  unfinishedMarkers,
  silentSuppressions,
  disabledTests,
  unseededProperties,
  untypedRecords,
} from '../tools/checks/texts.ts';

/** Everything is bundled once, on a machine that may be busy with other suites. */
const BUNDLING_MS = 30_000;

const sources = readSources('src');
const sheets = readSources('src', ['.css']);
const tools = readSources('tools');
const everything = [...sources, ...tools, ...readSources('e2e'), ...readSources('bench')];

describe('the source tree', () => {
  it('has a place for every file', () => {
    expect(misplacedFiles(sources)).toEqual([]);
  });

  it('imports downwards only: language, platform, modules, apps', () => {
    expect(upwardImports(sources)).toEqual([]);
  });

  it('has no Node, browser or database in the language, the model and the law', () => {
    expect(impureImports(sources)).toEqual([]);
  });

  it('separates server and browser', () => {
    expect(importsAcrossTheWire(sources)).toEqual([]);
  });

  it('crosses between modules only through index.ts and only where dependsOn allows it', () => {
    expect([...importsPastIndex(sources), ...unknownDependencies(sources)]).toEqual([]);
  });

  it('has no cycles, neither of modules nor of files', () => {
    expect([...dependencyCycles(sources), ...importCycles(sources)]).toEqual([]);
  });

  it.each([
    'src/platform/model',
    'src/platform/server',
    'src/platform/server/access',
    'src/platform/server/request',
    'src/platform/server/resource',
    'src/platform/web',
    'src/platform/web/fields',
    'src/platform/web/form',
    'src/platform/web/list',
    'src/platform/web/pages',
    'src/platform/web/request',
    'src/platform/web/ui',
  ])('has folders that import each other in one direction only: %s', (root) => {
    expect(folderCircles(sources, root)).toEqual([]);
  });

  it('has no test helpers in production code', () => {
    expect(testingOutsideTests(sources)).toEqual([]);
  });

  it('has no modules in the test helpers that all modules share', () => {
    expect(modulesInPlatformTesting(sources)).toEqual([]);
  });

  it('has no folder without an owner, and no file that only re-exports', () => {
    expect([...sharedImports(everything), ...barrelFiles(sources)]).toEqual([]);
  });

  it('has short files without unfinished markers', () => {
    expect([...longFiles(sources), ...unfinishedMarkers(sources)]).toEqual([]);
  });

  it('uses every CSS class it defines, and defines every CSS class it uses', () => {
    expect(unmatchedCssClasses({ code: sources, sheets })).toEqual([]);
  });

  it('names the entity of every record that a module reads', () => {
    expect(untypedRecords(sources)).toEqual([]);
  });

  it('runs every test it has', () => {
    expect(disabledTests(everything)).toEqual([]);
  });

  it('runs every property test from a fixed seed', () => {
    expect(unseededProperties(everything)).toEqual([]);
  });

  it('gives a reason for each suppression of the linter or the compiler', () => {
    expect(silentSuppressions(everything)).toEqual([]);
  });

  it(
    'is parsed by these checks exactly as the bundler parses it',
    async () => {
      const parsedImports = edgesOf(sources)
        .filter((edge) => edge.kind === 'value')
        .map((edge) => `${edge.from} → ${edge.to}`);
      expect(new Set(parsedImports)).toEqual(await edgesSeenByEsbuild());
    },
    BUNDLING_MS,
  );
});

describe('dependencies on packages', () => {
  const manifest = JSON.parse(readSource('package.json').text) as Manifest;

  it('are imported somewhere', () => {
    expect(unusedPackages({ manifest, files: [...everything, ...sheets] })).toEqual([]);
  });

  it('are explained in docs/adr', () => {
    expect(unexplainedPackages(manifest, readSources('docs/adr', ['.md']))).toEqual([]);
  });

  it('have exact versions and a lock file that installs anywhere', () => {
    const lockFile = readSource('package-lock.json').text;
    expect([
      ...inexactVersions(manifest),
      ...resolvedAddresses(lockFile),
      ...optionalPackagesWithoutEntry(lockFile),
    ]).toEqual([]);
  });
});

async function edgesSeenByEsbuild(): Promise<Set<string>> {
  // One bundle that imports every file: as one entry point each they would take several times as long.
  const { metafile } = await build({
    absWorkingDir: repository,
    stdin: { contents: sources.map(({ path }) => `import './${path}';`).join('\n'), resolveDir: repository },
    // Styles, pictures and texts import nothing: the bundler need not parse them.
    loader: Object.fromEntries(otherExtensions().map((extension) => [extension, 'empty'])),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    metafile: true,
    write: false,
    outdir: 'dist',
    logLevel: 'silent',
  });
  return new Set(
    Object.entries(metafile.inputs).flatMap(([from, input]) =>
      from.startsWith('src/')
        ? input.imports
            .filter((found) => found.external !== true && found.kind === 'import-statement')
            .map((found) => `${from} → ${found.path}`)
        : [],
    ),
  );
}

/** Returns the extensions of the imported files that are no code. */
function otherExtensions(): string[] {
  const imported = edgesOf(sources).map(({ to }) => extname(to));
  return [...new Set(imported)].filter((extension) => extension !== '' && !/^\.(?:tsx?|mjs|json)$/u.test(extension));
}
