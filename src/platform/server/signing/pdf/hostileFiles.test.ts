/** Hostile files that are made to keep a reader busy. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildPdf, buildPdfOfObjects } from '#platform/testing/pdfs.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import { findRevision, openDocument } from './document.ts';
import { readSignatures } from './readSignatures.ts';
import { signPdf } from './signPdf.ts';
import { NotPdf } from './values.ts';

const LONG = 'a'.repeat(10_000);

describe('a file', () => {
  it('whose tables all name the same stream is refused early', () => {
    let text = `%PDF-1.7\n1 0 obj\n<< /Type /XRef /W [1 1 1] /Size 0 /Length 0 /Long (${LONG}) >>\nstream\n\nendstream\nendobj\n`;
    let before = '';
    for (let turn = 0; turn < 20; turn += 1) {
      const at = text.length;
      text += `xref\n0 0\ntrailer\n<< /Root 1 0 R /XRefStm 9 ${before} >>\n`;
      before = `/Prev ${at}`;
    }
    const named = /\d+$/u.exec(before)?.[0] ?? '';
    expect(() => openDocument(Buffer.from(`${text}startxref\n${named}\n%%EOF\n`, 'latin1'))).toThrow(NotPdf);
  });

  it('whose packed objects overlap is refused early', () => {
    // Each of ten thousand objects names the same long text: a hundred megabytes in a file of a few kilobytes.
    const names = Array.from({ length: 10_000 }, (_, index) => `${index + 10} 0`).join(' ');
    const pack = deflateSync(Buffer.from(`${names} (${LONG})`, 'latin1')).toString('latin1');
    const stream = `<< /Type /ObjStm /N 10000 /First ${names.length + 1} /Filter /FlateDecode /Length ${pack.length} >>\nstream\n${pack}\nendstream`;
    const table = Buffer.from([2, 0, 2, 0]).toString('latin1');
    const text = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n`;
    const all = `${text}2 0 obj\n${stream}\nendobj\n`;
    const rows = Buffer.from([1, 0, 9, 0, 1, 0, text.length, 0]).toString('latin1');
    const file = `${all}3 0 obj\n<< /Type /XRef /Size 11 /Index [1 2 10 1] /W [1 2 1] /Root 1 0 R /Length 12 >>\nstream\n${rows}${table}\nendstream\nendobj\nstartxref\n${all.length}\n%%EOF\n`;
    const document = openDocument(Buffer.from(file, 'latin1'));
    expect(document.findObject(1)?.value.kind).toBe('dictionary');
    expect(() => document.findObject(10)).toThrow(NotPdf);
  });

  it('with many objects that fail at their end is refused early', () => {
    // Each text begins inside the one before, and none is closed.
    const objects = Array.from({ length: 30 }, (_, index) => `[${index}`);
    const document = openDocument(buildPdfOfObjects(['<< /Type /Catalog >>', ...objects]));
    for (let id = 2; id < 31; id += 1) expect(() => document.findObject(id)).toThrow(NotPdf);
    expect(() => document.findObject(1)).toThrow(NotPdf);
  });

  it('with many revisions is read once', async () => {
    const signer = makeSigner();
    let pdf: Buffer = buildPdf({ annotations: 'direct', form: 'indirect', fields: 'indirect' });
    const ends: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      pdf = await signPdf(pdf, signer);
      ends.push(pdf.length);
    }
    const document = openDocument(pdf);
    const revisions = ends.map((end) => findRevision(document, end));
    expect(revisions.map((revision) => revision?.findObject(2)?.value)).toEqual(
      Array.from({ length: 3 }, () => document.findObject(2)?.value),
    );
    for (const [index, end] of ends.entries()) {
      expect(findRevision(document, end)).toBe(revisions[index]);
      expect(revisions[index]?.findObject(2)?.value).toBe(document.findObject(2)?.value);
    }
    expect(readSignatures(pdf).map(({ outcome }) => outcome)).toEqual(['valid', 'valid', 'valid']);
  });
});

describe('a text in brackets', () => {
  it.each([
    ['(plain)', 'plain'],
    ['()', ''],
    ['(a (b) c)', 'a (b) c'],
    [String.raw`(a\)b\(\\)`, 'a)b(\\'],
    [String.raw`(\101\7z\0001\n\r\t\b\f\x)`, 'A\u0007z\u00001\n\r\t\b\fx'],
    ['(on\\\r\nto\\\nthe\\\rend)', 'ontotheend'],
    [String.raw`(\777)`, '\u00FF'],
  ])('%j is decoded', (written, decoded) => {
    const value = openDocument(buildPdfOfObjects(['<< /Type /Catalog >>', written])).findObject(2)?.value;
    expect(value?.kind === 'string' ? value.bytes.toString('latin1') : undefined).toBe(decoded);
  });

  it.each(['(', '(a', String.raw`(a\)`, '((a)'])('%j that is never closed is refused', (written) => {
    const document = openDocument(buildPdfOfObjects(['<< /Type /Catalog >>', written]));
    expect(() => document.findObject(2)).toThrow(NotPdf);
  });
});
