import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  close: { th: 'ปิด', en: 'Close' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  loading: { th: 'กำลังโหลด', en: 'Loading' },
  active: { th: 'ใช้งาน', en: 'Active' },
  archived: { th: 'ยกเลิกการใช้งาน', en: 'Archived' },
  breadcrumb: { th: 'ตำแหน่งของหน้านี้', en: 'Where you are' },
  pages: { th: 'หน้าของรายการ', en: 'Pages of the list' },
  notices: { th: 'ข้อความแจ้ง', en: 'Messages' },
  range: { th: '{from}–{to} จาก {total} รายการ', en: '{from}–{to} of {total}' },
  rangeCapped: { th: '{from}–{to} จากกว่า {total} รายการ', en: '{from}–{to} of more than {total}' },
  none: { th: 'ไม่มีรายการ', en: 'No items' },
  perPage: { th: 'รายการต่อหน้า', en: 'Rows per page' },
  pageOf: { th: 'หน้า {page} จาก {pages}', en: 'Page {page} of {pages}' },
  first: { th: 'หน้าแรก', en: 'First page' },
  previous: { th: 'หน้าก่อน', en: 'Previous page' },
  next: { th: 'หน้าถัดไป', en: 'Next page' },
  last: { th: 'หน้าสุดท้าย', en: 'Last page' },
  atFirst: { th: 'เป็นหน้าแรกแล้ว', en: 'This is the first page' },
  atLast: { th: 'เป็นหน้าสุดท้ายแล้ว', en: 'This is the last page' },
  language: { th: 'ภาษา', en: 'Language' },
});
