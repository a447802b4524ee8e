/** Adds new objects after the end of a file, and a section that lists them. The existing bytes stay unchanged. */
import { nextIdOf, type PdfDocument } from './document.ts';
import { NotPdf, rawOf, type PdfDictionary } from './values.ts';

export interface NewObject {
  readonly id: number;
  readonly generation: number;
  readonly body: Buffer;
}

export interface Update {
  readonly bytes: Buffer;
  /** Offset at which the body of each object begins. */
  readonly bodyAt: ReadonlyMap<number, number>;
}

/** Entries of a trailer that describe the file itself and are therefore repeated. */
const REPEATED_KEYS = ['Root', 'Info', 'ID'];

export function appendUpdate(document: PdfDocument, objects: readonly NewObject[]): Update {
  const { bytes, sections, trailer } = document;
  const [last] = sections;
  if (last === undefined) throw new NotPdf();
  const nextId = Math.max(nextIdOf(document), ...objects.map(({ id }) => id + 1));
  const end = bytes.at(-1);
  const parts: Buffer[] = [bytes, Buffer.from(end === 0x0a || end === 0x0d ? '' : '\n')];
  let at = bytes.length + (parts[1]?.length ?? 0);
  const rows: XrefRow[] = [];
  const bodyAt = new Map<number, number>();
  for (const { id, generation, body } of objects) {
    const head = Buffer.from(`${id} ${generation} obj\n`);
    const tail = Buffer.from('\nendobj\n');
    rows.push({ id, generation, offset: at });
    bodyAt.set(id, at + head.length);
    parts.push(head, body, tail);
    at += head.length + body.length + tail.length;
  }
  const kept = [...REPEATED_KEYS.flatMap((key) => repeatedEntry(trailer, key)), ` /Prev ${last.offset}`].join('');
  // The section has the form that the file already uses, so that programs which read only tables can still read it.
  const section =
    last.kind === 'table'
      ? tableOf(rows, { repeatedEntries: kept, nextId })
      : streamOf([...rows, { id: nextId, generation: 0, offset: at }], { repeatedEntries: kept, nextId });
  return { bytes: Buffer.concat([...parts, section, Buffer.from(`startxref\n${at}\n%%EOF\n`)]), bodyAt };
}

/** Returns the dictionary with these entries replaced and the rest unchanged. */
export function withEntries(dictionary: PdfDictionary, changes: Readonly<Record<string, string>>): string {
  const others = [...dictionary.entries]
    .filter(([key]) => changes[key] === undefined)
    .map(([key, value]) => `${nameText(key)} ${rawOf(value).toString('latin1')}`);
  return `<<\n${[...others, ...Object.entries(changes).map(([key, text]) => `${nameText(key)} ${text}`)].join('\n')}\n>>`;
}

/** Writes letters beyond ASCII as UTF-16 with a byte order mark, which every reader knows (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, (letter) => `\\${letter}`)})`;
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

interface XrefRow {
  readonly id: number;
  readonly generation: number;
  readonly offset: number;
}

interface TrailerParts {
  readonly repeatedEntries: string;
  readonly nextId: number;
}

function repeatedEntry({ entries }: PdfDictionary, key: string): string[] {
  const value = entries.get(key);
  return value === undefined ? [] : [` /${key} ${rawOf(value).toString('latin1')}`];
}

function tableOf(rows: readonly XrefRow[], { repeatedEntries, nextId }: TrailerParts): Buffer {
  const lines = runsOf(rows).map(
    (run) =>
      `${run[0]?.id ?? 0} ${run.length}\n${run.map(({ offset, generation }) => `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`).join('')}`,
  );
  return Buffer.from(`xref\n${lines.join('')}trailer\n<< /Size ${nextId}${repeatedEntries} >>\n`, 'latin1');
}

const OFFSET_BYTES = 4;
const GENERATION_BYTES = 2;

function streamOf(rows: readonly XrefRow[], { repeatedEntries, nextId }: TrailerParts): Buffer {
  const runs = runsOf(rows);
  const data = Buffer.concat(
    runs.flat().map(({ offset, generation }) => {
      const row = Buffer.alloc(1 + OFFSET_BYTES + GENERATION_BYTES);
      row.writeUInt8(1, 0);
      row.writeUInt32BE(offset, 1);
      row.writeUInt16BE(generation, 1 + OFFSET_BYTES);
      return row;
    }),
  );
  const index = runs.map((run) => `${run[0]?.id ?? 0} ${run.length}`).join(' ');
  const head = `${nextId} 0 obj\n<< /Type /XRef /Size ${nextId + 1} /W [1 ${OFFSET_BYTES} ${GENERATION_BYTES}] /Index [${index}]${repeatedEntries} /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream\nendobj\n')]);
}

/** Groups consecutive numbers into one part of the table. */
function runsOf(rows: readonly XrefRow[]): XrefRow[][] {
  const runs: XrefRow[][] = [];
  for (const row of rows.toSorted((one, other) => one.id - other.id)) {
    const run = runs.at(-1);
    if (run?.at(-1)?.id === row.id - 1) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

function nameText(name: string): string {
  return `/${name.replaceAll(/[^!-~]|[#/()<>[\]{}%]/g, (letter) => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}
