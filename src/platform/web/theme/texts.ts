import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  theme: { th: 'การแสดงผล', en: 'Appearance' },
  light: { th: 'สว่าง', en: 'Light' },
  dark: { th: 'มืด', en: 'Dark' },
  system: { th: 'ตามเครื่อง', en: 'Same as device' },
});
