/** Whatever two files are combined, and wherever, the result does not have the type of either. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { gif, icon, jpeg, pdf, pkcs12, png, webp, zip } from '#platform/testing/smallFiles.ts';
import { sourceOfBuffer } from './byteSource.ts';
import { contentTypeOf, UNKNOWN_TYPE } from './contentType.ts';
import { DOCX, XLSX } from './documentTypes.ts';

const HTML = Buffer.from('<html><script>alert(1)</script></html>');
const FILES: Readonly<Record<string, Buffer>> = {
  'image/png': png(),
  'image/jpeg': jpeg(),
  'image/gif': gif(),
  'image/webp': webp(),
  'image/x-icon': icon(),
  'application/pdf': pdf(),
  [DOCX]: zip(['[Content_Types].xml', 'word/document.xml']),
  [XLSX]: zip(['[Content_Types].xml', 'xl/workbook.xml']),
  'application/zip': zip(['a.class']),
  'application/x-pkcs12': pkcs12(),
  'text/html': HTML,
};
const anyFile = fc.constantFrom(...Object.entries(FILES));
const typeOf = (...pieces: readonly Uint8Array[]): Promise<string> =>
  contentTypeOf(sourceOfBuffer(Buffer.concat(pieces)));

describe('two files of different types', () => {
  it('are each detected as their type when alone', async () => {
    for (const [type, bytes] of Object.entries(FILES)) {
      expect(await typeOf(bytes)).toBe(type === 'text/html' ? 'text/plain' : type);
    }
  });

  it('in sequence have no known type, with or without bytes between them', () =>
    assertProperty(
      fc.asyncProperty(
        anyFile,
        anyFile,
        fc.uint8Array({ maxLength: 30 }),
        async ([type, bytes], [other, more], between) => {
          fc.pre(type !== other && type !== 'text/html');
          expect(await typeOf(bytes, between, more)).toBe(UNKNOWN_TYPE);
        },
      ),
      { numRuns: 400 },
    ));

  it('with a page or program before them have no known type', () =>
    assertProperty(
      fc.asyncProperty(
        anyFile,
        fc.constantFrom(HTML, Buffer.from('MZ'), Buffer.from('\n'), Buffer.from('#!/bin/sh\n')),
        async ([type, bytes], before) => {
          fc.pre(type !== 'text/html');
          expect(await typeOf(before, bytes)).toBe(UNKNOWN_TYPE);
        },
      ),
    ));

  it('one within a comment at the head of the other have no known type', () =>
    assertProperty(
      fc.asyncProperty(
        fc.constantFrom(...HOSTS),
        fc.constantFrom(...GUESTS),
        fc.nat(140),
        async (host, guest, length) => {
          fc.pre(host !== inPdf || guest !== GUEST_PDF);
          expect(await typeOf(host(Buffer.concat([Buffer.alloc(length, 'a'), guest])))).toBe(UNKNOWN_TYPE);
        },
      ),
      { numRuns: 400 },
    ));

  it('are still detected with a harmless comment', async () => {
    for (const host of HOSTS) expect(await typeOf(host(Buffer.from('a comment')))).not.toBe(UNKNOWN_TYPE);
  });
});

const GUEST_PDF = pdf();
const GUESTS = [HTML, GUEST_PDF, zip(['a.class'])];

const inPdf = (comment: Buffer): Buffer =>
  Buffer.concat([pdf().subarray(0, 9), Buffer.from('%'), comment, Buffer.from('\n'), pdf().subarray(9)]);

function inJpeg(comment: Buffer): Buffer {
  const length = comment.length + 2;
  return Buffer.concat([
    jpeg().subarray(0, 2),
    Buffer.from([0xff, 0xfe, length >> 8, length & 0xff]),
    comment,
    jpeg().subarray(2),
  ]);
}

function inGif(comment: Buffer): Buffer {
  const head = gif().subarray(0, 19);
  return Buffer.concat([head, Buffer.from([0x21, 0xfe]), ...blocksOf(comment), Buffer.from([0]), gif().subarray(19)]);
}

/** Each contains a comment that its readers skip. */
const HOSTS: readonly ((comment: Buffer) => Buffer)[] = [(comment) => png(comment), inJpeg, inGif, inPdf];

function blocksOf(bytes: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / 255) }, (_, index) => {
    const block = bytes.subarray(index * 255, (index + 1) * 255);
    return Buffer.concat([Buffer.from([block.length]), block]);
  });
}
