/**
 * What strangers are answered from reference data that is the same for everybody: made and compressed once, and kept until
 * somebody changes the data, in whatever process. Searches are sent by POST, which no browser and no proxy keeps: so it is
 * kept here. What is not heard of cannot be trusted: while the news of the database is lost nothing is kept or given.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Listener } from '../../database/listen.ts';
import type { RawReply } from '../../http/rawReply.ts';

export interface PublicAnswerCache {
  /** `key` says who may read what, and what is asked; `make` asks it. */
  readonly answer: (question: {
    readonly key: string;
    readonly acceptEncoding: string | undefined;
    readonly make: () => Promise<Buffer>;
  }) => Promise<RawReply>;
}

/** The topic told by whoever changes such data. */
export const PUBLIC_DATA = 'publicData';
/** Questions come from outside: the one not asked for longest goes. A thousand rows are some 30 kB when compressed. */
export const MAX_PUBLIC_ANSWERS = 300;
/** Less does not become smaller. */
const MIN_COMPRESSED_BYTES = 1024;
/** Who asks at such length asks something nobody asks again. */
const MAX_KEY_LENGTH = 5000;

interface CachedAnswer {
  readonly bytes: Buffer;
  readonly isCompressed: boolean;
}

export function createPublicAnswerCache(
  listener: Pick<Listener, 'subscribe' | 'onReconnect' | 'isLive'>,
): PublicAnswerCache {
  const kept = new Map<string, CachedAnswer>();
  let changes = 0;
  const forget = (): void => {
    changes += 1;
    kept.clear();
  };
  listener.subscribe(PUBLIC_DATA, forget);
  // What strangers may read is a matter of rights too.
  listener.subscribe('access', forget);
  listener.onReconnect(forget);
  const find = async (key: string, make: () => Promise<Buffer>): Promise<CachedAnswer> => {
    const known = listener.isLive() ? kept.get(key) : undefined;
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const since = changes;
    const made = await compressed(await make());
    if (since !== changes || !listener.isLive() || key.length > MAX_KEY_LENGTH) return made;
    if (kept.size >= MAX_PUBLIC_ANSWERS) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, made);
    return made;
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

/** `gzip;q=0` says that it is not. */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '')
    .split(',')
    .some((one) => /^\s*(?:gzip|x-gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(one));
}

async function compressed(bytes: Buffer): Promise<CachedAnswer> {
  return bytes.length < MIN_COMPRESSED_BYTES
    ? { bytes, isCompressed: false }
    : { bytes: await promisify(gzip)(bytes), isCompressed: true };
}
