import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ตรวจสอบเอกสาร', en: 'Document verification' },
  notValid: { th: 'ไม่มีผลใช้บังคับ', en: 'Not valid' },
  renewed: { th: 'ต่ออายุแล้ว', en: 'Renewed' },
  unknown: { th: 'ไม่พบเอกสารนี้', en: 'Document not found' },

  validText: {
    th: 'เอกสารนี้ออกโดยหน่วยงาน และมีผลใช้บังคับในวันนี้',
    en: 'This document was issued by the department and is in force today.',
  },
  expiredText: { th: 'เอกสารนี้หมดอายุเมื่อวันที่ {date}', en: 'This document expired on {date}.' },
  suspendedText: { th: 'เอกสารนี้ถูกพักใช้อยู่', en: 'This document is suspended at present.' },
  revokedText: { th: 'เอกสารนี้ถูกเพิกถอนแล้ว', en: 'This document has been revoked.' },
  cancelledText: { th: 'เอกสารนี้ถูกยกเลิกแล้ว', en: 'This document has been cancelled.' },
  usedUpText: {
    th: 'ใช้สิทธิตามเอกสารนี้ไปแล้วโดย{type} เลขที่ {number} เมื่อวันที่ {date}',
    en: 'This document was used up by {type} {number} on {date}.',
  },
  replacedText: {
    th: 'ฉบับที่ {revision} นี้ถูกแทนที่ด้วยฉบับแก้ไขที่ {current} แล้ว กรุณาขอฉบับล่าสุดจากผู้ถือเอกสาร',
    en: 'This is revision {revision}; it has been replaced by revision {current}. Ask the holder of the document for the latest one.',
  },
  baseNotInForceText: {
    th: 'เอกสารนี้ออกโดยหน่วยงาน แต่ใช้อ้างอิงไม่ได้ในวันนี้ เพราะเอกสารที่เป็นฐานไม่มีผลใช้บังคับ: {bases}',
    en: 'This document was issued by the department, but do not rely on it today: it rests on a document that is not in force: {bases}.',
  },
  renewedText: { th: 'ออกฉบับต่ออายุแล้ว เลขที่ {number}', en: 'Renewed under the number {number}.' },
  unknownText: {
    th: 'ไม่มีเอกสารตามรหัสนี้ กรุณาสแกนรหัสบนเอกสารอีกครั้ง หากยังไม่พบ เอกสารนั้นอาจไม่ได้ออกโดยหน่วยงาน กรุณาสอบถามหน่วยงานก่อนใช้อ้างอิง',
    en: 'No document has this code. Scan the code on the document again. If it is still not found, the document may not have been issued by the department. Ask the department before you rely on it.',
  },
  failed: { th: 'ยังตรวจสอบไม่ได้', en: 'It could not be checked' },
  tryAgain: { th: 'ลองอีกครั้ง', en: 'Try again' },

  facts: { th: 'ข้อมูลของเอกสาร', en: 'Document details' },
  documentType: { th: 'เอกสาร', en: 'Document' },
  kind: { th: 'ประเภทคำขอ', en: 'Request type' },
  number: { th: 'เลขที่', en: 'Number' },
  revision: { th: 'ฉบับที่', en: 'Revision' },
  holder: { th: 'ออกให้แก่', en: 'Issued to' },
  department: { th: 'ออกโดย', en: 'Issued by' },
  issuedOn: { th: 'วันที่ออก', en: 'Issued on' },
  validUntil: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  noEnd: { th: 'ไม่มีกำหนด', en: 'No expiry' },

  compare: {
    th: 'กรุณาเทียบเลขที่ ชื่อ และวันที่กับเอกสารของท่าน หากไม่ตรงกัน เอกสารนั้นไม่ใช่ฉบับที่หน่วยงานออกให้',
    en: 'Compare the number, name and dates with your document. If they differ, it is not the one the department issued.',
  },
  checkedAt: { th: 'ตรวจสอบเมื่อ {at} น. ตามเวลาประเทศไทย', en: 'Checked at {at}, Thai time' },
  track: { th: 'ติดตามคำขอหรือค้นหาเอกสารจากเลขที่', en: 'Track a request, or find a document by its number' },
  print: { th: 'พิมพ์ผลการตรวจสอบ', en: 'Print this result' },
});
