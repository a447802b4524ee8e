/** Pictures for tests, valid and small. */
import { crc32, deflateSync } from 'node:zlib';

export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** Colour of the line across; everything else is transparent. */
  readonly colour?: readonly [red: number, green: number, blue: number];
  /** Bytes that change the length of the file and not the picture. */
  readonly padding?: number;
}

/** A line of ink on a transparent background, as a signature is drawn. */
export function buildPng({ width = 60, height = 24, colour = [16, 42, 92], padding = 0 }: PngOptions = {}): Buffer {
  const clear = [0, 0, 0, 0];
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) =>
      Math.abs(y - Math.round((x * (height - 1)) / (width - 1))) < 2 ? [...colour, 255] : clear,
    ).flat(),
  ]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, RGBA], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...(padding === 0 ? [] : [chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(padding, 0x20)]))]),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey picture, one byte per pixel, row by row. */
export function greyPng({
  width,
  height,
  pixels,
}: {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, GREY], 8);
  const rows = Array.from({ length: height }, (_, y) => [Buffer.alloc(1), pixels.subarray(y * width, (y + 1) * width)]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const [GREY, RGBA] = [0, 6];
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typeAndData), 4);
  return Buffer.concat([frame.subarray(0, 4), typeAndData, frame.subarray(4)]);
}
