import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  none: { th: 'อัตรานี้ไม่มีการยกเว้น', en: 'This rate has no waivers' },
  noneYet: {
    th: 'ยังไม่มีการยกเว้น เพิ่มได้หากมีผู้ที่ไม่ต้องชำระตามอัตรานี้',
    en: 'No waivers yet. Add one if someone does not have to pay this rate.',
  },
  add: { th: 'เพิ่มการยกเว้น', en: 'Add a waiver' },
  addGeneral: { th: 'ช่วงเวลาหรือมูลค่าสินค้า', en: 'Period or goods value' },
  addDepartment: { th: 'หน่วยงาน', en: 'Agency' },
  addUser: { th: 'ผู้ประกอบการ', en: 'Operator' },
  addOperation: { th: 'การดำเนินการและวัตถุประสงค์', en: 'Operation and objective' },
  addCountry: { th: 'ประเทศ', en: 'Country' },
  addProduct: { th: 'วัตถุอันตราย', en: 'Product' },
});
