import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ทดลองคำนวณค่าธรรมเนียม', en: 'Fee calculator' },
  intro: {
    th: 'ระบุคำขอที่ต้องการ ระบบจะแสดงค่าธรรมเนียมตามอัตราที่ใช้อยู่ พร้อมเหตุผลทีละขั้น ไม่มีการบันทึก',
    en: 'Describe a request to see its fee at the current rates, explained step by step. Nothing is saved.',
  },
  introDraft: {
    th: 'ลองใช้อัตราตามที่กรอกไว้ในแบบฟอร์มนี้ แม้ยังไม่ได้บันทึก',
    en: 'Uses the rate as entered in this form, even if it is not saved yet.',
  },
  introStored: {
    th: 'ลองใช้อัตรานี้กับคำขอที่ต้องการ ไม่มีการบันทึก',
    en: 'Applies this rate to a request. Nothing is saved.',
  },
  request: { th: 'คำขอ', en: 'Request' },
  waivers: { th: 'ข้อมูลที่อาจได้รับยกเว้น', en: 'Possible waivers' },
  waiversHelp: { th: 'กรอกเฉพาะที่เกี่ยวข้อง', en: 'Fill in only what applies' },
  clear: { th: 'ล้างข้อมูล', en: 'Clear' },
  toPay: { th: 'ค่าธรรมเนียมที่ต้องชำระ', en: 'Fee to be paid' },
  wouldBe: { th: 'จากเดิม', en: 'instead of' },
  baht: { th: 'บาท', en: 'baht' },
  waived: { th: 'ยกเว้นค่าธรรมเนียม', en: 'Waived' },
  free: { th: 'ไม่เก็บค่าธรรมเนียม', en: 'No fee' },
  due: { th: 'ชำระภายใน {date}', en: 'Due by {date}' },
  why: { th: 'ที่มาของค่าธรรมเนียม', en: 'How it was calculated' },
  oneMore: { th: 'กรอกอีกหนึ่งช่องเพื่อดูค่าธรรมเนียม', en: 'Fill in one more field to see the fee' },
  notKnown: { th: 'ยังคำนวณค่าธรรมเนียมไม่ได้', en: 'The fee cannot be calculated yet' },
  nothingAsked: { th: 'เลือกประเภทเอกสารเพื่อดูค่าธรรมเนียม', en: 'Choose a document type to see its fee' },
  nothingAskedHelp: {
    th: 'จำนวนหรือปริมาณที่ต้องใช้จะแสดงให้กรอกตามฐานการคิดของอัตรานั้น',
    en: 'Further quantities are asked for as the rate requires',
  },
  noDate: { th: 'ระบุวันที่เพื่อดูค่าธรรมเนียม', en: 'Enter a date to see the fee' },
  noDateHelp: { th: 'อัตราที่ใช้และกำหนดชำระขึ้นอยู่กับวันที่', en: 'The rate and the due date depend on it' },
  failed: { th: 'คำนวณค่าธรรมเนียมไม่สำเร็จ', en: 'The fee could not be calculated' },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
  openRate: { th: 'ดูอัตรา {code}', en: 'View rate {code}' },
  rangesHint: {
    th: 'แต่ละช่วงเริ่มตรงที่ช่วงก่อนสิ้นสุด ระบบกรอกค่าเริ่มต้นให้ ช่วงสุดท้ายเว้นช่อง “น้อยกว่า” ว่างไว้',
    en: 'Each range starts where the previous one ends; the start is filled in for you. Leave “Below” empty in the last range.',
  },
});
