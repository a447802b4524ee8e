/** Legal forms are printed with Thai digits; screens, codes and QR codes use Arabic ones. */
const THAI_ZERO = 0x0e50;

export function toThaiDigits(text: string): string {
  return text.replaceAll(/[0-9]/gu, (digit) => String.fromCodePoint(THAI_ZERO + Number(digit)));
}

export function toArabicDigits(text: string): string {
  return text.replaceAll(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}
