/**
 * Reads the values of a PDF (ISO 32000-1, 7.3), each with its position, so that unchanged values can be written again
 * byte by byte. The files come from anonymous callers: every step is bounded, and malformed values are refused.
 */

interface PlacedValue {
  readonly source: Buffer;
  readonly start: number;
  readonly end: number;
}

export interface PdfName extends PlacedValue {
  readonly kind: 'name';
  readonly name: string;
}

export interface PdfNumber extends PlacedValue {
  readonly kind: 'number';
  readonly value: number;
}

export interface PdfString extends PlacedValue {
  readonly kind: 'string';
  readonly bytes: Buffer;
}

export interface PdfReference extends PlacedValue {
  readonly kind: 'reference';
  readonly id: number;
  readonly generation: number;
}

export interface PdfArray extends PlacedValue {
  readonly kind: 'array';
  readonly items: readonly PdfValue[];
}

export interface PdfDictionary extends PlacedValue {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
}

export interface PdfWord extends PlacedValue {
  readonly kind: 'word';
  readonly word: string;
}

export type PdfValue = PdfName | PdfNumber | PdfString | PdfReference | PdfArray | PdfDictionary | PdfWord;

export class NotPdf extends Error {
  override readonly name = 'NotPdf';

  constructor() {
    super('The file is no PDF that can be read.');
  }
}

/** The position of reading, and how many values may still be read. */
export interface Cursor {
  readonly source: Buffer;
  at: number;
  left: number;
}

/** The form, the pages or the table of a real file have fewer values. */
const MAX_VALUES = 200_000;
const MAX_DEPTH = 32;
const MAX_STRING_BYTES = 1024 * 1024;
const MAX_NAME_BYTES = 1024;

export function cursorAt(source: Buffer, at: number): Cursor {
  if (!Number.isSafeInteger(at) || at < 0 || at >= source.length) throw new NotPdf();
  return { source, at, left: MAX_VALUES };
}

export function readValue(cursor: Cursor, depth = 0): PdfValue {
  cursor.left -= 1;
  if (depth > MAX_DEPTH || cursor.left < 0) throw new NotPdf();
  skipSpace(cursor);
  const { source, at } = cursor;
  const byte = source[at];
  if (byte === SLASH) return readName(cursor);
  if (byte === OPEN_ROUND) return readLiteral(cursor);
  if (byte === OPEN_SQUARE) return readArray(cursor, depth);
  if (byte === LESS) return source[at + 1] === LESS ? readDictionary(cursor, depth) : readHex(cursor);
  if (byte !== undefined && isOfNumber(byte)) return readNumber(cursor);
  const word = WORDS.find((one) => isAt(cursor, one));
  if (word === undefined) throw new NotPdf();
  cursor.at += word.length;
  return { kind: 'word', word, ...placed(cursor, at) };
}

/** Skips white space and comments. */
export function skipSpace(cursor: Cursor): void {
  const { source } = cursor;
  for (;;) {
    const byte = source[cursor.at];
    if (byte === PERCENT) skipLine(cursor);
    else if (byte !== undefined && isSpace(byte)) cursor.at += 1;
    else return;
  }
}

export function isAt({ source, at }: Cursor, word: string): boolean {
  return source.subarray(at, at + word.length).equals(Buffer.from(word, 'latin1')) && isEnd(source[at + word.length]);
}

/** Reads a keyword such as `obj`, and refuses anything else. */
export function expectWord(cursor: Cursor, word: string): void {
  skipSpace(cursor);
  if (!isAt(cursor, word)) throw new NotPdf();
  cursor.at += word.length;
}

/** Reads a number without sign and decimal point. */
export function readCount(cursor: Cursor): number {
  skipSpace(cursor);
  const count = findCount(cursor);
  if (count === undefined) throw new NotPdf();
  return count;
}

export function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00;
}

/** Returns the bytes of a value as they are in the file. */
export function rawOf({ source, start, end }: PdfValue): Buffer {
  return source.subarray(start, end);
}

