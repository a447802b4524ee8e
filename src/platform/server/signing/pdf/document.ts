/** Reads a file as objects, in its current revision or in an earlier one. */
import { findLastSection, findNumber, readSections, type Entry, type Section } from './sections.ts';
import { readObject, unpack, type LengthOf, type PdfObject } from './streams.ts';
import { cursorAt, NotPdf, readCount, readValue, type PdfDictionary, type PdfValue } from './values.ts';

export interface PdfDocument {
  readonly bytes: Buffer;
  /** Sections of the file, the last one first. */
  readonly sections: readonly Section[];
  readonly trailer: PdfDictionary;
  readonly findEntry: (id: number) => Entry | undefined;
  readonly findObject: (id: number) => FoundObject | undefined;
  /** Returns the target of a reference, or the value itself; `undefined` if there is none. */
  readonly follow: (value: PdfValue | undefined) => PdfValue | undefined;
  /** Shared by all revisions, because they are read from the same file. */
  readonly reading: ReadingBudget;
}

/**
 * Caches what was read of a file, and counts how much more may be read. All revisions are in the same bytes, so nothing
 * is read twice.
 */
interface ReadingBudget {
  bytesLeft: number;
  valuesLeft: number;
  unpackedLeft: number;
  /** Unpacked bytes that may still be read; a byte that is read twice counts twice. */
  packedLeft: number;
  /** Objects by their offset. */
  readonly objects: Map<number, PdfObject>;
  readonly packs: Map<number, ReadonlyMap<number, PdfValue>>;
  /** Revisions by the offset of their last section. */
  readonly revisions: Map<number, PdfDocument>;
}

export interface FoundObject {
  readonly id: number;
  readonly generation: number;
  readonly value: PdfValue;
}

/** Opens a file. Encrypted files are refused, because their bytes are not their content. */
export function openDocument(bytes: Buffer): PdfDocument {
  const offset = findLastSection(bytes, bytes.length);
  if (offset === undefined || bytes.toString('latin1', 0, HEADER.length) !== HEADER) throw new NotPdf();
  return documentOf(bytes, readSections(bytes, offset), {
    bytesLeft: bytes.length * MAX_TIMES_READ,
    valuesLeft: MAX_VALUES,
    unpackedLeft: MAX_UNPACKED_BYTES,
    packedLeft: MAX_UNPACKED_BYTES,
    objects: new Map(),
    packs: new Map(),
    revisions: new Map(),
  });
}

/** Returns the revision that ended at `end`, or `undefined` if none did. */
export function findRevision({ bytes, sections, reading }: PdfDocument, end: number): PdfDocument | undefined {
  const offset = findLastSection(bytes, end);
  const index = sections.findIndex((section) => section.offset === offset);
  if (offset === undefined || index < 0 || sections.slice(index).some((section) => section.end > end)) return undefined;
  const revision = reading.revisions.get(offset) ?? documentOf(bytes, sections.slice(index), reading);
  reading.revisions.set(offset, revision);
  return revision;
}

/** Returns the value if it is a dictionary, and refuses anything else. */
export function dictionaryOf(value: PdfValue | undefined): PdfDictionary {
  if (value?.kind !== 'dictionary') throw new NotPdf();
  return value;
}

export function getObject(document: PdfDocument, value: PdfValue | undefined): FoundObject {
  const found = value?.kind === 'reference' ? document.findObject(value.id) : undefined;
  if (found === undefined) throw new NotPdf();
  return found;
}

/** Returns the number of the next new object. */
export function nextIdOf({ sections }: PdfDocument): number {
  return Math.max(...sections.map(({ trailer }) => findNumber(trailer, 'Size') ?? 0));
}

const HEADER = '%PDF-';
const MAX_PACKED = 10_000;
/** Limit for all packed objects that are read; a file that unpacks to more is hostile. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** How many times its own length a file may be read. Objects do not overlap, so once would be enough. */
const MAX_TIMES_READ = 2;
/** Limit for all values that are read. Signatures have few, and the others are not read. */
const MAX_VALUES = 1_000_000;
/** References to references are unusual. */
const MAX_STEPS = 8;

