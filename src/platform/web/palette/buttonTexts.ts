import { defineTexts } from '../i18n/texts.ts';

export const buttonTexts = defineTexts({
  // Begins with the visible text, as a separate word.
  search: { th: 'ค้นหา เมนูและข้อมูล', en: 'Search menus and records' },
  short: { th: 'ค้นหา', en: 'Search' },
});
