import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  noRows: {
    th: 'ยังไม่มีผลิตภัณฑ์ เพิ่มผลิตภัณฑ์ที่ขึ้นทะเบียนแล้วอย่างน้อยหนึ่งรายการ',
    en: 'No products yet. Add at least one registered product.',
  },
  addRow: { th: 'เพิ่มผลิตภัณฑ์', en: 'Add a product' },
  rowOf: { th: 'รายการที่ {n}', en: 'Line {n}' },
  rowPlace: { th: '{table} รายการที่ {n}', en: '{table}, line {n}' },
  removeRow: { th: 'ลบรายการที่ {n}', en: 'Remove line {n}' },
  copyRow: { th: 'คัดลอกรายการที่ {n}', en: 'Copy line {n}' },
  removedRow: { th: 'ลบรายการที่ {n} แล้ว', en: 'Line {n} was removed' },
  perUnit: { th: '{quantity} {unit} × {perUnit} กก.', en: '{quantity} {unit} × {perUnit} kg' },
  kilograms: { th: '{n} กก.', en: '{n} kg' },
  ofOther: { th: 'ทะเบียนของ {name}', en: 'Registered by {name}' },
  proofNeeded: {
    th: 'ผลิตภัณฑ์ของผู้อื่น ต้องแนบหลักฐานการได้มา',
    en: 'A product of someone else: attach proof of acquisition',
  },
  expires: { th: 'ทะเบียนสิ้นอายุ {date}', en: 'Registration expires {date}' },
  density: { th: 'ความหนาแน่น {n} กก./ลิตร', en: 'Density {n} kg/l' },
  taken: {
    th: 'ตามใบเดิม {code}: ใช้ {used} กก. จอง {reserved} กก.',
    en: 'Of {code} now: used {used} kg, reserved {reserved} kg',
  },
  usedBefore: { th: 'ใช้ไปแล้วก่อนลงทะเบียน {n} กก.', en: 'Used before it was recorded: {n} kg' },
  noRowsRead: { th: 'ไม่ได้ระบุผลิตภัณฑ์', en: 'No products were given' },
  leftKilograms: { th: 'กก.', en: 'kg' },
  total: { th: 'รวมทุกรายการ', en: 'All lines together' },
  perYear: { th: 'เฉลี่ยต่อปี', en: 'Average a year' },
  capacity: { th: 'กำลังการผลิตต่อปี', en: 'Yearly capacity' },
  area: { th: 'พื้นที่ที่ขอใช้รวม', en: 'Total area requested' },
  tons: { th: '{n} ตัน', en: '{n} t' },
  squareMetres: { th: '{n} ตร.ม.', en: '{n} m²' },
  feeByTons: { th: 'ค่าธรรมเนียมคิดตามตันต่อปี', en: 'The fee is counted by tons a year.' },
  feeByArea: { th: 'ค่าธรรมเนียมคิดตามพื้นที่', en: 'The fee is counted by the area.' },
});
