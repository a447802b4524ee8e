// @ts-check
/**
 * The objects of a PDF as the compiler writes it: in sequence, with a table of their positions at the end. They are
 * read, changed and written again; nothing else of the file is touched.
 *
 * @typedef {{ head: string, stream: Buffer | undefined }} PdfObject  `head`: its dictionary, as text with one character per byte.
 */
import { deflateSync, inflateSync } from 'node:zlib';

const STREAM = '>>\nstream\n';

/**
 * @param {Uint8Array} pdf
 * @returns {{ header: string, objects: Map<number, PdfObject>, trailer: string }}
 */
export function readObjects(pdf) {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const text = bytes.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const trailer = /trailer\s*(<<[\s\S]*?>>)\s*startxref/.exec(text.slice(table))?.[1];
  const begins = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)]
    .map(([, at]) => Number(at))
    .toSorted((one, other) => one - other);
  if (trailer === undefined || begins.length === 0) throw new Error('The PDF is not written as the compiler writes it');
  const objects = new Map(
    begins.map((at, index) => objectIn({ bytes, text: text.slice(at, begins[index + 1] ?? table), at })),
  );
  return { header: text.slice(0, begins[0]), objects, trailer };
}

/**
 * @param {{ bytes: Buffer, text: string, at: number }} where
 * @returns {[number, PdfObject]}
 */
function objectIn({ bytes, text, at }) {
  const [begin = '', number] = /^(\d+) 0 obj\s/.exec(text) ?? [];
  const streams = text.indexOf(STREAM);
  const isStream = text.startsWith('<<', begin.length) && streams >= 0;
  const head = isStream
    ? text.slice(begin.length, streams + 2)
    : text.slice(begin.length, text.lastIndexOf('endobj')).trim();
  const from = at + streams + STREAM.length;
  return [
    Number(number),
    { head, stream: isStream ? bytes.subarray(from, from + Number(/\/Length (\d+)/.exec(head)?.[1])) : undefined },
  ];
}

/** @param {{ header: string, objects: ReadonlyMap<number, PdfObject>, trailer: string }} file */
export function writeObjects({ header, objects, trailer }) {
  const parts = [Buffer.from(header, 'latin1')];
  let at = parts[0]?.length ?? 0;
  /** @type {Map<number, number>} */
  const begins = new Map();
  for (const [number, { head, stream }] of objects) {
    const end = stream === undefined ? [] : [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')];
    const part = Buffer.concat([
      Buffer.from(`${number} 0 obj\n${head}`, 'latin1'),
      ...end,
      Buffer.from('\nendobj\n\n'),
    ]);
    begins.set(number, at);
    parts.push(part);
    at += part.length;
  }
  const size = Math.max(...objects.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => rowOf(begins.get(number)));
  parts.push(Buffer.from(`xref\n0 ${size}\n${rows.join('')}trailer\n${trailer}\nstartxref\n${at}\n%%EOF`, 'latin1'));
  return Buffer.concat(parts);
}

/** @param {number | undefined} at */
function rowOf(at) {
  return at === undefined ? '0000000000 65535 f\r\n' : `${String(at).padStart(10, '0')} 00000 n\r\n`;
}

/** @param {PdfObject} object */
export function contentOf({ head, stream = Buffer.alloc(0) }) {
  return head.includes('/FlateDecode') ? inflateSync(stream) : stream;
}

/**
 * @param {PdfObject} object
 * @param {Buffer} content
 * @returns {PdfObject}
 */
export function withContent({ head }, content) {
  const stream = head.includes('/FlateDecode') ? deflateSync(content) : content;
  return { head: head.replace(/\/Length \d+/, `/Length ${stream.length}`), stream };
}
