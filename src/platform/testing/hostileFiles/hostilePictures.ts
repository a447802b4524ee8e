/** Pictures that claim to be larger than they are, unpack to more than they should, or are no pictures at all. */
import { crc32, deflateSync } from 'node:zlib';
import { buildPng } from '../pictures.ts';
import { mutationsOf, randomNumbers, zlibZeros, type HostileFile } from './hostileFile.ts';

/** Returns the same files for the same seed. */
export function hostilePictures(seed: number): HostileFile[] {
  return [...pngs(), ...jpegs(), ...gifs(), ...otherPictures(), ...randomMutations(seed)];
}

const BOMB_MEGABYTES = 512;
const LARGEST_SIDE = 0xffff;
const PNG_LARGEST_SIDE = 0x7fffffff;

function pngs(): HostileFile[] {
  const zeros = zlibZeros(BOMB_MEGABYTES);
  const whole = buildPng();
  const lying = Buffer.from(whole);
  lying.writeUInt32BE(0xffffffff, PNG_HEAD_BYTES);
  return [
    { name: 'png of 2^31 by 2^31 points', bytes: png(PNG_LARGEST_SIDE, PNG_LARGEST_SIDE) },
    { name: 'png of 65535 by 65535 points', bytes: png(LARGEST_SIDE, LARGEST_SIDE) },
    { name: 'png of one row of 2^31 points', bytes: png(PNG_LARGEST_SIDE, 1) },
    { name: 'png without an extent', bytes: png(0, 0) },
    { name: 'png whose points unpack to half a gigabyte', bytes: png(5000, 5000, [chunk('IDAT', zeros)]) },
    { name: 'small png whose points unpack to half a gigabyte', bytes: png(1, 1, [chunk('IDAT', zeros)]) },
    {
      name: 'png whose text unpacks to half a gigabyte',
      bytes: png(1, 1, [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros])), POINTS]),
    },
    {
      name: 'png whose colours unpack to half a gigabyte',
      bytes: png(1, 1, [chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros])), POINTS]),
    },
    {
      name: 'png of a hundred thousand chunks',
      bytes: png(1, 1, [...Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0'))), POINTS]),
    },
    { name: 'png with two heads', bytes: png(1, 1, [chunk('IHDR', ihdr(PNG_LARGEST_SIDE, PNG_LARGEST_SIDE)), POINTS]) },
    { name: 'png of points alone that are broken', bytes: png(100, 100, [chunk('IDAT', Buffer.alloc(100, 0xff))]) },
    { name: 'png of which a length lies', bytes: lying },
    ...truncatedFiles('png', whole, [1, 7, 8, 12, 16, 20, 24, 29, 33, 37]),
  ];
}

function jpegs(): HostileFile[] {
  const whole = jpeg(2, 2);
  return [
    { name: 'jpeg of 65535 by 65535 points', bytes: jpeg(LARGEST_SIDE, LARGEST_SIDE) },
    { name: 'jpeg without an extent', bytes: jpeg(0, 0) },
    { name: 'jpeg with a second, larger frame', bytes: jpeg(1, 1, [frame(LARGEST_SIDE, LARGEST_SIDE)]) },
    { name: 'jpeg of ten thousand scans', bytes: jpeg(5000, 5000, [], 10_000) },
    { name: 'jpeg of ten thousand pictures', bytes: Buffer.concat(Array.from({ length: 10_000 }, () => whole)) },
    { name: 'jpeg with a larger picture behind', bytes: Buffer.concat([whole, jpeg(LARGEST_SIDE, LARGEST_SIDE)]) },
    {
      name: 'jpeg of which a length lies',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]), whole.subarray(2)]),
    },
    {
      name: 'jpeg of two megabytes of stuffed bytes',
      bytes: Buffer.concat([
        whole.subarray(0, -2),
        Buffer.alloc(2 * 1024 * 1024, Buffer.from([0xff, 0x00])),
        whole.subarray(-2),
      ]),
    },
    ...truncatedFiles('jpeg', whole, [1, 2, 3, 4, 6, 10, 15]),
  ];
}

