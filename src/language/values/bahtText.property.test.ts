import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bahtText } from './bahtText.ts';
import { decimal } from './decimal.ts';

const runs = { seed: 2569, numRuns: 1000 };

/** Amounts of every length, and small and round ones that a uniform choice would hardly ever produce. */
const satang = fc
  .tuple(fc.integer({ min: 1, max: 17 }), fc.bigInt({ min: 0n, max: 10n ** 17n - 1n }), fc.boolean())
  .map(([digits, value, isSparse]) => (isSparse ? sparse(value) : value) % 10n ** BigInt(digits));

describe('an amount in words', () => {
  it('reads back as the amount, by either convention', () => {
    fc.assert(
      fc.property(satang, fc.boolean(), (amount, royalEt) => {
        const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
        expect(readBaht(bahtText(decimal(text), { royalEt }))).toBe(amount);
      }),
      runs,
    );
  });
});

/** Leaves only ones and twos, the digits with special words. */
function sparse(value: bigint): bigint {
  return BigInt(String(value).replaceAll(/[3-9]/gu, '0'));
}

function readBaht(text: string): bigint {
  const match = /^(?:(?<baht>.+)บาท)?(?:ถ้วน|(?<satang>.+)สตางค์)$/u.exec(text);
  if (match === null) throw new Error(`Not an amount: ${text}`);
  return readNumber(match.groups?.['baht'] ?? '') * 100n + readNumber(match.groups?.['satang'] ?? '');
}

function readNumber(text: string): bigint {
  const million = text.lastIndexOf('ล้าน');
  if (million >= 0)
    return readNumber(text.slice(0, million)) * 1_000_000n + readNumber(text.slice(million + 'ล้าน'.length));
  let total = 0n;
  let rest = text;
  while (rest !== '') {
    const match = /^(ศูนย์|หนึ่ง|เอ็ด|สอง|ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?(แสน|หมื่น|พัน|ร้อย|สิบ)?/u.exec(rest);
    if (match === null || match[0] === '') throw new Error(`Not a number: ${text}`);
    total += (DIGITS[match[1] ?? 'หนึ่ง'] ?? 0n) * (PLACES[match[2] ?? ''] ?? 0n);
    rest = rest.slice(match[0].length);
  }
  return total;
}

const DIGITS: Readonly<Record<string, bigint>> = {
  ศูนย์: 0n,
  หนึ่ง: 1n,
  เอ็ด: 1n,
  สอง: 2n,
  ยี่: 2n,
  สาม: 3n,
  สี่: 4n,
  ห้า: 5n,
  หก: 6n,
  เจ็ด: 7n,
  แปด: 8n,
  เก้า: 9n,
};
const PLACES: Readonly<Record<string, bigint>> = { '': 1n, สิบ: 10n, ร้อย: 100n, พัน: 1000n, หมื่น: 10_000n, แสน: 100_000n };
