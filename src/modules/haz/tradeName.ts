/** When two trade names are one, and which words none of them may hold. */
import type { Label } from '#language/label.ts';
import type { RecordValues } from '#language/record.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';

/** The kind of claim by which a name is one product's alone. */
export const TRADE_NAME = 'tradeName';

/** Of both languages. */
export const TRADE_NAME_LABEL = ['ชื่อทางการค้า', 'Trade name'] as const satisfies Label;

export const tradeNameFields = ['tradeNameTh', 'tradeNameEn'] as const;

/** As names are compared: letters and digits alone, whatever their case, width, script or spacing. */
export function tradeNameKey(name: string): string {
  return normaliseForSearch(name.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')).normalize('NFC');
}

/** Of each name that a product has: where it stands, and what it is compared by. */
export function tradeNameKeys(
  product: Pick<RecordValues<'haz'>, (typeof tradeNameFields)[number]>,
): readonly { readonly path: (typeof tradeNameFields)[number]; readonly key: string }[] {
  return tradeNameFields
    .map((path) => ({ path, key: tradeNameKey(product[path] ?? '') }))
    .filter(({ key }) => key !== '');
}

/** The first of the reserved words that a name holds. Latin ones count as words of their own, so that “parking” holds no “king”. */
export function findReservedWord(name: string, words: readonly string[]): string | undefined {
  const key = tradeNameKey(name);
  const pieces = splitWords(name);
  return words.find((word) => {
    const wanted = tradeNameKey(word);
    if (wanted === '') return false;
    // A Thai word has no spaces around it; but a short form is one only where it is written as one: “อร่อย” holds no “อย.”.
    if (!THAI.test(word)) return isConsecutive(pieces, wanted);
    return word.trim().endsWith('.')
      ? isConsecutive(pieces, wanted) || isAbbreviation(name, wanted)
      : key.includes(wanted);
  });
}

const THAI = /[\u0E00-\u0E7F]/u;

/** Digits, Thai and other letters apart: “No1” is written as often as “No. 1”. */
function splitWords(name: string): readonly string[] {
  return (name.normalize('NFKC').match(/\p{N}+|[\u0E01-\u0E4E]+|[\p{L}\p{M}]+/gu) ?? []).map(tradeNameKey);
}

/** Whether pieces that follow each other make the word, however it is taken apart. */
function isConsecutive(pieces: readonly string[], wanted: string): boolean {
  return pieces.some((_, start) => {
    let joined = '';
    for (let at = start; at < pieces.length && joined.length < wanted.length; at += 1) joined += pieces[at] ?? '';
    return joined === wanted;
  });
}

/** With its dot, wherever it stands. */
function isAbbreviation(name: string, wanted: string): boolean {
  const text = name.normalize('NFKC');
  return [...text.matchAll(/\./gu)].some(({ index }) => tradeNameKey(text.slice(0, index)).endsWith(wanted));
}
