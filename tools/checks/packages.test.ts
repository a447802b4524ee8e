import { describe, expect, it } from 'vitest';
import {
  inexactVersions,
  resolvedAddresses,
  optionalPackagesWithoutEntry,
  unexplainedPackages,
  unusedPackages,
} from './packages.ts';

const manifest = {
  dependencies: { pg: '8.23.1', jose: '^6.2.17' },
  devDependencies: { vitest: '4.1.12', tsx: 'latest', beta: '1.0.0-beta.17' },
};

describe('a dependency', () => {
  it('is refused when nothing imports it', () => {
    const files = [{ path: 'src/platform/server/a.ts', text: "import { Pool } from 'pg';" }];
    expect(unusedPackages({ manifest, files })).toEqual(['jose is a dependency, but no file imports it']);
  });

  it('is used when it is resolved by name', () => {
    const files = [{ path: 'src/platform/server/a.ts', text: "require.resolve('jose')" }];
    expect(unusedPackages({ manifest, files })).toEqual(['pg is a dependency, but no file imports it']);
    const sheets = [
      { path: 'src/platform/web/theme/fonts.css', text: "@import 'pg/all.css'; a { src: url('jose/font.woff2') }" },
    ];
    expect(unusedPackages({ manifest, files: sheets })).toEqual([]);
  });

  it('is refused when no ADR names it', () => {
    expect(
      unexplainedPackages(manifest, [
        { path: 'docs/adr/0004.md', text: '- `pg`: the driver; jose goes unmentioned as code' },
      ]),
    ).toEqual(['jose is a dependency, but docs/adr does not say why']);
  });

  it('is refused when its version is not exact', () => {
    expect(inexactVersions(manifest)).toEqual([
      'jose is asked for as ^6.2.17: write the exact version',
      'tsx is asked for as latest: write the exact version',
    ]);
  });
});

it('a lock file with addresses is refused', () => {
  expect(resolvedAddresses('{ "node_modules/pg": { "version": "8.23.1" } }')).toEqual([]);
  expect(resolvedAddresses('{ "node_modules/pg": { "resolved": "https://example.org/pg.tgz" } }')).toHaveLength(1);
});

it('a lock file that lacks an optional package of another platform is refused', () => {
  const rolldown = { 'node_modules/rolldown': { optionalDependencies: { '@rolldown/binding-darwin-x64': '1.2.18' } } };
  expect(optionalPackagesWithoutEntry(JSON.stringify({ packages: rolldown }))).toHaveLength(1);
  expect(
    optionalPackagesWithoutEntry(
      JSON.stringify({ packages: { ...rolldown, 'node_modules/@rolldown/binding-darwin-x64': { optional: true } } }),
    ),
  ).toEqual([]);
});
