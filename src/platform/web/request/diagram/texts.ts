import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  drawing: { th: 'แผนภาพขั้นตอน {title}', en: 'Diagram: {title}' },
  keys: {
    th: 'ใช้ปุ่มลูกศรเพื่อไปยังสถานะและการดำเนินการถัดไป กด Enter เพื่อเลือกสถานะ',
    en: 'The arrow keys go from state to action and on; Enter chooses a state.',
  },
  days: { th: '{n} วันทำการ', en: '{n} working days' },
  oneDay: { th: '1 วันทำการ', en: '1 working day' },
  end: { th: 'สิ้นสุด', en: 'End' },
  apart: { th: 'เป็นไปตามผลของคำขอ', en: 'Follows from requests' },

  // A state and an arrow, as they are spoken.
  stateHeld: { th: '{state} อยู่ที่ {party}', en: '{state}, with the {party}' },
  stateHeldFor: { th: '{state} อยู่ที่ {party} ภายใน {days}', en: '{state}, with the {party} for {days}' },
  stateEnd: { th: '{state} สิ้นสุดเรื่อง', en: '{state}, where it ends' },
  stateApart: { th: '{state} เป็นไปตามผลของคำขอ', en: '{state}, which follows from requests' },
  isVisited: { th: 'ผ่านมาแล้ว', en: 'has been there' },
  waysOut: { th: 'ทำได้: {ways}', en: 'From here: {ways}' },
  wayTo: { th: '{action} ไปยัง {to}', en: '{action} to {to}' },
  arrowTo: { th: '{action} จาก {from} ไปยัง {to} โดย{parties}', en: '{action}: from {from} to {to}, by {parties}' },
  arrowStays: { th: '{action} โดย{parties} สถานะยังเป็น {from}', en: '{action}: by {parties}, stays {from}' },
  system: { th: 'ระบบ', en: 'the system' },
  nothingDue: { th: 'เมื่อไม่มีสิ่งที่ต้องรอ', en: 'where there is nothing to wait for' },
  provided: { th: 'เมื่อ{guards}', en: 'provided that: {guards}' },
  withRemark: { th: 'ต้องระบุเหตุผล', en: 'with a reason' },

  legend: { th: 'สัญลักษณ์', en: 'Legend' },
  legendAhead: { th: 'ทางหลัก', en: 'The main way' },
  legendWay: { th: 'ทางอื่นและทางกลับ', en: 'Other ways, and ways back' },
  legendSystem: { th: 'ระบบดำเนินการเอง', en: 'Done by the system' },
  legendStay: { th: 'สถานะไม่เปลี่ยน', en: 'Leaves the state as it is' },
  legendEnd: { th: 'สิ้นสุด', en: 'An end' },
  legendLit: { th: 'สถานะที่เลือกและทางออก', en: 'The state chosen, and its ways out' },
  legendHere: { th: 'สถานะปัจจุบันและทางออก', en: 'The state it is in, and its ways out' },
  legendVisited: { th: 'ผ่านมาแล้ว', en: 'Has been there' },
});
