import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  onLabel: { th: 'รูปสัญลักษณ์บนฉลาก', en: 'Pictograms on the label' },
  signal: { th: 'คำสัญญาณ: {word}', en: 'Signal word: {word}' },
  noSignal: { th: 'ไม่มีคำสัญญาณ', en: 'No signal word' },
  why: {
    th: 'เสนอจากความเป็นอันตรายที่แจ้ง ชั้นความเป็นพิษ และผลทดสอบในน้ำ',
    en: 'Proposed from the declared hazards, the toxicity class and the aquatic tests',
  },
  estimated: { th: 'ชั้นความเป็นพิษที่ใช้เสนอเป็นค่าประมาณ', en: 'The toxicity class used is an estimate' },
  nothingProposed: { th: 'จากข้อมูลที่กรอก ยังไม่ต้องมีรูปสัญลักษณ์', en: 'From the data entered, no pictogram is needed yet' },
  none: { th: 'ฉลากไม่มีรูปสัญลักษณ์', en: 'The label has no pictograms' },
  takeOver: { th: 'ใช้ตามที่เสนอ', en: 'Use the proposal' },
  taken: { th: 'ใช้ตามที่เสนอแล้ว', en: 'Proposal applied' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  same: { th: 'ตรงกับที่เสนอ', en: 'As proposed' },
  differs: { th: 'ต่างจากที่เสนอ: {what}', en: 'Differs from the proposal: {what}' },
  notUsed: { th: 'ไม่ได้ใช้ {codes}', en: 'without {codes}' },
  alsoUsed: { th: 'เพิ่ม {codes}', en: 'with {codes} added' },
  proposedAndUsed: { th: 'ใช้ตามที่เสนอ', en: 'As proposed' },
  proposedOnly: { th: 'เสนอ แต่ยังไม่ได้ใช้', en: 'Proposed, not used' },
  addedByHand: { th: 'เพิ่มเอง', en: 'Added' },
  use: { th: 'ใช้ {code}', en: 'Use {code}' },
  takeOut: { th: 'นำ {code} ออก', en: 'Remove {code}' },
  reason: { th: 'เหตุผลที่ใช้ {code}', en: 'Reason for {code}' },
  others: { th: 'เพิ่มรูปอื่น', en: 'Add another' },
});
