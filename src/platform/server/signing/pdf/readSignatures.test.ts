/** Tests what is reported for a signed file that was changed. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import { CN, ecPair, SERIAL_NUMBER } from '#platform/testing/certificates.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { SIGNED_AT_MS, makeSigner } from '#platform/testing/signers.ts';
import { signedDataOf } from './cms.ts';
import { nextIdOf, openDocument } from './document.ts';
import { MAX_SIGNED_PDF_BYTES, readSignatures } from './readSignatures.ts';
import { findSignatures } from './signatureFields.ts';
import { signPdf } from './signPdf.ts';
import { appendUpdate, withEntries, type NewObject } from './appendUpdate.ts';
import type { PdfDictionary } from './values.ts';

const signer = makeSigner();
const plain = buildPdf({ annotations: 'direct' });
const signed = await signPdf(plain, signer);

/** Numbers of the objects that `buildPdf` makes. */
const [CATALOG, PAGE, PICTURE] = [1, 3, 4];

function dictionaryIn(pdf: Buffer, id: number): PdfDictionary {
  return openDocument(pdf).findObject(id)!.value as PdfDictionary;
}

function updated(pdf: Buffer, objects: readonly (Omit<NewObject, 'generation' | 'body'> & { body: string })[]): Buffer {
  return appendUpdate(
    openDocument(pdf),
    objects.map(({ id, body }) => ({ id, generation: 0, body: Buffer.from(body, 'latin1') })),
  ).bytes;
}

const contentsOf = (pdf: Buffer) => findSignatures(openDocument(pdf))[0]!.contents;
const outcomesOf = (pdf: Buffer) => readSignatures(pdf).map(({ outcome, problem }) => [outcome, problem]);

type Range = readonly [number, number, number, number];

/** Replaces the range of the last signature, by default with the right one, and signs again. */
async function withRange(
  pdf: Buffer,
  rangeOf: (start: number, end: number, length: number) => Range = (start, end, length) => [
    0,
    start,
    end,
    length - end,
  ],
): Promise<Buffer> {
  const changed = Buffer.from(pdf);
  const { start, end } = findSignatures(openDocument(pdf)).at(-1)!.contents;
  const [from, count, next, more] = rangeOf(start, end, pdf.length);
  changed.write(
    `${from} ${count} ${next} ${more}`.padEnd(36, ' '),
    changed.lastIndexOf('/ByteRange [', start) + '/ByteRange ['.length,
    'latin1',
  );
  const digest = createHash('sha256')
    .update(changed.subarray(from, from + count))
    .update(changed.subarray(next, next + more))
    .digest();
  changed.write((await signedDataOf(digest, signer)).toString('hex').padEnd(end - start - 2, '0'), start + 1, 'latin1');
  return changed;
}

describe('readSignatures', () => {
  it('returns who signed, when and why, and that the signature is valid', () => {
    expect(readSignatures(signed)).toEqual([
      {
        outcome: 'valid',
        problem: undefined,
        subject: 'CN=Somebody Who Signs',
        issuer: 'CN=Somebody Who Signs',
        fingerprint: signer.certificate.fingerprint256.replaceAll(':', ''),
        signedAtMs: SIGNED_AT_MS,
        reason: 'Approved',
        isCoveringRevision: true,
        isDigestRight: true,
        isSignatureRight: true,
        namedCertificate: 'matches',
        wasCertificateValid: true,
        added: 'nothing',
      },
    ]);
  });

  it('returns an empty list for an unsigned file and for a file that is not a PDF', () => {
    expect(
      [plain, buildPdf({ form: 'indirect', section: 'packed' }), Buffer.alloc(0), Buffer.from('rubbish')].map((pdf) =>
        readSignatures(pdf),
      ),
    ).toEqual([[], [], [], []]);
  });

  it('masks the number of a person', async () => {
    const idCard = withCheckDigit('110170023070');
    const [found] = readSignatures(
      await signPdf(plain, makeSigner({ subject: { [CN]: 'Somebody', [SERIAL_NUMBER]: idCard } })),
    );
    expect(found?.outcome).toBe('valid');
    expect(found?.subject).not.toContain(idCard);
  });

  it('reports a too large file as unreadable', () => {
    expect(outcomesOf(Buffer.concat([signed, Buffer.alloc(MAX_SIGNED_PDF_BYTES)]))).toEqual([['broken', 'unreadable']]);
  });
});

