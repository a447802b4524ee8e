/** Reasons for which topics, schemes and red accounts may be refused. */
import type { MessageCatalogue } from '#language/message.ts';

export const riskMessages = {
  answersMissing: {
    th: 'ยังไม่มีคะแนนสำหรับ: {answers} กรุณาเพิ่มให้ครบ',
    en: 'There is no score yet for: {answers}. Add them.',
  },
  answerTwice: {
    th: '“{answer}” มีคะแนนแล้ว กรุณาลบแถวใดแถวหนึ่ง',
    en: '“{answer}” already has a score. Remove one of the rows.',
  },
  answerOfOther: {
    th: '“{answer}” ไม่ใช่คำตอบของสิ่งที่ใช้ประเมิน กรุณาเลือกจาก: {answers}',
    en: '“{answer}” is not a finding of this measure. Choose one of: {answers}.',
  },
  answerOfVolume: {
    th: 'ปริมาณประเมินเป็นร้อยละ กรุณาเว้นคำตอบให้ว่าง แล้วระบุร้อยละเริ่มต้น',
    en: 'Volume is assessed as a percentage. Leave the finding empty and enter the starting percentage.',
  },
  percentOfWords: {
    th: 'สิ่งที่ใช้ประเมินนี้ไม่มีร้อยละ กรุณาเว้นว่าง',
    en: 'This measure has no percentage. Leave it empty.',
  },
  percentTwice: {
    th: 'มีช่วงที่เริ่มที่ร้อยละ {percent} อยู่แล้ว กรุณาลบแถวใดแถวหนึ่ง',
    en: 'A range starting at {percent} % already exists. Remove one of the rows.',
  },
  percentFromZero: {
    th: 'ช่วงแรกต้องเริ่มที่ร้อยละ 0 เพื่อไม่ให้ปริมาณใดตกหล่น',
    en: 'The first range must start at 0 %, so that every volume is covered.',
  },
  mediumAboveHigh: {
    th: 'คะแนนของความเสี่ยงกลางต้องไม่เกินของความเสี่ยงสูง ({high}) กรุณาแก้ไข',
    en: 'The score for medium risk must not exceed the score for high risk ({high}). Correct it.',
  },
  schemeInForceAlready: {
    th: 'มีเกณฑ์ {other} ใช้อยู่ในช่วงเวลาเดียวกัน กรุณากำหนดวันสิ้นสุดของเกณฑ์นั้นก่อน หรือเลือกช่วงเวลาอื่น',
    en: 'Scheme {other} is in use in the same period. Set its end date first, or choose another period.',
  },
  redAccountAlready: {
    th: 'ผู้ประกอบการรายนี้อยู่ในบัญชีแดงแล้ว {other} กรุณาแก้ไขรายการนั้น หรือเลือกช่วงเวลาอื่น',
    en: 'This operator is already on the red account, {other}. Change that entry, or choose another period.',
  },
  notAHolder: {
    th: 'เลือกได้เฉพาะนิติบุคคลหรือบุคคลธรรมดาที่เป็นผู้ประกอบการ กรุณาเลือกใหม่',
    en: 'Only a legal entity or an individual who runs a business can be chosen. Choose again.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    risk: typeof riskMessages;
  }
}
