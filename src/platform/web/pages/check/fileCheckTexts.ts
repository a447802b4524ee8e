import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ตรวจสอบไฟล์ PDF', en: 'Check a PDF file' },
  help: {
    th: 'หากท่านมีไฟล์ของเอกสารหรือใบเสร็จ ระบบจะแสดงว่าตรงกับที่ออกหรือไม่ และผู้ใดเป็นผู้ลงนาม ระบบใช้ไฟล์เพื่อตรวจสอบเท่านั้น และไม่เก็บไฟล์ไว้',
    en: 'Do you have the file of a document or receipt? See whether it matches the one that was issued, and who signed it. The file is only checked, and not kept.',
  },
  choose: { th: 'เลือกไฟล์ PDF', en: 'Choose a PDF file' },
  another: { th: 'ตรวจสอบไฟล์อื่น', en: 'Check another file' },
  drop: { th: 'หรือลากไฟล์มาวางที่นี่', en: 'or drop it here' },
  limit: { th: 'ไฟล์ PDF ขนาดไม่เกิน {size}', en: 'PDF, at most {size}' },
  checking: { th: 'กำลังตรวจสอบ {name}', en: 'Checking {name}' },
  stop: { th: 'หยุด', en: 'Stop' },
  failed: { th: 'ยังตรวจสอบไม่ได้', en: 'It could not be checked' },
  tooLarge: {
    th: 'ไฟล์มีขนาดใหญ่เกิน {size} กรุณาเลือกไฟล์ที่เล็กกว่านี้',
    en: 'The file is larger than {size}. Choose a smaller one.',
  },
  empty: { th: 'ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์ใหม่', en: 'The file is empty. Choose another one.' },

  issued: { th: 'ไฟล์นี้ตรงกับที่ออกทุกประการ', en: 'This file is exactly as issued' },
  changed: { th: 'ไฟล์นี้ถูกแก้ไข', en: 'This file has been changed' },
  signed: { th: 'ไม่ใช่เอกสารที่ออกโดยระบบ แต่มีลายมือชื่อ', en: 'Not issued by this system, but signed' },
  doubtful: { th: 'ลายมือชื่อในไฟล์นี้เชื่อถือไม่ได้', en: 'The signatures in this file cannot be trusted' },
  unsigned: { th: 'ไม่ใช่ไฟล์ที่ออกโดยระบบ และไม่พบลายมือชื่อ', en: 'Not issued by this system, and not signed' },
  issuedText: {
    th: 'ไม่มีการแก้ไขแม้แต่ไบต์เดียวนับจากวันที่ออก สถานะของเอกสารในวันนี้แสดงไว้ด้านล่าง',
    en: 'Not a single byte has changed since it was issued. The status of the document today is shown below.',
  },
  changedText: {
    th: 'มีการแก้ไขหลังจากออกหรือลงนามแล้ว กรุณาอย่าใช้อ้างอิง และขอไฟล์ต้นฉบับจากผู้ถือเอกสาร',
    en: 'It has been changed since it was issued or signed. Do not rely on it; ask the holder of the document for the original file.',
  },
  signedText: {
    th: 'ระบบยืนยันได้เพียงว่าไฟล์ไม่ถูกแก้ไขหลังลงนาม กรุณาตรวจสอบผู้ลงนามก่อนใช้อ้างอิง',
    en: 'The system can only confirm that the file was not changed after signing. Check who signed it before you rely on it.',
  },
  doubtfulText: {
    th: 'มีลายมือชื่อที่อ่านไม่ได้หรือไม่ถูกต้อง และไฟล์ไม่ตรงกับที่ออกโดยระบบ กรุณาอย่าใช้อ้างอิง',
    en: 'It has a signature that is not valid or cannot be read, and it does not match any file issued by this system. Do not rely on it.',
  },
  unsignedText: {
    th: 'ไฟล์นี้ไม่ตรงกับไฟล์ใดที่ระบบออก และไม่มีลายมือชื่ออิเล็กทรอนิกส์ หากพิมพ์แล้วสแกนใหม่ กรุณาตรวจสอบจาก QR code บนเอกสารแทน',
    en: 'It does not match any file issued by this system and has no electronic signature. If it was printed and scanned, use the QR code on the document instead.',
  },
  otherPaper: {
    th: 'ไฟล์นี้เป็นเอกสารอีกฉบับหนึ่ง ไม่ใช่ฉบับที่ท่านเปิดดูอยู่',
    en: 'This file is a different document from the one you are viewing.',
  },
  notThisPaper: {
    th: 'ไฟล์นี้ไม่ใช่ไฟล์ที่ออกให้ของเอกสารที่ท่านเปิดดูอยู่',
    en: 'This is not the issued file of the document you are viewing.',
  },

  paper: { th: 'ออกเป็น', en: 'Issued as' },
  number: { th: 'เลขที่', en: 'Number' },
  revision: { th: 'ฉบับที่', en: 'Revision' },
  issuedOn: { th: 'วันที่ออก', en: 'Issued on' },
  validUntil: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  noEnd: { th: 'ไม่มีกำหนด', en: 'No expiry' },
  today: { th: 'สถานะวันนี้', en: 'Status today' },
  openPaper: { th: 'เปิดหน้าตรวจสอบของเอกสารนี้', en: 'Open the verification page of this document' },

  signatures: { th: 'ลายมือชื่อในไฟล์', en: 'Signatures in the file' },
  nobody: { th: 'อ่านชื่อผู้ลงนามไม่ได้', en: 'The signer’s name cannot be read' },
  kept: { th: 'ไม่มีการแก้ไขหลังลงนาม', en: 'Not changed since signing' },
  changedSince: { th: 'ไฟล์ถูกแก้ไขหลังลงนาม', en: 'Changed since signing' },
  worthless: { th: 'ใช้ยืนยันไม่ได้', en: 'Cannot be verified' },
  signedAt: { th: 'ลงนามเมื่อ {at} น. ตามที่ผู้ลงนามระบุ', en: 'Signed at {at}, according to the signer' },
  certificateGood: { th: 'ใบรับรองยังไม่หมดอายุในเวลาที่ลงนาม', en: 'The certificate was valid at that time' },
  certificateBad: { th: 'ใบรับรองใช้ไม่ได้ในเวลาที่ลงนาม', en: 'The certificate was not valid at that time' },
  notAsked: {
    th: 'ระบบไม่ได้สอบถามว่าใบรับรองถูกเพิกถอนหรือไม่ และผู้ออกใบรับรองน่าเชื่อถือหรือไม่',
    en: 'The system did not check whether the certificate was revoked or whether its issuer can be trusted.',
  },
});
