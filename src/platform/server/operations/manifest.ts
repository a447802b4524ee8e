/**
 * The content list of a backup, so that it can be verified before it is used. Written last: without it there is no
 * backup.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartProblem } from '../startProblem.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const column = z.strictObject({ name: z.string(), type: z.string() });
const table = z.strictObject({ name: z.string(), columns: z.array(column), rows: z.int(), bytes: z.int(), sha256 });

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** Version of the program that made it. */
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: z.string() })),
  tables: z.array(table),
  files: z.array(z.strictObject({ hash: sha256, size: z.int() })),
  /** Files that a row refers to, and that could not be read when the backup was made. */
  missingFiles: z.array(sha256),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = z.infer<typeof table>;
export type TableColumn = z.infer<typeof column>;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const handle = await open(pathIn(folder), 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(manifest, undefined, 1)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(pathIn(folder), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new StartProblem(`${folder} is no backup, or one that was not finished: it has no ${NAME}.`);
  const parsed = manifestSchema.safeParse(parse(text));
  if (!parsed.success) throw new StartProblem(`${pathIn(folder)} cannot be read by this version.`);
  return parsed.data;
}

/** Reads the whole backup once and compares every file with the manifest. */
export async function verifyBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  const expected = [
    ...tables.map((one) => ({ path: tablePath(folder, one.name), sha256: one.sha256 })),
    ...files.map(({ hash }) => ({ path: filePath(folder, hash), sha256: hash })),
  ];
  for (const file of expected) {
    if ((await hashOf(file.path)) !== file.sha256)
      throw new StartProblem(`The backup is damaged: ${file.path} is missing or not as it was written.`);
  }
}

export function tablePath(folder: string, name: string): string {
  return join(folder, 'tables', `${name}.jsonl.gz`);
}

export function filePath(folder: string, hash: string): string {
  return join(folder, 'files', hash.slice(0, 2), hash);
}

const NAME = 'manifest.json';

function pathIn(folder: string): string {
  return join(folder, NAME);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function hashOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}