/** Returns whether two values are equal, regardless of spacing and notation. */
export function isSame(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (one.kind === 'array')
    return (
      other.kind === 'array' &&
      one.items.length === other.items.length &&
      one.items.every((item, index) => isSame(item, other.items[index]))
    );
  if (one.kind === 'dictionary')
    return (
      other.kind === 'dictionary' &&
      one.entries.size === other.entries.size &&
      [...one.entries].every(([key, value]) => isSame(value, other.entries.get(key)))
    );
  if (one.kind === 'string') return other.kind === 'string' && one.bytes.equals(other.bytes);
  if (one.kind === 'reference')
    return other.kind === 'reference' && one.id === other.id && one.generation === other.generation;
  if (one.kind === 'number') return other.kind === 'number' && one.value === other.value;
  if (one.kind === 'name') return other.kind === 'name' && one.name === other.name;
  return other.kind === 'word' && one.word === other.word;
}

const [SLASH, OPEN_ROUND, CLOSE_ROUND, OPEN_SQUARE, CLOSE_SQUARE, LESS, GREATER, PERCENT, BACKSLASH, HASH] = [
  0x2f, 0x28, 0x29, 0x5b, 0x5d, 0x3c, 0x3e, 0x25, 0x5c, 0x23,
];
const WORDS = ['true', 'false', 'null'];

function placed({ source, at }: Cursor, start: number): PlacedValue {
  return { source, start, end: at };
}

function isDelimiter(byte: number): boolean {
  return (
    byte === SLASH ||
    byte === OPEN_ROUND ||
    byte === CLOSE_ROUND ||
    byte === OPEN_SQUARE ||
    byte === CLOSE_SQUARE ||
    byte === LESS ||
    byte === GREATER ||
    byte === PERCENT ||
    byte === 0x7b ||
    byte === 0x7d
  );
}

function isEnd(byte: number | undefined): boolean {
  return byte === undefined || isSpace(byte) || isDelimiter(byte);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isOfNumber(byte: number): boolean {
  return isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e;
}

function skipLine(cursor: Cursor): void {
  for (
    let byte = cursor.source[cursor.at];
    byte !== undefined && byte !== 0x0a && byte !== 0x0d;
    byte = cursor.source[cursor.at]
  )
    cursor.at += 1;
}

/** Enough digits for the size of any file. */
const MAX_DIGITS = 10;

function findCount(cursor: Cursor): number | undefined {
  const { source, at } = cursor;
  let end = at;
  while (isDigit(source[end]) && end - at <= MAX_DIGITS) end += 1;
  if (end === at || end - at > MAX_DIGITS || !isEnd(source[end])) return undefined;
  cursor.at = end;
  return Number(source.toString('latin1', at, end));
}

/** Reads a number, or the reference that begins with one. */
function readNumber(cursor: Cursor): PdfNumber | PdfReference {
  const { source, at } = cursor;
  const id = findCount(cursor);
  if (id !== undefined) {
    const end = cursor.at;
    skipSpace(cursor);
    const generation = findCount(cursor);
    if (generation !== undefined) {
      skipSpace(cursor);
      if (isAt(cursor, 'R')) {
        cursor.at += 1;
        return { kind: 'reference', id, generation, ...placed(cursor, at) };
      }
    }
    cursor.at = end;
    return { kind: 'number', value: id, ...placed(cursor, at) };
  }
  let end = at;
  while (isOfNumber(source[end] ?? 0) && end - at < MAX_NAME_BYTES) end += 1;
  const text = source.toString('latin1', at, end);
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) || !isEnd(source[end])) throw new NotPdf();
  cursor.at = end;
  return { kind: 'number', value: Number(text), ...placed(cursor, at) };
}

function readName(cursor: Cursor): PdfName {
  const { source, at } = cursor;
  let end = at + 1;
  while (!isEnd(source[end]) && end - at <= MAX_NAME_BYTES) end += 1;
  if (end - at > MAX_NAME_BYTES) throw new NotPdf();
  const text = source.toString('latin1', at + 1, end);
  cursor.at = end;
  return {
    kind: 'name',
    name: source.subarray(at, end).includes(HASH)
      ? text.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : text,
    ...placed(cursor, at),
  };
}

function readArray(cursor: Cursor, depth: number): PdfArray {
  const start = cursor.at;
  const items: PdfValue[] = [];
  cursor.at += 1;
  for (;;) {
    skipSpace(cursor);
    if (cursor.source[cursor.at] === CLOSE_SQUARE) break;
    items.push(readValue(cursor, depth + 1));
  }
  cursor.at += 1;
  return { kind: 'array', items, ...placed(cursor, start) };
}

