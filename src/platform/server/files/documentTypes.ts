/** Recognises documents, archives, certificates and texts by their content. */
import { chunksOf, type ByteSource } from './byteSource.ts';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The end marker must be at the end of the file. Programs may write white space, or a little ignored text, after it.
 */
export async function isWholePdf(source: ByteSource): Promise<boolean> {
  const tail = (await source.read(Math.max(0, source.size - PDF_TAIL_BYTES), PDF_TAIL_BYTES)).toString('latin1');
  const found = /^startxref\s+(\d+)\s+%%EOF([\s\0 -~]*)$/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))));
  if (found === null) return false;
  const [, start = '', rest = ''] = found;
  return Number(start) < source.size && rest.replace(/[\s\0]+$/, '').length <= PDF_REST_BYTES;
}

const PDF_TAIL_BYTES = 2048;
/** Plain letters only: no other file type consists of them alone, and markup is refused anyway. */
const PDF_REST_BYTES = 512;

/** Returns `undefined` for a file that only starts like an archive. */
export async function findArchiveType(source: ByteSource): Promise<string | undefined> {
  const names = await findArchiveNames(source);
  if (names === undefined) return undefined;
  const has = (name: string): boolean => names.has(name);
  // A document with macros is a program; a field for documents does not accept it.
  const hasProgram = [...names].some((name) => name.endsWith('vbaProject.bin'));
  if (!has('[Content_Types].xml') || hasProgram) return 'application/zip';
  if (has('word/document.xml')) return DOCX;
  return has('xl/workbook.xml') ? XLSX : 'application/zip';
}

const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const DIRECTORY_MAX_BYTES = 4 * 1024 * 1024;
const END_RECORD = Buffer.from('PK\u0005\u0006', 'latin1');
const DIRECTORY_ENTRY = 0x02014b50;

async function findArchiveNames(source: ByteSource): Promise<ReadonlySet<string> | undefined> {
  const tailStart = Math.max(0, source.size - END_RECORD_BYTES - MAX_COMMENT_BYTES);
  const tail = await source.read(tailStart, source.size - tailStart);
  const at = tail.lastIndexOf(END_RECORD);
  if (at === -1 || tail.length - at < END_RECORD_BYTES) return undefined;
  const size = tail.readUInt32LE(at + 12);
  const offset = tail.readUInt32LE(at + 16);
  const comment = tail.readUInt16LE(at + 20);
  // Nothing before the first member, nothing between directory and end, nothing after the comment.
  const isWhole = offset + size === tailStart + at && at + END_RECORD_BYTES + comment === tail.length;
  if (!isWhole || size > DIRECTORY_MAX_BYTES) return undefined;
  return namesIn(await source.read(offset, size), tail.readUInt16LE(at + 10));
}

function namesIn(directory: Buffer, count: number): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    names.add(directory.toString('utf8', at + 46, nameEnd));
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return at === directory.length ? names : undefined;
}

/** PKCS #12: a sequence as long as the file, version 3, then its content; old programs use indefinite lengths. */
export async function isPkcs12(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, 64);
  const outer = sequenceAt(head, 0);
  if (outer === undefined) return false;
  const isComplete =
    outer.length === undefined ? await endsWithOpenLength(source) : outer.content + outer.length === source.size;
  if (!isComplete || !head.subarray(outer.content, outer.content + 3).equals(VERSION_3)) return false;
  const inner = sequenceAt(head, outer.content + 3);
  return inner !== undefined && head.subarray(inner.content, inner.content + PKCS7.length).equals(PKCS7);
}

const VERSION_3 = Buffer.from([0x02, 0x01, 0x03]);
/** 1.2.840.113549.1.7, the prefix of both kinds of content. */
const PKCS7 = Buffer.from([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07]);

function sequenceAt(bytes: Buffer, at: number): { content: number; length: number | undefined } | undefined {
  if (bytes[at] !== 0x30) return undefined;
  const first = bytes[at + 1] ?? 0;
  if (first < 0x80) return { content: at + 2, length: first };
  const count = first & 0x7f;
  if (count > 4 || at + 2 + count > bytes.length) return undefined;
  return { content: at + 2 + count, length: count === 0 ? undefined : bytes.readUIntBE(at + 2, count) };
}

async function endsWithOpenLength(source: ByteSource): Promise<boolean> {
  return (await source.read(source.size - 2, 2)).equals(Buffer.alloc(2));
}

/** Text is readable UTF-8. In whatever language it is written, HTML and SVG included, it is served as text. */
export async function findTextType(source: ByteSource): Promise<'text/plain' | 'text/csv' | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let beginning = '';
  try {
    for await (const piece of chunksOf(source)) {
      const text = decoder.decode(piece, { stream: true });
      if (CONTROLS.test(text)) return undefined;
      if (beginning.length < CSV_LOOK_CHARACTERS) beginning += text;
    }
    decoder.decode();
  } catch {
    return undefined;
  }
  return isTable(beginning) ? 'text/csv' : 'text/plain';
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROLS = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;
const CSV_LOOK_CHARACTERS = 64 * 1024;

/** At least two records, all with the same number of fields, which is at least two; markup and JSON are no tables. */
function isTable(text: string): boolean {
  if (/^\s*[<{[]/.test(text)) return false;
  const counts = fieldCounts(text);
  // The last record may be incomplete because reading stopped there.
  const whole = text.length > CSV_LOOK_CHARACTERS ? counts.slice(0, -1) : counts;
  return whole.length > 1 && (whole[0] ?? 0) > 1 && new Set(whole).size === 1;
}

function fieldCounts(text: string): number[] {
  const counts: number[] = [];
  let fields = 1;
  let isQuoted = false;
  let isEmpty = true;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === '\n' && !isQuoted) {
      if (!isEmpty) counts.push(fields);
      fields = 1;
      isEmpty = true;
    } else if (letter !== '\r') {
      isEmpty = false;
      if (letter === ',' && !isQuoted) fields += 1;
    }
  }
  return isEmpty ? counts : [...counts, fields];
}
