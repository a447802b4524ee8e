/** An amount of money in Thai words, as receipts print it. */
import { type Decimal, decimalText, fractionDigits, integerDigits } from './decimal.ts';

const BAHT_DIGITS_MAX = 15;
const SATANG_DIGITS = 2;

export interface BahtTextOptions {
  /**
   * The Royal Society reads a final one as เอ็ด after any higher digit (101 หนึ่งร้อยเอ็ด);
   * common software, which receipts follow, only after a ten (หนึ่งร้อยหนึ่ง).
   */
  readonly royalEt?: boolean;
}

export function bahtText(amount: Decimal, { royalEt = false }: BahtTextOptions = {}): string {
  if (amount.lt('0')) throw new RangeError(`A negative amount has no words: ${decimalText(amount)}`);
  if (integerDigits(amount) > BAHT_DIGITS_MAX || fractionDigits(amount) > SATANG_DIGITS) {
    throw new RangeError(`Not an amount of baht and satang: ${decimalText(amount)}`);
  }
  const [bahtDigits = '0', satangDigits = ''] = decimalText(amount).split('.');
  const baht = numberInWords(bahtDigits, royalEt);
  const satang = numberInWords(satangDigits.padEnd(SATANG_DIGITS, '0'), royalEt);
  if (satang === '') return `${baht || DIGITS[0]}บาทถ้วน`;
  return `${baht && `${baht}บาท`}${satang}สตางค์`;
}

const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const;

/** Thai counts in millions: the digits above a million are read like a separate number, followed by ล้าน. */
function numberInWords(digits: string, royalEt: boolean): string {
  const higher = digits.slice(0, -PLACES.length);
  const millions = higher === '' ? '' : `${numberInWords(higher, royalEt)}ล้าน`;
  const group = digits.slice(-PLACES.length);
  let text = millions;
  for (const [index, character] of [...group].entries()) {
    const place = group.length - 1 - index;
    const hasTen = group.at(-2) !== undefined && group.at(-2) !== '0';
    const readsEt = royalEt ? text !== '' : hasTen;
    text += digitWords({ digit: Number(character), place, readsEt });
  }
  return text;
}

function digitWords({
  digit,
  place,
  readsEt,
}: {
  readonly digit: number;
  readonly place: number;
  readonly readsEt: boolean;
}): string {
  if (digit === 0) return '';
  if (place === 0 && digit === 1 && readsEt) return 'เอ็ด';
  if (place === 1 && digit === 1) return 'สิบ';
  if (place === 1 && digit === 2) return 'ยี่สิบ';
  return `${DIGITS[digit] ?? ''}${PLACES[place] ?? ''}`;
}
