import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  quick: { th: 'ค้นหาพื้นที่', en: 'Find the place' },
  quickHelp: {
    th: 'พิมพ์ชื่อตำบล อำเภอ จังหวัด หรือรหัสไปรษณีย์ แล้วเลือก ระบบจะเติมสี่ช่องถัดไปให้',
    en: 'Type a tambon, amphur, province or postcode and select it. The next four fields are filled in for you.',
  },
  printed: { th: 'ที่อยู่ตามที่พิมพ์ในเอกสาร', en: 'Address as printed on documents' },
  inThai: { th: 'ภาษาไทย', en: 'In Thai' },
  inEnglish: { th: 'ภาษาอังกฤษ', en: 'In English' },
  nothingYet: { th: 'ยังไม่ได้กรอกที่อยู่', en: 'No address entered yet' },
});
