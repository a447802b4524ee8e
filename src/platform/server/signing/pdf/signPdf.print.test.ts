/**
 * Checks a signed file with another program (pdfsig of Poppler, with the cryptography of NSS) and against the
 * standards.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ecPair, rsaPair } from '#platform/testing/certificates.ts';
import { PDF_ID, buildPdf, printedPdf, type PdfOptions, type EntryForm } from '#platform/testing/pdfs.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import { childrenOf, integerOf, oidOf, readFirst, TAG, type DerNode } from '../der.ts';
import { encodeNode } from '../encodeDer.ts';
import { openDocument } from './document.ts';
import { readSignatures } from './readSignatures.ts';
import { findSignatures } from './signatureFields.ts';
import { signPdf, type PdfSigningOptions } from './signPdf.ts';
import { NotPdf, rawOf } from './values.ts';

let folder: string;
let printed: Buffer;

/** Printing starts a process, which is slow on a busy machine. */
const PRINTING_MS = 60_000;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-sign-'));
  printed = await printedPdf();
}, PRINTING_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Skips the check of the issuer, because the certificate is made here. */
function pdfsig(pdf: Buffer): string {
  const path = join(folder, 'signed.pdf');
  writeFileSync(path, pdf);
  return execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

const VALID = 'Signature Validation: Signature is Valid.';
const count = (text: string, part: string): number => text.split(part).length - 1;
const outcomes = (pdf: Buffer) => readSignatures(pdf).map(({ outcome, added }) => [outcome, added]);

function flipped(pdf: Buffer, at: number): Buffer {
  const damaged = Buffer.from(pdf);
  damaged[at] = (damaged[at] ?? 0) ^ 0x01;
  return damaged;
}

/** Parts of SignedData: version, hashes, content, certificates, signers. */
function signedDataIn(pdf: Buffer): DerNode[] {
  const { node } = readFirst(findSignatures(openDocument(pdf)).at(-1)!.contents.bytes);
  return childrenOf(childrenOf(childrenOf(node)[1], TAG.tagged0)[0]);
}

function attributesIn(pdf: Buffer): Map<string, DerNode> {
  const [signer] = childrenOf(signedDataIn(pdf).at(-1), TAG.set);
  return new Map(
    childrenOf(childrenOf(signer)[3], TAG.tagged0).map((one) => {
      const [type, values] = childrenOf(one);
      return [oidOf(type), childrenOf(values, TAG.set)[0]!];
    }),
  );
}

describe('a printed file that is signed', () => {
  it.each([
    ['RSA', rsaPair()],
    ['P-256', ecPair()],
    ['P-384', ecPair('P-384')],
  ])('with %s is valid for others and for us', async (_, pair) => {
    const signed = await signPdf(printed, makeSigner({ pair }));
    const said = pdfsig(signed);
    expect(said).toContain(VALID);
    expect(said).toContain('Signature Type: ETSI.CAdES.detached');
    expect(said).toContain('Total document signed');
    expect(said).toContain('Signing Hash Algorithm: SHA-256');
    expect(outcomes(signed)).toEqual([['valid', 'nothing']]);
  });

  it('keeps every byte, its file identifier and its metadata', async () => {
    const signed = await signPdf(printed, makeSigner());
    expect(signed.subarray(0, printed.length).equals(printed)).toBe(true);
    const [before, after] = [openDocument(printed), openDocument(signed)];
    for (const key of ['Root', 'Info', 'ID']) {
      expect(before.trailer.entries.has(key)).toBe(true);
      expect(rawOf(after.trailer.entries.get(key)!).equals(rawOf(before.trailer.entries.get(key)!)), key).toBe(true);
    }
    const added = signed.toString('latin1', printed.length);
    const [xmp, xmpAfter] = [before, after].map((document) => {
      const root = document.follow(document.trailer.entries.get('Root'));
      const metadata = root?.kind === 'dictionary' ? root.entries.get('Metadata') : undefined;
      return metadata?.kind === 'reference' ? document.findEntry(metadata.id) : undefined;
    });
    expect(xmp).toMatchObject({ kind: 'at' });
    expect(xmpAfter).toEqual(xmp);
    expect(printed.includes('<pdfaid:part>2</pdfaid:part>')).toBe(true);
    expect(added).toContain('/F 132');
    expect(added).toContain('/Rect [0 0 0 0]');
  });

  it('names its certificate in the signed attributes, with issuer and serial number, and without a time', async () => {
    const signer = makeSigner({ issuers: 2 });
    const said = attributesIn(await signPdf(printed, signer));
    expect([...said.keys()].toSorted()).toEqual([
      '1.2.840.113549.1.9.16.2.47',
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
    ]);
    const [[hash, issuerSerial]] = childrenOf(childrenOf(said.get('1.2.840.113549.1.9.16.2.47'))[0]).map((one) =>
      childrenOf(one),
    ) as [[DerNode, DerNode]];
    expect(hash.content.equals(createHash('sha256').update(signer.certificate.raw).digest())).toBe(true);
    const [, serialNumber] = childrenOf(issuerSerial);
    expect(serialNumber!.content.toString('hex').toUpperCase()).toBe(signer.certificate.serialNumber);
    expect(said.get('1.2.840.113549.1.9.4')!.content).toHaveLength(32);
  });

  it('contains the whole chain, in the order of a DER set', async () => {
    const signer = makeSigner({ issuers: 2 });
    const signed = await signPdf(printed, signer);
    const parts = signedDataIn(signed);
    const found = childrenOf(
      parts.find(({ tag }) => tag === TAG.tagged0),
      TAG.tagged0,
    ).map((one) => encodeNode(one).toString('hex'));
    expect(found).toEqual([signer.certificate, ...signer.chain].map(({ raw }) => raw.toString('hex')).toSorted());
    expect(integerOf(parts[0])).toBe(1);
    expect(pdfsig(signed)).toContain(VALID);
  });

  it('has more space for a long chain', async () => {
    const signed = await signPdf(printed, makeSigner({ issuers: 30 }));
    expect(findSignatures(openDocument(signed))[0]!.contents.bytes.length).toBeGreaterThan(8192);
    expect(pdfsig(signed)).toContain(VALID);
    expect(outcomes(signed)).toEqual([['valid', 'nothing']]);
  });

  it('contains the reason, name and place in Thai', async () => {
    const signed = await signPdf(printed, {
      ...makeSigner(),
      reason: 'อนุมัติแล้ว (ครั้งที่ 1)',
      name: 'นางสาวทดสอบ',
      location: 'Bangkok (Chatuchak)',
    });
    expect(readSignatures(signed)[0]).toMatchObject({
      reason: 'อนุมัติแล้ว (ครั้งที่ 1)',
      signedAtMs: Date.parse('2026-11-15T09:30:00+07:00'),
    });
    const text = signed.toString('latin1');
    expect(text).toContain("/M (D:20261115093000+07'00')");
    expect(text).toContain(
      `/Name <FEFF${Buffer.from('นางสาวทดสอบ', 'utf16le').swap16().toString('hex').toUpperCase()}>`,
    );
    expect(text).toContain('/Location (Bangkok \\(Chatuchak\\))');
    expect(pdfsig(signed)).toContain(VALID);
  });

  it('is reported as changed by both programs if a byte was changed', async () => {
    const signed = await signPdf(printed, makeSigner());
    const { contents } = findSignatures(openDocument(signed))[0]!;
    const places = [20, Math.floor(printed.length / 2), printed.length + 60, contents.start - 300, contents.end + 120];
    for (const at of places) {
      const damaged = flipped(signed, at);
      expect(
        outcomes(damaged).some(([outcome]) => outcome === 'valid'),
        `byte ${at}`,
      ).toBe(false);
      expect(outcomes(damaged).length, `byte ${at}`).toBeGreaterThan(0);
      expect(textOrNothing(damaged), `byte ${at}`).not.toContain(VALID);
    }
  });

  it('can be signed again by others', async () => {
    const once = await signPdf(printed, makeSigner());
    const twice = await signPdf(once, makeSigner({ pair: rsaPair(), issuers: 1 }));
    expect(twice.subarray(0, once.length).equals(once)).toBe(true);
    const said = pdfsig(twice);
    expect([
      count(said, VALID),
      count(said, '  - Total document signed'),
      count(said, 'Not total document signed'),
    ]).toEqual([2, 1, 1]);
    expect(outcomes(twice)).toEqual([
      ['valid', 'signatures'],
      ['valid', 'nothing'],
    ]);
    const thrice = await signPdf(twice, makeSigner());
    expect(count(pdfsig(thrice), VALID)).toBe(3);
    expect(outcomes(thrice)).toEqual([
      ['valid', 'signatures'],
      ['valid', 'signatures'],
      ['valid', 'nothing'],
    ]);
  });
});

/** Returns an empty text if pdfsig fails, which it does for a file that it cannot read. */
function textOrNothing(pdf: Buffer): string {
  try {
    return pdfsig(pdf);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    return '';
  }
}

const ENTRY_FORMS: readonly EntryForm[] = ['absent', 'direct', 'indirect'];
const SHAPES: readonly PdfOptions[] = (['table', 'stream', 'packed'] as const).flatMap((section) =>
  ENTRY_FORMS.flatMap((annotations) => [
    ...ENTRY_FORMS.map((form) => ({ section, annotations, form })),
    { section, annotations, form: 'indirect' as const, fields: 'indirect' as const },
  ]),
);

describe('a file of another program', () => {
  const signer: PdfSigningOptions = makeSigner();

  it.each(SHAPES.map((shape) => [JSON.stringify(shape), shape] as const))(
    'written as %s is signed twice',
    async (_, shape) => {
      const plain = buildPdf(shape);
      const twice = await signPdf(await signPdf(plain, signer), signer);
      expect(twice.subarray(0, plain.length).equals(plain)).toBe(true);
      expect(outcomes(twice)).toEqual([
        ['valid', 'signatures'],
        ['valid', 'nothing'],
      ]);
      const said = pdfsig(twice);
      expect([count(said, VALID), count(said, '  - Total document signed')]).toEqual([2, 1]);
      const { trailer, sections } = openDocument(twice);
      expect(sections.map(({ kind }) => kind)).toEqual(
        Array.from({ length: 3 }, () => (shape.section === 'table' ? 'table' : 'stream')),
      );
      expect(rawOf(trailer.entries.get('ID')!).toString('latin1')).toBe(PDF_ID);
    },
  );

  it.each(['', '\n', '\r\n'])('that ends with %j is signed', async (end) => {
    expect(pdfsig(await signPdf(buildPdf({ end }), signer))).toContain('Total document signed');
  });

  it('keeps unknown entries and its tags', async () => {
    const document = openDocument(await signPdf(buildPdf({ isTagged: true, form: 'direct' }), signer));
    const root = document.follow(document.trailer.entries.get('Root'));
    expect([...(root?.kind === 'dictionary' ? root.entries.keys() : [])]).toEqual([
      'Type',
      'Pages',
      'MarkInfo',
      'StructTreeRoot',
      'AcroForm',
    ]);
    const page = document.findObject(3)?.value;
    expect(page?.kind === 'dictionary' && page.entries.get('A B')).toMatchObject({ bytes: Buffer.from('a)b(A') });
  });

  it.each([
    ['locked', buildPdf({ trailer: '/Encrypt 5 0 R' })],
    ['rubbish', Buffer.from('rubbish')],
    ['empty', Buffer.alloc(0)],
    ['cut', buildPdf().subarray(0, -60)],
    ['without pages', Buffer.from(buildPdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids []     '), 'latin1')],
  ])('that is %s is refused', async (_, pdf) => {
    await expect(signPdf(pdf, signer)).rejects.toThrow(NotPdf);
  });
});
