/** Dependencies on packages: used, explained, and the same bytes everywhere. */
import { findPackage, importsOf } from './imports.ts';
import type { SourceFile } from './sources.ts';

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Imported, or at least resolved by name: the binaries of a database are run, not imported. */
export function unusedPackages({ manifest, files }: { manifest: Manifest; files: readonly SourceFile[] }): string[] {
  const used = new Set(
    files.flatMap((file) =>
      [...importsOf(file.text).map(({ specifier }) => specifier), ...resolvedIn(file.text)].flatMap(
        (specifier) => findPackage(specifier) ?? [],
      ),
    ),
  );
  return Object.keys(manifest.dependencies ?? {})
    .filter((name) => !used.has(name))
    .map((name) => `${name} is a dependency, but no file imports it`);
}

/** `require.resolve('…')` in code; `url('…')` and `@import '…'` in a sheet. */
function resolvedIn(text: string): string[] {
  return [...text.matchAll(/(?:\.resolve\(|\burl\(|@import\s+)'(?<name>[^']+)'/gu)].map(
    (match) => match.groups?.['name'] ?? '',
  );
}

export function unexplainedPackages(manifest: Manifest, decisions: readonly SourceFile[]): string[] {
  return Object.keys(manifest.dependencies ?? {})
    .filter((name) => !decisions.some((decision) => decision.text.includes(`\`${name}\``)))
    .map((name) => `${name} is a dependency, but docs/adr does not say why`);
}

export function inexactVersions(manifest: Manifest): string[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))
    .map(([name, version]) => `${name} is asked for as ${version}: write the exact version`);
}

/** A lock file with addresses installs only where those addresses are reachable. */
export function resolvedAddresses(lockFile: string): string[] {
  return [...lockFile.matchAll(/"resolved":\s*"(?<address>[^"]*)"/gu)].map(
    (match) =>
      `package-lock.json is bound to ${match.groups?.['address'] ?? ''}: npm install with the repository's .npmrc leaves it out`,
  );
}

/** `npm ci` refuses a lock file without an entry for an optional package, also one for another platform. */
export function optionalPackagesWithoutEntry(lockFile: string): string[] {
  const { packages } = JSON.parse(lockFile) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) =>
          packages[`node_modules/${name}`] === undefined && packages[`${path}/node_modules/${name}`] === undefined,
      )
      .map((name) => `package-lock.json has no entry for ${name}, which ${path} names: npm ci fails`),
  );
}
