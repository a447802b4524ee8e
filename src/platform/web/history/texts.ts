import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  nothing: { th: 'ยังไม่มีประวัติการแก้ไข', en: 'No history yet' },
  private: { th: 'รายละเอียดนี้เปิดให้ดูเฉพาะเจ้าของข้อมูล', en: 'Only the owner can see what was changed' },
  failed: { th: 'เปิดประวัติไม่ได้', en: 'The history could not be opened' },
  by: { th: 'โดย {by}', en: 'by {by}' },
  time: { th: '{at} น.', en: '{at}' },
  version: { th: 'รุ่นที่ {n}', en: 'Version {n}' },
  noChanges: { th: 'ไม่มีข้อมูลที่ท่านดูได้เปลี่ยนแปลง', en: 'Nothing that you can see was changed' },
  from: { th: 'จาก', en: 'from' },
  to: { th: 'เป็น', en: 'to' },
  added: { th: 'เพิ่ม', en: 'Added' },
  removed: { th: 'ลบ', en: 'Removed' },
  changed: { th: 'แก้ไข', en: 'Changed' },
  moved: { th: 'เปลี่ยนลำดับ', en: 'Moved' },
  showAll: { th: 'แสดงทั้งหมด', en: 'Show all' },
  showRest: { th: 'แสดงอีก {n} แถว', en: 'Show {n} more' },
  showLess: { th: 'แสดงย่อ', en: 'Show less' },
});
