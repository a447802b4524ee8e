/** Texts of the screens of risk. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  chooseMeasure: {
    th: 'เลือก “ประเมินจาก” ก่อน แล้วจึงให้คะแนนสิ่งที่พบ',
    en: 'First choose “Assessed by”, then score the findings.',
  },
  scoreHelp: { th: 'คะแนน 1 เสี่ยงต่ำ ถึง 3 เสี่ยงสูง', en: 'Scores from 1 (low risk) to 3 (high risk)' },
  found: { th: 'สิ่งที่พบ', en: 'Finding' },
  score: { th: 'คะแนน', en: 'Score' },
  explanation: { th: 'คำอธิบาย', en: 'Explanation' },
  range: { th: 'ร้อยละของปริมาณที่อนุญาต', en: 'Percentage of the permitted quantity' },
  scoreOf: { th: 'คะแนน: {what}', en: 'Score: {what}' },
  fromTo: { th: 'ตั้งแต่ {from} แต่น้อยกว่า {to}', en: '{from} to less than {to}' },
  fromOn: { th: 'ตั้งแต่ {from} ขึ้นไป', en: '{from} or more' },
  toBelow: { th: 'แต่น้อยกว่า {to}', en: 'to below {to}' },
  onwards: { th: 'ขึ้นไป', en: 'and more' },
  addMissing: { th: 'เพิ่มที่ยังขาด: {what}', en: 'Add missing: {what}' },
  addRange: { th: 'เพิ่มช่วง', en: 'Add a range' },
  remove: { th: 'ลบ {what}', en: 'Remove {what}' },
  conditions: { th: 'เงื่อนไขและคะแนน', en: 'Conditions and scores' },

  noTopics: { th: 'เพิ่มหัวข้อและน้ำหนักก่อน แล้วลองประเมินได้ที่นี่', en: 'Add topics and weights first, then test them here.' },
  topicsFailed: { th: 'อ่านหัวข้อความเสี่ยงไม่สำเร็จ', en: 'The topics could not be read.' },
  retry: { th: 'ลองใหม่', en: 'Try again' },
  tryHelp: {
    th: 'เลือกสิ่งที่พบในแต่ละหัวข้อ ระบบจะแสดงคะแนน ระดับ และครั้งที่จะตรวจ ไม่มีการบันทึก',
    en: 'Choose a finding for each topic to see the score, the level and which lots are inspected. Nothing is saved.',
  },
  weight: { th: 'น้ำหนัก {n}', en: 'weight {n}' },
  noConditions: { th: 'หัวข้อนี้ยังไม่มีคะแนน จึงไม่นับ', en: 'This topic has no scores yet and does not count.' },
  isRed: { th: 'ผู้ประกอบการอยู่ในบัญชีแดง', en: 'The operator is on the red account' },
  clearedLots: { th: 'ตรวจปล่อยผ่านมาแล้ว (ครั้ง)', en: 'Lots cleared before' },
  result: { th: 'ผลการประเมิน', en: 'Result' },
  sum: { th: '{weighted} ÷ {weights} = {score}', en: '{weighted} ÷ {weights} = {score}' },
  sumHelp: {
    th: 'ผลรวมของน้ำหนัก × คะแนน หารด้วยผลรวมของน้ำหนัก',
    en: 'Sum of weight × score, divided by the sum of weights',
  },
  high: { th: 'ความเสี่ยงสูง', en: 'High risk' },
  medium: { th: 'ความเสี่ยงกลาง', en: 'Medium risk' },
  low: { th: 'ความเสี่ยงต่ำ', en: 'Low risk' },
  fillIn: {
    th: 'กรอกคะแนนของระดับ การตรวจ และการเก็บตัวอย่างให้ครบ เพื่อดูผล',
    en: 'Fill in the levels, inspections and sampling to see the result.',
  },
  redRule: {
    th: 'บัญชีแดง: ตรวจและเก็บตัวอย่างทุกครั้ง ไม่ว่าคะแนนเท่าใด',
    en: 'Red account: every lot is inspected and sampled, whatever the score.',
  },
  firstRule: {
    th: 'ยังผ่านไม่ครบ {n} ครั้ง: ตรวจทุกครั้งจนกว่าจะครบ',
    en: 'Fewer than {n} lots cleared: every lot is inspected until then.',
  },
  highRule: {
    th: 'ความเสี่ยงสูง: ตรวจทุกครั้ง เก็บตัวอย่างทุก {every} ครั้งที่ตรวจ',
    en: 'High risk: every lot is inspected; one in {every} inspected lots is sampled.',
  },
  mediumRule: {
    th: 'ความเสี่ยงกลาง: ตรวจ {inspect} เว้น {skip} เก็บตัวอย่างทุก {every} ครั้งที่ตรวจ',
    en: 'Medium risk: {inspect} inspected, {skip} skipped; one in {every} inspected lots is sampled.',
  },
  lowRule: {
    th: 'ความเสี่ยงต่ำ: ตรวจ {inspect} เว้น {skip} สุ่มเก็บตัวอย่างร้อยละ {percent}',
    en: 'Low risk: {inspect} inspected, {skip} skipped; {percent} % sampled at random.',
  },
  lotsAhead: { th: '{n} ครั้งถัดไป', en: 'The next {n} lots' },
  inspected: { th: 'ตรวจ', en: 'Inspected' },
  papersOnly: { th: 'เว้นตรวจ ดูเอกสารเท่านั้น', en: 'Skipped, documents only' },
  sampled: { th: 'ตรวจและเก็บตัวอย่าง', en: 'Inspected and sampled' },
  lot: { th: 'ครั้งที่ {n}: {what}', en: 'Lot {n}: {what}' },
});
