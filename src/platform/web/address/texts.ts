import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  quick: { th: 'ค้นหาพื้นที่', en: 'Find the place' },
  quickHelp: {
    th: 'พิมพ์ชื่อตำบล อำเภอ จังหวัด หรือรหัสไปรษณีย์ แล้วเลือก ระบบจะเติมสี่ช่องถัดไปให้',
    en: 'Type a tambon, an amphur, a province or a postcode and choose: the next four fields are filled in.',
  },
  printed: { th: 'ที่อยู่ตามที่พิมพ์ในเอกสาร', en: 'The address as papers show it' },
  inThai: { th: 'ภาษาไทย', en: 'In Thai' },
  inEnglish: { th: 'ภาษาอังกฤษ', en: 'In English' },
  nothingYet: { th: 'ยังไม่ได้กรอกที่อยู่', en: 'Nothing has been filled in yet' },
});
