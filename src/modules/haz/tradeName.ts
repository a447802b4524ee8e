/** When two trade names are equal, and which words none of them may contain. */
import type { Label } from '#language/label.ts';
import type { RecordValues } from '#language/record.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';

/** The kind of claim by which a name belongs to one product. */
export const TRADE_NAME = 'tradeName';

/** For both languages. */
export const TRADE_NAME_LABEL = ['ชื่อทางการค้า', 'Trade name'] as const satisfies Label;

export const tradeNameFields = ['tradeNameTh', 'tradeNameEn'] as const;

/** Normalises a name for comparison: letters and digits only, whatever their case, width, script or spacing. */
export function tradeNameKey(name: string): string {
  return normaliseForSearch(name.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')).normalize('NFC');
}

/** Returns for each name of a product its path and its key for comparison. */
export function tradeNameKeys(
  product: Pick<RecordValues<'haz'>, (typeof tradeNameFields)[number]>,
): readonly { readonly path: (typeof tradeNameFields)[number]; readonly key: string }[] {
  return tradeNameFields
    .map((path) => ({ path, key: tradeNameKey(product[path] ?? '') }))
    .filter(({ key }) => key !== '');
}

/**
 * Returns the first reserved word in a name. Latin words must be separate words, so that “parking” does not contain
 * “king”.
 */
export function findReservedWord(name: string, words: readonly string[]): string | undefined {
  const key = tradeNameKey(name);
  const pieces = splitWords(name);
  return words.find((word) => {
    const wordKey = tradeNameKey(word);
    if (wordKey === '') return false;
    // A Thai word has no spaces around it; but an abbreviation counts only if it is written as one: “อร่อย” does not
    // contain “อย.”.
    if (!THAI.test(word)) return isConsecutive(pieces, wordKey);
    return word.trim().endsWith('.')
      ? isConsecutive(pieces, wordKey) || isAbbreviation(name, wordKey)
      : key.includes(wordKey);
  });
}

const THAI = /[\u0E00-\u0E7F]/u;

/** Splits digits, Thai and other letters: “No1” is written as often as “No. 1”. */
function splitWords(name: string): readonly string[] {
  return (name.normalize('NFKC').match(/\p{N}+|[\u0E01-\u0E4E]+|[\p{L}\p{M}]+/gu) ?? []).map(tradeNameKey);
}

/** Returns whether consecutive pieces make the word, however it is split. */
function isConsecutive(pieces: readonly string[], wordKey: string): boolean {
  return pieces.some((_, start) => {
    let joined = '';
    for (let at = start; at < pieces.length && joined.length < wordKey.length; at += 1) joined += pieces[at] ?? '';
    return joined === wordKey;
  });
}

/** Returns whether it occurs with its dot, anywhere. */
function isAbbreviation(name: string, wordKey: string): boolean {
  const text = name.normalize('NFKC');
  return [...text.matchAll(/\./gu)].some(({ index }) => tradeNameKey(text.slice(0, index)).endsWith(wordKey));
}
