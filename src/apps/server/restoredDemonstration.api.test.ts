/** What the whole demonstration leaves, backed up and restored into an empty database, and a server that serves it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { createClock } from '#platform/server/clock.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { makeTestDatabase, type TestDatabase } from '#platform/server/database/schema/schemaFixtures.ts';
import { ISSUED_IS_FINAL } from '#platform/server/database/schema/spine.ts';
import { readStructure } from '#platform/server/database/schema/structure.ts';
import { createFolderStore } from '#platform/server/files/folderStore.ts';
import { backup } from '#platform/server/operations/backup.ts';
import { checkData, findingsText, isSound } from '#platform/server/operations/checkData.ts';
import type { Manifest } from '#platform/server/operations/manifest.ts';
import { restore } from '#platform/server/operations/restore.ts';
import { readTables } from '#platform/server/operations/tables.ts';
import { readGuards } from '#platform/server/operations/withoutGuards.ts';
import { FILE_CHECK } from '#platform/server/request/fileCheck.ts';
import { DEMO_PASSWORD } from '#platform/server/seeds/demo.ts';
import { playDemo } from '#platform/server/seeds/demoStage.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { invariantsFolder } from '#platform/testing/brokenLaws.ts';
import { catalogue } from '../modules.ts';
import { doors } from './doors.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/** Some thirty papers are set and signed, one after the other. */
const PLAY_MS = 240_000;
const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const documents = [...catalogue.entities.values()].filter((entity) => entity.document);
const silent = (): undefined => undefined;

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let manifest: Manifest;
/** Every issued document as the server answered before, by its id. */
let before: ReadonlyMap<string, unknown>;
let digests: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haz-restored-'));
  source = await makeTestDatabase();
  await prepare(source);
  const site = await serve(source, 'files');
  try {
    await playDemo(site.app, { clock: site.clock, doors });
    before = await issuedDocuments(site, source);
    const options = { url: source.migratorUrl, files: storeOf('files'), folder: join(folder, 'backup'), version: '1', log: silent };
    manifest = await backup(options);
    digests = await as(source, digestsOf);
  } finally {
    await site.stop();
  }
  target = await makeTestDatabase();
  await restore({ url: target.migratorUrl, files: storeOf('restored'), folder: join(folder, 'backup'), migrationsFolder, log: silent });
}, PLAY_MS);