function readDictionary(cursor: Cursor, depth: number): PdfDictionary {
  const { source, at: start } = cursor;
  const entries = new Map<string, PdfValue>();
  cursor.at += 2;
  for (;;) {
    skipSpace(cursor);
    if (source[cursor.at] === GREATER && source[cursor.at + 1] === GREATER) break;
    if (source[cursor.at] !== SLASH) throw new NotPdf();
    const { name } = readName(cursor);
    // Programs differ in which of two equal keys they use, so that one could check a value and another show a different
    // one.
    if (entries.has(name)) throw new NotPdf();
    entries.set(name, readValue(cursor, depth + 1));
  }
  cursor.at += 2;
  return { kind: 'dictionary', entries, ...placed(cursor, start) };
}

function readHex(cursor: Cursor): PdfString {
  const { source, at } = cursor;
  const end = source.indexOf(GREATER, at);
  if (end < 0 || end - at > 2 * MAX_STRING_BYTES) throw new NotPdf();
  const digits = source.toString('latin1', at + 1, end).replaceAll(/[\s\0]/g, '');
  if (!/^[\da-f]*$/i.test(digits)) throw new NotPdf();
  cursor.at = end + 1;
  return {
    kind: 'string',
    bytes: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'),
    ...placed(cursor, at),
  };
}

/** The escapes n, r, t, b and f. */
const ESCAPES: Readonly<Record<number, number>> = { 0x6e: 0x0a, 0x72: 0x0d, 0x74: 0x09, 0x62: 0x08, 0x66: 0x0c };
const OCTAL_DIGITS = 3;

function readLiteral(cursor: Cursor): PdfString {
  const { source, at: start } = cursor;
  const end = endOfLiteral(source, start);
  cursor.at = end;
  const raw = source.subarray(start + 1, end - 1);
  const bytes = raw.includes(BACKSLASH) ? unescaped(raw) : raw;
  if (bytes.length > MAX_STRING_BYTES) throw new NotPdf();
  return { kind: 'string', bytes, ...placed(cursor, start) };
}

/** A byte takes four characters if it is written as an octal number. */
const MAX_LITERAL_BYTES = 4 * MAX_STRING_BYTES;

/** Returns the offset after the closing bracket; brackets inside are balanced or escaped by a backslash. */
function endOfLiteral(source: Buffer, start: number): number {
  const most = Math.min(source.length, start + MAX_LITERAL_BYTES);
  let open = 0;
  for (let at = start; at < most; at += 1) {
    const byte = source[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN_ROUND) open += 1;
    else if (byte === CLOSE_ROUND) open -= 1;
    if (open === 0) return at + 1;
  }
  throw new NotPdf();
}

function unescaped(raw: Buffer): Buffer {
  const bytes = Buffer.alloc(raw.length);
  let length = 0;
  const cursor: Cursor = { source: raw, at: 0, left: 0 };
  while (cursor.at < raw.length) {
    const byte = raw[cursor.at] ?? 0;
    cursor.at += 1;
    const meant = byte === BACKSLASH ? readEscape(cursor) : byte;
    if (meant === undefined) continue;
    bytes[length] = meant;
    length += 1;
  }
  return bytes.subarray(0, length);
}

/** Reads what follows a backslash; `undefined` if it only continues the line. */
function readEscape(cursor: Cursor): number | undefined {
  const { source } = cursor;
  let octal = 0;
  let digits = 0;
  for (
    let byte = source[cursor.at];
    digits < OCTAL_DIGITS && byte !== undefined && byte >= 0x30 && byte <= 0x37;
    byte = source[cursor.at]
  ) {
    octal = octal * 8 + byte - 0x30;
    digits += 1;
    cursor.at += 1;
  }
  if (digits > 0) return octal & 0xff;
  const byte = source[cursor.at] ?? 0;
  cursor.at += 1;
  if (byte === 0x0d && source[cursor.at] === 0x0a) cursor.at += 1;
  return byte === 0x0d || byte === 0x0a ? undefined : (ESCAPES[byte] ?? byte);
}
