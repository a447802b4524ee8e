import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  department: { th: 'หน่วยงานที่รับผิดชอบ: {name}', en: 'Responsible: {name}' },
  openLicence: { th: 'ขออนุญาต (ชนิดที่ 3)', en: 'Apply for a licence (type 3)' },
  openNotice: { th: 'ยื่นใบแจ้ง (ชนิดที่ 2)', en: 'File a notice (type 2)' },
});
