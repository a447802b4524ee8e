import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  noRows: { th: 'ยังไม่มีสารสำคัญ เพิ่มอย่างน้อยหนึ่งรายการ', en: 'No active substances yet. Add at least one.' },
  noRowsRead: { th: 'ไม่ได้ระบุสารสำคัญ', en: 'No active substances were given' },
  addRow: { th: 'เพิ่มสารสำคัญ', en: 'Add a substance' },
  tooManyRows: { th: 'มีได้ไม่เกิน {n} รายการ', en: 'No more than {n}' },
  rowOf: { th: 'สารที่ {n}', en: 'Substance {n}' },
  rowPlace: { th: '{table} สารที่ {n}', en: '{table}, substance {n}' },
  removeRow: { th: 'นำสารที่ {n} ออก', en: 'Remove substance {n}' },
  removedRow: { th: 'นำสารที่ {n} ออกแล้ว', en: 'Substance {n} removed' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  chooseUnit: { th: 'เลือกหน่วย', en: 'Unit' },
  analysis: { th: 'ผลวิเคราะห์ {no}', en: 'Analysis {no}' },

  stillContent: {
    th: 'กรอกปริมาณที่ระบุและหน่วย แล้วระบบจะแสดงช่วงที่ยอมรับ',
    en: 'Enter the declared content and its unit to see the allowed range here',
  },
  stillHomogeneity: {
    th: 'เลือกเนื้อผลิตภัณฑ์ในหัวข้อสูตรและลักษณะก่อน เพราะเกณฑ์ขึ้นอยู่กับเนื้อผลิตภัณฑ์',
    en: 'First choose the homogeneity under “Formulation”: the tolerance depends on it',
  },
  allowed: { th: 'ยอมรับ {from} ถึง {to} {unit} (±{deviation})', en: 'Allowed {from} to {to} {unit} (±{deviation})' },
  atLeast: { th: 'ต้องไม่น้อยกว่า {from} {unit}', en: 'No less than {from} {unit}' },
  pass: { th: 'ผ่าน', en: 'Passes' },
  fail: { th: 'ไม่ผ่าน', en: 'Fails' },
  notFoundYet: { th: 'รอปริมาณที่วิเคราะห์ได้', en: 'Waiting for the content found' },
  asDeclared: { th: 'ตรงตามที่ระบุ', en: 'As declared' },
  above: { th: 'สูงกว่าที่ระบุ {by} {unit}', en: '{by} {unit} above the declared content' },
  below: { th: 'ต่ำกว่าที่ระบุ {by} {unit}', en: '{by} {unit} below the declared content' },
  beyond: { th: 'เกินเกณฑ์ {by}', en: '{by} beyond the tolerance' },

  totalWeight: { th: 'รวมสารสำคัญ {percent} % w/w', en: 'Total active substances: {percent} % w/w' },
  totalVolume: { th: 'รวมสารสำคัญ {percent} % w/v', en: 'Total active substances: {percent} % w/v' },
  tooMuch: {
    th: 'รวมกันเกินร้อยละ 100 กรุณาตรวจสอบปริมาณและหน่วย',
    en: 'The total is more than 100 %. Check the contents and units.',
  },
});
