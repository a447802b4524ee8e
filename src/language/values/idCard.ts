/** The thirteen-digit number of a person, a juristic person or an agency; its last digit checks the others. */

export function isThirteenDigitId(text: string): boolean {
  return THIRTEEN_DIGITS.test(text) && withCheckDigit(text.slice(0, 12)) === text;
}

/** Numbers of natural persons begin with 1 to 8. */
export function isPersonId(text: string): boolean {
  return /^[1-8]/u.test(text) && isThirteenDigitId(text);
}

/** Numbers of juristic persons and agencies begin with 0. */
export function isJuristicId(text: string): boolean {
  return text.startsWith('0') && isThirteenDigitId(text);
}

/** 1-2345-67890-12-3; anything but thirteen digits is shown as it is. */
export function formatThirteenDigitId(text: string): string {
  return text.replace(GROUPS, '$1-$2-$3-$4-$5');
}

/** 1-xxxx-xxxxx-12-3; anything but thirteen digits is masked completely, because its meaning is unknown. */
export function maskThirteenDigitId(text: string): string {
  return THIRTEEN_DIGITS.test(text) ? text.replace(GROUPS, '$1-xxxx-xxxxx-$4-$5') : 'x'.repeat([...text].length);
}

/** d13 = (11 − Σ dᵢ·(14−i) mod 11) mod 10, i from 1 to 12. */
export function withCheckDigit(first12: string): string {
  if (!/^[0-9]{12}$/u.test(first12)) throw new RangeError('A check digit is made from exactly twelve digits');
  const weighted = [...first12].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return `${first12}${(11 - (weighted % 11)) % 10}`;
}

const THIRTEEN_DIGITS = /^[0-9]{13}$/u;
const GROUPS = /^([0-9])([0-9]{4})([0-9]{5})([0-9]{2})([0-9])$/u;
