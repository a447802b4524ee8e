/** A file as its objects, as it is now or as it was when it was saved before. */
import { findLastSection, findNumber, readSections, type Entry, type Section } from './sections.ts';
import { readObject, unpack, type LengthOf, type PdfObject } from './streams.ts';
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
  /** Shared by all that the file ever was: it is one file that is read. */
  readonly reading: ReadingBudget;
}

/** What of a file was read already, and how much more may be: each revision lies in the same bytes, and costs nothing twice. */
interface ReadingBudget {
  bytesLeft: number;
  valuesLeft: number;
  unpackedLeft: number;
  /** Of what is unpacked, as often as it is read over. */
  packedLeft: number;
  /** By where they lie. */
  readonly objects: Map<number, PdfObject>;
  readonly packs: Map<number, ReadonlyMap<number, PdfValue>>;
  /** By where their last section lies. */
  readonly revisions: Map<number, PdfDocument>;
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

/** As it was when it ended at `end`; `undefined` where it never did. */
export function findRevision({ bytes, sections, reading }: PdfDocument, end: number): PdfDocument | undefined {
  const offset = findLastSection(bytes, end);
  const index = sections.findIndex((section) => section.offset === offset);
  if (offset === undefined || index < 0 || sections.slice(index).some((section) => section.end > end)) return undefined;
  const revision = reading.revisions.get(offset) ?? documentOf(bytes, sections.slice(index), reading);
  reading.revisions.set(offset, revision);
  return revision;
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
const MAX_PACKED = 10_000;
/** Of all packed objects that are looked at; what unpacks to more is meant to hurt. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** How often a file may be read over: its objects lie beside each other, so once would do. */
const MAX_TIMES_READ = 2;
/** Of all objects that are looked at: those of signatures are few, and the rest is not read. */
const MAX_VALUES = 1_000_000;
/** A reference to a reference is no usual thing. */
const MAX_STEPS = 8;

function documentOf(bytes: Buffer, sections: readonly Section[], reading: ReadingBudget): PdfDocument {
  const trailer = sections[0]?.trailer;
  if (trailer === undefined || trailer.entries.has('Encrypt')) throw new NotPdf();
  const found = new Map<number, FoundObject | undefined>();

  const findEntry = (id: number): Entry | undefined => sections.find(({ entries }) => entries.has(id))?.entries.get(id);

  const lengthOf = (id: number): number => {
    const entry = findEntry(id);
    // Read without lengths of its own, so that none can lead back to itself.
    const value = entry?.kind === 'at' ? objectAt(bytes, reading, { offset: entry.offset }).value : undefined;
    if (value?.kind !== 'number') throw new NotPdf();
    return value.value;
  };

  const packOf = (id: number): ReadonlyMap<number, PdfValue> => {
    const entry = findEntry(id);
    if (entry?.kind !== 'at') throw new NotPdf();
    const known = reading.packs.get(entry.offset);
    if (known !== undefined) return known;
    const { value, packed } = objectAt(bytes, reading, { offset: entry.offset, lengthOf });
    if (value.kind !== 'dictionary' || packed === undefined) throw new NotPdf();
    const data = unpack(value, packed, reading.unpackedLeft);
    reading.unpackedLeft -= data.length;
    const pack = readPack(value, { data, reading });
    // Whose length is told elsewhere may have another in another revision.
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

/** Counted whether or not it can be read: what fails at its end has been read as far. */
function objectAt(
  bytes: Buffer,
  reading: ReadingBudget,
  { offset, lengthOf }: { offset: number; lengthOf?: LengthOf },
): PdfObject {
  const known = reading.objects.get(offset);
  if (known !== undefined) return known;
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
    // One allowance for all of them: they may lie in each other.
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
