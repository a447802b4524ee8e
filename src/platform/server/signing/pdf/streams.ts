/** Reads objects at their offset, and unpacks their streams. */
import { inflateSync } from 'node:zlib';
import {
  cursorAt,
  expectWord,
  isAt,
  NotPdf,
  readCount,
  readValue,
  skipSpace,
  type Cursor,
  type PdfDictionary,
  type PdfValue,
} from './values.ts';

export interface PdfObject {
  readonly id: number;
  readonly generation: number;
  readonly value: PdfValue;
  /** Bytes of its stream, still packed. */
  readonly packed: Buffer | undefined;
  /** Offset after `endobj`. */
  readonly end: number;
  /** Number of values in the object. */
  readonly values: number;
}

/** Looks up the length of a stream if the length is an object of its own. */
export type LengthOf = (id: number) => number;

export function readObject(bytes: Buffer, offset: number, lengthOf: LengthOf = refuse): PdfObject {
  const cursor = cursorAt(bytes, offset);
  const { left } = cursor;
  const id = readCount(cursor);
  const generation = readCount(cursor);
  expectWord(cursor, 'obj');
  const value = readValue(cursor);
  skipSpace(cursor);
  const packed = isAt(cursor, 'stream') ? readPacked(cursor, value, lengthOf) : undefined;
  expectWord(cursor, 'endobj');
  return { id, generation, value, packed, end: cursor.at, values: left - cursor.left };
}

export function readStream(
  bytes: Buffer,
  offset: number,
  lengthOf: LengthOf = refuse,
): { readonly value: PdfDictionary; readonly packed: Buffer; readonly end: number } {
  const { value, packed, end } = readObject(bytes, offset, lengthOf);
  if (value.kind !== 'dictionary' || packed === undefined) throw new NotPdf();
  return { value, packed, end };
}

/** Unpacks a stream. Refuses one that unpacks to more than `most` bytes. */
export function unpack({ entries }: PdfDictionary, packed: Buffer, most: number): Buffer {
  const filter = onlyOf(entries.get('Filter'));
  if (filter === undefined) return packed;
  if (filter.kind !== 'name' || filter.name !== 'FlateDecode') throw new NotPdf();
  const data = inflate(packed, most);
  const parameters = onlyOf(entries.get('DecodeParms'));
  if (parameters === undefined) return data;
  if (parameters.kind !== 'dictionary') throw new NotPdf();
  const numberOf = (key: string, usual: number): number => {
    const value = parameters.entries.get(key);
    return value?.kind === 'number' ? value.value : usual;
  };
  const predictor = numberOf('Predictor', 1);
  if (predictor === 1) return data;
  const columns = numberOf('Columns', 1);
  if (
    predictor < 10 ||
    numberOf('Colors', 1) !== 1 ||
    numberOf('BitsPerComponent', 8) !== 8 ||
    !Number.isSafeInteger(columns) ||
    columns < 1 ||
    columns > data.length
  )
    throw new NotPdf();
  return unpredict(data, columns);
}

function refuse(): never {
  throw new NotPdf();
}

function readPacked(cursor: Cursor, value: PdfValue, lengthOf: LengthOf): Buffer {
  const { source } = cursor;
  const length = value.kind === 'dictionary' ? value.entries.get('Length') : undefined;
  const count =
    length?.kind === 'number' ? length.value : length?.kind === 'reference' ? lengthOf(length.id) : refuse();
  cursor.at += 'stream'.length;
  if (source[cursor.at] === 0x0d) cursor.at += 1;
  if (source[cursor.at] !== 0x0a) throw new NotPdf();
  const start = cursor.at + 1;
  if (!Number.isSafeInteger(count) || count < 0 || start + count > source.length) throw new NotPdf();
  cursor.at = start + count;
  expectWord(cursor, 'endstream');
  return source.subarray(start, start + count);
}

function onlyOf(value: PdfValue | undefined): PdfValue | undefined {
  if (value?.kind === 'word') return undefined;
  if (value?.kind !== 'array') return value;
  if (value.items.length > 1) throw new NotPdf();
  return onlyOf(value.items[0]);
}

function inflate(packed: Buffer, most: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch {
    throw new NotPdf();
  }
}

/** Decodes rows that are stored as differences from the row above or the byte before (PNG, 9.2). */
function unpredict(data: Buffer, columns: number): Buffer {
  const rows = Math.floor(data.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const how = data[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column === 0 ? 0 : (plain[at - 1] ?? 0);
      const above = row === 0 ? 0 : (plain[at - columns] ?? 0);
      const corner = row === 0 || column === 0 ? 0 : (plain[at - columns - 1] ?? 0);
      plain[at] = (data[row * (columns + 1) + 1 + column] ?? 0) + predicted(how, { left, above, corner });
    }
  }
  return plain;
}

function predicted(how: number, { left, above, corner }: { left: number; above: number; corner: number }): number {
  if (how === 0) return 0;
  if (how === 1) return left;
  if (how === 2) return above;
  if (how === 3) return (left + above) >> 1;
  if (how !== 4) throw new NotPdf();
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
