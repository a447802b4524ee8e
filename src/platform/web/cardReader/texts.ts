import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  readCard: { th: 'อ่านข้อมูลจากบัตรประชาชน', en: 'Read from the ID card' },
  reading: { th: 'กำลังอ่านบัตร กรุณาเสียบบัตรค้างไว้', en: 'Reading. Leave the card in the reader.' },
  absent: { th: 'กรุณาเชื่อมต่อเครื่องอ่านบัตรก่อน', en: 'Connect the card reader first.' },
  absentHelp: {
    th: 'หากไม่มีเครื่องอ่านบัตร ท่านสามารถกรอกข้อมูลเองได้',
    en: 'If you have no card reader, you can enter the data yourself.',
  },
  noCard: {
    th: 'ไม่พบบัตรในเครื่องอ่าน กรุณาเสียบบัตรแล้วลองใหม่',
    en: 'There is no card in the reader. Insert it and try again.',
  },
  unreadable: {
    th: 'อ่านข้อมูลจากบัตรไม่ได้ กรุณาถอดบัตร เสียบใหม่ แล้วลองอีกครั้ง',
    en: 'The card could not be read. Remove it, insert it again and retry.',
  },
});
