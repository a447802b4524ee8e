/**
 * Finds out what was added to a file after a signature: nothing, further signatures, or something else. A further
 * signature may add itself, its invisible field, and the references to it in the form and on a page, and no more.
 * Anything else could show a reader what was not signed.
 */
import { dictionaryOf, findRevision, nextIdOf, type PdfDocument } from './document.ts';
import type { Section } from './sections.ts';
import { readObject, type PdfObject } from './streams.ts';
import { cursorAt, isAt, isSame, isSpace, type PdfDictionary, type PdfValue } from './values.ts';

export type AddedContent = 'nothing' | 'signatures' | 'other';

/**
 * Returns a function that finds out what was added after the revision that ended at `end`. `ends` are the ends of the
 * revisions that are signed as a whole.
 */
export function additionsIn(document: PdfDocument, ends: readonly number[]): (end: number) => AddedContent {
  const inOrder = ends.toSorted((one, other) => one - other);
  // The update of a later signature comes after every earlier one, so each result is cached and checked once.
  const checked = new Map<string, boolean>();
  const isAlone = (from: number, to: number): boolean => {
    const [before, after] = [findRevision(document, from), findRevision(document, to)];
    return before !== undefined && after !== undefined && isSignatureAlone(before, after, { from, to });
  };
  return (end) => {
    let at = end;
    for (const next of inOrder.filter((one) => one > end)) {
      const stretch = `${at} ${next}`;
      const isGood = checked.get(stretch) ?? isAlone(at, next);
      checked.set(stretch, isGood);
      if (!isGood) return 'other';
      at = next;
    }
    if (at !== document.bytes.length) return 'other';
    return at === end ? 'nothing' : 'signatures';
  };
}

interface FileRange {
  readonly from: number;
  readonly to: number;
}

function isSignatureAlone(before: PdfDocument, after: PdfDocument, stretch: FileRange): boolean {
  const [section, previous] = after.sections;
  if (section === undefined || previous?.offset !== before.sections[0]?.offset || !hasSameTrailer(before, after))
    return false;
  const objects = findObjectsIn(after, section, stretch);
  return objects !== undefined && objects.every((object) => isAllowed(before, after, object));
}

function hasSameTrailer(before: PdfDocument, after: PdfDocument): boolean {
  return ['Root', 'Info', 'ID'].every((key) => isSame(before.trailer.entries.get(key), after.trailer.entries.get(key)));
}

/**
 * Returns the objects of an update if it consists only of them, one after the other, and of the section that lists
 * exactly these.
 */
function findObjectsIn({ bytes }: PdfDocument, section: Section, { from, to }: FileRange): PdfObject[] | undefined {
  const objects: PdfObject[] = [];
  // The first entry of the list of free numbers may be repeated; any other would delete an object.
  const listed = new Map([...section.entries].filter(([id, { kind }]) => id !== 0 || kind !== 'free'));
  let at = skipSpaceFrom(bytes, from);
  while (at < section.offset) {
    const object = readObject(bytes, at);
    const entry = listed.get(object.id);
    if (entry?.kind !== 'at' || entry.offset !== at || entry.generation !== object.generation) return undefined;
    listed.delete(object.id);
    objects.push(object);
    at = skipSpaceFrom(bytes, object.end);
  }
  // A cross-reference stream lists itself.
  if (section.kind === 'stream') listed.delete(readObject(bytes, section.offset).id);
  const behind = skipSpaceFrom(bytes, section.end);
  const isEnding =
    at === section.offset && behind < to && isAt(cursorAt(bytes, behind), 'startxref') && to - behind <= MAX_END_BYTES;
  return isEnding && listed.size === 0 && !section.trailer.entries.has('XRefStm') ? objects : undefined;
}

/** Matches `startxref`, a number, `%%EOF`, and their line ends. */
const MAX_END_BYTES = 40;

function skipSpaceFrom(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && isSpace(bytes[at] ?? 0)) at += 1;
  return at;
}

function isAllowed(before: PdfDocument, after: PdfDocument, { id, value, packed }: PdfObject): boolean {
  if (packed !== undefined) return false;
  const old = before.findObject(id)?.value;
  // A number that is assigned but not used may be referenced somewhere, so that a later object appears there.
  if (old === undefined) return id >= nextIdOf(before) && isNewPart(after, value);
  if (value.kind === 'array') return isListOfFields(before, id) && isLonger(after, old, value);
  if (value.kind !== 'dictionary' || old.kind !== 'dictionary') return false;
  if (isRoot(before, id))
    return (
      isSameBut(old, value, ['AcroForm']) &&
      isFormAllowed(after, before.follow(old.entries.get('AcroForm')), after.follow(value.entries.get('AcroForm')))
    );
  if (isForm(before, id)) return isFormAllowed(after, old, value);
  return (
    isPage(old) &&
    isSameBut(old, value, ['Annots']) &&
    isListAllowed(after, old.entries.get('Annots'), value.entries.get('Annots'))
  );
}

