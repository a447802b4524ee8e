/**
 * Checks whether bytes are one whole image and nothing else. An image with a page or an archive appended has two
 * meanings, so an image counts only if its structure ends where the file ends.
 */
import { createByteReader, type ByteSource, type ByteReader } from './byteSource.ts';

export async function isWholePng(source: ByteSource): Promise<boolean> {
  const steps = createByteReader(source);
  steps.skip(PNG_SIGNATURE.length);
  for (let index = 0; ; index += 1) {
    const head = await steps.take(8);
    if (head === undefined) return false;
    const length = head.readUInt32BE(0);
    const name = head.toString('latin1', 4);
    if ((index === 0) !== (name === 'IHDR') || !/^[A-Za-z]{4}$/.test(name)) return false;
    steps.skip(length + CRC_BYTES);
    if (name === 'IEND') return length === 0 && steps.isAtEnd();
  }
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CRC_BYTES = 4;

/** Cameras append further whole pictures after the first (a depth map, a brighter copy); these are pictures too. */
export async function isWholeJpeg(source: ByteSource): Promise<boolean> {
  const steps = createByteReader(source);
  while (!steps.isAtEnd()) {
    const begin = await steps.take(START_OF_IMAGE.length);
    if (begin?.equals(START_OF_IMAGE) !== true || !(await skipPicture(steps))) return false;
  }
  return true;
}

async function skipPicture(steps: ByteReader): Promise<boolean> {
  let hasFrame = false;
  let isInScan = false;
  for (;;) {
    const marker = await nextMarker(steps, isInScan);
    if (marker === undefined) return false;
    if (marker === END_OF_IMAGE) return hasFrame;
    const lengthBytes = await steps.take(2);
    if (lengthBytes === undefined || lengthBytes.readUInt16BE(0) < 2) return false;
    steps.skip(lengthBytes.readUInt16BE(0) - 2);
    hasFrame ||= isFrame(marker);
    isInScan = marker === START_OF_SCAN;
  }
}

const START_OF_IMAGE = Buffer.from([0xff, 0xd8]);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** In a scan the data of the picture precedes the marker; an FF in it is followed by 00 or by a restart marker. */
async function nextMarker(steps: ByteReader, isInScan: boolean): Promise<number | undefined> {
  for (;;) {
    if (isInScan) await steps.skipTo(0xff);
    if ((await steps.takeByte()) !== 0xff) return undefined;
    let code = await steps.takeByte();
    while (code === 0xff) code = await steps.takeByte();
    const isData = code === 0 || (code !== undefined && code >= 0xd0 && code <= 0xd7);
    if (!isData || !isInScan) return code === 0 ? undefined : code;
  }
}

/** C4, C8 and CC are among the frame markers but are none. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

export async function isWholeGif(source: ByteSource): Promise<boolean> {
  const steps = createByteReader(source);
  const head = await steps.take(13);
  if (head === undefined) return false;
  steps.skip(paletteBytes(head.readUInt8(10)));
  for (let images = 0; ;) {
    const block = await steps.takeByte();
    if (block === 0x3b) return images > 0 && steps.isAtEnd();
    if (block === 0x2c) {
      const descriptor = await steps.take(9);
      if (descriptor === undefined) return false;
      steps.skip(paletteBytes(descriptor.readUInt8(8)) + 1);
      images += 1;
    } else if (block === 0x21) {
      steps.skip(1);
    } else return false;
    if (!(await skipSubBlocks(steps))) return false;
  }
}

export function paletteBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

async function skipSubBlocks(steps: ByteReader): Promise<boolean> {
  for (;;) {
    const length = await steps.takeByte();
    if (length === undefined) return false;
    if (length === 0) return true;
    steps.skip(length);
  }
}

export async function isWholeWebp(source: ByteSource): Promise<boolean> {
  const steps = createByteReader(source);
  const head = await steps.take(12);
  if (head === undefined || head.readUInt32LE(4) + 8 !== source.size) return false;
  let pictures = 0;
  while (!steps.isAtEnd()) {
    const chunk = await steps.take(8);
    if (chunk === undefined) return false;
    const name = chunk.toString('latin1', 0, 4);
    const length = chunk.readUInt32LE(4);
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ANMF') pictures += 1;
    steps.skip(length + (length % 2));
    if (steps.position() > source.size) return false;
  }
  return pictures > 0;
}

/** The pictures of an icon follow each other, and the last ends the file. */
export async function isWholeIcon(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, ICON_HEAD_BYTES);
  if (head.length < ICON_HEAD_BYTES) return false;
  const count = head.readUInt16LE(4);
  const directory = await source.read(ICON_HEAD_BYTES, count * ICON_ENTRY_BYTES);
  if (count === 0 || directory.length < count * ICON_ENTRY_BYTES) return false;
  const entries = Array.from({ length: count }, (_, index) => ({
    size: directory.readUInt32LE(index * ICON_ENTRY_BYTES + 8),
    offset: directory.readUInt32LE(index * ICON_ENTRY_BYTES + 12),
  })).toSorted((one, other) => one.offset - other.offset);
  let end = ICON_HEAD_BYTES + directory.length;
  for (const { offset, size } of entries) {
    if (offset !== end || !(await isIconPicture(source, offset))) return false;
    end = offset + size;
  }
  return end === source.size;
}

const ICON_HEAD_BYTES = 6;
const ICON_ENTRY_BYTES = 16;
const BITMAP_HEADER = Buffer.from([40, 0, 0, 0]);

async function isIconPicture(source: ByteSource, offset: number): Promise<boolean> {
  const begin = await source.read(offset, PNG_SIGNATURE.length);
  return begin.equals(PNG_SIGNATURE) || begin.subarray(0, BITMAP_HEADER.length).equals(BITMAP_HEADER);
}
