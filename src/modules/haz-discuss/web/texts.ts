/** Texts of requests for rulings. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  noRows: {
    th: 'ยังไม่มีสารสำคัญ กรุณาระบุการดำเนินการและวัตถุประสงค์ก่อน แล้วเพิ่มสารสำคัญทุกชนิดในสูตร',
    en: 'No active substances yet. Choose the operation and the objective first, then add every active substance.',
  },
  addRow: { th: 'เพิ่มสารสำคัญ', en: 'Add a substance' },
  rowOf: { th: 'สารสำคัญที่ {n}', en: 'Substance {n}' },
  removeRow: { th: 'ลบสารสำคัญที่ {n}', en: 'Remove substance {n}' },
  copyRow: { th: 'คัดลอกสารสำคัญที่ {n}', en: 'Copy substance {n}' },
  removedRow: { th: 'ลบสารสำคัญที่ {n} แล้ว', en: 'Substance {n} was removed' },
  preview: { th: 'ดูผลที่น่าจะเป็น', en: 'Preview the likely answer' },
  previewHelp: {
    th: 'คำนวณจากข้อมูลที่กรอกอยู่ ไม่มีการบันทึกและไม่ใช่คำวินิจฉัย',
    en: 'Calculated from what you have entered. Nothing is saved, and it is no ruling.',
  },
  likely: { th: 'ผลที่น่าจะเป็น', en: 'Likely answer' },
  noRuling: {
    th: 'นี่ไม่ใช่คำวินิจฉัย เจ้าหน้าที่จะพิจารณาจากข้อมูลและเอกสารที่ยื่น และผลอาจต่างจากนี้',
    en: 'This is no ruling. Officers rule on the information and documents you submit, and may decide otherwise.',
  },
  changedSince: {
    th: 'ข้อมูลเปลี่ยนไปแล้ว กรุณาดูผลอีกครั้ง',
    en: 'The data has changed since. Preview the answer again.',
  },
  processed: { th: 'ผลการประมวลผล', en: 'Processed result' },
  notProcessed: {
    th: 'ยังไม่ได้ประมวลผล กรุณาเลือก “ประมวลผล” ในหน้ารับและตรวจคำขอ',
    en: 'Not processed yet. Choose “Process” on the page of the request.',
  },
  undetermined: { th: 'ต้องพิจารณาเอง', en: 'To be judged' },
  decides: { th: 'เป็นตัวกำหนดผล', en: 'Decides the result' },
  byCase: { th: 'ตามกรณี {code} {name}', en: 'By case {code}, {name}' },
  noCase: { th: 'ไม่มีกรณีใดตรงกับสารนี้', en: 'No case applies to this substance.' },
  notListed: { th: 'ไม่มีในรายการสารสำคัญ', en: 'Not in the list of active substances.' },
  others: { th: 'กรณีอื่นที่ระบุสารนี้ {n} รายการ', en: 'Other cases that name this substance: {n}' },
  unclearLines: {
    th: 'บางกรณีเทียบความเข้มข้นไม่ได้ เพราะไม่ได้ระบุ หรือใช้หน่วยคนละประเภท ต้องพิจารณาเอง',
    en: 'Some cases cannot be compared: the concentration is missing or in a different kind of unit. An officer must judge them.',
  },
  unlistedLines: {
    th: 'มีสารที่ไม่อยู่ในรายการ ต้องพิจารณาเอง',
    en: 'A substance is not listed. An officer must judge it.',
  },
  lower: { th: 'ชนิดไม่สูงกว่า', en: 'no higher type' },
  wider: { th: 'มีกรณีที่เฉพาะเจาะจงกว่า', en: 'a more specific case applies' },
  unclear: { th: 'เทียบความเข้มข้นไม่ได้', en: 'concentration cannot be compared' },
  operation: { th: 'การดำเนินการไม่ตรง', en: 'for another operation' },
  subOperation: { th: 'การดำเนินการย่อยไม่ตรง', en: 'for another sub-operation' },
  objective: { th: 'วัตถุประสงค์ไม่ตรง', en: 'for another objective' },
  subObjective: { th: 'วัตถุประสงค์ย่อยไม่ตรง', en: 'for another sub-objective' },
  state: { th: 'สถานะทางกายภาพไม่ตรง', en: 'for another physical state' },
  concentration: { th: 'ความเข้มข้นไม่อยู่ในช่วง', en: 'concentration out of range' },
});
