import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  thai: { th: 'ลายมือชื่อในเอกสารภาษาไทย', en: 'In documents in Thai' },
  english: { th: 'ลายมือชื่อในเอกสารภาษาอังกฤษ', en: 'In documents in English' },
  none: { th: 'ยังไม่มี', en: 'None yet' },
});