afterAll(async () => {
  await source.remove();
  await target.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('the demonstration, restored from its backup', () => {
  it('has every row of every table, as many as the manifest says', async () => {
    expect(await as(target, digestsOf)).toEqual(digests);
    const counted = manifest.tables.map(({ name, rows }) => [name, rows]);
    expect(Object.entries(digests).map(([name, digest]) => [name, (digest as { rows: number }).rows])).toEqual(counted);
    expect(manifest.files.length).toBeGreaterThan(30);
    expect(manifest.missingFiles).toEqual([]);
  });

  it('is held by the same triggers and constraints, all of them switched on and checked', async () => {
    const guards = await as(target, readGuards);
    expect(guards).toEqual(await as(source, readGuards));
    expect(guards.filter((guard) => !guard.endsWith('(O)') && !guard.endsWith('(t)'))).toEqual([]);
    expect(await as(target, readStructure)).toEqual(await as(source, readStructure));
  });

  it('keeps the parts of what was issued, and lets nobody change them, in every table that has such a trigger', async () => {
    const parts = await as(target, partsOfIssued);
    const declared = documents.flatMap((entity) => partsOf(entity).map(([, field]) => tableName(field.target)));
    expect(parts.map(({ table }) => table)).toEqual(declared.toSorted());
    const filled = parts.filter(({ issued }) => issued > 0);
    expect(filled.map(({ table }) => table)).toEqual(expect.arrayContaining(['haz_aquatic', 'to_whom_attachment']));
    for (const { table, root, column } of filled) {
      const touch = as(target, (client) => client.query(`update "${table}" set "${column}" = "${column}" where "${column}" in (select id from "${root}" where revision is not null)`));
      await expect(touch, table).rejects.toMatchObject({ code: ISSUED_IS_FINAL });
    }
  });

  it('obeys every law, with the chain over its audit and the bytes of its files', async () => {
    const findings = await checkData({ url: target.migratorUrl, catalogue, invariantsFolder, files: storeOf('restored') });
    expect(isSound(findings), findingsText(findings)).toBe(true);
  });

  it('is served: a start adds nothing, issued documents are answered with their parts, and their papers are known', async () => {
    await prepare(target);
    expect(await as(target, digestsOf)).toEqual(digests);
    const site = await serve(target, 'restored');
    try {
      expect(await playDemo(site.app, { clock: site.clock, doors })).toBe(0);
      const after = await issuedDocuments(site, target);
      expect([...after.keys()]).toEqual([...before.keys()]);
      expect(after).toEqual(before);
      expect(await verdicts(site)).toEqual(expect.arrayContaining(['haz issued', 'toWhom issued']));
      expect([...after.values()].map(partsAnswered).toSorted((one, other) => other - one)[0]).toBeGreaterThan(5);
    } finally {
      await site.stop();
    }
  });
});

function prepare({ appUrl, migratorUrl }: TestDatabase): Promise<unknown> {
  return prepareDatabase({ url: appUrl, migratorUrl, catalogue, clock: createClock(), hasher: createPasswordHasher(), withDemo: true, say: silent });
}

function serve(database: TestDatabase, files: string): Promise<TestApp> {
  return startTestApp({ database, catalogue, hooks: {}, doors, env: { FILES_URL: pathToFileURL(join(folder, files)).href } });
}

function storeOf(name: string) {
  return createFolderStore(join(folder, name));
}

async function issuedDocuments(site: TestApp, database: TestDatabase): Promise<Map<string, unknown>> {
  const { token } = (await site.call('POST', '/api/auth', { body: { username: 'head', password: DEMO_PASSWORD } })).body as { token: string };
  const answers = new Map<string, unknown>();
  for (const entity of documents) {
    for (const id of await as(database, (client) => issuedIds(client, entity))) {
      const answer = await site.call('POST', `/api/v1/${entity.wire}/_search`, { as: { token }, body: { where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] } });
      const [record] = (answer.body as { data: Record<string, unknown>[] }).data;
      expect(record, `${entity.name}: ${answer.text}`).toBeDefined();
      answers.set(id, record);
    }
  }
  return answers;
}

function partsAnswered(record: unknown): number {
  return Object.values(record as object).filter((value) => Array.isArray(value) && value.length > 0).length;
}

async function issuedIds(client: Client, entity: AnyEntity): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`select id from "${tableName(entity.name)}" where revision is not null order by 1`);
  return rows.map(({ id }) => id);
}

/** What the page that checks papers says of one paper of every kind. */
async function verdicts({ app, server }: TestApp): Promise<string[]> {
  const found: string[] = [];
  for (const entity of documents) {
    const { rows } = await app.pools.api.query<{ hash: string }>(`select f."hash" from "stored_file" f join "${tableName(entity.name)}" d on d."issued_file_id" = f."id" order by d."id" limit 1`);
    const [paper] = rows;
    if (paper === undefined) continue;
    const payload = Buffer.concat((await app.files.open(paper.hash).toArray()) as Buffer[]);
    const answer = await server.inject({ method: 'POST', url: `/haz/backend${FILE_CHECK}`, headers: { 'content-type': 'application/pdf' }, payload });
    found.push(`${entity.name} ${answer.json<{ verdict: string }>().verdict}`);
  }
  return found;
}

interface IssuedPart {
  readonly table: string;
  readonly root: string;
  readonly column: string;
  /** How many of its rows belong to something that was issued. */
  readonly issued: number;
}

/** Every table with the trigger that keeps the parts of issued documents, as the database itself knows them. */
async function partsOfIssued(client: Client): Promise<IssuedPart[]> {
  const { rows } = await client.query<{ table: string; definition: string }>(
    `select tgrelid::regclass::text as "table", pg_get_triggerdef(oid) as "definition" from pg_trigger where tgfoid = 'keep_issued_part'::regproc order by 1`,
  );
  const parts: IssuedPart[] = [];
  for (const { table, definition } of rows) {
    const [, root = '', column = ''] = /keep_issued_part\('(\w+)', '(\w+)'\)/.exec(definition) ?? [];
    const counted = await client.query<{ n: number }>(`select count(*)::int as n from "${table}" p join "${root}" r on r.id = p."${column}" where r.revision is not null`);
    parts.push({ table, root, column, issued: counted.rows[0]?.n ?? 0 });
  }
  return parts;
}

async function digestsOf(client: Client): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name } of await readTables(client)) {
    found[name] = (await client.query(`select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t`)).rows[0];
  }
  return found;
}

async function as<T>({ migratorUrl }: TestDatabase, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectAdmin(migratorUrl, 'haz test');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
