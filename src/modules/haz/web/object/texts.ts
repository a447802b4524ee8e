import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  help: { th: 'พิมพ์ชื่อ ลำดับในบัญชี หรือเลข CAS', en: 'Type a name, a number in the list or a CAS number' },
  cas: { th: 'CAS {no}', en: 'CAS {no}' },
  noCas: { th: 'ไม่มีเลข CAS', en: 'No CAS number' },
  substance: { th: 'สารสำคัญ: {name}', en: 'Active substance: {name}' },
  add: { th: 'เพิ่ม “{name}” ในสารสำคัญ', en: 'Add “{name}” to the active substances' },
  added: { th: 'อยู่ในรายการสารสำคัญแล้ว', en: 'Already in the active substances' },
});
