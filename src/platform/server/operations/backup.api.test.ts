import { appendFile, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneChanged, cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { connectAdmin } from '../database/connect.ts';
import type { FileStore } from '../files/fileStore.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { backup } from './backup.ts';
import { filePath, tablePath, type Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { readConstraints } from './withoutConstraints.ts';

/** One column of every type that could be restored incorrectly. */
const ODD_TABLE = `create table odd (
  seq bigint generated always as identity, amount numeric, exact numeric(15, 3), ratio float8, day date, moment timestamptz, whole timestamptz(0), bytes bytea, pieces bytea[],
  words text[], body jsonb, note text, code text collate "C", long interval, twice bigint generated always as (seq * 2) stored)`;

const ODD_ROWS = String.raw`insert into odd (amount, exact, ratio, day, moment, whole, bytes, pieces, words, body, note, code, long) values
  (12345678901234567890.000100, 0.100, 0.1::float8 + 0.2::float8, 'infinity', '2026-02-03 04:05:06.789012+07', '1900-01-01 00:00:00+06:42:04', '\x00ff5c22', array['\x00'::bytea, null, '\x'::bytea],
   array['', null, 'null', '{"}', E'a\nb'], 'null', E'line\nquote" back\\slash \ttab \u2028 \u0e01\u0e4d\u0e32 \U0001F600', '', '1 year 2 months 3 days 04:05:06.789'),
  ('NaN', null, 'Infinity', '4713-01-01 BC', '-infinity', null, '', '{}', '{}', '{"n": 1.500, "big": 123456789012345678901234567890, "deep": [null, {"": "\\u0e01"}]}', '', null, '-1 day'),
  (null, null, null, null, null, null, null, null, null, null, null, null, null)`;

let source: TestDatabase;
let folder: string;
/** The databases of these tests are made from the declarations, without migrations. */
let migrationsFolder: string;
let files: FileStore;
let manifest: Manifest;
const silent = () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haz-backup-'));
  migrationsFolder = await mkdtemp(join(folder, 'migrations-'));
  files = createFolderStore(join(folder, 'store'));
  source = await cloneDatabase();
  await as(source, fillSource);
  manifest = await backup({
    url: source.migratorUrl,
    files,
    folder: join(folder, 'one'),
    version: '9.9.9',
    log: silent,
  });
});

afterAll(async () => {
  await source.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('contains every table, counted, and every file, readable by its owner only', async () => {
    const odd = manifest.tables.find(({ name }) => name === 'odd');
    expect(odd).toMatchObject({ rows: 203 });
    expect(odd?.columns.map(({ name }) => name)).not.toContain('twice');
    expect(manifest.files).toHaveLength(1);
    expect(manifest).toMatchObject({ format: 1, version: '9.9.9', missingFiles: ['f'.repeat(64)] });
    for (const path of ['manifest.json', 'tables/odd.jsonl.gz', 'tables'])
      expect((await stat(join(folder, 'one', path))).mode & 0o077, path).toBe(0);
  });

  it('never overwrites another, and needs an empty folder', async () => {
    const again = backup({ url: source.migratorUrl, files, folder: join(folder, 'one'), version: '1', log: silent });
    await expect(again).rejects.toThrow(/not empty: give the backup a folder of its own/);
    await expect(backup({ url: source.migratorUrl, files, folder, version: '1', log: silent })).rejects.toThrow(
      /not empty/,
    );
  });

  it('contains one consistent snapshot, whatever is written meanwhile', async () => {
    const concurrentManifest = await as(source, async (writer) => {
      // The backup has started and waits for its last table; rows written now are not in its snapshot.
      await writer.query('begin; lock table zz_last in access exclusive mode');
      const running = backup({
        url: source.migratorUrl,
        files,
        folder: join(folder, 'moment'),
        version: '1',
        log: silent,
      });
      while (
        (await writer.query(`select from pg_locks where relation = 'zz_last'::regclass and not granted`)).rowCount === 0
      );
      await writer.query('insert into zz_last values (2); commit');
      const finished = await running;
      await writer.query('delete from zz_last where n = 2');
      return finished;
    });
    expect(concurrentManifest.tables.find(({ name }) => name === 'zz_last')?.rows).toBe(1);
  });
});

