/** Stores files in a folder: ab/cd/abcd…, each written to a temporary file, flushed, and only then renamed. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, stat, unlink, utimes, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { sourceOfFile } from './byteSource.ts';
import { contentTypeOf } from './contentType.ts';
import { FileTooLarge, type FileStore, type StoredBytes } from './fileStore.ts';

export function createFolderStore(root: string): FileStore {
  const pathOf = (hash: string): string => {
    if (!HASH.test(hash)) throw new Error(`Not the hash of a file: ${hash.slice(0, 80)}`);
    return join(root, hash.slice(0, 2), hash.slice(2, 4), hash);
  };
  return {
    put: async (content, { maxBytes }) => {
      await mkdir(join(root, TEMPORARY), { recursive: true, mode: OWNER_ONLY_FOLDER });
      const aside = join(root, TEMPORARY, randomBytes(16).toString('hex'));
      try {
        const stored = await writeTemporary(aside, content, maxBytes);
        await moveIntoPlace({ root, aside, path: pathOf(stored.hash) });
        return stored;
      } catch (error) {
        await unlink(aside).catch(() => undefined);
        throw error;
      }
    },
    open: (hash) => createReadStream(pathOf(hash)),
    has: async (hash) => (await findModifiedTime(pathOf(hash))) !== undefined,
    remove: (hash, { putBefore }) =>
      removeOld({ path: pathOf(hash), aside: join(root, TEMPORARY, `${hash}.removed`), putBefore }),
    list: () => listHashes(root),
    removeLeftovers: ({ begunBefore }) => removeLeftovers(join(root, TEMPORARY), begunBefore),
  };
}

const HASH = /^[0-9a-f]{64}$/;
const TEMPORARY = 'tmp';
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

async function writeTemporary(path: string, content: Readable | Buffer, maxBytes: number): Promise<StoredBytes> {
  const handle = await open(path, 'wx+', OWNER_ONLY);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of chunksOf(content)) {
      size += piece.length;
      if (size > maxBytes) throw new FileTooLarge(maxBytes);
      hash.update(piece);
      await writeAll(handle, piece);
    }
    await handle.sync();
    return { hash: hash.digest('hex'), size, type: await contentTypeOf(sourceOfFile(handle, size)) };
  } finally {
    await handle.close();
  }
}

/** A stream that is given up halfway stays open: the code that answers the sender decides about the rest. */
function chunksOf(content: Readable | Buffer): Iterable<Buffer> | AsyncIterable<Buffer> {
  return Buffer.isBuffer(content) ? [content] : content.iterator({ destroyOnReturn: false });
}

async function writeAll(handle: FileHandle, piece: Buffer): Promise<void> {
  let written = 0;
  while (written < piece.length) written += (await handle.write(piece, written)).bytesWritten;
}

/** An existing file gets a new timestamp, so that a running sweep does not remove it. */
async function moveIntoPlace({ root, aside, path }: { root: string; aside: string; path: string }): Promise<void> {
  if (await touch(path)) {
    await unlink(aside);
    return;
  }
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  await rename(aside, path);
  for (const folderPath of [folder, dirname(folder), root]) await syncFolder(folderPath);
}

async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    (error: unknown) => unlessMissing(error, false),
  );
}

/** A name is durable when its folder is flushed. Not every system can flush a folder. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  try {
    await handle?.sync().catch(() => undefined);
  } finally {
    await handle?.close();
  }
}

/**
 * Renamed first and checked again: bytes stored between the check and the removal would be lost otherwise. A call that
 * stores them after the rename does not find them and writes them again.
 */
async function removeOld({
  path,
  aside,
  putBefore,
}: {
  path: string;
  aside: string;
  putBefore: Date;
}): Promise<boolean> {
  const time = await findModifiedTime(path);
  if (time === undefined) return true;
  if (time >= putBefore) return false;
  await mkdir(dirname(aside), { recursive: true, mode: OWNER_ONLY_FOLDER });
  const isMoved = await rename(path, aside).then(
    () => true,
    (error: unknown) => unlessMissing(error, false),
  );
  if (!isMoved) return true;
  const again = await findModifiedTime(aside);
  if (again !== undefined && again >= putBefore) {
    await rename(aside, path);
    return false;
  }
  await unlink(aside).catch((error: unknown) => unlessMissing(error, undefined));
  return true;
}

async function findModifiedTime(path: string): Promise<Date | undefined> {
  return stat(path).then(
    (found) => found.mtime,
    (error: unknown) => unlessMissing(error, undefined),
  );
}

async function* listHashes(root: string): AsyncGenerator<string> {
  const folder = await opendir(root, { recursive: true }).catch((error: unknown) => unlessMissing(error, undefined));
  if (folder === undefined) return;
  for await (const entry of folder) {
    if (entry.isFile() && HASH.test(entry.name)) yield entry.name;
  }
}

async function removeLeftovers(folder: string, begunBefore: Date): Promise<number> {
  const entries = await opendir(folder).catch((error: unknown) => unlessMissing(error, undefined));
  let count = 0;
  if (entries === undefined) return count;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    const time = await findModifiedTime(path);
    if (time === undefined || time >= begunBefore) continue;
    await unlink(path).catch((error: unknown) => unlessMissing(error, undefined));
    count += 1;
  }
  return count;
}

function unlessMissing<T>(error: unknown, value: T): T {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
  throw error;
}
