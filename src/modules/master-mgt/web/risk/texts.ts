/** Words of the screens of risk. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  chooseMeasure: {
    th: 'เลือก “ประเมินจาก” ก่อน แล้วจึงให้คะแนนสิ่งที่พบ',
    en: 'Choose what it is judged by first, then score what may be found.',
  },
  scoreHelp: { th: 'คะแนน 1 เสี่ยงต่ำ ถึง 3 เสี่ยงสูง', en: 'Scores from 1, a low risk, to 3, a high one' },
  found: { th: 'สิ่งที่พบ', en: 'Found' },
  score: { th: 'คะแนน', en: 'Score' },
  explanation: { th: 'คำอธิบาย', en: 'Explanation' },
  range: { th: 'ร้อยละของปริมาณที่อนุญาต', en: 'Per cent of what is allowed' },
  scoreOf: { th: 'คะแนน: {what}', en: 'Score: {what}' },
  fromTo: { th: 'ตั้งแต่ {from} แต่น้อยกว่า {to}', en: 'From {from} to below {to}' },
  fromOn: { th: 'ตั้งแต่ {from} ขึ้นไป', en: 'From {from} on' },
  toBelow: { th: 'แต่น้อยกว่า {to}', en: 'to below {to}' },
  onwards: { th: 'ขึ้นไป', en: 'and more' },
  addMissing: { th: 'เพิ่มที่ยังขาด: {what}', en: 'Add what is missing: {what}' },
  addRange: { th: 'เพิ่มช่วง', en: 'Add a range' },
  remove: { th: 'ลบ {what}', en: 'Remove {what}' },
  conditions: { th: 'เงื่อนไขและคะแนน', en: 'Conditions and scores' },

  noTopics: { th: 'เพิ่มหัวข้อและน้ำหนักก่อน แล้วลองประเมินได้ที่นี่', en: 'Add topics and weights first, then try them here.' },
  topicsFailed: { th: 'อ่านหัวข้อความเสี่ยงไม่สำเร็จ', en: 'The topics could not be read.' },
  retry: { th: 'ลองใหม่', en: 'Try again' },
  tryHelp: {
    th: 'เลือกสิ่งที่พบในแต่ละหัวข้อ ระบบจะแสดงคะแนน ระดับ และครั้งที่จะตรวจ ไม่มีการบันทึก',
    en: 'Choose what is found for each topic to see the score, the level and which lots are inspected. Nothing is saved.',
  },
  weight: { th: 'น้ำหนัก {n}', en: 'weight {n}' },
  noConditions: { th: 'หัวข้อนี้ยังไม่มีคะแนน จึงไม่นับ', en: 'This topic has no scores yet and does not count.' },
  isRed: { th: 'ผู้ประกอบการอยู่ในบัญชีแดง', en: 'The operator is on the red account' },
  clearedLots: { th: 'ตรวจปล่อยผ่านมาแล้ว (ครั้ง)', en: 'Lots cleared before' },
  result: { th: 'ผลการประเมิน', en: 'Result' },
  sum: { th: '{weighted} ÷ {weights} = {score}', en: '{weighted} ÷ {weights} = {score}' },
  sumHelp: { th: 'ผลรวมของน้ำหนัก × คะแนน หารด้วยผลรวมของน้ำหนัก', en: 'Weights times scores, divided by the weights' },
  high: { th: 'ความเสี่ยงสูง', en: 'High risk' },
  medium: { th: 'ความเสี่ยงกลาง', en: 'Medium risk' },
  low: { th: 'ความเสี่ยงต่ำ', en: 'Low risk' },
  fillIn: {
    th: 'กรอกคะแนนของระดับ การตรวจ และการเก็บตัวอย่างให้ครบ เพื่อดูผล',
    en: 'Fill in the levels, the inspections and the sampling to see what comes of it.',
  },
  redRule: {
    th: 'บัญชีแดง: ตรวจและเก็บตัวอย่างทุกครั้ง ไม่ว่าคะแนนเท่าใด',
    en: 'Red account: every lot is inspected and sampled, whatever the score.',
  },
  firstRule: {
    th: 'ยังผ่านไม่ครบ {n} ครั้ง: ตรวจทุกครั้งจนกว่าจะครบ',
    en: 'Fewer than {n} lots cleared: every lot is inspected until there are.',
  },
  highRule: {
    th: 'ความเสี่ยงสูง: ตรวจทุกครั้ง เก็บตัวอย่างทุก {every} ครั้งที่ตรวจ',
    en: 'High risk: every lot is inspected, and of every {every} inspected one is sampled.',
  },
  mediumRule: {
    th: 'ความเสี่ยงกลาง: ตรวจ {inspect} เว้น {skip} เก็บตัวอย่างทุก {every} ครั้งที่ตรวจ',
    en: 'Medium risk: {inspect} inspected, {skip} skipped; of every {every} inspected one is sampled.',
  },
  lowRule: {
    th: 'ความเสี่ยงต่ำ: ตรวจ {inspect} เว้น {skip} สุ่มเก็บตัวอย่างร้อยละ {percent}',
    en: 'Low risk: {inspect} inspected, {skip} skipped; {percent} % sampled at random.',
  },
  lotsAhead: { th: '{n} ครั้งถัดไป', en: 'The next {n} lots' },
  inspected: { th: 'ตรวจ', en: 'Inspected' },
  papersOnly: { th: 'เว้นตรวจ ดูเอกสารเท่านั้น', en: 'Skipped, papers only' },
  sampled: { th: 'ตรวจและเก็บตัวอย่าง', en: 'Inspected and sampled' },
  lot: { th: 'ครั้งที่ {n}: {what}', en: 'Lot {n}: {what}' },
});
