import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertLaw } from '#platform/testing/assertLaw.ts';
import { sourceOfBuffer } from './byteSource.ts';
import { contentTypeOf, isAccepted } from './contentType.ts';
import { DOCX, XLSX } from './documentTypes.ts';

const typeOf = (bytes: Buffer): Promise<string> => contentTypeOf(sourceOfBuffer(bytes));
const HTML = Buffer.from('<html><script>alert(1)</script></html>');

describe('pictures', () => {
  it.each(Object.entries({ 'image/png': png(), 'image/jpeg': jpeg(), 'image/gif': gif(), 'image/webp': webp(), 'image/x-icon': icon() }))(
    'are known by their structure: %s',
    async (type, bytes) => {
      expect(await typeOf(bytes)).toBe(type);
    },
  );

  it.each(Object.entries({ png: png(), jpeg: jpeg(), gif: gif(), webp: webp(), icon: icon() }))(
    'with a page hung on behind are no pictures: %s',
    async (_name, bytes) => {
      expect(await typeOf(Buffer.concat([bytes, HTML]))).toBe('application/octet-stream');
    },
  );

  it.each(Object.entries({ png: png(), jpeg: jpeg(), gif: gif(), webp: webp(), icon: icon() }))('that were cut off are no pictures: %s', async (_name, bytes) => {
    expect(await typeOf(bytes.subarray(0, -1))).toBe('application/octet-stream');
  });

  it('may be several JPEG one behind the other, as cameras write them', async () => {
    expect(await typeOf(Buffer.concat([jpeg(), jpeg()]))).toBe('image/jpeg');
  });

  it('need more than a beginning and an end: a page between the markers of a JPEG is none', async () => {
    expect(await typeOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), HTML, Buffer.from([0xff, 0xd9])]))).toBe('application/octet-stream');
  });

  it('are read through to the end however long they are', async () => {
    const long = jpeg(Buffer.alloc(300_000, 7));
    expect(await typeOf(long)).toBe('image/jpeg');
    expect(await typeOf(Buffer.concat([long, Buffer.from('x')]))).toBe('application/octet-stream');
  });
});

describe('what a browser would run', () => {
  it.each(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '<!doctype html><p>hello', '<?xml version="1.0"?><svg/>', '\uFEFF<html>'])(
    'is plain text to us: %s',
    async (text) => {
      expect(await typeOf(Buffer.from(text))).toBe('text/plain');
    },
  );
});

