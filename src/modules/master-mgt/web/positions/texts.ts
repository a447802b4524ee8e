/** Texts around the block below a signature. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  preview: { th: 'ตัวอย่างเมื่อพิมพ์', en: 'As it will be printed' },
  thai: { th: 'เอกสารภาษาไทย', en: 'Thai documents' },
  english: { th: 'เอกสารภาษาอังกฤษ', en: 'English documents' },
  noEnglish: {
    th: 'ยังไม่มีข้อความภาษาอังกฤษ จึงใช้ลงนามเอกสารภาษาอังกฤษไม่ได้',
    en: 'There is no English text yet, so it cannot sign English documents.',
  },
});
