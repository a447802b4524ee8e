/** Stores the bytes of files under their own hash, so that stored bytes are never changed or stored twice. */
import type { Readable } from 'node:stream';

export interface StoredBytes {
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
  readonly size: number;
  /** Detected from the content. */
  readonly type: string;
}

export interface FileStore {
  /**
   * The file is complete and on disk when the promise resolves. Throws FileTooLarge as soon as the limit is exceeded.
   */
  readonly put: (content: Readable | Buffer, limits: { readonly maxBytes: number }) => Promise<StoredBytes>;
  /** Returns a stream that fails if there is no such file. */
  readonly open: (hash: string) => Readable;
  readonly has: (hash: string) => Promise<boolean>;
  /**
   * Does not remove bytes that were stored, also again, at or after the given moment; returns whether they are gone.
   */
  readonly remove: (hash: string, options: { readonly putBefore: Date }) => Promise<boolean>;
  /** Lists every stored hash, in no order. */
  readonly list: () => AsyncIterable<string>;
  /** Removes the remains of broken transfers. */
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