describe('documents', () => {
  it('are PDF when they begin and end like one', async () => {
    expect(await typeOf(pdf())).toBe('application/pdf');
    expect(await typeOf(Buffer.concat([pdf(), Buffer.from('\r\n')]))).toBe('application/pdf');
    expect(await typeOf(Buffer.concat([pdf(), HTML]))).toBe('application/octet-stream');
  });

  it('are Word or Excel by what is in the archive, and not with a program in it', async () => {
    expect(await typeOf(zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']))).toBe(DOCX);
    expect(await typeOf(zip(['[Content_Types].xml', 'xl/workbook.xml']))).toBe(XLSX);
    expect(await typeOf(zip(['[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin']))).toBe('application/zip');
    expect(await typeOf(zip(['readme.txt']))).toBe('application/zip');
    expect(await typeOf(Buffer.concat([zip(['word/document.xml']), HTML]))).toBe('application/octet-stream');
    expect(await typeOf(Buffer.concat([gif(), zip(['[Content_Types].xml', 'word/document.xml'])]))).toBe('application/octet-stream');
  });

  it('are certificates with their key when the DER says so', async () => {
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

  it('are tables when every line has as many fields', async () => {
    expect(await typeOf(Buffer.from('code,name\r\n1,"a, b"\r\n2,"two\nlines"\r\n'))).toBe('text/csv');
    expect(await typeOf(Buffer.from('Dear Sir, we write\nabout nothing'))).toBe('text/plain');
    expect(await typeOf(Buffer.from('<p>,</p>\n<p>,</p>'))).toBe('text/plain');
    expect(await typeOf(Buffer.from(`a,b\n${'1,ก\n'.repeat(50_000)}`))).toBe('text/csv');
  });

  it('are nothing when they are empty', async () => {
    expect(await typeOf(Buffer.alloc(0))).toBe('application/octet-stream');
  });
});

describe('any bytes at all', () => {
  const beginnings = [png(), jpeg(), gif(), webp(), icon(), pdf(), zip(['a']), pkcs12()].map((bytes) => bytes.subarray(0, 16));

  it('have a type, whatever they begin like', async () => {
    await assertLaw(
      fc.asyncProperty(fc.constantFrom(Buffer.alloc(0), ...beginnings), fc.integer({ min: 0, max: 16 }), fc.uint8Array({ maxLength: 200 }), async (begin, length, rest) => {
        expect(await typeOf(Buffer.concat([begin.subarray(0, length), rest]))).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
      }),
    );
  });
});

describe('a list of accepted types', () => {
  it('takes what it names, a whole kind, and tables where it takes text', () => {
    expect(isAccepted('image/png', ['image/png'])).toBe(true);
    expect(isAccepted('image/png', ['image/*'])).toBe(true);
    expect(isAccepted('imagery/png', ['image/*'])).toBe(false);
    expect(isAccepted('text/csv', ['text/plain'])).toBe(true);
    expect(isAccepted('text/plain', ['text/csv'])).toBe(false);
    expect(isAccepted('application/octet-stream', [])).toBe(true);
  });
});

function png(): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => Buffer.concat([uint32(data.length), Buffer.from(name), data, Buffer.alloc(4)]);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', Buffer.alloc(13)), chunk('IDAT', Buffer.alloc(20, 1)), chunk('IEND', Buffer.alloc(0))]);
}

function jpeg(scan: Buffer = Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4])): Buffer {
  const segment = (marker: number, data: number[]): Buffer => Buffer.from([0xff, marker, 0, data.length + 2, ...data]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xe0, [0x4a, 0x46]), segment(0xc0, [8, 0, 1]), segment(0xda, [1, 2, 3]), scan, Buffer.from([0xff, 0xd9])]);
}

function gif(): Buffer {
  const screen = [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6];
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 0x01, 0];
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from([...screen, 0x21, 0xfe, 1, 65, 0, ...image, 0x3b])]);
}

function webp(): Buffer {
  const chunk = Buffer.concat([Buffer.from('VP8L'), uint32le(3), Buffer.from([1, 2, 3, 0])]);
  return Buffer.concat([Buffer.from('RIFF'), uint32le(4 + chunk.length), Buffer.from('WEBP'), chunk]);
}

function icon(): Buffer {
  const picture = Buffer.concat([Buffer.from([40, 0, 0, 0]), Buffer.alloc(44)]);
  return Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0]), uint32le(picture.length), uint32le(22), picture]);
}

function pdf(): Buffer {
  return Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n');
}

function zip(names: readonly string[]): Buffer {
  const local = names.map((name) => Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(22), uint16le(name.length), uint16le(0), Buffer.from(name)]));
  const central = names.map((name) => Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.alloc(24), uint16le(name.length), Buffer.alloc(16), Buffer.from(name)]));
  const [files, directory] = [Buffer.concat(local), Buffer.concat(central)];
  const end = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(4), uint16le(names.length), uint16le(names.length), uint32le(directory.length), uint32le(files.length), uint16le(0)]);
  return Buffer.concat([files, directory, end]);
}

function pkcs12({ openEnded = false } = {}): Buffer {
  const data = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];
  if (openEnded) return Buffer.from([0x30, 0x80, 2, 1, 3, 0x30, 0x80, ...data, 0, 0, 0, 0]);
  const content = [2, 1, 3, 0x30, data.length, ...data, ...Array.from({ length: 130 }, () => 5)];
  return Buffer.from([0x30, 0x81, content.length, ...content]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint32le(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16le(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
