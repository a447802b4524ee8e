/**
 * Detects files that can be read as two types. A file has the type of its first bytes; anything at its head or tail
 * that could be read as another type makes it unknown:
 * - the header of a PDF, or markup that a browser runs, within the first kilobyte of another type;
 * - such markup within the last kilobyte;
 * - the directory of an archive at the end, where unpacking programs look for it, in a file that is no archive.
 */
import type { ByteSource } from './byteSource.ts';

/** As far as PDF readers search for the header, and browsers for the start of a page. */
const SCANNED_BYTES = 1024;
const PDF_HEADER = '%PDF-';
/** The start of a page, a drawing or a script within one. */
const MARKUP = /<(?:!doctype\s+html|(?:html|head|body|script|iframe|object|embed|svg)[\s>/]|hta:|\?php)/i;

export interface ForeignContentOptions {
  /** The detected type. */
  readonly type: string;
}

export async function hasForeignContent(source: ByteSource, { type }: ForeignContentOptions): Promise<boolean> {
  const head = (await source.read(0, SCANNED_BYTES)).toString('latin1');
  const tail = (await source.read(Math.max(0, source.size - SCANNED_BYTES), SCANNED_BYTES)).toString('latin1');
  const isText = type.startsWith('text/');
  if (type !== 'application/pdf' && type !== 'application/zip' && head.includes(PDF_HEADER)) return true;
  // A text may be in any language, markup included, and an archive may contain any files.
  if (!isText && type !== 'application/zip' && (MARKUP.test(head) || MARKUP.test(tail))) return true;
  return !isArchive(type) && (await hasArchiveEnd(source));
}

function isArchive(type: string): boolean {
  return type === 'application/zip' || type.startsWith('application/vnd.openxmlformats-officedocument.');
}

const END_RECORD = Buffer.from('PK\u0005\u0006', 'latin1');
const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const END_RECORD_BYTES = 22;
/** Unpacking programs search for the end record as far back as the longest comment after it. */
const ARCHIVE_SCANNED_BYTES = END_RECORD_BYTES + 0xffff;

/** Four bytes may look like the record by chance, but not with a directory before it. */
async function hasArchiveEnd(source: ByteSource): Promise<boolean> {
  const start = Math.max(0, source.size - ARCHIVE_SCANNED_BYTES);
  const tail = await source.read(start, source.size - start);
  for (let at = tail.indexOf(END_RECORD); at !== -1; at = tail.indexOf(END_RECORD, at + 1)) {
    if (at + END_RECORD_BYTES > tail.length) return false;
    const directory = start + at - tail.readUInt32LE(at + 12);
    if (directory >= 0 && (await source.read(directory, DIRECTORY_ENTRY.length)).equals(DIRECTORY_ENTRY)) return true;
  }
  return false;
}
