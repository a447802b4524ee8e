import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  noRows: {
    th: 'ยังไม่มีเงื่อนไข เลือกจากรายการ หรือเขียนข้อความเอง',
    en: 'No conditions yet. Choose from the list, or write your own.',
  },
  noRowsRead: { th: 'ไม่มีเงื่อนไขที่เสนอ', en: 'No conditions were proposed' },
  addRow: { th: 'เพิ่มเงื่อนไข', en: 'Add a condition' },
  rowOf: { th: 'เงื่อนไขที่ {n}', en: 'Condition {n}' },
  rowPlace: { th: '{table} เงื่อนไขที่ {n}', en: '{table}, condition {n}' },
  removeRow: { th: 'ลบเงื่อนไขที่ {n}', en: 'Remove condition {n}' },
  removedRow: { th: 'ลบเงื่อนไขที่ {n} แล้ว', en: 'Condition {n} was removed' },
  fromList: { th: 'ตามรายการ', en: 'From the list' },
  changed: { th: 'แก้ข้อความแล้ว', en: 'Changed text' },
  written: { th: 'เขียนเอง', en: 'Written for this paper' },
  change: { th: 'แก้ข้อความ', en: 'Change the text' },
  changeOf: { th: 'แก้ข้อความของ{name}', en: 'Change the text of {name}' },
  asListed: { th: 'ใช้ข้อความตามรายการ', en: 'Use the text of the list' },
  asListedOf: { th: 'ใช้ข้อความตามรายการใน{name}', en: 'Use the text of the list for {name}' },
});
