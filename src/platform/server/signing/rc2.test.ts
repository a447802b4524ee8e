import { describe, expect, it } from 'vitest';
import { encryptRc2, encryptRc2Block } from '#platform/testing/rc2.ts';
import { decryptRc2, expandKey } from './rc2.ts';

/** Test vectors of RFC 2268, section 5: key, effective bits, plain text, cipher text. */
const vectors = [
  ['0000000000000000', 63, '0000000000000000', 'ebb773f993278eff'],
  ['ffffffffffffffff', 64, 'ffffffffffffffff', '278b27e42e2f0d49'],
  ['3000000000000000', 64, '1000000000000001', '30649edf9be7d2c2'],
  ['88', 64, '0000000000000000', '61a8a244adacccf0'],
  ['88bca90e90875a', 64, '0000000000000000', '6ccf4308974c267f'],
  ['88bca90e90875a7f0f79c384627bafb2', 64, '0000000000000000', '1a807d272bbe5db1'],
  ['88bca90e90875a7f0f79c384627bafb2', 128, '0000000000000000', '2269552ab0f85ca6'],
] as const;

describe('RC2', () => {
  it.each(vectors)(
    'encrypts and decrypts the test vectors of the RFC: %s with %i bits',
    (key, effectiveBits, plain, locked) => {
      const words = expandKey(Buffer.from(key, 'hex'), effectiveBits);
      expect(encryptRc2Block(Buffer.from(plain, 'hex'), words).toString('hex')).toBe(locked);
      const iv = Buffer.alloc(8, 7);
      const text = Buffer.from(`${plain} and more`);
      expect(
        decryptRc2(encryptRc2(text, { key: Buffer.from(key, 'hex'), iv, effectiveBits }), {
          key: Buffer.from(key, 'hex'),
          iv,
          effectiveBits,
        }),
      ).toEqual(text);
    },
  );

  it('returns undefined for bytes that cannot be RC2', () => {
    const options = { key: Buffer.alloc(5, 1), iv: Buffer.alloc(8), effectiveBits: 40 };
    expect(decryptRc2(Buffer.alloc(0), options)).toBeUndefined();
    expect(decryptRc2(Buffer.alloc(9), options)).toBeUndefined();
    expect(
      decryptRc2(encryptRc2(Buffer.from('plain'), options), { ...options, key: Buffer.alloc(5, 2) }),
    ).toBeUndefined();
  });
});
