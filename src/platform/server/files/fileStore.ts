/** Where the bytes of files lie: under their own hash, so that what was stored once is never changed or kept twice. */
import type { Readable } from 'node:stream';

export interface StoredBytes {
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
  readonly size: number;
  /** By content. */
  readonly type: string;
}

export interface FileStore {
  /** Complete and on disk when it answers. Throws FileTooLarge as soon as there is a byte too many. */
  readonly put: (content: Readable | Buffer, limits: { readonly maxBytes: number }) => Promise<StoredBytes>;
  /** A stream that fails where there is no such file. */
  readonly open: (hash: string) => Readable;
  readonly has: (hash: string) => Promise<boolean>;
  /** Does nothing to bytes that were put, also again, at or after the given moment; answers whether they are gone. */
  readonly remove: (hash: string, options: { readonly putBefore: Date }) => Promise<boolean>;
  /** Every hash there is, in no order. */
  readonly list: () => AsyncIterable<string>;
  /** Takes away what broken transfers left behind. */
  readonly removeLeftovers: (options: { readonly begunBefore: Date }) => Promise<number>;
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  readonly maxBytes: number;
  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}
