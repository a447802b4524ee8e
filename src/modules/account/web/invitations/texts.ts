import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  invitations: { th: 'คำเชิญจากกิจการ', en: 'Invitations' },
  none: { th: 'ไม่มีคำเชิญที่รอคำตอบ', en: 'No invitation waits for you' },
  noneText: {
    th: 'เมื่อกิจการเชิญท่านเป็นพนักงานหรือผู้รับมอบอำนาจ คำเชิญจะแสดงที่นี่',
    en: 'When a company asks you to be its employee or its agent, you find it here.',
  },
  employee: { th: 'เชิญท่านเป็นพนักงาน', en: 'asks you to be its employee' },
  agent: { th: 'เชิญท่านเป็นผู้รับมอบอำนาจ', en: 'asks you to be its authorised agent' },
  offer: { th: 'รายละเอียดคำเชิญจาก {name}', en: 'What {name} offers' },
  idTax: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax number' },
  position: { th: 'ตำแหน่ง', en: 'Position' },
  documents: { th: 'สำหรับเอกสาร', en: 'For documents' },
  roles: { th: 'สิทธิที่จะได้รับ', en: 'Roles' },
  noRoles: { th: 'ยังไม่มี กิจการให้ภายหลังได้', en: 'None yet; the company may give some later' },
  days: { th: 'ระยะเวลา', en: 'For the time' },
  openUntil: { th: 'ตอบได้ถึง', en: 'Open until' },
  unknown: {
    th: 'หากท่านไม่รู้จักกิจการนี้ กรุณาปฏิเสธ จนกว่าท่านจะตอบรับ กิจการไม่เห็นข้อมูลใดของท่าน',
    en: 'If you do not know this company, please decline. Until you accept, it sees nothing of you.',
  },
  accept: { th: 'ตอบรับ', en: 'Accept' },
  decline: { th: 'ปฏิเสธ', en: 'Decline' },
  accepted: { th: 'ตอบรับคำเชิญของ {name} แล้ว', en: 'You have accepted the invitation of {name}' },
  declined: { th: 'ปฏิเสธคำเชิญของ {name} แล้ว', en: 'You have declined the invitation of {name}' },
});