/** Returns whether the object is the signature, its field, or the form that names it. */
function isNewPart(after: PdfDocument, value: PdfValue): boolean {
  if (value.kind !== 'dictionary') return false;
  return (
    isInvisibleField(after, value) ||
    (nameOf(value, 'Type') === 'Sig' && value.entries.has('ByteRange')) ||
    isFormAllowed(after, undefined, value)
  );
}

const FIELD_KEYS = new Set(['Type', 'Subtype', 'FT', 'T', 'F', 'Rect', 'P', 'V']);

function isInvisibleField(after: PdfDocument, value: PdfValue | undefined): boolean {
  if (value?.kind !== 'dictionary' || nameOf(value, 'Subtype') !== 'Widget' || nameOf(value, 'FT') !== 'Sig')
    return false;
  const rect = after.follow(value.entries.get('Rect'));
  return (
    [...value.entries.keys()].every((key) => FIELD_KEYS.has(key)) &&
    rect?.kind === 'array' &&
    rect.items.length === 4 &&
    rect.items.every((item) => item.kind === 'number' && item.value === 0)
  );
}

function isFormAllowed(after: PdfDocument, old: PdfValue | undefined, value: PdfValue | undefined): boolean {
  if (value === undefined) return old === undefined;
  if (value.kind !== 'dictionary' || (old !== undefined && old.kind !== 'dictionary')) return false;
  const keys =
    old === undefined
      ? [...value.entries.keys()].every((key) => key === 'Fields' || key === 'SigFlags')
      : isSameBut(old, value, ['Fields', 'SigFlags']);
  return keys && isListAllowed(after, old?.entries.get('Fields'), value.entries.get('Fields'));
}

/** Returns whether the list is unchanged, or only has fields of signatures added at its end. */
function isListAllowed(after: PdfDocument, old: PdfValue | undefined, value: PdfValue | undefined): boolean {
  if (isSame(old, value)) return true;
  return value?.kind === 'array' && (old === undefined || old.kind === 'array') && isLonger(after, old, value);
}

function isLonger(after: PdfDocument, old: PdfValue | undefined, value: PdfValue): boolean {
  const items = old?.kind === 'array' ? old.items : [];
  if (
    value.kind !== 'array' ||
    (old !== undefined && old.kind !== 'array') ||
    !items.every((item, index) => isSame(item, value.items[index]))
  )
    return false;
  return value.items
    .slice(items.length)
    .every((item) => item.kind === 'reference' && isInvisibleField(after, after.findObject(item.id)?.value));
}

function isSameBut(old: PdfDictionary, value: PdfDictionary, keys: readonly string[]): boolean {
  return [...new Set([...old.entries.keys(), ...value.entries.keys()])].every(
    (key) => keys.includes(key) || isSame(old.entries.get(key), value.entries.get(key)),
  );
}

function isRoot({ trailer }: PdfDocument, id: number): boolean {
  return isReferenceTo(trailer.entries.get('Root'), id);
}

function isForm(before: PdfDocument, id: number): boolean {
  return isReferenceTo(rootOf(before).entries.get('AcroForm'), id);
}

/**
 * Returns whether this is a list of fields that is an object of its own: that of the form, or of annotations, which are
 * recognized by their content.
 */
function isListOfFields(before: PdfDocument, id: number): boolean {
  const form = before.follow(rootOf(before).entries.get('AcroForm'));
  const list = before.findObject(id)?.value;
  const isOfForm = form?.kind === 'dictionary' && isReferenceTo(form.entries.get('Fields'), id);
  return (
    isOfForm ||
    (list?.kind === 'array' && list.items.every((item) => nameOf(before.follow(item), 'Subtype') !== undefined))
  );
}

function isPage(value: PdfDictionary): boolean {
  return nameOf(value, 'Type') === 'Page';
}

function rootOf(document: PdfDocument): PdfDictionary {
  return dictionaryOf(document.follow(document.trailer.entries.get('Root')));
}

function isReferenceTo(value: PdfValue | undefined, id: number): boolean {
  return value?.kind === 'reference' && value.id === id;
}

function nameOf(value: PdfValue | undefined, key: string): string | undefined {
  const name = value?.kind === 'dictionary' ? value.entries.get(key) : undefined;
  return name?.kind === 'name' ? name.name : undefined;
}
