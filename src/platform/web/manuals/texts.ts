import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  manuals: { th: 'คู่มือการใช้งาน', en: 'Manuals' },
  manualsHelp: { th: 'ดาวน์โหลดไว้อ่านหรือพิมพ์', en: 'To read or print' },
});
