/** Opening any bytes returns a problem and never throws, and a damaged file is never opened. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { buildCertificate, ecPair, buildP12 } from '#platform/testing/certificates.ts';
import { openP12 } from './openP12.ts';

const password = 'secret';
const pair = ecPair();
const files = (['aes', 'rc2'] as const).map((lock) =>
  buildP12({
    password,
    keys: [pair.privateKey],
    certificates: [buildCertificate({ pair })],
    encryptions: [lock === 'aes' ? 'aes' : '3des', lock],
  }),
);
const whole = fc.constantFrom(...files);
const problemOf = async (bytes: Buffer): Promise<string | undefined> =>
  (await openP12(bytes, { password, owner: { idCard: null, holderId: null }, nowMs: Date.parse('2026-11-15') }))
    .problem;

describe('openP12', () => {
  it('refuses random bytes', () =>
    assertProperty(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        async (bytes) => (await problemOf(Buffer.from(bytes))) !== undefined,
      ),
    ));

  it('refuses a file that is cut off', () =>
    assertProperty(
      fc.asyncProperty(
        whole,
        fc.nat(),
        async (bytes, cut) => (await problemOf(bytes.subarray(0, cut % bytes.length))) !== undefined,
      ),
    ));

  it('refuses a file with any inverted bit', () =>
    assertProperty(
      fc.asyncProperty(whole, fc.nat(), fc.nat(7), async (bytes, at, bit) => {
        const damaged = Buffer.from(bytes);
        const index = at % bytes.length;
        damaged[index] = (damaged[index] ?? 0) ^ (1 << bit);
        return (await problemOf(damaged)) !== undefined;
      }),
    ));

  it('refuses a file with inserted bytes', () =>
    assertProperty(
      fc.asyncProperty(
        whole,
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 30 }),
        async (bytes, at, more) =>
          (await problemOf(
            Buffer.concat([bytes.subarray(0, at % bytes.length), more, bytes.subarray(at % bytes.length)]),
          )) !== undefined,
      ),
    ));
});
