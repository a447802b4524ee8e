import { describe, expect, it } from 'vitest';
import { cleanFileName, contentDisposition, fileNameFor } from './fileName.ts';

describe('the name of a file', () => {
  it('is unchanged for ordinary names', () => {
    expect(cleanFileName('ใบอนุญาต (ฉบับที่ 2).pdf')).toBe('ใบอนุญาต (ฉบับที่ 2).pdf');
  });

  it('cannot leave its folder, hide its extension, or break a line', () => {
    expect(cleanFileName('../../etc/passwd')).toBe('.._.._etc_passwd');
    expect(cleanFileName(String.raw`..\boot.ini`)).toBe('.._boot.ini');
    expect(cleanFileName('gpj.\u202Eexe')).toBe('gpj.exe');
    expect(cleanFileName('a\r\nSet-Cookie: b\u0000')).toBe('aSet-Cookie_ b');
    expect(cleanFileName('fdp.\u200Fexe\u200B.')).toBe('fdp.exe');
    expect(cleanFileName('letter.exe. . ')).toBe('letter.exe');
    expect(cleanFileName('C:<a>|"b"?*.pdf')).toBe('C__a___b___.pdf');
  });

  it('is never empty, nor longer than a file system allows', () => {
    expect(cleanFileName('  ')).toBe('file');
    expect(cleanFileName(undefined)).toBe('file');
    expect([...cleanFileName('ก'.repeat(400))]).toHaveLength(255);
    expect(cleanFileName('\uD800x').isWellFormed()).toBe(true);
  });

  it('is never a device name of Windows', () => {
    for (const name of ['CON', 'con.pdf', 'Nul .txt', 'LPT1.x.y', 'com9']) expect(cleanFileName(name)).toBe(`_${name}`);
    expect(cleanFileName('CONTRACT.pdf')).toBe('CONTRACT.pdf');
  });

  it.each([
    ['letter.hta', 'application/pdf', 'letter.pdf'],
    ['letter.pdf.exe', 'application/pdf', 'letter.pdf'],
    ['letter.hta.pdf', 'application/pdf', 'letter.pdf'],
    ['letter.pdf', 'application/pdf', 'letter.pdf'],
    ['LETTER.PDF', 'application/pdf', 'LETTER.pdf'],
    ['photo.JPEG', 'image/jpeg', 'photo.jpeg'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['page.html', 'text/plain', 'page.txt'],
    ['book.xlsm', 'application/zip', 'book.zip'],
    ['key.pfx', 'application/x-pkcs12', 'key.pfx'],
    ['strange.exe', 'application/octet-stream', 'strange.bin'],
    ['.pdf', 'application/pdf', 'file.pdf'],
    ['.exe', 'image/png', 'file.png'],
    ['con', 'application/pdf', '_con.pdf'],
    ['fdp.\u202Eexe', 'application/pdf', 'fdp.pdf'],
    ['หนังสือ ลว. 12.3.2569', 'application/pdf', 'หนังสือ ลว. 12.3.2569.pdf'],
    ['แบบ วอ. 1 (ฉบับแก้ไข v1.2).pdf', 'application/pdf', 'แบบ วอ. 1 (ฉบับแก้ไข v1.2).pdf'],
    [undefined, 'image/png', 'file.png'],
  ])('%j of the type %s is %s', (name, type, fitting) => {
    expect(fileNameFor(name, type)).toBe(fitting);
    expect(fileNameFor(fitting, type)).toBe(fitting);
  });

  it('has its extension however long it is', () => {
    const long = fileNameFor(`${'ก'.repeat(400)}.exe`, 'application/pdf');
    expect([...long]).toHaveLength(255);
    expect(long.endsWith('ก.pdf')).toBe(true);
  });

  it('is written in a header that old and new programs read', () => {
    expect(contentDisposition('attachment', 'ก"1\'.pdf')).toBe(
      `attachment; filename="__1'.pdf"; filename*=UTF-8''%E0%B8%81%221%27.pdf`,
    );
  });
});
