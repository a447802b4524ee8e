/**
 * Reads the tables that list the offset of each object (ISO 32000-1, 7.5.4 and 7.5.8). There is one for every time the
 * file was saved, as a table or as a stream; the last one comes first.
 */
import { readStream, unpack } from './streams.ts';
import {
  cursorAt,
  expectWord,
  isAt,
  isSpace,
  NotPdf,
  readCount,
  readValue,
  skipSpace,
  type Cursor,
  type PdfDictionary,
  type PdfValue,
} from './values.ts';

export type Entry =
  | { readonly kind: 'free' }
  | { readonly kind: 'at'; readonly offset: number; readonly generation: number }
  /** The object is packed into a stream together with others. */
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

export interface Section {
  readonly kind: 'table' | 'stream';
  readonly offset: number;
  /** Offset after the trailer, or after the stream. */
  readonly end: number;
  /** Bytes of the stream that a table names in addition to itself. */
  readonly besideBytes: number;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly trailer: PdfDictionary;
}

/** Every signature adds one section. */
const MAX_SECTIONS = 200;
/** Limit for all sections together; a book of ten thousand pages has fewer entries. */
const MAX_ENTRIES = 250_000;
/** The last table is named within this many bytes of the end. */
const TAIL_BYTES = 1024;

/**
 * Returns the offset of the last section of the file up to `end`, or `undefined` if the file does not end as it must.
 */
