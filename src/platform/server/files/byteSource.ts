/** Bytes that can be read at any position without being in memory all at once. */
import type { FileHandle } from 'node:fs/promises';

export interface ByteSource {
  readonly size: number;
  /** Returns fewer bytes than requested only at the end of the source. */
  readonly read: (offset: number, length: number) => Promise<Buffer>;
}

export function sourceOfBuffer(bytes: Buffer): ByteSource {
  return { size: bytes.length, read: async (offset, length) => bytes.subarray(offset, offset + length) };
}

export function sourceOfFile(handle: FileHandle, size: number): ByteSource {
  return {
    size,
    read: async (offset, length) => {
      const readLength = Math.max(0, Math.min(length, size - offset));
      const bytes = Buffer.alloc(readLength);
      let filled = 0;
      while (filled < readLength) {
        const { bytesRead } = await handle.read(bytes, filled, readLength - filled, offset + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return bytes.subarray(0, filled);
    },
  };
}

/** Yields the whole source in pieces, in order. */
export async function* chunksOf(source: ByteSource, from = 0): AsyncGenerator<Buffer> {
  for (let offset = from; offset < source.size; offset += CHUNK_BYTES) yield await source.read(offset, CHUNK_BYTES);
}

const CHUNK_BYTES = 64 * 1024;

/**
 * Limit of reads in one scan: twice what the largest photograph needs. For a file made of tiny pieces, each a read, the
 * scan ends before the file, which then does not count as complete.
 */
const MAX_STEPS = 500_000;

/** Reads forward through a source; reading past its end returns `undefined`, never an error. */
export interface ByteReader {
  readonly position: () => number;
  readonly isAtEnd: () => boolean;
  readonly skip: (count: number) => void;
  readonly take: (count: number) => Promise<Buffer | undefined>;
  readonly takeByte: () => Promise<number | undefined>;
  /** Moves to the next occurrence of the byte, or to the end. */
  readonly skipTo: (byte: number) => Promise<void>;
}

export function createByteReader(source: ByteSource): ByteReader {
  let position = 0;
  let pieceStart = 0;
  let piece: Buffer = Buffer.alloc(0);
  let stepsLeft = MAX_STEPS;
  const load = async (count: number): Promise<void> => {
    const isInPiece = position >= pieceStart && position + count <= pieceStart + piece.length;
    if (isInPiece) return;
    piece = await source.read(position, Math.max(count, CHUNK_BYTES));
    pieceStart = position;
  };
  const take = async (count: number): Promise<Buffer | undefined> => {
    stepsLeft -= 1;
    if (stepsLeft < 0 || position + count > source.size) return undefined;
    await load(count);
    const bytes = piece.subarray(position - pieceStart, position - pieceStart + count);
    position += count;
    return bytes;
  };
  return {
    position: () => position,
    isAtEnd: () => position === source.size,
    skip: (count) => {
      position += count;
    },
    take,
    takeByte: async () => (await take(1))?.[0],
    skipTo: async (byte) => {
      while (position < source.size) {
        await load(1);
        const found = piece.indexOf(byte, position - pieceStart);
        if (found !== -1) {
          position = pieceStart + found;
          return;
        }
        position = pieceStart + piece.length;
      }
    },
  };
}