describe('a signature', () => {
  it.each([
    ['before the certificate was valid', { validFrom: new Date(SIGNED_AT_MS + 1000) }],
    ['after the certificate had expired', { validTo: new Date(SIGNED_AT_MS - 1000) }],
  ])('made %s is broken', async (_, when) => {
    const pdf = await signPdf(plain, makeSigner(when));
    expect(readSignatures(pdf)).toMatchObject([
      {
        outcome: 'broken',
        problem: 'untimely',
        isDigestRight: true,
        isSignatureRight: true,
        wasCertificateValid: false,
      },
    ]);
  });

  it('with another key is forged', async () => {
    expect(readSignatures(await signPdf(plain, { ...signer, key: ecPair().privateKey }))).toMatchObject([
      { outcome: 'broken', problem: 'forged', isDigestRight: true, isSignatureRight: false },
    ]);
  });

  it('whose certificate was replaced by another of the same key is forged', () => {
    const { raw } = signer.certificate;
    const twin = Buffer.from(raw);
    twin.write('2098', twin.indexOf('20990101'), 'latin1');
    const swapped = Buffer.from(signed.toString('latin1').replace(raw.toString('hex'), twin.toString('hex')), 'latin1');
    expect(swapped.equals(signed)).toBe(false);
    expect(readSignatures(swapped)).toMatchObject([
      {
        outcome: 'broken',
        problem: 'forged',
        isDigestRight: true,
        isSignatureRight: true,
        namedCertificate: 'differs',
      },
    ]);
  });

  it.each([
    ['less than the file', (start, end, length) => [0, start, end, length - end - 5]],
    ['not the beginning', (start, end, length) => [1, start - 1, end, length - end]],
    ['not what stands before it', (start, end, length) => [0, start - 1, end, length - end]],
    ['not what stands behind it', (start, end, length) => [0, start, end + 1, length - end - 1]],
    ['one of its own delimiters too', (start, end, length) => [0, start + 1, end, length - end]],
  ] as readonly (readonly [string, (start: number, end: number, length: number) => Range])[])(
    'that covers %s is broken',
    async (_, rangeOf) => {
      expect(readSignatures(await withRange(signed, rangeOf))).toMatchObject([
        {
          outcome: 'broken',
          problem: 'partial',
          isCoveringRevision: false,
          isDigestRight: true,
          isSignatureRight: true,
        },
      ]);
    },
  );

  it('that is made again over the right range is valid, so the others fail only for their range', async () => {
    expect(outcomesOf(await withRange(signed))).toEqual([['valid', undefined]]);
  });

  it('with other bytes in its unused space is unreadable', () => {
    const changed = Buffer.from(signed);
    changed.write('ff', contentsOf(signed).end - 3, 'latin1');
    expect(outcomesOf(changed)).toEqual([['broken', 'unreadable']]);
  });

  it('that was removed from the form is still found', () => {
    expect(outcomesOf(updated(signed, [{ id: CATALOG, body: '<< /Type /Catalog /Pages 2 0 R >>' }]))).toEqual([
      ['broken', 'unreadable'],
    ]);
  });

  it('over changed bytes is reported as altered', () => {
    const changed = Buffer.from(signed);
    changed.write('1 1 m', changed.indexOf('0 0 m'), 'latin1');
    expect(readSignatures(changed)).toMatchObject([
      { outcome: 'changed', problem: 'altered', isDigestRight: false, isSignatureRight: true },
    ]);
  });
});

