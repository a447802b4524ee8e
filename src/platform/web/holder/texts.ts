import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'เอกสารที่มีผลใช้บังคับ', en: 'Documents in force' },
  loadFailed: { th: 'โหลดเอกสารที่มีผลใช้บังคับไม่สำเร็จ', en: 'The documents in force could not be loaded' },
  none: { th: 'ยังไม่มีเอกสารที่มีผลใช้บังคับ', en: 'No documents in force' },
  noneText: {
    th: 'ทะเบียน ใบอนุญาต ใบรับรอง และหนังสือที่ได้รับอนุมัติแล้วจะแสดงที่นี่',
    en: 'Registrations, licences, certificates and letters appear here once they are issued.',
  },
  noRight: {
    th: 'ท่านไม่มีสิทธิเปิดดูเอกสารของผู้ประกอบการ',
    en: 'You do not have permission to open documents of operators',
  },
  noRightText: {
    th: 'หากต้องการดู กรุณาติดต่อผู้ดูแลระบบหรือเจ้าของกิจการเพื่อขอสิทธิ',
    en: 'If you need to, ask the administrator or the owner of the company.',
  },
  kinds: { th: 'ประเภทเอกสาร', en: 'Document types' },
  all: { th: 'ทั้งหมด', en: 'All' },
  soonCount: { th: 'ใกล้หมดอายุ {n}', en: '{n} expiring soon' },
  expiredCount: { th: 'หมดอายุแล้ว {n}', en: '{n} expired' },
  showAll: { th: 'แสดงทั้งหมด {n} รายการ', en: 'Show all {n}' },
  showFewer: { th: 'แสดงเพียง {n} รายการ', en: 'Show only {n}' },
  someShown: {
    th: 'แสดง {n} จาก {all} รายการ กรุณาเลือกประเภท แล้วดูทั้งหมดในรายการ',
    en: 'Showing {n} of {all}. Choose a document type and open its list to see the rest.',
  },
  openList: { th: 'เปิดในรายการ', en: 'Open in the list' },
  openListOf: { th: 'เปิดในรายการ — {kind}', en: 'Open in the list – {kind}' },

  until: { th: 'ถึง {date}', en: 'Until {date}' },
  unlimited: { th: 'ไม่มีวันหมดอายุ', en: 'Does not expire' },
  daysLeft: { th: 'เหลือ {n} วัน', en: '{n} days left' },
  dayLeft: { th: 'เหลือ 1 วัน', en: '1 day left' },
  lastDay: { th: 'วันนี้เป็นวันสุดท้าย', en: 'Last day today' },
  soon: { th: 'ใกล้หมดอายุ {left}', en: 'Expires soon, {left}' },
  expiredDays: { th: 'หมดอายุแล้ว {n} วัน', en: 'Expired {n} days ago' },
  expiredDay: { th: 'หมดอายุเมื่อวานนี้', en: 'Expired yesterday' },
  suspended: { th: 'พักใช้', en: 'Suspended' },

  renew: { th: 'ต่ออายุ', en: 'Renew' },
  renewOf: { th: 'ต่ออายุ {number}', en: 'Renew {number}' },
  continueRenewal: { th: 'ทำคำขอต่อ', en: 'Continue' },
  continueRenewalOf: { th: 'ทำคำขอต่ออายุของ {number} ต่อ', en: 'Continue the renewal of {number}' },
  renewedBy: { th: 'ต่ออายุแล้ว เลขที่ {number}', en: 'Renewed as {number}' },
  filed: { th: 'สร้างฉบับร่างแล้ว กรุณาตรวจสอบแล้วยื่นคำขอ', en: 'Draft created. Check it and submit it.' },
});