function gifs(): HostileFile[] {
  const whole = gif(1, 1, [GIF_FRAME]);
  const large = Buffer.from([0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x4c, 0x01, 0]);
  return [
    { name: 'gif of a million frames', bytes: gif(1, 1, [Buffer.alloc(GIF_FRAME.length * 1_000_000, GIF_FRAME)]) },
    { name: 'gif of 65535 by 65535 points', bytes: gif(LARGEST_SIDE, LARGEST_SIDE, [GIF_FRAME]) },
    { name: 'gif with a frame larger than itself', bytes: gif(1, 1, [large]) },
    {
      name: 'gif of two megabytes of tiny blocks',
      bytes: gif(1, 1, [
        Buffer.concat([
          Buffer.from([0x21, 0xfe]),
          Buffer.alloc(2 * 1024 * 1024, Buffer.from([1, 65])),
          Buffer.from([0]),
        ]),
        GIF_FRAME,
      ]),
    },
    ...truncatedFiles('gif', whole, [1, 5, 6, 12, 13, 20]),
  ];
}

function otherPictures(): HostileFile[] {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const directory = Buffer.alloc(6 + 16 * LARGEST_SIDE);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(LARGEST_SIDE, 4);
  return [
    { name: 'svg that calls itself a picture', bytes: Buffer.from(svg) },
    { name: 'svg behind the signature of a png', bytes: Buffer.concat([PNG_SIGNATURE, Buffer.from(svg)]) },
    { name: 'webp of 16384 by 16384 points', bytes: webp(0x3fff, 0x3fff) },
    { name: 'webp whose length lies', bytes: Buffer.concat([webp(1, 1), Buffer.from('more')]) },
    { name: 'icon of 65535 pictures that are not there', bytes: directory },
    { name: 'nothing but zeros', bytes: Buffer.alloc(1024) },
    { name: 'empty', bytes: Buffer.alloc(0) },
  ];
}

const RANDOM_FILES = 30;

function randomMutations(seed: number): HostileFile[] {
  const random = randomNumbers(seed);
  const kinds = { png: buildPng(), jpeg: jpeg(2, 2), gif: gif(1, 1, [GIF_FRAME]), webp: webp(1, 1) };
  return Object.entries(kinds).flatMap(([kind, bytes]) =>
    mutationsOf(bytes, RANDOM_FILES, random).map((changed, index) => {
      return { name: `random change of a ${kind} ${index}`, bytes: changed };
    }),
  );
}

/** Returns files that are cut off after these numbers of bytes. */
function truncatedFiles(kind: string, bytes: Buffer, lengths: readonly number[]): HostileFile[] {
  return lengths.map((length) => ({
    name: `${kind} cut off behind ${length} bytes`,
    bytes: bytes.subarray(0, length),
  }));
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The signature and the first chunk. */
const PNG_HEAD_BYTES = 8 + 25;
const POINTS = chunk('IDAT', deflateSync(Buffer.alloc(5)));

function png(width: number, height: number, middle: readonly Buffer[] = [POINTS]): Buffer {
  return Buffer.concat([PNG_SIGNATURE, chunk('IHDR', ihdr(width, height)), ...middle, chunk('IEND', Buffer.alloc(0))]);
}

function ihdr(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  return head;
}

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(typeAndData), 4);
  return Buffer.concat([ends.subarray(0, 4), typeAndData, ends.subarray(4)]);
}

function jpeg(width: number, height: number, more: readonly Buffer[] = [], scans = 1): Buffer {
  const scan = Buffer.concat([Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]), Buffer.from([1, 2, 3])]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame(width, height),
    ...more,
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function frame(width: number, height: number): Buffer {
  return Buffer.from([0xff, 0xc2, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
}

const GIF_FRAME = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 0x01, 0]);

function gif(width: number, height: number, blocks: readonly Buffer[]): Buffer {
  const screen = Buffer.from([width & 0xff, width >> 8, height & 0xff, height >> 8, 0, 0, 0]);
  return Buffer.concat([Buffer.from('GIF89a'), screen, ...blocks, Buffer.from([0x3b])]);
}

function webp(width: number, height: number): Buffer {
  const head = Buffer.alloc(10);
  head.set([0x2f], 0);
  head.writeUInt32LE(((height << 14) | width) >>> 0, 1);
  const body = Buffer.concat([Buffer.from('WEBPVP8L'), lengthBytes(head.length), head]);
  return Buffer.concat([Buffer.from('RIFF'), lengthBytes(body.length), body]);
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(length);
  return bytes;
}