describe('an addition to a signed file', () => {
  const next = nextIdOf(openDocument(signed));
  const page = dictionaryIn(signed, PAGE);
  const widget = (more: string): string => `<< /Type /Annot /Subtype /Widget /FT /Sig /T (x) ${more} >>`;
  const withWidget = (body: string) =>
    updated(signed, [
      { id: next, body },
      { id: PAGE, body: withEntries(page, { Annots: `[10 0 R ${next - 2} 0 R ${next} 0 R]` }) },
    ]);

  const ADDED: readonly (readonly [string, Buffer])[] = [
    ['a space', Buffer.concat([signed, Buffer.from(' ')])],
    ['the file once more', Buffer.concat([signed, signed])],
    ['another picture', updated(signed, [{ id: PICTURE, body: '<< /Length 5 >>\nstream\n9 9 m\nendstream' }])],
    ['another page', updated(signed, [{ id: PAGE, body: withEntries(page, { MediaBox: '[0 0 100 100]' }) }])],
    [
      'another catalog',
      updated(signed, [{ id: CATALOG, body: withEntries(dictionaryIn(signed, CATALOG), { OpenAction: '10 0 R' }) }]),
    ],
    ['a field that is seen', withWidget(widget('/Rect [0 0 100 100]'))],
    ['a field that does something', withWidget(widget('/Rect [0 0 0 0] /A << /S /URI /URI (x) >>'))],
    ['a stream', updated(signed, [{ id: next, body: '<< /Length 5 >>\nstream\n9 9 m\nendstream' }])],
    ['nothing at all', updated(signed, [])],
  ];

  it.each(ADDED)('%s makes the signature changed', (_, pdf) => {
    const [first] = readSignatures(pdf);
    expect(first).toMatchObject({
      outcome: 'changed',
      problem: 'added',
      isCoveringRevision: true,
      isDigestRight: true,
      added: 'other',
    });
  });

  it.each(ADDED.slice(2))('%s that is signed as well leaves only the second signature valid', async (_, pdf) => {
    expect(outcomesOf(await signPdf(pdf, makeSigner()))).toEqual([
      ['changed', 'added'],
      ['valid', undefined],
    ]);
  });

  /** Adds objects to the revision of a second signature, and signs it again. */
  async function withinSecond(objects: string, rows: (offset: number) => string): Promise<Buffer> {
    const twice = await signPdf(signed, makeSigner());
    const text = twice.toString('latin1', signed.length);
    const at = text.lastIndexOf('xref\n', text.lastIndexOf('trailer'));
    const offset = signed.length + at;
    const section = text
      .slice(at)
      .replace('xref\n', `xref\n${rows(offset)}`)
      .replace(/startxref\n\d+/, `startxref\n${offset + objects.length}`);
    return withRange(Buffer.concat([signed, Buffer.from(`${text.slice(0, at)}${objects}${section}`, 'latin1')]));
  }

  const picture = `${PICTURE} 0 obj\n<< /Length 5 >>\nstream\n9 9 m\nendstream\nendobj\n`;
  const row = (offset: number, kind: 'n' | 'f'): string => `${String(offset).padStart(10, '0')} 00000 ${kind} \n`;

  it.each([
    ['nothing more', '', () => '', 'valid'],
    ['another picture', picture, (offset: number) => `${PICTURE} 1\n${row(offset, 'n')}`, 'changed'],
    ['a picture that nothing names', picture, () => '', 'changed'],
    ['a comment', '% hello\n', () => '', 'changed'],
    ['something taken away', '', () => `10 1\n${row(0, 'f')}`, 'changed'],
  ])('together with a second signature (%s) is reported', async (_, objects, rows, outcome) => {
    expect(readSignatures(await withinSecond(objects, rows)).map((one) => one.outcome)).toEqual([outcome, 'valid']);
  });

  it('of further signatures is valid up to the limit of signatures', async () => {
    let pdf: Buffer = plain;
    for (let turn = 0; turn < 16; turn += 1) pdf = await signPdf(pdf, signer);
    expect(new Set(readSignatures(pdf).map(({ outcome }) => outcome))).toEqual(new Set(['valid']));
    expect(new Set(outcomesOf(await signPdf(pdf, signer)).map(String))).toEqual(new Set(['broken,unreadable']));
  });
});
