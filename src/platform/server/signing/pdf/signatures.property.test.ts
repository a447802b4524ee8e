/** Any change of a signed file is noticed, and no input makes `readSignatures` throw. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { buildPdf, printedPdf } from '#platform/testing/pdfs.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import { openDocument } from './document.ts';
import { readSignatures } from './readSignatures.ts';
import { findSignatures } from './signatureFields.ts';
import { signPdf } from './signPdf.ts';

const signer = makeSigner();
const once = [
  await printedPdf(),
  buildPdf({ annotations: 'indirect', form: 'direct' }),
  buildPdf({ section: 'packed', form: 'indirect' }),
];
const signed = await Promise.all(once.map((pdf) => signPdf(pdf, signer)));
const twice = await Promise.all(signed.map((pdf) => signPdf(pdf, makeSigner())));
/** Files are chosen by index, because a failed property would otherwise print the whole file. */
const all = [...signed, ...twice, ...once];
const file = fc.nat(signed.length - 1);
const any = fc.nat(all.length - 1);
const at = (index: number): Buffer => all[index] ?? Buffer.alloc(0);

const RUNS = 100;

/** Returns whether no signature of the whole file is valid, and the file does not count as unsigned either. */
function isFound(pdf: Buffer): boolean {
  const found = readSignatures(pdf);
  return found.length > 0 && hasNoneValid(pdf);
}

function hasNoneValid(pdf: Buffer): boolean {
  return readSignatures(pdf).every(({ outcome }) => outcome !== 'valid');
}

function withByte(pdf: Buffer, place: number, change: (byte: number) => number): Buffer {
  const damaged = Buffer.from(pdf);
  damaged[place] = change(damaged[place] ?? 0) & 0xff;
  return damaged;
}

/** Returns an offset in the signed bytes: everywhere but inside /Contents. */
function placeIn(pdf: Buffer, number: number): number {
  const { contents } = findSignatures(openDocument(pdf)).at(-1)!;
  const place = number % (pdf.length - (contents.end - contents.start));
  return place < contents.start ? place : place + contents.end - contents.start;
}

describe('a signed file', () => {
  it('is no longer valid if any bit is inverted', () =>
    assertProperty(
      fc.property(file, fc.nat(), fc.nat(7), (index, place, bit) =>
        isFound(withByte(at(index), placeIn(at(index), place), (byte) => byte ^ (1 << bit))),
      ),
      { numRuns: RUNS },
    ));

  it('is no longer valid if any byte is replaced', () =>
    assertProperty(
      fc.property(file, fc.nat(), fc.integer({ min: 1, max: 255 }), (index, place, by) =>
        isFound(withByte(at(index), placeIn(at(index), place), (byte) => byte + by)),
      ),
      { numRuns: RUNS },
    ));

  it('is no longer valid if a byte is changed that both signatures cover', () =>
    assertProperty(
      fc.property(file, fc.nat(), fc.nat(7), (index, place, bit) =>
        isFound(withByte(at(index + signed.length), placeIn(at(index), place), (byte) => byte ^ (1 << bit))),
      ),
      { numRuns: RUNS },
    ));

  it('is no longer valid if it is cut off', () =>
    assertProperty(
      fc.property(file, fc.nat(), (index, cut) => hasNoneValid(at(index).subarray(0, cut % at(index).length))),
    ));

  it('is no longer valid with inserted or appended bytes', () =>
    assertProperty(
      fc.property(file, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 40 }), (index, place, more) => {
        const cut = place % (at(index).length + 1);
        return isFound(Buffer.concat([at(index).subarray(0, cut), more, at(index).subarray(cut)]));
      }),
      { numRuns: RUNS },
    ));

  it('is no longer valid with another file appended', () =>
    assertProperty(fc.property(file, any, (index, other) => hasNoneValid(Buffer.concat([at(index), at(other)])))));
});

describe('readSignatures', () => {
  const word = fc.constantFrom(
    '%PDF-1.7\n',
    'xref\n0 1\n',
    '0000000000 65535 f \n',
    'trailer\n',
    '<< ',
    '>> ',
    '[',
    ']',
    '/Root 1 0 R ',
    '/Size 9 ',
    '/Prev 0 ',
    '/AcroForm ',
    '/Fields ',
    '/FT /Sig ',
    '/V ',
    '/ByteRange [0 1 2 3] ',
    '/Contents <00> ',
    '1 0 obj\n',
    'stream\n',
    'endstream\n',
    'endobj\n',
    'startxref\n9\n%%EOF\n',
    '(',
    ')',
    '<',
    '99999999999 ',
  );

  it('returns a list for random bytes', () =>
    assertProperty(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => Array.isArray(readSignatures(Buffer.from(bytes)))),
    ));

  it('returns only broken signatures for text that looks like a PDF', () =>
    assertProperty(
      fc.property(fc.array(word, { maxLength: 40 }), (words) =>
        readSignatures(Buffer.from(`%PDF-1.7\n${words.join('')}startxref\n9\n%%EOF`)).every(
          ({ outcome }) => outcome === 'broken',
        ),
      ),
      { numRuns: RUNS },
    ));

  it('returns a list for files that were cut and joined', () =>
    assertProperty(
      fc.property(any, any, fc.nat(), fc.nat(), (one, other, first, second) =>
        Array.isArray(
          readSignatures(
            Buffer.concat([at(one).subarray(0, first % at(one).length), at(other).subarray(second % at(other).length)]),
          ),
        ),
      ),
      { numRuns: RUNS },
    ));
});