describe('a restore', () => {
  const emptied = {};
  let target: TestDatabase;
  let restored: FileStore;

  beforeEach(async () => {
    target = await cloneChanged(emptied, (database) => as(database, emptyAll));
    restored = createFolderStore(await mkdtemp(join(folder, 'restored-')));
    return () => target.remove();
  });

  const put = (from = join(folder, 'one')) =>
    restore({ url: target.migratorUrl, files: restored, folder: from, migrationsFolder, log: silent });

  it('restores exactly the same rows, files, references and counters', async () => {
    const references = await as(target, referencesOf);
    await put();
    expect(await as(target, digestsOf)).toEqual(await as(source, digestsOf));
    expect(await as(target, referencesOf)).toEqual(references);
    expect(await restored.has(manifest.files[0]!.hash)).toBe(true);
    const [next, expectedNext] = [await as(target, nextOdd), await as(source, nextOdd)];
    expect(next).toBe(expectedNext);
  });

  it('runs no trigger, and leaves each in its mode: on, off, always or only in replicas', async () => {
    const guards = await as(target, async (client) => {
      await client.query(
        `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
      );
      for (const name of ['on', 'off', 'always', 'replica'])
        await client.query(`create trigger "${name}" before insert on zz_last for each row execute function refuse()`);
      await client.query(
        'alter table zz_last disable trigger "off", enable always trigger "always", enable replica trigger "replica"',
      );
      return readConstraints(client);
    });
    await put();
    expect(await as(target, readConstraints)).toEqual(guards);
    expect(
      guards
        .filter((guard) => guard.includes('refuse()'))
        .map((guard) => guard.slice(-2, -1))
        .toSorted(),
    ).toEqual(['A', 'D', 'O', 'R']);
    expect(await as(target, digestsOf)).toEqual(await as(source, digestsOf));
  });

  it('is refused if the database is not empty', async () => {
    await as(target, (client) => client.query('insert into zz_last values (1)'));
    await expect(put()).rejects.toThrow(
      'The database is not empty (there are rows in zz_last): restore into a new one.',
    );
  });

  it('is refused if the tables or the migrations differ', async () => {
    await as(target, (client) => client.query('alter table odd add column more text'));
    await expect(put()).rejects.toThrow(/tables of this database are not those of the backup/);
    await as(target, (client) =>
      client.query(`insert into schema_migration (name, hash) values ('20990101000000_later.sql', 'x')`),
    );
    await expect(put()).rejects.toThrow(
      /has had the migration 20990101000000_later.sql, which the backup has not: restore into a new one/,
    );
  });

  it('is refused before anything is written if a byte of the backup has changed', async () => {
    for (const damage of [
      (path: string) => appendFile(tablePath(path, 'odd'), 'x'),
      (path: string) => writeFile(filePath(path, manifest.files[0]!.hash), 'other'),
      (path: string) => rm(tablePath(path, 'user')),
    ]) {
      const damaged = await mkdtemp(join(folder, 'damaged-'));
      await cp(join(folder, 'one'), damaged, { recursive: true });
      await damage(damaged);
      await expect(put(damaged)).rejects.toThrow(/The backup is damaged/);
    }
    expect(await as(target, countAll)).toBe(0);
  });

  it('is refused for a folder that is not a backup', async () => {
    await expect(put(await mkdtemp(join(folder, 'no-')))).rejects.toThrow(/is no backup/);
  });

  it('leaves no data when it fails halfway', async () => {
    await as(target, (client) => client.query(`alter table odd add constraint never check (note is distinct from '')`));
    await expect(put()).rejects.toThrow(/never/);
    expect(await as(target, countAll)).toBe(0);
    expect((await as(target, referencesOf)).length).toBeGreaterThan(10);
  });
});

async function as<T>({ migratorUrl }: TestDatabase, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectAdmin(migratorUrl, 'haz test');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fillSource(client: Client): Promise<void> {
  await client.query(`${ODD_TABLE}; ${ODD_ROWS}; create table zz_last (n int); insert into zz_last values (1)`);
  const anything = fc.tuple(
    fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '').toWellFormed()),
    fc.json(),
    fc.double(),
    fc.uint8Array(),
  );
  for (const [note, body, ratio, bytes] of fc.sample(anything, { numRuns: 200, seed: 7 })) {
    await client.query('insert into odd (note, body, ratio, bytes) values ($1, $2::json, $3, $4)', [
      note,
      body.replaceAll(String.raw`\u0000`, ''),
      ratio,
      Buffer.from(bytes),
    ]);
  }
  // A person with a picture that the person owns: two rows that refer to each other; and a tree whose root is the last
  // row.
  const { hash } = await files.put(Buffer.from('picture'), { maxBytes: 100 });
  const [user, file, root, leaf] = [
    'ffff0000-0000-7000-8000-000000000001',
    '00000000-0000-7000-8000-000000000001',
    'ffff0000-0000-7000-8000-000000000002',
    '00000000-0000-7000-8000-000000000002',
  ];
  const stamps = `1, 'test', now(), 'test', now()`;
  await client.query(
    `insert into "user" (id, full_name, person_type, status, version, create_by, create_date, update_by, update_date)
      values ('${user}', 'ผู้ทดสอบ', 'individual', 'usable', ${stamps})`,
  );
  await client.query(
    `insert into stored_file (id, hash, name, size, type, owner_id, created_at)
      values ('${file}', '${hash}', 'รูป', 7, 'text/plain', '${user}', now()), (gen_random_uuid(), repeat('f', 64),
        'lost', 1, 'text/plain', null, now())`,
  );
  await client.query(`update "user" set image_id = '${file}' where id = '${user}'`);
  await client.query(
    `insert into department (id, code, name_th, department_type, parent_id, version, create_by, create_date,
        update_by, update_date) values ('${root}', 'ROOT', 'ก', 'central', null, ${stamps}), ('${leaf}', 'LEAF', 'ข',
        'central', '${root}', ${stamps})`,
  );
}

async function tablesIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function digestsOf(client: Client): Promise<Record<string, unknown>> {
  const digests: Record<string, unknown> = {};
  for (const name of await tablesIn(client))
    digests[name] = (
      await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t`,
      )
    ).rows[0];
  return digests;
}

async function referencesOf(client: Client): Promise<unknown[]> {
  return (
    await client.query<object>(
      `select conrelid::regclass::text as at, conname, convalidated, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' order by 1, 2`,
    )
  ).rows;
}

async function nextOdd(client: Client): Promise<unknown> {
  await client.query('begin');
  const { rows } = await client.query<{ seq: string }>('insert into odd (note) values (null) returning seq');
  await client.query('rollback');
  return rows[0]?.seq;
}

async function emptyAll(client: Client): Promise<void> {
  await client.query(`${ODD_TABLE}; create table zz_last (n int)`);
  await client.query(`truncate ${(await tablesIn(client)).map((name) => `"${name}"`).join(', ')} restart identity`);
}

async function countAll(client: Client): Promise<number> {
  let all = 0;
  for (const name of await tablesIn(client))
    all += (await client.query<{ n: number }>(`select count(*)::int as n from "${name}"`)).rows[0]?.n ?? 0;
  return all;
}
