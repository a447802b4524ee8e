import { describe, expect, it } from 'vitest';
import { cleanFileName, contentDisposition } from './fileName.ts';

describe('the name of a file', () => {
  it('keeps what a person wrote', () => {
    expect(cleanFileName('ใบอนุญาต (ฉบับที่ 2).pdf')).toBe('ใบอนุญาต (ฉบับที่ 2).pdf');
  });

  it('cannot leave its folder, hide its end, or break a line', () => {
    expect(cleanFileName('../../etc/passwd')).toBe('.._.._etc_passwd');
    expect(cleanFileName(String.raw`..\boot.ini`)).toBe('.._boot.ini');
    expect(cleanFileName('gpj.\u202Eexe')).toBe('gpj.exe');
    expect(cleanFileName('a\r\nSet-Cookie: b\u0000')).toBe('aSet-Cookie: b');
  });

  it('is never empty, nor longer than a file system takes', () => {
    expect(cleanFileName('  ')).toBe('file');
    expect(cleanFileName(undefined)).toBe('file');
    expect([...cleanFileName('ก'.repeat(400))]).toHaveLength(255);
    expect(cleanFileName('\uD800x').isWellFormed()).toBe(true);
  });

  it('travels in a header that old and new programs read', () => {
    expect(contentDisposition('attachment', 'ก"1\'.pdf')).toBe(`attachment; filename="__1'.pdf"; filename*=UTF-8''%E0%B8%81%221%27.pdf`);
  });
});
