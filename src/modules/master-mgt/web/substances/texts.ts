import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  noSynonyms: { th: 'ไม่มีชื่อพ้อง', en: 'No synonyms' },
  saveFirst: { th: 'จะแสดงหลังบันทึก', en: 'Shown after saving' },
  noObjects: { th: 'ยังไม่มีวัตถุอันตรายในบัญชีที่อ้างถึงรายการนี้', en: 'No listed substance refers to it yet' },
  objects: { th: 'วัตถุอันตรายในบัญชี', en: 'Listed substances' },
  number: { th: 'ลำดับในบัญชี', en: 'Number in the list' },
  name: { th: 'ชื่อ', en: 'Name' },
  type: { th: 'ชนิด', en: 'Type' },
  more: { th: 'และอีก {n} รายการ', en: 'and {n} more' },
  loadFailed: { th: 'โหลดรายการไม่สำเร็จ', en: 'The list could not be loaded' },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
});
