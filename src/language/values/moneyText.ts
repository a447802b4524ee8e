/** Baht and satang as banks write them: `2000.00`, a point, two decimals and nothing else. */
import { type Decimal, decimalText, findDecimal, fractionDigits, integerDigits } from './decimal.ts';

/** As many digits as a QR code for payment can hold: 9,999,999,999.99. */
const BAHT_DIGITS_MAX = 10;
const SATANG_DIGITS = 2;
const MONEY = /^(?:0|[1-9][0-9]{0,9})\.[0-9]{2}$/u;

export function isMoney(amount: Decimal): boolean {
  return amount.gte('0') && fractionDigits(amount) <= SATANG_DIGITS && integerDigits(amount) <= BAHT_DIGITS_MAX;
}

export function moneyText(amount: Decimal): string {
  if (!isMoney(amount)) throw new RangeError(`Not an amount of baht and satang: ${decimalText(amount)}`);
  const [baht = '0', satang = ''] = decimalText(amount).split('.');
  return `${baht}.${satang.padEnd(SATANG_DIGITS, '0')}`;
}

export function findMoney(text: string): Decimal | undefined {
  return MONEY.test(text) ? findDecimal(text) : undefined;
}
