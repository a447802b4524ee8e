/**
 * Reads the size of a picture from its header, so that pictures with millions of pixels are recognised before they are
 * unpacked.
 */
import { paletteBytes, PNG_SIGNATURE } from './imageTypes.ts';

export interface ImageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** For a picture that was found to be complete; for an icon, the largest of its pictures. */
export function findImageSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return pngSize(bytes);
  if (bytes.length > 4 && bytes.readUInt16BE(0) === START_OF_IMAGE) return jpegSize(bytes);
  const name = bytes.toString('latin1', 0, 4);
  if (name === 'GIF8' && bytes.length >= GIF_HEAD_BYTES) return gifSize(bytes);
  if (name === 'RIFF' && bytes.length >= WEBP_HEAD_BYTES) return webpSize(bytes);
  return bytes.length > ICON_HEAD_BYTES && bytes.readUInt32LE(0) === ICON ? iconSize(bytes) : undefined;
}

const IHDR_AT = 16;
const START_OF_IMAGE = 0xff_d8;
const START_OF_SCAN = 0xda;
const ICON = 0x00_01_00_00;
const ICON_HEAD_BYTES = 6;
const ICON_ENTRY_BYTES = 16;
const GIF_HEAD_BYTES = 13;
/** Includes the header of its first chunk, of any kind. */
const WEBP_HEAD_BYTES = 30;
const FOURTEEN_BITS = 0x3f_ff;

function pngSize(bytes: Buffer): ImageSize | undefined {
  return bytes.length < IHDR_AT + 8
    ? undefined
    : { widthPx: bytes.readUInt32BE(IHDR_AT), heightPx: bytes.readUInt32BE(IHDR_AT + 4) };
}

/** Considers all frames before the pixel data, because programs differ in which one they use. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  let size: ImageSize | undefined;
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff) return size;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // C4, C8 and CC are among the frame markers but are none.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) size = largerOf(size, { heightPx: bytes.readUInt16BE(at + 5), widthPx: bytes.readUInt16BE(at + 7) });
    if (marker === START_OF_SCAN) return size;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return size;
}

function largerOf(one: ImageSize | undefined, other: ImageSize): ImageSize {
  if (one === undefined || other.widthPx === 0 || other.heightPx === 0) return other;
  if (one.widthPx === 0 || one.heightPx === 0) return one;
  return { widthPx: Math.max(one.widthPx, other.widthPx), heightPx: Math.max(one.heightPx, other.heightPx) };
}

const [GIF_FRAME, GIF_EXTENSION, GIF_FRAME_BYTES] = [0x2c, 0x21, 10];

/** Considers the screen and all frames: some programs make the screen as large as the largest frame. */
function gifSize(bytes: Buffer): ImageSize {
  let size: ImageSize = { widthPx: bytes.readUInt16LE(6), heightPx: bytes.readUInt16LE(8) };
  let at = GIF_HEAD_BYTES + paletteBytes(bytes.readUInt8(10));
  while (at + GIF_FRAME_BYTES <= bytes.length && (bytes[at] === GIF_FRAME || bytes[at] === GIF_EXTENSION)) {
    if (bytes[at] === GIF_FRAME) {
      const place = { widthPx: bytes.readUInt16LE(at + 1), heightPx: bytes.readUInt16LE(at + 3) };
      const frame = { widthPx: bytes.readUInt16LE(at + 5), heightPx: bytes.readUInt16LE(at + 7) };
      size = largerOf(size, { widthPx: place.widthPx + frame.widthPx, heightPx: place.heightPx + frame.heightPx });
      at += GIF_FRAME_BYTES + paletteBytes(bytes.readUInt8(at + 9)) + 1;
    } else at += 2;
    while ((bytes[at] ?? 0) !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
  }
  return size;
}

function webpSize(bytes: Buffer): ImageSize | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { widthPx: bytes.readUIntLE(24, 3) + 1, heightPx: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { widthPx: bytes.readUInt16LE(26) & FOURTEEN_BITS, heightPx: bytes.readUInt16LE(28) & FOURTEEN_BITS };
  const packed = bytes.readUInt32LE(21);
  return kind === 'VP8L'
    ? { widthPx: (packed & FOURTEEN_BITS) + 1, heightPx: ((packed >>> 14) & FOURTEEN_BITS) + 1 }
    : undefined;
}

/** The directory writes 256 as 0, and may contradict a PNG inside. */
function iconSize(bytes: Buffer): ImageSize | undefined {
  const count = bytes.readUInt16LE(4);
  const sizes = Array.from({ length: count }, (_, index) =>
    entrySize(bytes, ICON_HEAD_BYTES + index * ICON_ENTRY_BYTES),
  ).filter((size) => size !== undefined);
  return sizes.toSorted((one, other) => other.widthPx * other.heightPx - one.widthPx * one.heightPx)[0];
}

const BITMAP_SIZE_AT = 4;

function entrySize(bytes: Buffer, at: number): ImageSize | undefined {
  if (at + ICON_ENTRY_BYTES > bytes.length) return undefined;
  const picture = bytes.subarray(bytes.readUInt32LE(at + 12));
  if (picture.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return pngSize(picture);
  // The header of a bitmap has twice the drawn height, because its mask follows it.
  return picture.length < BITMAP_SIZE_AT + 8
    ? undefined
    : {
        widthPx: Math.abs(picture.readInt32LE(BITMAP_SIZE_AT)),
        heightPx: Math.abs(picture.readInt32LE(BITMAP_SIZE_AT + 4)) / 2,
      };
}
