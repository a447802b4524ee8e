/** A file as its objects, as it is now or as it was when it was saved before. */
import { findLastSection, findNumber, readSections, type Entry, type Section } from './sections.ts';
import { readObject, readStream, unpack } from './streams.ts';
import { cursorAt, NotPdf, readCount, readValue, type PdfDictionary, type PdfValue } from './values.ts';

export interface PdfDocument {
  readonly bytes: Buffer;
  /** The last first. */
  readonly sections: readonly Section[];
  readonly trailer: PdfDictionary;
  readonly findEntry: (id: number) => Entry | undefined;
  readonly findObject: (id: number) => FoundObject | undefined;
  /** What a reference leads to, or the value itself; `undefined` for nothing. */
  readonly follow: (value: PdfValue | undefined) => PdfValue | undefined;
}

export interface FoundObject {
  readonly id: number;
  readonly generation: number;
  readonly value: PdfValue;
}

/** Locked files are refused: what they say is not what stands in them. */
export function openDocument(bytes: Buffer): PdfDocument {
  const offset = findLastSection(bytes, bytes.length);
  if (offset === undefined || bytes.toString('latin1', 0, HEADER.length) !== HEADER) throw new NotPdf();
  return documentOf(bytes, readSections(bytes, offset));
}

/** As it was when it ended at `end`; `undefined` where it never did. */
export function findEarlier({ bytes, sections }: PdfDocument, end: number): PdfDocument | undefined {
  const offset = findLastSection(bytes, end);
  const index = sections.findIndex((section) => section.offset === offset);
  return index < 0 || sections.slice(index).some((section) => section.end > end) ? undefined : documentOf(bytes, sections.slice(index));
}

/** The dictionary behind a value; refused where it is none. */
export function dictionaryOf(value: PdfValue | undefined): PdfDictionary {
  if (value?.kind !== 'dictionary') throw new NotPdf();
  return value;
}

export function getObject(document: PdfDocument, value: PdfValue | undefined): FoundObject {
  const found = value?.kind === 'reference' ? document.findObject(value.id) : undefined;
  if (found === undefined) throw new NotPdf();
  return found;
}

/** The number that the next new object has. */
export function nextIdOf({ sections }: PdfDocument): number {
  return Math.max(...sections.map(({ trailer }) => findNumber(trailer, 'Size') ?? 0));
}

const HEADER = '%PDF-';
const MOST_PACKED = 10_000;
/** Of all packed objects that are looked at; what unpacks to more is meant to hurt. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Of packed objects, for each value that may be read. */
const BYTES_A_VALUE = 64;
/** How often a file may be read over: its objects lie beside each other, so once would do. */
const MOST_TIMES = 4;
/** A reference to a reference is no usual thing. */
const MOST_STEPS = 8;

function documentOf(bytes: Buffer, sections: readonly Section[]): PdfDocument {
  const trailer = sections[0]?.trailer;
  if (trailer === undefined || trailer.entries.has('Encrypt')) throw new NotPdf();
  const found = new Map<number, FoundObject | undefined>();
  const packs = new Map<number, ReadonlyMap<number, PdfValue>>();
  let bytesLeft = bytes.length * MOST_TIMES;
  let unpackedLeft = MOST_UNPACKED_BYTES;

  const findEntry = (id: number): Entry | undefined => sections.find(({ entries }) => entries.has(id))?.entries.get(id);

  const spend = <T extends { readonly end: number }>(offset: number, object: T): T => {
    bytesLeft -= object.end - offset;
    if (bytesLeft < 0) throw new NotPdf();
    return object;
  };

  const lengthOf = (id: number): number => {
    const entry = findEntry(id);
    // Read without lengths of its own, so that none can lead back to itself.
    const value = entry?.kind === 'at' ? spend(entry.offset, readObject(bytes, entry.offset)).value : undefined;
    if (value?.kind !== 'number') throw new NotPdf();
    return value.value;
  };

  const packOf = (id: number): ReadonlyMap<number, PdfValue> => {
    const known = packs.get(id);
    if (known !== undefined) return known;
    const entry = findEntry(id);
    if (entry?.kind !== 'at') throw new NotPdf();
    const { value, packed } = spend(entry.offset, readStream(bytes, entry.offset, lengthOf));
    const data = unpack(value, packed, unpackedLeft);
    unpackedLeft -= data.length;
    const pack = readPack(value, data);
    packs.set(id, pack);
    return pack;
  };

  const read = (id: number): FoundObject | undefined => {
    const entry = findEntry(id);
    if (entry === undefined || entry.kind === 'free') return undefined;
    if (entry.kind === 'at') {
      const object = spend(entry.offset, readObject(bytes, entry.offset, lengthOf));
      if (object.id !== id || object.generation !== entry.generation) throw new NotPdf();
      return object;
    }
    const value = packOf(entry.stream).get(id);
    return value === undefined ? undefined : { id, generation: 0, value };
  };

  const findObject = (id: number): FoundObject | undefined => {
    if (!found.has(id)) found.set(id, read(id));
    return found.get(id);
  };

  const follow = (value: PdfValue | undefined): PdfValue | undefined => {
    let at = value;
    for (let step = 0; at?.kind === 'reference'; step += 1) {
      if (step > MOST_STEPS) throw new NotPdf();
      at = findObject(at.id)?.value;
    }
    return at?.kind === 'word' && at.word === 'null' ? undefined : at;
  };

  return { bytes, sections, trailer, findEntry, findObject, follow };
}

function readPack(dictionary: PdfDictionary, data: Buffer): Map<number, PdfValue> {
  const count = findNumber(dictionary, 'N') ?? 0;
  const first = findNumber(dictionary, 'First') ?? 0;
  if (count > MOST_PACKED) throw new NotPdf();
  const head = cursorAt(data, 0);
  const values = new Map<number, PdfValue>();
  for (let index = 0; index < count; index += 1) {
    const id = readCount(head);
    const start = first + readCount(head);
    const cursor = cursorAt(data, start);
    // One allowance for all of them: they may lie in each other.
    cursor.left = head.left;
    values.set(id, readValue(cursor));
    head.left = cursor.left - Math.floor((cursor.at - start) / BYTES_A_VALUE);
  }
  return values;
}
