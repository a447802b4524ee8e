import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  drawing: { th: 'แผนภาพขั้นตอน {title}', en: 'Diagram: {title}' },
  keys: {
    th: 'ใช้ปุ่มลูกศรเพื่อไปยังสถานะและการดำเนินการถัดไป กด Enter เพื่อเลือกสถานะ',
    en: 'Use the arrow keys to move between states and actions; press Enter to choose a state.',
  },
  days: { th: '{n} วันทำการ', en: '{n} working days' },
  oneDay: { th: '1 วันทำการ', en: '1 working day' },
  end: { th: 'สิ้นสุด', en: 'End' },
  apart: { th: 'เป็นไปตามผลของคำขอ', en: 'Set by requests' },

  // A state and an arrow, as announced to screen readers.
  stateHeld: { th: '{state} อยู่ที่ {party}', en: '{state}, with the {party}' },
  stateHeldFor: { th: '{state} อยู่ที่ {party} ภายใน {days}', en: '{state}, with the {party} for {days}' },
  stateEnd: { th: '{state} สิ้นสุดเรื่อง', en: '{state}, final' },
  stateApart: { th: '{state} เป็นไปตามผลของคำขอ', en: '{state}, set by requests' },
  isVisited: { th: 'ผ่านมาแล้ว', en: 'already passed' },
  waysOut: { th: 'ทำได้: {ways}', en: 'Next steps: {ways}' },
  wayTo: { th: '{action} ไปยัง {to}', en: '{action} to {to}' },
  arrowTo: { th: '{action} จาก {from} ไปยัง {to} โดย{parties}', en: '{action}: from {from} to {to}, by {parties}' },
  arrowStays: { th: '{action} โดย{parties} สถานะยังเป็น {from}', en: '{action}: by {parties}, stays {from}' },
  system: { th: 'ระบบ', en: 'the system' },
  nothingDue: { th: 'เมื่อไม่มีสิ่งที่ต้องรอ', en: 'if there is nothing to wait for' },
  provided: { th: 'เมื่อ{guards}', en: 'if: {guards}' },
  withRemark: { th: 'ต้องระบุเหตุผล', en: 'with a reason' },

  legend: { th: 'สัญลักษณ์', en: 'Legend' },
  legendAhead: { th: 'เส้นทางหลัก', en: 'Main path' },
  legendOther: { th: 'เส้นทางอื่นและการส่งกลับ', en: 'Other paths and returns' },
  legendSystem: { th: 'ระบบดำเนินการเอง', en: 'Done by the system' },
  legendStay: { th: 'สถานะไม่เปลี่ยน', en: 'Status unchanged' },
  legendEnd: { th: 'สิ้นสุด', en: 'End' },
  legendLit: { th: 'สถานะที่เลือกและขั้นต่อไป', en: 'Selected state and its next steps' },
  legendHere: { th: 'สถานะปัจจุบันและขั้นต่อไป', en: 'Current state and its next steps' },
  legendVisited: { th: 'ผ่านมาแล้ว', en: 'Already passed' },
});
