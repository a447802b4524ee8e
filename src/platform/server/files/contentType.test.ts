import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { gif, icon, jpeg, pdf, pkcs12, png, webp, zip } from '#platform/testing/smallFiles.ts';
import { sourceOfBuffer } from './byteSource.ts';
import { contentTypeOf, isAccepted } from './contentType.ts';
import { DOCX, XLSX } from './documentTypes.ts';

const typeOf = (bytes: Buffer): Promise<string> => contentTypeOf(sourceOfBuffer(bytes));
const HTML = Buffer.from('<html><script>alert(1)</script></html>');

describe('pictures', () => {
  it.each(
    Object.entries({
      'image/png': png(),
      'image/jpeg': jpeg(),
      'image/gif': gif(),
      'image/webp': webp(),
      'image/x-icon': icon(),
    }),
  )('are recognised by their structure: %s', async (type, bytes) => {
    expect(await typeOf(bytes)).toBe(type);
  });

  it.each(Object.entries({ png: png(), jpeg: jpeg(), gif: gif(), webp: webp(), icon: icon() }))(
    'with a page appended are no pictures: %s',
    async (_name, bytes) => {
      expect(await typeOf(Buffer.concat([bytes, HTML]))).toBe('application/octet-stream');
    },
  );

  it.each(Object.entries({ png: png(), jpeg: jpeg(), gif: gif(), webp: webp(), icon: icon() }))(
    'that were truncated are no pictures: %s',
    async (_name, bytes) => {
      expect(await typeOf(bytes.subarray(0, -1))).toBe('application/octet-stream');
    },
  );

  it('may be several JPEG files in sequence, as cameras write them', async () => {
    expect(await typeOf(Buffer.concat([jpeg(), jpeg()]))).toBe('image/jpeg');
  });

  it('need a valid content: a page between the markers of a JPEG is none', async () => {
    expect(await typeOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), HTML, Buffer.from([0xff, 0xd9])]))).toBe(
      'application/octet-stream',
    );
  });

  it('are scanned to the end however long they are', async () => {
    const long = jpeg(Buffer.alloc(300_000, 7));
    expect(await typeOf(long)).toBe('image/jpeg');
    expect(await typeOf(Buffer.concat([long, Buffer.from('x')]))).toBe('application/octet-stream');
  });
});

describe('content that a browser would run', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<!doctype html><p>hello',
    '<?xml version="1.0"?><svg/>',
    '\uFEFF<html>',
  ])('has the type of plain text: %s', async (text) => {
    expect(await typeOf(Buffer.from(text))).toBe('text/plain');
  });
});

describe('documents', () => {
  it('are PDF if they start and end like one', async () => {
    expect(await typeOf(pdf())).toBe('application/pdf');
    expect(await typeOf(Buffer.concat([pdf(), Buffer.from('\r\n')]))).toBe('application/pdf');
    expect(await typeOf(Buffer.concat([pdf(), HTML]))).toBe('application/octet-stream');
  });

  it('are PDF also with a little harmless text after their end, or saved several times', async () => {
    expect(await typeOf(Buffer.concat([pdf(), Buffer.from('\r\n0\r\n\r\n')]))).toBe('application/pdf');
    expect(await typeOf(Buffer.concat([pdf(), Buffer.from('%end\n\0\0')]))).toBe('application/pdf');
    expect(await typeOf(Buffer.concat([pdf(), Buffer.from('5 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n')]))).toBe(
      'application/pdf',
    );
    expect(await typeOf(Buffer.concat([pdf(), Buffer.alloc(600, 'a')]))).toBe('application/octet-stream');
  });

  it('are no PDF with any bytes before their header', async () => {
    for (const before of ['\n', '<html>', 'MZ', '\uFEFF', 'a comment']) {
      expect(await typeOf(Buffer.concat([Buffer.from(before), pdf()]))).toBe('application/octet-stream');
    }
  });

  it('are Word or Excel by the content of the archive, and not if it contains a program', async () => {
    expect(await typeOf(zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']))).toBe(DOCX);
    expect(await typeOf(zip(['[Content_Types].xml', 'xl/workbook.xml']))).toBe(XLSX);
    expect(await typeOf(zip(['[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin']))).toBe('application/zip');
    expect(await typeOf(zip(['readme.txt']))).toBe('application/zip');
    expect(await typeOf(Buffer.concat([zip(['word/document.xml']), HTML]))).toBe('application/octet-stream');
    expect(await typeOf(Buffer.concat([gif(), zip(['[Content_Types].xml', 'word/document.xml'])]))).toBe(
      'application/octet-stream',
    );
  });

  it('are certificates with their key if the DER structure matches', async () => {
    expect(await typeOf(pkcs12())).toBe('application/x-pkcs12');
    expect(await typeOf(pkcs12({ openEnded: true }))).toBe('application/x-pkcs12');
    expect(await typeOf(Buffer.concat([pkcs12(), HTML]))).toBe('application/octet-stream');
  });
});

describe('texts', () => {
  it('are UTF-8 without control characters', async () => {
    expect(await typeOf(Buffer.from('สวัสดี\nวัตถุอันตราย\t1'))).toBe('text/plain');
    expect(await typeOf(Buffer.from('0ก'))).toBe('text/plain');
    expect(await typeOf(Buffer.from([0xca, 0xc7, 0xd1]))).toBe('application/octet-stream');
    expect(await typeOf(Buffer.from('a\u0000b'))).toBe('application/octet-stream');
    expect(await typeOf(Buffer.from('กข').subarray(0, 4))).toBe('application/octet-stream');
  });

  it('are tables if every line has the same number of fields', async () => {
    expect(await typeOf(Buffer.from('code,name\r\n1,"a, b"\r\n2,"two\nlines"\r\n'))).toBe('text/csv');
    expect(await typeOf(Buffer.from('Dear Sir, we write\nabout nothing'))).toBe('text/plain');
    expect(await typeOf(Buffer.from('<p>,</p>\n<p>,</p>'))).toBe('text/plain');
    expect(await typeOf(Buffer.from(`a,b\n${'1,ก\n'.repeat(50_000)}`))).toBe('text/csv');
  });

  it('have no type when they are empty', async () => {
    expect(await typeOf(Buffer.alloc(0))).toBe('application/octet-stream');
  });
});

describe('arbitrary bytes', () => {
  const beginnings = [png(), jpeg(), gif(), webp(), icon(), pdf(), zip(['a']), pkcs12()].map((bytes) =>
    bytes.subarray(0, 16),
  );

  it('get a type without an error, whatever their start', async () => {
    await assertProperty(
      fc.asyncProperty(
        fc.constantFrom(Buffer.alloc(0), ...beginnings),
        fc.integer({ min: 0, max: 16 }),
        fc.uint8Array({ maxLength: 200 }),
        async (begin, length, rest) => {
          expect(await typeOf(Buffer.concat([begin.subarray(0, length), rest]))).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
        },
      ),
    );
  });
});

describe('a list of accepted types', () => {
  it('accepts the types it names, whole groups, and tables if it accepts text', () => {
    expect(isAccepted('image/png', ['image/png'])).toBe(true);
    expect(isAccepted('image/png', ['image/*'])).toBe(true);
    expect(isAccepted('imagery/png', ['image/*'])).toBe(false);
    expect(isAccepted('text/csv', ['text/plain'])).toBe(true);
    expect(isAccepted('text/plain', ['text/csv'])).toBe(false);
    expect(isAccepted('application/octet-stream', [])).toBe(true);
  });
});
