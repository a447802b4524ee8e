/** Reasons for which master data may be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const masterMessages = {
  casShape: {
    th: 'เลข CAS ประกอบด้วยตัวเลขสามชุดคั่นด้วยขีด เช่น 7778-54-3 กรุณาตรวจสอบ',
    en: 'A CAS number is three groups of digits with hyphens between them, as in 7778-54-3. Check it.',
  },
  casDigit: {
    th: 'เลข CAS ไม่ถูกต้อง หลักตรวจสอบของ {body} ต้องเป็น {digit} กรุณาตรวจสอบตัวเลขทุกหลัก',
    en: 'This CAS number is not valid: the check digit of {body} must be {digit}. Check every digit.',
  },
  casOfMicrobe: { th: 'จุลินทรีย์ไม่มีเลข CAS กรุณาเว้นว่าง', en: 'A microbe has no CAS number. Leave it empty.' },
  casTaken: {
    th: 'เลข CAS นี้เป็นของ {name} ({code}) อยู่แล้ว กรุณาใช้รายการนั้น หรือเพิ่มชื่อพ้องในรายการนั้น',
    en: 'This CAS number belongs to {name} ({code}). Use that substance, or add the name to its synonyms.',
  },
  lineRepeated: {
    th: '“{line}” มีอยู่แล้วในรายการ กรุณาลบบรรทัดที่ซ้ำ',
    en: '“{line}” is listed twice. Remove one of the lines.',
  },
  synonymIsName: {
    th: '“{line}” เป็นชื่อของสารนี้อยู่แล้ว กรุณาลบออกจากชื่อพ้อง',
    en: '“{line}” is the name of the substance itself. Remove it from the synonyms.',
  },
  hsCodeShape: {
    th: 'พิกัดศุลกากรเป็นตัวเลข 8 หลัก เช่น 28281000 หรือ 2828.10.00 กรุณาตรวจสอบ',
    en: 'An HS code has eight digits, as in 28281000 or 2828.10.00. Check it.',
  },
  statCodeShape: {
    th: 'รหัสสถิติเป็นตัวเลข 3 หลัก เช่น 000 หรือ 101 กรุณาตรวจสอบ',
    en: 'A statistics code has three digits, as in 000 or 101. Check it.',
  },
  tariffLineTaken: {
    th: 'พิกัด {code} มีอยู่แล้ว กรุณาแก้ไขรายการนั้นแทน',
    en: 'Tariff line {code} already exists. Edit that one instead.',
  },
  tariffLineRepeated: {
    th: 'พิกัดนี้เลือกไว้แล้วในแถวที่ {row} กรุณาลบแถวใดแถวหนึ่ง',
    en: 'This tariff line is already chosen in row {row}. Remove one of the two.',
  },
  doseRangeEmpty: {
    th: 'ค่า “ไม่เกิน” ต้องมากกว่าค่า “มากกว่า” กรุณาแก้ไข',
    en: '“At most” must be greater than “More than”. Correct it.',
  },
  doseRangeOverlaps: {
    th: 'ช่วงนี้ซ้อนกับ {code} ({range}) ในระบบ ทางที่ได้รับ และสถานะเดียวกัน กรุณาแก้ช่วงใดช่วงหนึ่ง',
    en: 'This range overlaps {code} ({range}) of the same scheme, route and state. Change one of the two.',
  },
  pictogramCode: {
    th: 'รหัสเป็น GHS ตามด้วยตัวเลข 2 หลัก เช่น GHS05',
    en: 'The code must be GHS followed by two digits, such as GHS05.',
  },
  pictogramCodes: {
    th: 'กรุณาระบุรหัสเช่น GHS07 หากมีหลายรหัสให้คั่นด้วยจุลภาค',
    en: 'Enter codes such as GHS07, separated by commas.',
  },
  pictogramItself: {
    th: 'รูปสัญลักษณ์ใช้แทนตัวเองไม่ได้ กรุณาลบ {code}',
    en: 'A pictogram cannot replace itself. Remove {code}.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    master: typeof masterMessages;
  }
}
