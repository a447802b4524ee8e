/** Grey pictures as numbers, and the difference of two. */
import { inflateSync } from 'node:zlib';

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** Row by row, 0 is black. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = 8;

/** With eight bits per channel: grey, as `greyPng` writes it, or colours, as a browser does. */
const CHANNELS: Readonly<Record<number, number>> = { 0x08_00_00_00: 1, 0x08_02_00_00: 3, 0x08_06_00_00: 4 };

export function pngPixels(png: Buffer): GreyPicture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = CHANNELS[png.readUInt32BE(24)];
  if (channels === undefined) throw new Error('Not a picture of eight bits a colour');
  const parts: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), { width: width * channels, height, channels });
  return {
    width,
    height,
    pixels:
      channels === 1
        ? bytes
        : Uint8Array.from({ length: width * height }, (_, index) => greyAt(bytes, index * channels)),
  };
}

function greyAt(bytes: Uint8Array, at: number): number {
  return Math.round(((bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + (bytes[at + 2] ?? 0)) / 3);
}

/** `width` in bytes. */
function unfiltered(
  rows: Buffer,
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number },
): Uint8Array {
  const bytes = new Uint8Array(width * height);
  const at = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (bytes[y * width + x] ?? 0));
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (width + 1)] ?? 0;
    for (let x = 0; x < width; x += 1) {
      const [left, above, corner] = [at(x - channels, y), at(x, y - 1), at(x - channels, y - 1)];
      const guess = [0, left, above, (left + above) >> 1, paethPredictor(left, above, corner)][filter] ?? 0;
      bytes[y * width + x] = (rows[y * (width + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return bytes;
}

/** The predictor of Paeth. */
function paethPredictor(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Limits of ink and paper; values between them depend on the renderer. */
const [INK, PAPER] = [96, 200];

/** A mark is smaller than this, in pixels. */
const CELL = 16;

/**
 * Returns, for the part of the pictures where they differ most, how many pixels of ink have no ink of the other picture
 * near them. A missing or moved mark gives many; a differently smoothed edge gives none.
 */
export function inkDifference(one: GreyPicture, other: GreyPicture): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  return Math.max(unmatchedInk(one, other), unmatchedInk(other, one));
}

function unmatchedInk({ width, height, pixels }: GreyPicture, other: GreyPicture): number {
  const alone = new Map<number, number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) > INK || hasInkNear(other, x, y)) continue;
      const cell = Math.floor(y / CELL) * width + Math.floor(x / CELL);
      alone.set(cell, (alone.get(cell) ?? 0) + 1);
    }
  }
  return Math.max(0, ...alone.values());
}

function hasInkNear({ width, height, pixels }: GreyPicture, x: number, y: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      if ((pixels[row * width + column] ?? 255) < PAPER) return true;
    }
  }
  return false;
}
