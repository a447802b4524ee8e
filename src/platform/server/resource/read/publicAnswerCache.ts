/**
 * Caches answers to anonymous callers from reference data that is the same for everybody: made and compressed once, and
 * cached until the data is changed in any process. Searches are sent by POST, which neither browsers nor proxies cache,
 * so they are cached here. Without notifications the cache cannot be trusted: while the listener is disconnected from
 * the database, nothing is cached or returned from the cache.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Listener } from '../../database/listen.ts';
import type { RawReply } from '../../http/rawReply.ts';

export interface PublicAnswerCache {
  /** `key` identifies the rights of the reader and the query; `make` runs the query. */
  readonly answer: (question: {
    readonly key: string;
    readonly acceptEncoding: string | undefined;
    readonly make: () => Promise<Buffer>;
  }) => Promise<RawReply>;
}

/** The topic that is notified when such data is changed. */
export const PUBLIC_DATA = 'publicData';
/**
 * Queries come from outside, so the least recently used answer is dropped. A thousand rows are some 30 kB when
 * compressed.
 */
export const MAX_PUBLIC_ANSWERS = 300;
/** A shorter answer does not become smaller. */
const MIN_COMPRESSED_BYTES = 1024;
/** A query as long as this is unlikely to be sent again. */
const MAX_KEY_LENGTH = 5000;

interface CachedAnswer {
  readonly bytes: Buffer;
  readonly isCompressed: boolean;
}

export function createPublicAnswerCache(
  listener: Pick<Listener, 'subscribe' | 'onReconnect' | 'isLive'>,
): PublicAnswerCache {
  const cache = new Map<string, CachedAnswer>();
  let changes = 0;
  const forget = (): void => {
    changes += 1;
    cache.clear();
  };
  listener.subscribe(PUBLIC_DATA, forget);
  // What anonymous callers may read also depends on rights.
  listener.subscribe('access', forget);
  listener.onReconnect(forget);
  const find = async (key: string, make: () => Promise<Buffer>): Promise<CachedAnswer> => {
    const cached = listener.isLive() ? cache.get(key) : undefined;
    if (cached !== undefined) {
      cache.delete(key);
      cache.set(key, cached);
      return cached;
    }
    const since = changes;
    const created = await compressed(await make());
    if (since !== changes || !listener.isLive() || key.length > MAX_KEY_LENGTH) return created;
    if (cache.size >= MAX_PUBLIC_ANSWERS) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, created);
    return created;
  };
  return {
    answer: async ({ key, acceptEncoding, make }) => {
      const { bytes, isCompressed } = await find(key, make);
      const isTaken = isCompressed && takesGzip(acceptEncoding);
      const headers = { vary: 'accept-encoding', ...(isTaken ? { 'content-encoding': 'gzip' } : {}) };
      return {
        raw: true,
        type: 'application/json; charset=utf-8',
        headers,
        body: isCompressed && !isTaken ? await promisify(gunzip)(bytes) : bytes,
      };
    },
  };
}

/** `gzip;q=0` means that gzip is not accepted. */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '')
    .split(',')
    .some((encoding) => /^\s*(?:gzip|x-gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(encoding));
}

async function compressed(bytes: Buffer): Promise<CachedAnswer> {
  return bytes.length < MIN_COMPRESSED_BYTES
    ? { bytes, isCompressed: false }
    : { bytes: await promisify(gzip)(bytes), isCompressed: true };
}
