/** Words of the panel that tries cases for rulings. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  noRows: { th: 'ยังไม่มีผลการพิจารณา', en: 'There is no ruling yet.' },
  noRowsRead: { th: 'ยังไม่มีผลการพิจารณา', en: 'There is no ruling yet.' },
  addRow: { th: 'เพิ่มผลการพิจารณา', en: 'Add a ruling' },
  rowOf: { th: 'ผลการพิจารณาที่ {n}', en: 'Ruling {n}' },
  rowTitle: { th: 'ผลการพิจารณาที่ {n}', en: 'Ruling {n}' },
  copyRow: { th: 'คัดลอกผลการพิจารณาที่ {n}', en: 'Copy ruling {n}' },
  removeRow: { th: 'ลบผลการพิจารณาที่ {n}', en: 'Remove ruling {n}' },
  removedRow: { th: 'ลบผลการพิจารณาที่ {n} แล้ว', en: 'Ruling {n} was removed' },
  toMend: { th: 'มีข้อมูลที่ต้องแก้ไข', en: 'Something is to be corrected' },
  noSubstances: { th: 'ยังไม่มีสาร', en: 'No substance yet' },
  between: { th: 'ตั้งแต่ {from} ถึง {to} {unit}', en: 'from {from} to {to} {unit}' },
  compared: { th: '{test} {from} {unit}', en: '{test} {from} {unit}' },
  help: {
    th: 'ตั้งคำถามเหมือนผู้ประกอบการ ระบบจะค้นจากทุกกรณีที่ใช้งานอยู่ รวมทั้งกรณีนี้ตามที่เห็นบนหน้าจอ ไม่มีการบันทึก',
    en: 'Ask as an operator would. All active cases are looked through, and this one as it stands on the screen. Nothing is saved.',
  },
  concentration: { th: 'ความเข้มข้น', en: 'Concentration' },
  chooseFirst: { th: 'เลือกการดำเนินการและสารสำคัญ เพื่อดูผล', en: 'Choose an operation and a substance to see the ruling.' },
  failed: {
    th: 'อ่านกรณีอื่นไม่สำเร็จ จึงแสดงผลจากกรณีนี้เท่านั้น',
    en: 'The other cases could not be read, so only this one is looked at.',
  },
  tooMany: {
    th: 'มีกรณีมากกว่า {n} รายการ จึงค้นเฉพาะ {n} รายการแรก',
    en: 'There are more than {n} cases; only the first {n} are looked through.',
  },
  result: { th: 'ผล', en: 'Ruling' },
  notControlled: { th: 'ไม่เข้าข่าย', en: 'Not controlled' },
  noCase: { th: 'ไม่มีกรณีใดตรงกับคำถามนี้', en: 'No case meets this question.' },
  ruledOut: { th: 'มีกรณีที่กำหนดไว้ว่าไม่เข้าข่าย', en: 'A case says that it is not controlled.' },
  agency: { th: 'หน่วยงาน: {agency}', en: 'Agency: {agency}' },
  documents: { th: 'เอกสาร: {documents}', en: 'Documents: {documents}' },
  whys: { th: 'กรณีที่ตรง', en: 'Cases that are met' },
  decisive: { th: 'ใช้กรณีนี้', en: 'Decides' },
  lower: { th: 'ชนิดไม่สูงกว่า', en: 'No higher type' },
  wider: { th: 'มีกรณีที่เฉพาะเจาะจงกว่า', en: 'A narrower case decides' },
  thisCase: { th: 'กรณีนี้', en: 'this case' },
  unclear: {
    th: 'เทียบความเข้มข้นไม่ได้กับ {n} รายการ เพราะไม่ได้ระบุ หรือหน่วยวัดคนละอย่างกัน กรุณาระบุความเข้มข้นในหน่วยที่เทียบกันได้',
    en: 'The concentration cannot be compared with {n} lines: it is missing, or measured in another way. Please give it in a unit that can be compared.',
  },
});
