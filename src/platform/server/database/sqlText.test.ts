import { describe, expect, it } from 'vitest';
import { quoteLiteral, quote } from './sqlText.ts';

describe('quoting', () => {
  it('escapes names and texts so that none can end early', () => {
    expect(quote('a"b')).toBe('"a""b"');
    expect(quoteLiteral("it's")).toBe("'it''s'");
  });
});
