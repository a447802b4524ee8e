import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  // The certificate in use.
  inUse: { th: 'ใบรับรองที่ใช้งาน', en: 'The certificate in use' },
  none: { th: 'ยังไม่มีใบรับรอง', en: 'No certificate yet' },
  noneHelp: {
    th: 'นำเข้าไฟล์ .p12 หรือ .pfx ที่ได้จากผู้ออกใบรับรอง เพื่อใช้ลงลายมือชื่อในเอกสาร',
    en: 'Bring in the .p12 or .pfx file from who issued it, to sign documents with.',
  },
  issuer: { th: 'ออกโดย', en: 'Issued by' },
  subject: { th: 'ออกให้แก่', en: 'Issued to' },
  validFrom: { th: 'ใช้ได้ตั้งแต่', en: 'Valid from' },
  validTo: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  algorithm: { th: 'ชนิดกุญแจ', en: 'Key' },
  serialNumber: { th: 'หมายเลขใบรับรอง', en: 'Serial number' },
  fingerprint: { th: 'ลายนิ้วมือ SHA-256', en: 'SHA-256 fingerprint' },
  chain: { th: 'สายใบรับรอง', en: 'Chain' },
  daysLeft: { th: 'เหลือ {n} วัน', en: 'Days left: {n}' },
  over: { th: 'หมดอายุแล้ว', en: 'Expired' },
  endsSoon: { th: 'ใบรับรองจะหมดอายุใน {n} วัน', en: 'The certificate ends soon. Days left: {n}' },
  endsSoonHelp: {
    th: 'กรุณาขอใบรับรองใหม่จากผู้ออกใบรับรอง แล้วนำเข้าก่อนวันหมดอายุ',
    en: 'Please ask who issued it for a new one, and bring it in before that day.',
  },
  isOver: { th: 'ใบรับรองหมดอายุแล้ว ใช้ลงลายมือชื่อไม่ได้', en: 'The certificate has expired and cannot be used to sign' },
  isOverHelp: { th: 'กรุณานำเข้าใบรับรองใหม่', en: 'Please bring in a new one.' },
  tryPassword: { th: 'ทดสอบรหัสผ่าน', en: 'Try the password' },
  tryTitle: { th: 'ทดสอบรหัสผ่านของใบรับรอง', en: 'Try the password of the certificate' },
  tryHelp: {
    th: 'ระบบเปิดใบรับรองด้วยรหัสผ่านนี้ครั้งเดียว และไม่เก็บรหัสผ่านไว้',
    en: 'The certificate is opened with it once. The password is not kept.',
  },
  tried: {
    th: 'รหัสผ่านถูกต้อง ใบรับรองพร้อมใช้ลงลายมือชื่อ',
    en: 'The password is right. The certificate is ready to sign with.',
  },
  giveUp: { th: 'เลิกใช้', en: 'Give up' },
  giveUpTitle: { th: 'เลิกใช้ใบรับรอง “{name}” หรือไม่', en: 'Give up the certificate “{name}”?' },
  giveUpText: {
    th: 'ระบบจะลบกุญแจของใบรับรองนี้ออก และท่านจะลงลายมือชื่อไม่ได้จนกว่าจะนำเข้าใบรับรองอีกครั้ง',
    en: 'Its key is deleted here, and you cannot sign until you bring in a certificate again.',
  },
  givenUp: { th: 'เลิกใช้ใบรับรองแล้ว', en: 'The certificate has been given up' },

  // Bringing one in.
  bringIn: { th: 'นำเข้าใบรับรอง', en: 'Bring in a certificate' },
  replace: { th: 'เปลี่ยนใบรับรอง', en: 'Replace the certificate' },
  replaceHelp: {
    th: 'ใบรับรองใหม่จะใช้แทนใบเดิม ใบเดิมเก็บไว้เป็นประวัติ',
    en: 'The new one takes the place of the one in use, which is kept as history.',
  },
  file: { th: 'ไฟล์ใบรับรอง', en: 'File of the certificate' },
  choose: { th: 'เลือกไฟล์', en: 'Choose a file' },
  chooseOther: { th: 'เลือกไฟล์อื่น', en: 'Choose another file' },
  drop: { th: 'หรือลากไฟล์มาวางที่นี่', en: 'or drop it here' },
  limits: { th: '.p12 หรือ .pfx ขนาดไม่เกิน 1 MB', en: '.p12 or .pfx, at most 1 MB' },
  filePassword: { th: 'รหัสผ่านของไฟล์', en: 'Password of the file' },
  filePasswordHelp: {
    th: 'รหัสผ่านที่ตั้งไว้เมื่อรับหรือส่งออกไฟล์ ไม่ใช่รหัสผ่านเข้าสู่ระบบ ระบบไม่เก็บรหัสผ่านนี้ และจะถามทุกครั้งที่ลงลายมือชื่อ',
    en: 'The one set when the file was received or exported, not the one you sign in with. It is not kept, and is asked for whenever you sign.',
  },
  name: { th: 'ชื่อเรียก (ไม่บังคับ)', en: 'Name (optional)' },
  test: { th: 'ทดสอบ', en: 'Test' },
  save: { th: 'บันทึก', en: 'Save' },
  saved: { th: 'บันทึกใบรับรองแล้ว', en: 'The certificate has been saved' },
  opened: { th: 'เปิดไฟล์ได้ และใช้ลงลายมือชื่อได้', en: 'The file opens, and can be used to sign' },
  openedHelp: {
    th: 'กรุณาตรวจสอบว่าเป็นใบรับรองของท่าน แล้วกดบันทึก ระบบจะส่งรหัสยืนยันตัวตนไปทางอีเมล',
    en: 'Please check that it is yours, then save. A code is sent to your e-mail.',
  },
  notNamed: {
    th: 'ใบรับรองไม่ได้ระบุเลขประจำตัวของท่านหรือกิจการ ระบบจึงไม่ได้ตรวจสอบว่าออกให้แก่ท่าน',
    en: 'The certificate names neither your number nor the company’s, so it was not checked that it is yours.',
  },
  refused: { th: 'ใช้ไฟล์นี้ไม่ได้', en: 'This file cannot be used' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  close: { th: 'ปิด', en: 'Close' },

  // Earlier ones.
  earlier: { th: 'ใบรับรองก่อนหน้า', en: 'Earlier certificates' },
  useThis: { th: 'ใช้ใบนี้', en: 'Use this one' },
  nowInUse: { th: 'ใช้ใบรับรองนี้แล้ว', en: 'This certificate is now in use' },
});
