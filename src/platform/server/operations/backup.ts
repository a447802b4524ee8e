/**
 * Backs up every row as of one moment, and the bytes of every file those rows refer to.
 *
 * A row is a line of JSON: the texts that PostgreSQL itself writes for its values and reads back to the same values, as
 * in its own COPY. Waiting jobs and the secrets of the settings are not included.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { connectAdmin } from '../database/connect.ts';
import { quote } from '../database/sqlText.ts';
import type { FileStore } from '../files/fileStore.ts';
import { StartProblem } from '../startProblem.ts';
import { filePath, tablePath, writeManifest, type BackedUpTable, type Manifest } from './manifest.ts';
import { findMigrations, readTables, type TableInfo } from './tables.ts';

export interface BackupOptions {
  /** The address for a role that may read every table. */
  readonly url: string;
  readonly files: FileStore;
  /** A new or empty folder. */
  readonly folder: string;
  readonly version: string;
  readonly log: (line: string) => void;
}

export async function backup({ url, files, folder, version, log }: BackupOptions): Promise<Manifest> {
  await ensureEmpty(folder);
  const client = await connectAdmin(url, 'haz backup');
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await findMigrations(client);
    if (migrations === undefined)
      throw new StartProblem('The database has no tables yet: there is nothing to back up.');
    const tables: BackedUpTable[] = [];
    for (const table of await readTables(client)) tables.push(await writeTable(client, { table, folder }));
    log(`${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows.`);
    const copied = await copyFiles(client, { files, folder });
    log(`${copied.files.length} files.`);
    const manifest: Manifest = {
      format: 1,
      version,
      createdAt: new Date().toISOString(),
      migrations,
      tables,
      ...copied,
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const FETCH_ROWS = 500;

async function ensureEmpty(folder: string): Promise<void> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: OWNER_ONLY_FOLDER });
  const inside = [
    ...(await readdir(folder)).filter((name) => name !== 'tables'),
    ...(await readdir(join(folder, 'tables'))),
  ];
  if (inside.length > 0) throw new StartProblem(`${folder} is not empty: give the backup a folder of its own.`);
}

async function writeTable(
  client: ClientBase,
  { table, folder }: { table: TableInfo; folder: string },
): Promise<BackedUpTable> {
  let rows = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for await (const line of rowsOf(client, table)) {
      rows += 1;
      yield `${line}\n`;
    }
  };
  const meter = createMeter();
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    meter.through,
    createWriteStream(tablePath(folder, table.name), { flags: 'wx', mode: OWNER_ONLY, flush: true }),
  );
  return { name: table.name, columns: [...table.columns], rows, ...meter.result() };
}

async function* rowsOf(client: ClientBase, { name, columns }: TableInfo): AsyncGenerator<string> {
  const texts = columns.map((column) => `${quote(column.name)}::text`).join(', ');
  await client.query(
    `declare backup_rows no scroll cursor for select to_json(array[${texts}]::text[])::text as "line" from public.${quote(name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${FETCH_ROWS} from backup_rows`);
    for (const { line } of rows) yield line;
    if (rows.length < FETCH_ROWS) break;
  }
  await client.query('close backup_rows');
}

function createMeter(): { through: Transform; result: () => { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

async function copyFiles(
  client: ClientBase,
  { files, folder }: { files: FileStore; folder: string },
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const { rows } = await client.query<{ hash: string }>(
    'select distinct "hash" from public.stored_file order by "hash"',
  );
  const copied: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { hash } of rows) {
    const size = (await files.has(hash)) ? await copyFile({ files, hash, path: filePath(folder, hash) }) : undefined;
    if (size === undefined) missing.push(hash);
    else copied.push({ hash, size });
  }
  return { files: copied, missingFiles: missing };
}

/** Returns undefined, and leaves nothing behind, if the bytes do not match the hash in their name. */
async function copyFile({
  files,
  hash,
  path,
}: {
  files: FileStore;
  hash: string;
  path: string;
}): Promise<number | undefined> {
  await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER });
  const meter = createMeter();
  await pipeline(
    files.open(hash),
    meter.through,
    createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY, flush: true }),
  );
  const { bytes, sha256 } = meter.result();
  if (sha256 === hash) return bytes;
  await rm(path);
  return undefined;
}
