import { describe, expect, it } from 'vitest';
import { checkFile, findPreview, sizeText } from './fileRules.ts';

const picture = { accept: ['image/png', 'image/jpeg'], maxBytes: 2 * 1024 * 1024 };

describe('fileRules', () => {
  it('accepts a file that meets the limits', () => {
    expect(checkFile(picture, { size: 1000, type: 'image/png' })).toBeUndefined();
    expect(checkFile({ accept: [], maxBytes: 10 }, { size: 10, type: 'application/x-anything' })).toBeUndefined();
    expect(checkFile({ accept: ['image/*'], maxBytes: 10 }, { size: 10, type: 'image/webp' })).toBeUndefined();
  });

  it('accepts any alias of a file type', () => {
    expect(
      checkFile({ accept: ['image/x-icon'], maxBytes: 10 }, { size: 10, type: 'image/vnd.microsoft.icon' }),
    ).toBeUndefined();
  });

  it('accepts a file of unknown type and leaves it to the server', () => {
    expect(checkFile({ accept: ['application/x-pkcs12'], maxBytes: 10 }, { size: 10, type: '' })).toBeUndefined();
  });

  it('refuses a file before it is sent, with the message of the server', () => {
    expect(checkFile(picture, { size: 3_000_000, type: 'image/png' })).toEqual({
      messageKey: 'fileTooLarge',
      data: { limit: '2 MB' },
    });
    expect(checkFile(picture, { size: 0, type: 'image/png' })).toEqual({ messageKey: 'fileBroken' });
    expect(checkFile(picture, { size: 10, type: 'application/pdf' })).toEqual({
      messageKey: 'fileTypeNotAllowed',
      data: { type: 'PDF', allowed: 'PNG, JPEG' },
    });
  });

  it('formats the size of a file', () => {
    expect([500, 2048, 1_572_864, 20 * 1024 * 1024].map(sizeText)).toEqual(['500 B', '2 KB', '1.5 MB', '20 MB']);
  });

  it('offers a preview only for harmless types', () => {
    expect(findPreview('image/png')).toBe('picture');
    expect(findPreview('application/pdf')).toBe('pdf');
    expect(findPreview('image/svg+xml')).toBeUndefined();
    expect(findPreview('text/html')).toBeUndefined();
  });
});
