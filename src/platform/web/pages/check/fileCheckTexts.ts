import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ตรวจสอบไฟล์ PDF', en: 'Check a PDF file' },
  help: {
    th: 'มีไฟล์ของเอกสารหรือใบเสร็จอยู่ในมือ? ระบบจะบอกว่าตรงกับที่ออกหรือไม่ และใครลงนาม ไฟล์ใช้ตรวจเท่านั้น ไม่มีการเก็บไว้',
    en: 'Do you have the file of a document or receipt? You will see whether it is the one that was issued, and who signed it. The file is only looked at, and not kept.',
  },
  choose: { th: 'เลือกไฟล์ PDF', en: 'Choose a PDF file' },
  another: { th: 'ตรวจสอบไฟล์อื่น', en: 'Check another file' },
  drop: { th: 'หรือลากไฟล์มาวางที่นี่', en: 'or drop it here' },
  limit: { th: 'ไฟล์ PDF ขนาดไม่เกิน {size}', en: 'PDF, {size} at most' },
  checking: { th: 'กำลังตรวจสอบ {name}', en: 'Checking {name}' },
  stop: { th: 'หยุด', en: 'Stop' },
  failed: { th: 'ยังตรวจสอบไม่ได้', en: 'It could not be checked' },
  tooLarge: {
    th: 'ไฟล์มีขนาดใหญ่เกิน {size} กรุณาเลือกไฟล์ที่เล็กกว่านี้',
    en: 'The file is larger than {size}. Please choose a smaller one.',
  },
  empty: { th: 'ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์ใหม่', en: 'The file is empty. Please choose another one.' },

  issued: { th: 'ไฟล์นี้ตรงกับที่ออกทุกประการ', en: 'This file is exactly as it was issued' },
  changed: { th: 'ไฟล์นี้ถูกแก้ไข', en: 'This file was changed' },
  signed: { th: 'ไม่ใช่เอกสารที่ออกโดยระบบ แต่มีลายมือชื่อ', en: 'Not issued by this system, but signed' },
  doubtful: { th: 'ลายมือชื่อในไฟล์นี้เชื่อถือไม่ได้', en: 'The signatures in this file cannot be relied on' },
  unsigned: { th: 'ไม่ใช่ไฟล์ที่ออกโดยระบบ และไม่พบลายมือชื่อ', en: 'Not issued by this system, and not signed' },
  issuedText: {
    th: 'ไม่มีการแก้ไขแม้แต่ไบต์เดียวนับจากวันที่ออก สถานะของเอกสารในวันนี้แสดงไว้ด้านล่าง',
    en: 'Not a single byte has changed since it was issued. How the document stands today is shown below.',
  },
  changedText: {
    th: 'มีการแก้ไขหลังจากออกหรือลงนามแล้ว กรุณาอย่าใช้อ้างอิง และขอไฟล์ต้นฉบับจากผู้ถือเอกสาร',
    en: 'It was changed after it was issued or signed. Please do not rely on it, and ask its holder for the original file.',
  },
  signedText: {
    th: 'ระบบยืนยันได้เพียงว่าไฟล์ไม่ถูกแก้ไขหลังลงนาม กรุณาตรวจสอบว่าผู้ลงนามเป็นใครก่อนเชื่อถือ',
    en: 'All that is known is that it was not changed after it was signed. Please see who signed it before you rely on it.',
  },
  doubtfulText: {
    th: 'มีลายมือชื่อที่อ่านไม่ได้หรือไม่ถูกต้อง และไฟล์ไม่ตรงกับที่ออกโดยระบบ กรุณาอย่าใช้อ้างอิง',
    en: 'It bears a signature that is broken or cannot be read, and it is none that this system issued. Please do not rely on it.',
  },
  unsignedText: {
    th: 'ไฟล์นี้ไม่ตรงกับไฟล์ใดที่ระบบออก และไม่มีลายมือชื่ออิเล็กทรอนิกส์ หากพิมพ์แล้วสแกนใหม่ กรุณาตรวจสอบจาก QR code บนเอกสารแทน',
    en: 'It is no file that this system issued, and it bears no electronic signature. If it was printed and scanned, please use the QR code on the document instead.',
  },
  otherPaper: {
    th: 'ไฟล์นี้เป็นเอกสารอีกฉบับหนึ่ง ไม่ใช่ฉบับที่ท่านเปิดดูอยู่',
    en: 'This file is another document, not the one you are looking at.',
  },
  notThisPaper: {
    th: 'ไฟล์นี้ไม่ใช่ไฟล์ที่ออกให้ของเอกสารที่ท่านเปิดดูอยู่',
    en: 'This is not the file that was issued of the document you are looking at.',
  },

  paper: { th: 'ออกเป็น', en: 'Issued as' },
  number: { th: 'เลขที่', en: 'Number' },
  revision: { th: 'ฉบับที่', en: 'Revision' },
  issuedOn: { th: 'วันที่ออก', en: 'Issued on' },
  validUntil: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  noEnd: { th: 'ไม่มีกำหนด', en: 'No end' },
  today: { th: 'สถานะวันนี้', en: 'Today' },
  openPaper: { th: 'เปิดหน้าตรวจสอบของเอกสารนี้', en: 'Open the page of this document' },

  signatures: { th: 'ลายมือชื่อในไฟล์', en: 'Signatures in the file' },
  nobody: { th: 'อ่านชื่อผู้ลงนามไม่ได้', en: 'The signer cannot be read' },
  kept: { th: 'ไม่มีการแก้ไขหลังลงนาม', en: 'Unchanged since it was signed' },
  changedSince: { th: 'ไฟล์ถูกแก้ไขหลังลงนาม', en: 'Changed since it was signed' },
  worthless: { th: 'ใช้ยืนยันไม่ได้', en: 'Proves nothing' },
  signedAt: { th: 'ลงนามเมื่อ {at} น. ตามที่ผู้ลงนามระบุ', en: 'Signed at {at}, as the signer says' },
  certificateGood: { th: 'ใบรับรองยังไม่หมดอายุในเวลาที่ลงนาม', en: 'The certificate was valid at that time' },
  certificateBad: { th: 'ใบรับรองใช้ไม่ได้ในเวลาที่ลงนาม', en: 'The certificate was not valid at that time' },
  notAsked: {
    th: 'ระบบไม่ได้สอบถามว่าใบรับรองถูกเพิกถอนหรือไม่ และผู้ออกใบรับรองน่าเชื่อถือหรือไม่',
    en: 'Whether a certificate was revoked, or its issuer is to be trusted, was not asked.',
  },
});
