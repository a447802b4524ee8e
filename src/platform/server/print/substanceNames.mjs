// @ts-check
/**
 * Names of substances in Thai spelling. A dictionary has few of them and splits the others at random
 * (โซ|เดีย|มไฮ|โป|คลอไรต์). They are built of parts, and each final part ends a word: a line may end after โซเดียม, and
 * not within ไฮโปคลอไรต์.
 */

/** @type {readonly string[]} */
const PARTS = [
  'โมโน',
  'ได',
  'ไตร',
  'เตตระ',
  'เพนตะ',
  'เฮกซะ',
  'พอลิ',
  'โพลี',
  'ไฮโป',
  'ไฮโดร',
  'เปอร์',
  'เพอร์',
  'ไอโซ',
  'ไซโคล',
  'ออร์โท',
  'เมตา',
  'พารา',
  'คลอโร',
  'โบรโม',
  'ฟลูออโร',
  'ไอโอโด',
  'ไนโตร',
  'อะมิโน',
  'ไฮดรอกซี',
  'เมทอกซี',
  'ออกซี',
  'ไทโอ',
  'ไธโอ',
  'ซัลโฟ',
  'ฟอสโฟ',
  'เมทิล',
  'เอทิล',
  'โพรพิล',
  'บิวทิล',
  'ฟีนิล',
  'เบนซิล',
  'ไวนิล',
];

/** @type {readonly string[]} */
const WORDS = [
  'โซเดียม',
  'โพแทสเซียม',
  'แคลเซียม',
  'แมกนีเซียม',
  'แบเรียม',
  'ลิเทียม',
  'อะลูมิเนียม',
  'แอมโมเนียม',
  'เบนซัลโคเนียม',
  'คอปเปอร์',
  'ซิลเวอร์',
  'ซัลเฟอร์',
  'ฟอสฟอรัส',
  'แมงกานีส',
  'คลอรีน',
  'โบรมีน',
  'ฟลูออรีน',
  'ไอโอดีน',
  'ออกซิเจน',
  'ไฮโดรเจน',
  'ไนโตรเจน',
  'คลอไรด์',
  'คลอไรต์',
  'คลอเรต',
  'โบรไมด์',
  'ฟลูออไรด์',
  'ไอโอไดด์',
  'ออกไซด์',
  'ไฮดรอกไซด์',
  'ซัลเฟต',
  'ซัลไฟต์',
  'ซัลไฟด์',
  'ไนเตรต',
  'ไนไตรต์',
  'ฟอสเฟต',
  'ฟอสไฟด์',
  'คาร์บอเนต',
  'แมงกาเนต',
  'โครเมต',
  'อะซีเตต',
  'ออกซาเลต',
  'ซิเตรต',
  'ไซยาไนด์',
  'ไซยานูเรต',
  'คลอริก',
  'ซัลฟิวริก',
  'ไนตริก',
  'ฟอสฟอริก',
  'อะซีติก',
  'ออกซาลิก',
  'ซิตริก',
  'ฟอร์มิก',
  'เบนโซอิก',
  'ไซยานูริก',
  'ฟอร์มาลดีไฮด์',
  'กลูตารัลดีไฮด์',
  'เมทัลดีไฮด์',
  'อะซีทัลดีไฮด์',
  'ฟอร์มาลิน',
  'เมทานอล',
  'เอทานอล',
  'โพรพานอล',
  'แอลกอฮอล์',
  'ฟีนอล',
  'เบนซีน',
  'โทลูอีน',
  'ไซลีน',
  'โอลามีน',
  'โพวิโดน',
  'ซาโปนิน',
  'โรตีโนน',
  'มาลาไคต์',
  'บาซิลลัส',
  'ซับทิลิส',
  'นิโคลซาไมด์',
  'ฟลูราลิน',
  'ไกลโฟเซต',
  'กลูโฟซิเนต',
  'พาราควอต',
  'อะทราซีน',
  'คลอร์ไพริฟอส',
  'ไดคลอร์วอส',
  'ไตรคลอร์ฟอน',
  'มาลาไทออน',
  'ไซเพอร์เมทริน',
  'ไซเปอร์เมทริน',
  'เดลทาเมทริน',
  'เมทริน',
  'อะบาเมกติน',
  'ไอเวอร์เมกติน',
  'คาร์บาริล',
  'คาร์เบนดาซิม',
  'แมนโคเซบ',
  'ฟิโพรนิล',
  'อิมิดาโคลพริด',
];

/** @param {readonly string[]} texts */
const anyOf = (texts) => texts.toSorted((one, other) => other.length - one.length).join('|');

const NAME = new RegExp(`(?:${anyOf(PARTS)})*?(?:${anyOf(WORDS)})`, 'gu');
const PIECE = new RegExp(`${anyOf(WORDS)}|${anyOf(PARTS)}`, 'gu');

/**
 * Splits the run before and after every name of a substance in it. A name longer than that many letters is split
 * between its parts.
 * @param {string} run
 * @param {number} longest
 * @returns {readonly { readonly text: string, readonly isName: boolean }[]}
 */
export function cutAtNames(run, longest) {
  /** @type {{ text: string, isName: boolean }[]} */
  const cut = [];
  let at = 0;
  for (const { 0: name, index } of run.matchAll(NAME)) {
    if (index > at) cut.push({ text: run.slice(at, index), isName: false });
    for (const text of name.length > longest ? (name.match(PIECE) ?? [name]) : [name]) cut.push({ text, isName: true });
    at = index + name.length;
  }
  if (at < run.length) cut.push({ text: run.slice(at), isName: false });
  return cut;
}
