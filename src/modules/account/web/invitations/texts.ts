import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  invitations: { th: 'คำเชิญจากกิจการ', en: 'Invitations' },
  none: { th: 'ไม่มีคำเชิญที่รอคำตอบ', en: 'No invitations are waiting for you' },
  noneText: {
    th: 'เมื่อกิจการเชิญท่านเป็นพนักงานหรือผู้รับมอบอำนาจ คำเชิญจะแสดงที่นี่',
    en: 'When a company invites you to be its employee or agent, the invitation appears here.',
  },
  employee: { th: 'เชิญท่านเป็นพนักงาน', en: 'invites you to be its employee' },
  agent: { th: 'เชิญท่านเป็นผู้รับมอบอำนาจ', en: 'invites you to be its authorised agent' },
  offer: { th: 'รายละเอียดคำเชิญจาก {name}', en: 'Invitation from {name}' },
  idTax: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax number' },
  position: { th: 'ตำแหน่ง', en: 'Position' },
  documents: { th: 'สำหรับเอกสาร', en: 'For documents' },
  roles: { th: 'สิทธิที่จะได้รับ', en: 'Roles' },
  noRoles: { th: 'ยังไม่มี กิจการให้ภายหลังได้', en: 'None yet; the company can give some later' },
  days: { th: 'ระยะเวลา', en: 'Period' },
  openUntil: { th: 'ตอบได้ถึง', en: 'Reply by' },
  unknown: {
    th: 'หากท่านไม่รู้จักกิจการนี้ กรุณาปฏิเสธ จนกว่าท่านจะตอบรับ กิจการไม่เห็นข้อมูลใดของท่าน',
    en: 'If you do not know this company, decline. It sees none of your data until you accept.',
  },
  accept: { th: 'ตอบรับ', en: 'Accept' },
  decline: { th: 'ปฏิเสธ', en: 'Decline' },
  accepted: { th: 'ตอบรับคำเชิญของ {name} แล้ว', en: 'Invitation from {name} accepted' },
  declined: { th: 'ปฏิเสธคำเชิญของ {name} แล้ว', en: 'Invitation from {name} declined' },
});