function documentOf(bytes: Buffer, sections: readonly Section[], reading: ReadingBudget): PdfDocument {
  const trailer = sections[0]?.trailer;
  if (trailer === undefined || trailer.entries.has('Encrypt')) throw new NotPdf();
  const found = new Map<number, FoundObject | undefined>();

  const findEntry = (id: number): Entry | undefined => sections.find(({ entries }) => entries.has(id))?.entries.get(id);

  const lengthOf = (id: number): number => {
    const entry = findEntry(id);
    // The length is read without looking up further lengths, so that none can refer to itself.
    const value = entry?.kind === 'at' ? objectAt(bytes, reading, { offset: entry.offset }).value : undefined;
    if (value?.kind !== 'number') throw new NotPdf();
    return value.value;
  };

  const packOf = (id: number): ReadonlyMap<number, PdfValue> => {
    const entry = findEntry(id);
    if (entry?.kind !== 'at') throw new NotPdf();
    const cached = reading.packs.get(entry.offset);
    if (cached !== undefined) return cached;
    const { value, packed } = objectAt(bytes, reading, { offset: entry.offset, lengthOf });
    if (value.kind !== 'dictionary' || packed === undefined) throw new NotPdf();
    const data = unpack(value, packed, reading.unpackedLeft);
    reading.unpackedLeft -= data.length;
    const pack = readPack(value, { data, reading });
    // A stream whose length is another object may have another length in another revision.
    if (reading.objects.has(entry.offset)) reading.packs.set(entry.offset, pack);
    return pack;
  };

  const read = (id: number): FoundObject | undefined => {
    const entry = findEntry(id);
    if (entry === undefined || entry.kind === 'free') return undefined;
    if (entry.kind === 'at') {
      const object = objectAt(bytes, reading, { offset: entry.offset, lengthOf });
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
      if (step > MAX_STEPS) throw new NotPdf();
      at = findObject(at.id)?.value;
    }
    return at?.kind === 'word' && at.word === 'null' ? undefined : at;
  };

  return { bytes, sections, trailer, findEntry, findObject, follow, reading };
}

/** Counts the bytes also if the object cannot be read, because an object that fails at its end was read up to there. */
function objectAt(
  bytes: Buffer,
  reading: ReadingBudget,
  { offset, lengthOf }: { offset: number; lengthOf?: LengthOf },
): PdfObject {
  const cached = reading.objects.get(offset);
  if (cached !== undefined) return cached;
  if (reading.bytesLeft < 0 || reading.valuesLeft < 0) throw new NotPdf();
  let isWhole = true;
  let end = bytes.length;
  try {
    const object = readObject(bytes, offset, (id) => {
      isWhole = false;
      if (lengthOf === undefined) throw new NotPdf();
      return lengthOf(id);
    });
    end = object.end;
    reading.valuesLeft -= object.values;
    if (isWhole) reading.objects.set(offset, object);
    return object;
  } finally {
    reading.bytesLeft -= Math.max(0, end - offset);
  }
}

function readPack(
  dictionary: PdfDictionary,
  { data, reading }: { data: Buffer; reading: ReadingBudget },
): Map<number, PdfValue> {
  const count = findNumber(dictionary, 'N') ?? 0;
  const first = findNumber(dictionary, 'First') ?? 0;
  if (count > MAX_PACKED) throw new NotPdf();
  const head = cursorAt(data, 0);
  const values = new Map<number, PdfValue>();
  for (let index = 0; index < count; index += 1) {
    const id = readCount(head);
    const start = first + readCount(head);
    const cursor = cursorAt(data, start);
    const { left } = cursor;
    // All of them share one limit, because they may overlap.
    if (reading.packedLeft < 0 || reading.valuesLeft < 0) throw new NotPdf();
    try {
      values.set(id, readValue(cursor));
    } finally {
      reading.packedLeft -= cursor.at - start;
      reading.valuesLeft -= left - cursor.left;
    }
  }
  return values;
}
