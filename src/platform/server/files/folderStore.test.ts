import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartProblem } from '../startProblem.ts';
import { createFileStore } from './createFileStore.ts';
import { FileTooLarge, type FileStore } from './fileStore.ts';

let root: string;
let store: FileStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'haz-files-'));
  store = createFileStore(pathToFileURL(root).href);
});

afterEach(() => rm(root, { recursive: true, force: true }));

const put = (content: string) => store.put(Buffer.from(content), { maxBytes: 1000 });
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash.slice(2, 4), hash);
const hashes = async () => {
  const found: string[] = [];
  for await (const hash of store.list()) found.push(hash);
  return found;
};
const longAgo = new Date('2020-01-01');

describe('a file store in a folder', () => {
  it('returns stored bytes by their hash', async () => {
    const stored = await store.put(Readable.from([Buffer.from('hello '), Buffer.from('world')]), { maxBytes: 100 });
    expect(stored).toEqual({ hash: hashOf('hello world'), size: 11, type: 'text/plain' });
    expect(await text(store.open(stored.hash))).toBe('hello world');
    expect(await store.has(stored.hash)).toBe(true);
    expect(await store.has(hashOf('other'))).toBe(false);
  });

  it('stores equal bytes once, readable by no other user', async () => {
    const [first, other] = [await put('same'), await put('same')];
    expect(first).toEqual(other);
    expect(await hashes()).toEqual([first.hash]);
    expect((await stat(pathOf(first.hash))).mode & 0o077).toBe(0);
  });

  it('refuses too many bytes and leaves no remains', async () => {
    await expect(store.put(Readable.from([Buffer.alloc(600), Buffer.alloc(600)]), { maxBytes: 1000 })).rejects.toThrow(
      FileTooLarge,
    );
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
    expect(await hashes()).toEqual([]);
  });

  it('leaves the sender connected on a refusal, so that it can be answered', async () => {
    const sender = Readable.from([Buffer.alloc(600), Buffer.alloc(600), Buffer.alloc(600)]);
    await store.put(sender, { maxBytes: 1000 }).catch(() => undefined);
    expect(sender.destroyed).toBe(false);
    sender.destroy();
  });

  it('leaves no remains when the sender disconnects halfway', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(store.put(broken, { maxBytes: 1000 })).rejects.toThrow('gone');
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
  });

  it('does not remove files that were stored again since', async () => {
    const { hash } = await put('old');
    await utimes(pathOf(hash), longAgo, longAgo);
    await put('old');
    expect(await store.remove(hash, { putBefore: new Date('2021-01-01') })).toBe(false);
    expect(await text(store.open(hash))).toBe('old');
    await utimes(pathOf(hash), longAgo, longAgo);
    expect(await store.remove(hash, { putBefore: new Date('2021-01-01') })).toBe(true);
    expect(await store.has(hash)).toBe(false);
  });

  it('never loses bytes that are stored while they are being removed', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { hash } = await put('contended');
      await utimes(pathOf(hash), longAgo, longAgo);
      await Promise.all([store.remove(hash, { putBefore: new Date('2021-01-01') }), put('contended')]);
      expect(await text(store.open(hash)), `round ${round}`).toBe('contended');
    }
  });

  it('removes the remains of broken transfers, but not of running ones', async () => {
    await put('x');
    const leftover = join(root, 'tmp', 'leftover');
    await store.put(Buffer.from('y'), { maxBytes: 10 });
    await writeFile(leftover, 'half');
    expect(await store.removeLeftovers({ begunBefore: longAgo })).toBe(0);
    await utimes(leftover, longAgo, longAgo);
    expect(await store.removeLeftovers({ begunBefore: new Date('2021-01-01') })).toBe(1);
  });

  it('accepts nothing but a hash as a name', () => {
    expect(() => store.open('../../etc/passwd')).toThrow('Not the hash');
  });

  it('explains in a sentence which folder it cannot use', () => {
    expect(() => createFileStore('s3://bucket/files')).toThrow(StartProblem);
    expect(() => createFileStore('file://elsewhere/files')).toThrow(StartProblem);
  });
});
