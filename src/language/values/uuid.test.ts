import { describe, expect, it } from 'vitest';
import { isUuid, uuidV7From } from './uuid.ts';

const MS = Date.UTC(2026, 10, 15, 2, 5);
const zeros = new Uint8Array(10);
const ones = new Uint8Array(10).fill(0xff);

describe('a UUID', () => {
  it.each([
    '0190163d-8694-739b-aea5-966c26f8ad91',
    '0190163D-8694-739B-AEA5-966C26F8AD91',
    '00000000-0000-0000-0000-000000000000',
  ])('%s is valid', (text) => {
    expect(isUuid(text)).toBe(true);
  });

  it.each([
    '',
    '0190163d8694739baea5966c26f8ad91',
    '{0190163d-8694-739b-aea5-966c26f8ad91}',
    '0190163d-8694-739b-aea5-966c26f8ad9g',
    ' 0190163d-8694-739b-aea5-966c26f8ad91',
    7,
    null,
    undefined,
  ])('%s is invalid', (value) => {
    expect(isUuid(value)).toBe(false);
  });

  it('of version 7 has its time, version and variant where the standard puts them', () => {
    // The example of RFC 9562, appendix A.6.
    const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    expect(uuidV7From(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
    expect(uuidV7From(0, zeros)).toBe('00000000-0000-7000-8000-000000000000');
    expect(uuidV7From(2 ** 48 - 1, ones)).toBe('ffffffff-ffff-7fff-bfff-ffffffffffff');
    expect(isUuid(uuidV7From(MS, ones))).toBe(true);
  });

  it('made later sorts later', () => {
    expect(uuidV7From(MS, ones) < uuidV7From(MS + 1, zeros)).toBe(true);
  });

  it('does not modify the random bytes', () => {
    const random = Uint8Array.from(ones);
    uuidV7From(MS, random);
    expect(random).toEqual(ones);
  });

  it('cannot be made from too little randomness or an impossible time', () => {
    expect(() => uuidV7From(MS, new Uint8Array(9))).toThrow(RangeError);
    expect(() => uuidV7From(-1, zeros)).toThrow(RangeError);
    expect(() => uuidV7From(1.5, zeros)).toThrow(RangeError);
    expect(() => uuidV7From(2 ** 48, zeros)).toThrow(RangeError);
  });
});
