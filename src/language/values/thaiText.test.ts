import { describe, expect, it } from 'vitest';
import { normaliseForSearch } from './thaiText.ts';

describe('a text made ready for search', () => {
  it('is the same for the spellings of one word', () => {
    expect(normaliseForSearch('น้ำ')).toBe(normaliseForSearch('น\u0E49\u0E4D\u0E32'));
    expect(normaliseForSearch('ABC')).toBe('abc');
    expect(normaliseForSearch('ＡＢＣ１２')).toBe('abc12');
    expect(normaliseForSearch('E\u0301')).toBe('é');
  });

  it('keeps every space, as the database does', () => {
    expect(normaliseForSearch('  Samut   Chemical ')).toBe('  samut   chemical ');
  });
});
