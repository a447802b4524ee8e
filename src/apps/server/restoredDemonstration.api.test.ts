/**
 * Tests the data of the whole demonstration, backed up and restored into an empty database, and a server that serves
 * it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partFieldsOf } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import { makeTestDatabase, type TestDatabase } from '#platform/server/database/schema/schemaFixtures.ts';
import { ISSUED_IS_FINAL } from '#platform/server/database/schema/requestSchema.ts';
import { readDatabaseStructure } from '#platform/server/database/schema/databaseStructure.ts';
import { createFolderStore } from '#platform/server/files/folderStore.ts';
import { backup } from '#platform/server/operations/backup.ts';
import { checkData, findingsText, hasNoOffenders } from '#platform/server/operations/checkData.ts';
import type { Manifest } from '#platform/server/operations/manifest.ts';
import { restore } from '#platform/server/operations/restore.ts';
import { readConstraints } from '#platform/server/operations/withoutConstraints.ts';
import { invariantsFolder } from '#platform/testing/brokenInvariants.ts';
import {
  readTableDigests,
  findIssuedPartTables,
  withClient,
  type TableDigest,
} from '#platform/testing/databaseRows.ts';
import {
  countStories,
  playAllStories,
  prepareDemonstration,
  startDemonstrationApp,
  signInAs,
} from '#platform/testing/demonstrationSite.ts';
import { searchIssuedDocuments, checkIssuedPapers, documentEntitiesOf } from '#platform/testing/issuedDocuments.ts';
import { catalogue } from '../modules.ts';

/** Some thirty papers are printed and signed, one after the other, on a machine that may be busy with other suites. */
const PLAY_MS = 600_000;
const migrationsFolder = join(import.meta.dirname, '../../../migrations');
const silent = (): undefined => undefined;

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let manifest: Manifest;
/** The answer of the server before the backup was made. */
let before: Awaited<ReturnType<typeof searchIssuedDocuments>>;
/** The number of stories. */
let played: number;
let digests: Readonly<Record<string, TableDigest>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haz-restored-'));
  source = await makeTestDatabase();
  target = await makeTestDatabase();
  await prepareDemonstration(source);
  const site = await startDemonstrationApp(source, join(folder, 'files'));
  try {
    played = await playAllStories(site);
    before = await searchIssuedDocuments(site, await signInAs(site, 'head'));
    manifest = await backup({
      url: source.migratorUrl,
      files: storeOf('files'),
      folder: join(folder, 'backup'),
      version: '1',
      log: silent,
    });
    digests = await inside(source, readTableDigests);
  } finally {
    await site.stop();
  }
  await restore({
    url: target.migratorUrl,
    files: storeOf('restored'),
    folder: join(folder, 'backup'),
    migrationsFolder,
    log: silent,
  });
}, PLAY_MS);

afterAll(async () => {
  await source.remove();
  await target.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('the demonstration with its papers', () => {
  it('is played to its end, and every letter that was issued has its paper', async () => {
    expect(played).toBe(countStories());
    const { rows } = await inside(source, (client) =>
      client.query<{ hasPaper: boolean }>(
        'select "issued_file_id" is not null as "hasPaper" from "to_whom" where "revision" is not null',
      ),
    );
    expect(rows).toEqual([{ hasPaper: true }, { hasPaper: true }, { hasPaper: true }]);
  });
});

describe('the demonstration, restored from its backup', () => {
  it('has every row of every table, as many as in the manifest', async () => {
    expect(await inside(target, readTableDigests)).toEqual(digests);
    expect(Object.entries(digests).map(([name, { rows }]) => [name, rows])).toEqual(
      manifest.tables.map(({ name, rows }) => [name, rows]),
    );
    expect(manifest.files.length).toBeGreaterThan(30);
    expect(manifest.missingFiles).toEqual([]);
  });

  it('has the same triggers and constraints, all of them enabled and validated', async () => {
    const guards = await inside(target, readConstraints);
    expect(guards).toEqual(await inside(source, readConstraints));
    expect(guards.filter((guard) => !guard.endsWith('(O)') && !guard.endsWith('(t)'))).toEqual([]);
    expect(await inside(target, readDatabaseStructure)).toEqual(await inside(source, readDatabaseStructure));
  });

  it('has the parts of issued documents, and nobody can change them in any table that has such a trigger', async () => {
    const parts = await inside(target, findIssuedPartTables);
    const declared = documentEntitiesOf(catalogue).flatMap((entity) =>
      partFieldsOf(entity).map(([, field]) => tableName(field.target)),
    );
    expect(parts.map(({ table }) => table)).toEqual(declared.toSorted());
    expect(parts).toEqual(await inside(source, findIssuedPartTables));
    const filled = parts.filter(({ issued }) => issued > 0);
    expect(filled.map(({ table }) => table)).toEqual(expect.arrayContaining(['haz_aquatic', 'to_whom_attachment']));
    for (const { table, root, column } of filled) {
      const sql = `update "${table}" set "${column}" = "${column}" where "${column}" in (select id from "${root}"
        where revision is not null)`;
      await expect(
        inside(target, (client) => client.query(sql)),
        table,
      ).rejects.toMatchObject({ code: ISSUED_IS_FINAL });
    }
  });

  it('satisfies every invariant, with the chain over its audit and the bytes of its files', async () => {
    const findings = await checkData({
      url: target.migratorUrl,
      catalogue,
      invariantsFolder,
      files: storeOf('restored'),
    });
    expect(hasNoOffenders(findings), findingsText(findings)).toBe(true);
  });

  it('is served: a start adds nothing, issued documents are answered with their parts, and their papers are found', async () => {
    await prepareDemonstration(target);
    expect(await inside(target, readTableDigests)).toEqual(digests);
    const site = await startDemonstrationApp(target, join(folder, 'restored'));
    try {
      expect(await playAllStories(site)).toBe(0);
      const after = await searchIssuedDocuments(site, await signInAs(site, 'head'));
      expect(after).toEqual(before);
      expect(Math.max(...[...after.values()].map(countParts))).toBeGreaterThan(5);
      expect(await checkIssuedPapers(site)).toEqual(expect.arrayContaining(['haz issued', 'toWhom issued']));
    } finally {
      await site.stop();
    }
  });
});

function storeOf(name: string) {
  return createFolderStore(join(folder, name));
}

function inside<T>({ migratorUrl }: TestDatabase, action: (client: Client) => Promise<T>): Promise<T> {
  return withClient(migratorUrl, action);
}

/** Counts the kinds of parts of a record. */
function countParts(record: Readonly<Record<string, unknown>>): number {
  return Object.values(record).filter((value) => Array.isArray(value) && value.length > 0).length;
}
