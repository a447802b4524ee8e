import { defineTexts } from '../i18n/texts.ts';

export const buttonTexts = defineTexts({
  search: { th: 'ค้นหาเมนูและข้อมูล', en: 'Search menus and records' },
  short: { th: 'ค้นหา', en: 'Search' },
});
