import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  invited: { th: 'ผู้รับมอบอำนาจต้องตอบรับก่อน', en: 'The agent has to accept first' },
  invitedText: {
    th: 'กรุณากรอกเลขประจำตัวประชาชนและชื่อให้ตรงกับบัตร คำเชิญจะถึงเจ้าตัวเมื่อทั้งสองตรงกันและมีบัญชีในระบบ การมอบอำนาจมีผลเมื่อผู้รับมอบอำนาจตอบรับ',
    en: 'Please enter number and name as they stand on the card: the invitation reaches the person only where both agree and they have an account. The power counts once the agent accepts.',
  },

  directors: { th: 'เลือกจากกรรมการที่มีอำนาจลงนาม', en: 'Choose from the directors who may sign' },
  self: { th: 'มอบอำนาจด้วยตนเอง', en: 'Give powers oneself' },
  noDirectors: {
    th: 'ยังไม่มีกรรมการที่มีอำนาจลงนามในข้อมูลที่ลงทะเบียน กรุณากรอกเอง',
    en: 'No director who may sign is registered. Please fill it in.',
  },

  chooseAll: { th: 'เลือกทั้งหมด', en: 'Choose all' },
  chooseNone: { th: 'ไม่เลือก', en: 'Choose none' },
  chosenTypes: { th: 'เลือกแล้ว {n} ประเภท', en: 'Chosen: {n}' },
  allTypes: { th: 'ไม่เลือก หมายถึงมอบได้ทุกประเภท', en: 'None chosen: powers for all types' },

  rolesHelp: {
    th: 'ผู้รับมอบอำนาจใช้ได้เฉพาะเมนูที่บทบาทให้ และเฉพาะประเภทเอกสารที่เลือก',
    en: 'The agent has the menus of these roles, for the chosen types of document alone.',
  },
  noRolesChosen: { th: 'ยังไม่ได้เลือกบทบาท', en: 'No role is chosen yet' },

  willBegin: { th: 'จะเริ่มมีผลในอีก {n} วัน', en: 'Days until it takes effect: {n}' },
  daysLeft: { th: 'เหลืออีก {n} วัน', en: 'Days left: {n}' },
  lastDay: { th: 'มีผลถึงวันนี้เป็นวันสุดท้าย', en: 'Today is the last day' },
  endsSoon: {
    th: 'ใกล้สิ้นสุดแล้ว เหลืออีก {n} วัน หากต้องการให้ดำเนินการต่อ กรุณาแก้ไขวันที่สิ้นสุด',
    en: 'It ends soon. Days left: {n}. If it is to go on, please change its end.',
  },
  hasEnded: { th: 'สิ้นสุดแล้วเมื่อ {n} วันก่อน', en: 'Days since it ended: {n}' },
  isSuspended: { th: 'ระงับชั่วคราว: {reason}', en: 'Suspended: {reason}' },
  isRevoked: { th: 'เพิกถอนแล้ว: {reason}', en: 'Revoked: {reason}' },

  isWaiting: {
    th: 'ส่งคำเชิญแล้ว รอผู้รับมอบอำนาจตอบรับ จึงยังไม่มีผล',
    en: 'Invited, waiting: it does not count until the agent accepts.',
  },
  isDeclined: { th: 'ผู้รับมอบอำนาจไม่ตอบรับ', en: 'The agent has declined.' },
  isLapsed: {
    th: 'พ้นกำหนดตอบรับแล้ว หากยังต้องการ กรุณามอบอำนาจใหม่',
    en: 'The agent did not answer in time. To have it again, please give a new one.',
  },

  edit: { th: 'แก้ไข', en: 'Edit' },
  suspend: { th: 'ระงับชั่วคราว', en: 'Suspend' },
  reinstate: { th: 'ให้มีผลอีกครั้ง', en: 'Reinstate' },
  revoke: { th: 'เพิกถอน', en: 'Revoke' },
  waitsForAgent: { th: 'รอผู้รับมอบอำนาจตอบรับ', en: 'It waits for the agent' },
  neverCounted: { th: 'ไม่ได้รับการตอบรับ เปลี่ยนแปลงไม่ได้', en: 'Not accepted: it can no longer be changed' },
  revokedStays: { th: 'เพิกถอนแล้ว เปลี่ยนแปลงไม่ได้', en: 'Revoked: it can no longer be changed' },
  suspendTitle: { th: 'ระงับอำนาจของ “{name}” ชั่วคราวหรือไม่', en: 'Suspend the power of “{name}”?' },
  suspendText: {
    th: 'จะดำเนินการไม่ได้ทันที แม้กำลังใช้งานอยู่ จนกว่าท่านจะให้มีผลอีกครั้ง',
    en: 'It stops at once, also where they are signed in, until you reinstate it.',
  },
  reinstateTitle: { th: 'ให้อำนาจของ “{name}” มีผลอีกครั้งหรือไม่', en: 'Reinstate the power of “{name}”?' },
  reinstateText: {
    th: 'จะดำเนินการได้อีกครั้งทันที ตามขอบเขตและระยะเวลาเดิม',
    en: 'It counts again at once, for what and as long as it says.',
  },
  revokeTitle: { th: 'เพิกถอนอำนาจของ “{name}” หรือไม่', en: 'Revoke the power of “{name}”?' },
  revokeText: {
    th: 'จะสิ้นสุดทันทีและนำกลับมาใช้ไม่ได้ หากต้องการอีก ต้องมอบอำนาจใหม่',
    en: 'It ends at once and for good. To have it again, a new one must be given.',
  },
  authorizerText: {
    th: 'การมอบอำนาจที่บุคคลนี้ให้ไว้แล้วยังมีผล จนกว่าท่านจะระงับหรือเพิกถอนเป็นรายการ',
    en: 'Powers this person has given stay in force until you suspend or revoke each of them.',
  },
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonHelp: { th: 'ผู้รับมอบอำนาจจะเห็นเหตุผลนี้', en: 'The agent is shown this reason' },
  giveReason: { th: 'กรุณาระบุเหตุผล', en: 'Please give a reason' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  suspended: { th: 'ระงับแล้ว', en: 'Suspended' },
  reinstated: { th: 'มีผลอีกครั้งแล้ว', en: 'Reinstated' },
  revoked: { th: 'เพิกถอนแล้ว', en: 'Revoked' },
  notConfirmed: {
    th: 'ยังไม่ได้บันทึก ข้อมูลในหน้านี้ยังอยู่ครบ กรุณาบันทึกและยืนยันด้วยรหัสทางอีเมล',
    en: 'Not saved yet. What you filled in is kept: save it again and confirm it with the code by mail.',
  },

  authorizers: { th: 'ผู้มอบอำนาจ', en: 'Authorisers' },
  agents: { th: 'ผู้รับมอบอำนาจ', en: 'Authorised agents' },
});
