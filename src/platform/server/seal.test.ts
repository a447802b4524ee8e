import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { deriveKey, seal, SealBroken, unseal } from './seal.ts';

const SECRET = 's'.repeat(40);

describe('a sealed text', () => {
  it('is unsealed unchanged, in any script', () => {
    assertProperty(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unseal(SECRET, seal(SECRET, text))).toBe(text);
      }),
    );
    expect(unseal(SECRET, seal(SECRET, 'รหัสผ่าน 🔑'))).toBe('รหัสผ่าน 🔑');
  });

  it('does not show its content, and is different every time', () => {
    const [first, second] = [seal(SECRET, 'Demo-2569!'), seal(SECRET, 'Demo-2569!')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first.slice('v1.'.length), 'base64url').toString('latin1')).not.toContain('Demo');
  });

  it('cannot be unsealed with another secret', () => {
    expect(() => unseal('t'.repeat(40), seal(SECRET, 'x'))).toThrow(SealBroken);
  });

  it('cannot be unsealed once a character was changed, removed or added', () => {
    const sealed = seal(SECRET, 'the password of the mail server');
    assertProperty(
      fc.property(fc.nat(sealed.length - 1), fc.constantFrom('A', 'B', '-', '.', ' ', ''), (at, other) => {
        const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
        fc.pre(changed !== sealed);
        expect(() => unseal(SECRET, changed)).toThrow(SealBroken);
      }),
    );
    for (const changed of ['', 'v1.', 'v2' + sealed.slice(2), `${sealed}=`, `${sealed}AA`, 'a plain text'])
      expect(() => unseal(SECRET, changed), changed).toThrow(SealBroken);
  });
});

describe('a key derived from a secret', () => {
  it('differs for every use and every secret, and is the same each time', () => {
    expect(deriveKey(SECRET, 'a')).toEqual(deriveKey(SECRET, 'a'));
    expect(deriveKey(SECRET, 'a')).not.toEqual(deriveKey(SECRET, 'b'));
    expect(deriveKey(SECRET, 'a')).not.toEqual(deriveKey('t'.repeat(40), 'a'));
  });
});
