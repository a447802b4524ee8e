import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ลองคิดค่าธรรมเนียม', en: 'Try a fee' },
  intro: {
    th: 'ระบุคำขอที่ต้องการ ระบบจะแสดงค่าธรรมเนียมตามอัตราที่ใช้อยู่ พร้อมเหตุผลทีละขั้น ไม่มีการบันทึก',
    en: 'Describe a request to see what it costs by the rates in force, and why, step by step. Nothing you enter here is kept.',
  },
  introDraft: {
    th: 'ลองใช้อัตราตามที่กรอกไว้ในแบบฟอร์มนี้ แม้ยังไม่ได้บันทึก',
    en: 'Tries the rate as it stands in this form, saved or not.',
  },
  introStored: {
    th: 'ลองใช้อัตรานี้กับคำขอที่ต้องการ ไม่มีการบันทึก',
    en: 'Tries this rate on a request. Nothing you enter here is kept.',
  },
  request: { th: 'คำขอ', en: 'Request' },
  waivers: { th: 'ข้อมูลที่อาจได้รับยกเว้น', en: 'What may be waived' },
  waiversHelp: { th: 'กรอกเฉพาะที่เกี่ยวข้อง', en: 'Only what applies' },
  clear: { th: 'ล้างข้อมูล', en: 'Clear' },
  toPay: { th: 'ค่าธรรมเนียมที่ต้องชำระ', en: 'Fee to be paid' },
  wouldBe: { th: 'จากเดิม', en: 'instead of' },
  baht: { th: 'บาท', en: 'baht' },
  waived: { th: 'ยกเว้นค่าธรรมเนียม', en: 'Waived' },
  free: { th: 'ไม่เก็บค่าธรรมเนียม', en: 'No fee' },
  due: { th: 'ชำระภายใน {date}', en: 'Due by {date}' },
  why: { th: 'ที่มาของค่าธรรมเนียม', en: 'How it comes about' },
  oneMore: { th: 'กรอกอีกหนึ่งช่องเพื่อดูค่าธรรมเนียม', en: 'One more thing is needed' },
  notKnown: { th: 'ยังคิดค่าธรรมเนียมไม่ได้', en: 'The fee is not known yet' },
  nothingAsked: { th: 'เลือกประเภทเอกสารเพื่อดูค่าธรรมเนียม', en: 'Choose a document to see its fee' },
  nothingAskedHelp: {
    th: 'จำนวนหรือปริมาณที่ต้องใช้จะแสดงให้กรอกตามฐานการคิดของอัตรานั้น',
    en: 'What else it needs is asked for as its rate requires',
  },
  noDate: { th: 'ระบุวันที่เพื่อดูค่าธรรมเนียม', en: 'Give a day to see the fee' },
  noDateHelp: { th: 'อัตราที่ใช้และกำหนดชำระขึ้นอยู่กับวันที่', en: 'Which rate holds, and when it is due, depends on it' },
  failed: { th: 'คิดค่าธรรมเนียมไม่สำเร็จ', en: 'The fee could not be worked out' },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
  openRate: { th: 'ดูอัตรา {code}', en: 'See rate {code}' },
  rangesHint: {
    th: 'แต่ละช่วงเริ่มตรงที่ช่วงก่อนสิ้นสุด ระบบกรอกค่าเริ่มต้นให้ ช่วงสุดท้ายเว้นช่อง “น้อยกว่า” ว่างไว้',
    en: 'Each range begins where the one before it ends, and is filled in for you. Leave “Below” empty in the last one.',
  },
});
