/** Small PDFs for tests, in every form in which a file may be written, and one that the printer made. */
import { deflateSync } from 'node:zlib';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';

export type EntryForm = 'absent' | 'direct' | 'indirect';

export interface PdfOptions {
  /** How it locates its objects; packed: in a stream, with most objects in another. */
  readonly section?: 'table' | 'stream' | 'packed';
  readonly annotations?: EntryForm;
  readonly form?: EntryForm;
  /** The list of fields, if there is a form. */
  readonly fields?: EntryForm;
  readonly isTagged?: boolean;
  /** Bytes after %%EOF. */
  readonly end?: string;
  /** Further entries of the trailer. */
  readonly trailer?: string;
}

export const PDF_ID = '[<00112233445566778899AABBCCDDEEFF> <FFEEDDCCBBAA99887766554433221100>]';

export function buildPdf({
  section = 'table',
  annotations = 'absent',
  form = 'absent',
  fields = 'direct',
  isTagged = false,
  end = '\n',
  trailer = '',
}: PdfOptions = {}): Buffer {
  const formText = `<< /DA (/Helv 0 Tf) ${entry('Fields', fields, ['[]', '8 0 R'])} >>`;
  const objects = new Map([
    [
      1,
      `<< /Type /Catalog /Pages 2 0 R ${entry('AcroForm', form, [formText, '7 0 R'])} ${isTagged ? '/MarkInfo << /Marked true >> /StructTreeRoot 9 0 R' : ''} >>`,
    ],
    [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << >> /A#20B (a\\)b\\(\\101) ${entry('Annots', annotations, ['[ 10 0 R ]', '6 0 R'])} >>`,
    ],
    [4, '<< /Length 5 >>\nstream\n0 0 m\nendstream'],
    [5, '<< /Title (A title) >>'],
    [6, '[10 0 R % a list\n]'],
    [7, formText],
    [8, '[]'],
    [9, '<< /Type /StructTreeRoot >>'],
    [10, '<< /Type /Annot /Subtype /Link /Rect [1 1 9 9] /F 4 >>'],
  ]);
  const tail = `/Root 1 0 R /Info 5 0 R /ID ${PDF_ID} ${trailer}`;
  return section === 'table'
    ? withTable(objects, { tail, end })
    : withStream(objects, { tail, end, packed: section === 'packed' ? [1, 2, 3, 6, 7, 8] : [] });
}

/** Builds a PDF of these objects, numbered from one on; the first is the catalogue. */
export function buildPdfOfObjects(objects: readonly string[]): Buffer {
  return withTable(new Map(objects.map((body, index) => [index + 1, body])), { tail: '/Root 1 0 R', end: '\n' });
}

/** Returns a PDF as the department prints it, on two pages. */
export async function printedPdf(): Promise<Buffer> {
  const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
  try {
    return await printer.print({
      template: 'platform/testing/printed.typ',
      data: { title: 'หนังสือทดสอบ', body: 'เอกสารนี้ใช้ทดสอบการลงนาม' },
    });
  } finally {
    await printer.close();
  }
}

const HEAD = '%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n';

function entry(key: string, how: EntryForm, [direct, indirect]: readonly [string, string]): string {
  return how === 'absent' ? '' : `/${key} ${how === 'direct' ? direct : indirect}`;
}

interface FileTail {
  readonly tail: string;
  readonly end: string;
}

function layOutObjects(objects: ReadonlyMap<number, string>): { text: string; offsets: ReadonlyMap<number, number> } {
  const offsets = new Map<number, number>();
  let text = HEAD;
  for (const [id, body] of objects) {
    offsets.set(id, text.length);
    text += `${id} 0 obj\n${body}\nendobj\n`;
  }
  return { text, offsets };
}

function withTable(objects: ReadonlyMap<number, string>, { tail, end }: FileTail): Buffer {
  const { text, offsets } = layOutObjects(objects);
  const rows = [...offsets.values()].map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  return Buffer.from(
    `${text}xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${rows.length + 1} ${tail} >>\nstartxref\n${text.length}\n%%EOF${end}`,
    'latin1',
  );
}

const [PACK, TABLE] = [11, 12];

/** The table is encoded by differences from row to row, as most programs write it. */
function withStream(
  objects: ReadonlyMap<number, string>,
  { tail, end, packed }: FileTail & { packed: readonly number[] },
): Buffer {
  const bodies = packed.map((id) => objects.get(id) ?? '');
  const heads = packed
    .map((id, index) => `${id} ${bodies.slice(0, index).join(' ').length + (index === 0 ? 0 : 1)}`)
    .join(' ');
  const pack = deflateSync(Buffer.from(`${heads} ${bodies.join(' ')}`, 'latin1')).toString('latin1');
  const packBody = `<< /Type /ObjStm /N ${packed.length} /First ${heads.length + 1} /Filter /FlateDecode /Length ${pack.length} >>\nstream\n${pack}\nendstream`;
  const { text, offsets } = layOutObjects(
    new Map([...[...objects].filter(([id]) => !packed.includes(id)), [PACK, packBody]]),
  );
  const rows = Array.from({ length: TABLE + 1 }, (_, id) => {
    if (id === 0) return [0, 0, 0, 0];
    if (packed.includes(id)) return [2, 0, PACK, packed.indexOf(id)];
    const offset = id === TABLE ? text.length : (offsets.get(id) ?? 0);
    return [1, offset >> 8, offset & 0xff, 0];
  });
  const differences = rows.flatMap((row, index) => [
    2,
    ...row.map((byte, column) => (byte - (rows[index - 1]?.[column] ?? 0)) & 0xff),
  ]);
  const data = deflateSync(Buffer.from(differences)).toString('latin1');
  const table = `${TABLE} 0 obj\n<< /Type /XRef /Size ${TABLE + 1} /W [1 2 1] ${tail} /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >> /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF${end}`, 'latin1');
}
