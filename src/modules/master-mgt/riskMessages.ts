/** What topics, schemes and red accounts may be refused with. */
import type { MessageCatalogue } from '#language/message.ts';

export const riskMessages = {
  answersMissing: {
    th: 'ยังไม่มีคะแนนสำหรับ: {answers} กรุณาเพิ่มให้ครบ',
    en: 'There is no score yet for: {answers}. Please add it.',
  },
  answerTwice: {
    th: '“{answer}” มีคะแนนแล้ว กรุณาลบแถวใดแถวหนึ่ง',
    en: '“{answer}” has a score already. Please remove one of the rows.',
  },
  answerOfOther: {
    th: '“{answer}” ไม่ใช่คำตอบของสิ่งที่ใช้ประเมิน กรุณาเลือกจาก: {answers}',
    en: '“{answer}” is no answer of this measure. Please choose one of: {answers}.',
  },
  answerOfVolume: {
    th: 'ปริมาณประเมินเป็นร้อยละ กรุณาเว้นคำตอบให้ว่าง แล้วระบุร้อยละเริ่มต้น',
    en: 'The volume is judged in per cent. Please leave the answer empty and say from how many per cent on.',
  },
  percentOfWords: {
    th: 'สิ่งที่ใช้ประเมินนี้ไม่มีร้อยละ กรุณาเว้นว่าง',
    en: 'This measure knows no per cent. Please leave it empty.',
  },
  percentTwice: {
    th: 'มีช่วงที่เริ่มที่ร้อยละ {percent} อยู่แล้ว กรุณาลบแถวใดแถวหนึ่ง',
    en: 'There is a range from {percent} % on already. Please remove one of the rows.',
  },
  percentFromZero: {
    th: 'ช่วงแรกต้องเริ่มที่ร้อยละ 0 เพื่อไม่ให้ปริมาณใดตกหล่น',
    en: 'The first range begins at 0 %, so that no volume is left out.',
  },
  mediumAboveHigh: {
    th: 'คะแนนของความเสี่ยงกลางต้องไม่เกินของความเสี่ยงสูง ({high}) กรุณาแก้ไข',
    en: 'The score of a medium risk must not be above that of a high one ({high}). Please correct it.',
  },
  schemeInForceAlready: {
    th: 'มีเกณฑ์ {other} ใช้อยู่ในช่วงเวลาเดียวกัน กรุณากำหนดวันสิ้นสุดของเกณฑ์นั้นก่อน หรือเลือกช่วงเวลาอื่น',
    en: 'Scheme {other} is in use on some of the same days. Please end that one first, or choose other days.',
  },
  redAccountAlready: {
    th: 'ผู้ประกอบการรายนี้อยู่ในบัญชีแดงแล้ว {other} กรุณาแก้ไขรายการนั้น หรือเลือกช่วงเวลาอื่น',
    en: 'This operator is on the red account already, {other}. Please change that entry, or choose other days.',
  },
  notAHolder: {
    th: 'เลือกได้เฉพาะนิติบุคคลหรือบุคคลธรรมดาที่เป็นผู้ประกอบการ กรุณาเลือกใหม่',
    en: 'Only a legal entity or an individual who runs a business can be chosen. Please choose again.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    risk: typeof riskMessages;
  }
}
