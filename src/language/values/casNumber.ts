/** The registry number of a chemical: up to seven digits, two digits, and a check digit (CAS Registry). */

const CAS_PATTERN = /^[1-9]\d{1,6}-\d{2}-\d$/u;

/** Whether the last digit is the sum of the others, each times its place counted from the right, modulo ten. */
export function isCasNumber(text: string): boolean {
  if (!CAS_PATTERN.test(text)) return false;
  const digits = text.replaceAll('-', '');
  return casCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

export function casCheckDigit(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 10;
}
