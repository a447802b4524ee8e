import { defineTexts } from '../i18n/texts.ts';

export const buttonTexts = defineTexts({
  // Begins with the words that are seen, as a word of its own.
  search: { th: 'ค้นหา เมนูและข้อมูล', en: 'Search menus and records' },
  short: { th: 'ค้นหา', en: 'Search' },
});
