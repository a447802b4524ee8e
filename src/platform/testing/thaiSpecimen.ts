/** Thai that is hard to typeset: marks over marks, letters without their feet, compounds that dictionaries split. */
import type { PrintDocument } from '#platform/server/print/printer.ts';

export const HARD_WORDS: readonly string[] = [
  'น้ำ',
  'ปั้น',
  'ญี่ปุ่น',
  'กตัญญู',
  'ฎีกา',
  'ฟื้นฟู',
  'ซ้ำ',
  'ปิ๊ง',
  'ผู้ผลิต',
  'วัตถุอันตราย',
  'กฎหมาย',
  'ปฏิบัติ',
  'ฐานะ',
  'บำรุง',
  'ก๋วยเตี๋ยว',
  'ผู้ชำนาญ',
  'เพลี้ย',
  'ใบอนุญาต',
  'พระราชบัญญัติ',
  'พนักงานเจ้าหน้าที่',
  'อิเล็กทรอนิกส์',
  'นิติบุคคล',
  'ขึ้นทะเบียน',
  'ผู้ส่งออก',
  'ผู้นำเข้า',
  'ครอบครอง',
  'กฎกระทรวง',
  'รัฐมนตรี',
  'อธิบดี',
  'ลายมือชื่อ',
  'ราชการ',
  'ใบเสร็จรับเงิน',
  'เคมีภัณฑ์',
  'สารสำคัญ',
  'น้ำมัน',
  'ปุ๋ย',
  'ฝั่ง',
  'ฟ้า',
  'ป้าย',
  'ปู่',
  'ที่',
  'สิ่ง',
  'ซื้อ',
  'ชั้น',
  'ตั้ง',
  'จำนำ',
  'ทรัพย์',
  'สัมฤทธิ์',
  'ศึกษา',
  'ฤดู',
  'วิญญู',
  'กุฏิ',
  'ปรากฏ',
  'หญ้า',
  'เมื่อ',
  'เสื้อ',
  'เก๊ะ',
  'จั๊กจี้',
  'สตางค์',
  'หนึ่ง',
];

/** The words of the list, separated by a common word. */
export const SEPARATOR_WORD = 'และ';

export function thaiSpecimen({
  cm,
  size = 11.5,
  paragraphs = [HARD_WORDS.join(SEPARATOR_WORD)],
}: {
  readonly cm: number;
  readonly size?: number;
  readonly paragraphs?: readonly string[];
}): PrintDocument {
  return {
    template: 'platform/testing/thaiSpecimen.typ',
    data: {
      about: { title: 'ตัวอย่าง', author: 'กรมตัวอย่าง', keywords: [], year: 2026, month: 11, day: 15, lang: 'th' },
      cm,
      size,
      paragraphs,
    },
  };
}
