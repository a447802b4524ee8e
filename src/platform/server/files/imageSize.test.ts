import { describe, expect, it } from 'vitest';
import { findImageSize } from './imageSize.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the size of a picture', () => {
  it('is read from a PNG, also if it is enormous', () => {
    expect(findImageSize(PNG)).toEqual({ widthPx: 1, heightPx: 1 });
    const bomb = Buffer.from(PNG);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    expect(findImageSize(bomb)).toEqual({ widthPx: 60_000, heightPx: 50_000 });
  });

  it('is read from the frame of a JPEG, wherever it is', () => {
    const comment = Buffer.from([0xff, 0xfe, 0, 6, 1, 2, 3, 4]);
    const frame = Buffer.from([0xff, 0xff, 0xc2, 0, 11, 8, 0x01, 0x2c, 0x02, 0x58, 1, 1, 0x11, 0]);
    expect(findImageSize(Buffer.concat([Buffer.from([0xff, 0xd8]), comment, frame]))).toEqual({
      widthPx: 600,
      heightPx: 300,
    });
  });

  it('is that of the largest picture of an icon, regardless of its directory', () => {
    const head = Buffer.from([0, 0, 1, 0, 2, 0]);
    const bitmap = Buffer.alloc(40);
    bitmap.writeUInt32LE(40, 0);
    bitmap.writeInt32LE(16, 4);
    bitmap.writeInt32LE(32, 8);
    const large = Buffer.from(PNG);
    large.writeUInt32BE(4000, 16);
    large.writeUInt32BE(4000, 20);
    const entry = (size: number, offset: number): Buffer => {
      const bytes = Buffer.alloc(16);
      bytes.writeUInt32LE(size, 8);
      bytes.writeUInt32LE(offset, 12);
      return bytes;
    };
    const first = 6 + 32;
    const icon = Buffer.concat([
      head,
      entry(bitmap.length, first),
      entry(large.length, first + bitmap.length),
      bitmap,
      large,
    ]);
    expect(findImageSize(icon)).toEqual({ widthPx: 4000, heightPx: 4000 });
  });

  it('is that of the canvas of a GIF, and of all three kinds of WebP', () => {
    const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x58, 0x02, 0x2c, 0x01, 0, 0, 0])]);
    expect(findImageSize(gif)).toEqual({ widthPx: 600, heightPx: 300 });
    const webp = (name: string, data: readonly number[]) =>
      Buffer.concat([
        Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
        Buffer.from(name),
        Buffer.from([data.length, 0, 0, 0, ...data]),
      ]);
    expect(findImageSize(webp('VP8X', [0, 0, 0, 0, 0x4f, 0xc3, 0, 0x4f, 0xc3, 0]))).toEqual({
      widthPx: 50_000,
      heightPx: 50_000,
    });
    expect(findImageSize(webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x58, 0x42, 0x2c, 0x41]))).toEqual({
      widthPx: 600,
      heightPx: 300,
    });
    expect(findImageSize(webp('VP8L', [0x2f, 0x57, 0xc2, 0x4a, 0, 0, 0, 0, 0, 0]))).toEqual({
      widthPx: 600,
      heightPx: 300,
    });
    expect(findImageSize(webp('ALPH', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBeUndefined();
  });

  it('is unknown for any other type and for truncated files', () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('<svg/>'),
      PNG.subarray(0, 20),
      Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0]),
      Buffer.from([0, 0, 1, 0, 9, 0, 1]),
    ]) {
      expect(findImageSize(bytes)).toBeUndefined();
    }
  });
});