export function findLastSection(bytes: Buffer, end: number): number | undefined {
  const tail = bytes.toString('latin1', Math.max(0, end - TAIL_BYTES), end);
  const digits = /^startxref[\r\n ]+(\d{1,10})[\r\n ]+%%EOF[\s\0]*$/.exec(
    tail.slice(Math.max(0, tail.lastIndexOf('startxref'))),
  )?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Reads all sections, from the one at `offset` back to the first. */
export function readSections(bytes: Buffer, offset: number): readonly Section[] {
  const sections: Section[] = [];
  const seen = new Set<number>();
  let left = MAX_ENTRIES;
  let bytesLeft = bytes.length;
  for (let at: number | undefined = offset; at !== undefined;) {
    if (seen.has(at) || seen.size >= MAX_SECTIONS) throw new NotPdf();
    seen.add(at);
    const section = readSection(bytes, at, left);
    sections.push(section);
    left -= section.entries.size;
    // Sections never overlap in a real file; overlapping ones only cost time.
    bytesLeft -= section.end - section.offset + section.besideBytes;
    if (bytesLeft < 0) throw new NotPdf();
    at = findNumber(section.trailer, 'Prev');
  }
  return sections;
}

export function findNumber(dictionary: PdfDictionary, key: string): number | undefined {
  const value = dictionary.entries.get(key);
  if (value === undefined) return undefined;
  if (value.kind !== 'number' || !Number.isSafeInteger(value.value) || value.value < 0) throw new NotPdf();
  return value.value;
}

function readSection(bytes: Buffer, offset: number, left: number): Section {
  const cursor = cursorAt(bytes, offset);
  if (!isAt(cursor, 'xref')) return readStreamSection(bytes, offset, left);
  const entries = readTable(cursor, left);
  expectWord(cursor, 'trailer');
  const trailer = readValue(cursor);
  if (trailer.kind !== 'dictionary') throw new NotPdf();
  // A file may have both, for programs that cannot read streams; entries of the table take precedence.
  const named = findNumber(trailer, 'XRefStm');
  const second = named === undefined ? undefined : readStreamSection(bytes, named, left - entries.size);
  for (const [id, entry] of second?.entries ?? [])
    if ((entries.get(id)?.kind ?? 'free') === 'free') entries.set(id, entry);
  return {
    kind: 'table',
    offset,
    end: cursor.at,
    besideBytes: second === undefined ? 0 : second.end - second.offset,
    entries,
    trailer,
  };
}

const ENTRY_BYTES = 20;

function readTable(cursor: Cursor, left: number): Map<number, Entry> {
  const { source } = cursor;
  const entries = new Map<number, Entry>();
  expectWord(cursor, 'xref');
  for (;;) {
    skipSpace(cursor);
    if (isAt(cursor, 'trailer')) return entries;
    const first = readCount(cursor);
    const count = readCount(cursor);
    skipSpace(cursor);
    if (count + entries.size > left || cursor.at + count * ENTRY_BYTES > source.length) throw new NotPdf();
    for (let index = 0; index < count; index += 1) {
      if (entries.has(first + index)) throw new NotPdf();
      entries.set(first + index, entryAt(source, cursor.at));
      cursor.at += ENTRY_BYTES;
    }
    cursor.left -= 1;
    if (cursor.left < 0) throw new NotPdf();
  }
}

const [OFFSET_DIGITS, GENERATION_AT, GENERATION_DIGITS, KIND_AT] = [10, 11, 5, 17];

/** Reads an entry: `0000000017 00000 n`, and two bytes that end the line. */
function entryAt(source: Buffer, at: number): Entry {
  const offset = digitsAt(source, at, OFFSET_DIGITS);
  const generation = digitsAt(source, at + GENERATION_AT, GENERATION_DIGITS);
  const [gap, secondGap, kind, ...end] = [
    at + OFFSET_DIGITS,
    at + KIND_AT - 1,
    at + KIND_AT,
    at + KIND_AT + 1,
    at + KIND_AT + 2,
  ].map((place) => source[place] ?? 0);
  if (gap !== SPACE || secondGap !== SPACE || !end.every(isSpace)) throw new NotPdf();
  if (kind === IN_USE) return { kind: 'at', offset, generation };
  if (kind !== FREE) throw new NotPdf();
  return { kind: 'free' };
}

const [SPACE, IN_USE, FREE] = [0x20, 0x6e, 0x66];

function digitsAt(source: Buffer, at: number, count: number): number {
  let value = 0;
  for (let place = at; place < at + count; place += 1) {
    const digit = (source[place] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) throw new NotPdf();
    value = value * 10 + digit;
  }
  return value;
}

function readStreamSection(bytes: Buffer, offset: number, left: number): Section {
  const { value: trailer, packed, end } = readStream(bytes, offset);
  const type = trailer.entries.get('Type');
  if (type?.kind !== 'name' || type.name !== 'XRef') throw new NotPdf();
  const widths = countsOf(trailer.entries.get('W'));
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const width = kindWidth + secondWidth + thirdWidth;
  if (widths.length !== 3 || width === 0 || widths.some((one) => one > 6)) throw new NotPdf();
  const index = trailer.entries.get('Index');
  const ranges = index === undefined ? [0, findNumber(trailer, 'Size') ?? 0] : countsOf(index);
  const total = ranges.reduce((sum, count, place) => (place % 2 === 0 ? sum : sum + count), 0);
  if (total > left) throw new NotPdf();
  // Every row has one more byte if it is stored as a difference.
  const data = unpack(trailer, packed, total * (width + 1));
  if (data.length < total * width) throw new NotPdf();
  const entries = new Map<number, Entry>();
  const number = (at: number, length: number): number => (length === 0 ? 0 : data.readUIntBE(at, length));
  let at = 0;
  for (let pair = 0; pair < ranges.length; pair += 2) {
    const [first = 0, count = 0] = ranges.slice(pair, pair + 2);
    for (let id = first; id < first + count; id += 1, at += width) {
      const kind = kindWidth === 0 ? AT : number(at, kindWidth);
      if (entries.has(id)) throw new NotPdf();
      entries.set(
        id,
        entryOf(kind, number(at + kindWidth, secondWidth), number(at + kindWidth + secondWidth, thirdWidth)),
      );
    }
  }
  return { kind: 'stream', offset, end, besideBytes: 0, entries, trailer };
}

const AT = 1;
const PACKED = 2;

function entryOf(kind: number, second: number, third: number): Entry {
  if (kind === AT) return { kind: 'at', offset: second, generation: third };
  return kind === PACKED ? { kind: 'packed', stream: second, index: third } : { kind: 'free' };
}

function countsOf(value: PdfValue | undefined): number[] {
  if (value?.kind !== 'array') throw new NotPdf();
  return value.items.map((item) => {
    if (item.kind !== 'number' || !Number.isSafeInteger(item.value) || item.value < 0) throw new NotPdf();
    return item.value;
  });
}
