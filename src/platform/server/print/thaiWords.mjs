// @ts-check
/**
 * Finds where Thai lines may end. Thai is written without spaces, so word ends need a dictionary: Node has one,
 * compounds of the law are listed here, and names of substances have rules of their own. A template reads the result
 * from a file (`paper.typ`), so that every document profits, and titles and data stay as they were typed.
 */
import { cutAtNames } from './substanceNames.mjs';

/**
 * Words that a dictionary splits, and that readers of a law or a label read as one.
 * @type {readonly string[]}
 */
export const COMPOUNDS = [
  'วัตถุอันตราย',
  'พระราชบัญญัติ',
  'พระราชกฤษฎีกา',
  'กฎกระทรวง',
  'กฎหมาย',
  'ใบอนุญาต',
  'ใบรับรอง',
  'ใบสำคัญ',
  'ใบเสร็จรับเงิน',
  'ใบแจ้งหนี้',
  'ขึ้นทะเบียน',
  'ผู้ผลิต',
  'ผู้นำเข้า',
  'ผู้ส่งออก',
  'ผู้ถือ',
  'ผู้ชำนาญ',
  'ผู้เชี่ยวชาญ',
  'ผู้อำนวยการ',
  'ผู้ประกอบการ',
  'ผู้รับมอบอำนาจ',
  'ผู้ได้รับใบอนุญาต',
  'ผู้ขออนุญาต',
  'ผู้ครอบครอง',
  'ผู้เสียภาษี',
  'พนักงานเจ้าหน้าที่',
  'อธิบดี',
  'รัฐมนตรี',
  'ลายมือชื่อ',
  'อิเล็กทรอนิกส์',
  'นิติบุคคล',
  'เครื่องหมายการค้า',
  'ชื่อการค้า',
  'ชื่อสามัญ',
  'นำเข้า',
  'ส่งออก',
  'ครอบครอง',
  'เก็บรักษา',
  'ขนาดบรรจุ',
  'ภาชนะบรรจุ',
  'สารสำคัญ',
  'ความเข้มข้น',
  'เคมีภัณฑ์',
  'ผลิตภัณฑ์',
  'น้ำมัน',
  'ก๋วยเตี๋ยว',
  'แมลงศัตรูพืช',
  'เพลี้ยกระโดด',
  'วัชพืช',
  'ฟื้นฟู',
  'ญี่ปุ่น',
  'กตัญญู',
  'บำรุง',
];

/** Longer ones are not real words, and must be broken somewhere. */
const MAX_CLUSTERS = 20;

/** As in `paper.typ`: letters and their marks, without digits, which stay with the characters around them. */
const RUN = /[\u0E01-\u0E3A\u0E40-\u0E4F\u0E5A-\u0E7F]+/gu;
/**
 * Never at the start of a line: signs of repetition and abbreviation, vowels and marks that follow their letter, and a
 * single letter that ends a foreign word. ณ is a word.
 */
const NEVER_FIRST = /^(?:[ๆฯะาำๅ]|\p{Mn}|(?!ณ$)[ก-ฮ][\u0E34\u0E38]?์?$)/u;
/** Vowels that are written before their letter. */
const NEVER_LAST = /[เแโใไ]$/u;

const wordsOf = new Intl.Segmenter('th', { granularity: 'word' });
const clustersOf = new Intl.Segmenter('th', { granularity: 'grapheme' });
const longestFirst = COMPOUNDS.toSorted((one, other) => other.length - one.length);

/**
 * Returns every run of more than one Thai letter in the data, with its words.
 * @param {string} data
 * @returns {Readonly<Record<string, readonly string[]>>}
 */
export function thaiLinesOf(data) {
  return Object.fromEntries(
    [...new Set(data.match(RUN))]
      .filter((run) => clusters(run).length > 1)
      .map((run) => [run, thaiWords(run).flatMap(splitLongWord)]),
  );
}

/**
 * @param {string} run
 * @returns {readonly string[]}
 */
export function thaiWords(run) {
  const pieces = cutAtNames(run, MAX_CLUSTERS).flatMap(({ text, isName }) =>
    isName ? [text] : [...wordsOf.segment(text)].map(({ segment }) => segment),
  );
  /** @type {string[]} */
  const words = [];
  for (let at = 0; at < pieces.length;) {
    const count = compoundAt(pieces, at);
    const word = pieces.slice(at, at + count).join('');
    const before = words.at(-1);
    if (before !== undefined && (NEVER_FIRST.test(word) || NEVER_LAST.test(before)))
      words[words.length - 1] = before + word;
    else words.push(word);
    at += count;
  }
  return words;
}

/**
 * Returns the number of pieces in the longest compound that starts here.
 * @param {readonly string[]} pieces
 * @param {number} at
 */
function compoundAt(pieces, at) {
  const rest = pieces.slice(at).join('');
  const compound = longestFirst.find((candidate) => rest.startsWith(candidate));
  if (compound === undefined) return 1;
  let length = 0;
  let count = 0;
  while (length < compound.length) {
    length += pieces[at + count]?.length ?? compound.length;
    count += 1;
  }
  return count;
}

/**
 * @param {string} word
 * @returns {readonly string[]}
 */
function splitLongWord(word) {
  // There are never more clusters than letters.
  if (word.length <= MAX_CLUSTERS) return [word];
  const parts = clusters(word);
  return parts.length > MAX_CLUSTERS ? parts : [word];
}

/** @param {string} word */
function clusters(word) {
  return [...clustersOf.segment(word)].map(({ segment }) => segment);
}
