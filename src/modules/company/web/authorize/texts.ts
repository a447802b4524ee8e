import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  invited: { th: 'ผู้รับมอบอำนาจต้องตอบรับก่อน', en: 'The agent must accept first' },
  invitedText: {
    th: 'กรุณากรอกเลขประจำตัวประชาชนและชื่อให้ตรงกับบัตร คำเชิญจะส่งถึงบุคคลนั้นเมื่อทั้งสองตรงกันและมีบัญชีในระบบ การมอบอำนาจมีผลเมื่อผู้รับมอบอำนาจตอบรับ',
    en: 'Enter the ID card number and name exactly as on the card. The invitation reaches the person only if both match and they have an account. The authorisation takes effect when the agent accepts.',
  },

  directors: { th: 'เลือกจากกรรมการที่มีอำนาจลงนาม', en: 'Choose from the directors with signing authority' },
  self: { th: 'มอบอำนาจด้วยตนเอง', en: 'Authorise others in one’s own name' },
  noDirectors: {
    th: 'ยังไม่มีกรรมการที่มีอำนาจลงนามในข้อมูลที่ลงทะเบียน กรุณากรอกเอง',
    en: 'No director with signing authority is registered. Enter the details yourself.',
  },

  chooseAll: { th: 'เลือกทั้งหมด', en: 'Choose all' },
  chooseNone: { th: 'ไม่เลือก', en: 'Choose none' },
  chosenTypes: { th: 'เลือกแล้ว {n} ประเภท', en: 'Chosen: {n}' },
  allTypes: { th: 'ไม่เลือก หมายถึงมอบได้ทุกประเภท', en: 'None selected: all types can be authorised' },

  rolesHelp: {
    th: 'ผู้รับมอบอำนาจใช้ได้เฉพาะเมนูที่บทบาทให้ และเฉพาะประเภทเอกสารที่เลือก',
    en: 'The agent can use only the menus of these roles, and only for the selected document types.',
  },
  noRolesChosen: { th: 'ยังไม่ได้เลือกบทบาท', en: 'No role selected yet' },

  willBegin: { th: 'จะเริ่มมีผลในอีก {n} วัน', en: 'Days until it takes effect: {n}' },
  daysLeft: { th: 'เหลืออีก {n} วัน', en: 'Days left: {n}' },
  lastDay: { th: 'มีผลถึงวันนี้เป็นวันสุดท้าย', en: 'Today is the last day' },
  endsSoon: {
    th: 'ใกล้สิ้นสุดแล้ว เหลืออีก {n} วัน หากต้องการให้ดำเนินการต่อ กรุณาแก้ไขวันที่สิ้นสุด',
    en: 'Ends soon. Days left: {n}. To extend it, change the end date.',
  },
  hasEnded: { th: 'สิ้นสุดแล้วเมื่อ {n} วันก่อน', en: 'Days since it ended: {n}' },
  isSuspended: { th: 'ระงับชั่วคราว: {reason}', en: 'Suspended: {reason}' },
  isRevoked: { th: 'เพิกถอนแล้ว: {reason}', en: 'Revoked: {reason}' },

  isWaiting: {
    th: 'ส่งคำเชิญแล้ว รอผู้รับมอบอำนาจตอบรับ จึงยังไม่มีผล',
    en: 'Invitation sent. The authorisation takes effect when the agent accepts.',
  },
  isDeclined: { th: 'ผู้รับมอบอำนาจไม่ตอบรับ', en: 'The agent has declined.' },
  isLapsed: {
    th: 'พ้นกำหนดตอบรับแล้ว หากยังต้องการ กรุณามอบอำนาจใหม่',
    en: 'The agent did not reply in time. If you still need it, create a new authorisation.',
  },

  edit: { th: 'แก้ไข', en: 'Edit' },
  suspend: { th: 'ระงับชั่วคราว', en: 'Suspend' },
  reinstate: { th: 'ให้มีผลอีกครั้ง', en: 'Reinstate' },
  revoke: { th: 'เพิกถอน', en: 'Revoke' },
  waitsForAgent: { th: 'รอผู้รับมอบอำนาจตอบรับ', en: 'Waiting for the agent to accept' },
  neverCounted: { th: 'ไม่ได้รับการตอบรับ เปลี่ยนแปลงไม่ได้', en: 'Not accepted; it can no longer be changed' },
  revokedStays: { th: 'เพิกถอนแล้ว เปลี่ยนแปลงไม่ได้', en: 'Revoked; it can no longer be changed' },
  suspendTitle: { th: 'ระงับอำนาจของ “{name}” ชั่วคราวหรือไม่', en: 'Suspend the authorisation of “{name}”?' },
  suspendText: {
    th: 'จะดำเนินการไม่ได้ทันที แม้กำลังใช้งานอยู่ จนกว่าท่านจะให้มีผลอีกครั้ง',
    en: 'It stops at once, even if the agent is signed in, until you reinstate it.',
  },
  reinstateTitle: { th: 'ให้อำนาจของ “{name}” มีผลอีกครั้งหรือไม่', en: 'Reinstate the authorisation of “{name}”?' },
  reinstateText: {
    th: 'จะดำเนินการได้อีกครั้งทันที ตามขอบเขตและระยะเวลาเดิม',
    en: 'It takes effect again at once, with the same scope and period.',
  },
  revokeTitle: { th: 'เพิกถอนอำนาจของ “{name}” หรือไม่', en: 'Revoke the authorisation of “{name}”?' },
  revokeText: {
    th: 'จะสิ้นสุดทันทีและนำกลับมาใช้ไม่ได้ หากต้องการอีก ต้องมอบอำนาจใหม่',
    en: 'It ends at once and cannot be reinstated. If you need it again, create a new authorisation.',
  },
  authorizerText: {
    th: 'การมอบอำนาจที่บุคคลนี้ให้ไว้แล้วยังมีผล จนกว่าท่านจะระงับหรือเพิกถอนเป็นรายการ',
    en: 'Authorisations given by this person stay in force until you suspend or revoke each of them.',
  },
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonHelp: { th: 'ผู้รับมอบอำนาจจะเห็นเหตุผลนี้', en: 'The agent will see this reason' },
  giveReason: { th: 'กรุณาระบุเหตุผล', en: 'Give a reason' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  suspended: { th: 'ระงับแล้ว', en: 'Suspended' },
  reinstated: { th: 'มีผลอีกครั้งแล้ว', en: 'Reinstated' },
  revoked: { th: 'เพิกถอนแล้ว', en: 'Revoked' },
  notConfirmed: {
    th: 'ยังไม่ได้บันทึก ข้อมูลในหน้านี้ยังอยู่ครบ กรุณาบันทึกและยืนยันด้วยรหัสทางอีเมล',
    en: 'Not saved yet. Your entries are still here: save again and confirm with the code sent by e-mail.',
  },

  authorizers: { th: 'ผู้มอบอำนาจ', en: 'Authorisers' },
  agents: { th: 'ผู้รับมอบอำนาจ', en: 'Authorised agents' },
});
