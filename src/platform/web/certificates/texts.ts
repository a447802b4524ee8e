import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  // The certificate in use.
  inUse: { th: 'ใบรับรองที่ใช้งาน', en: 'Certificate in use' },
  none: { th: 'ยังไม่มีใบรับรอง', en: 'No certificate yet' },
  noneHelp: {
    th: 'นำเข้าไฟล์ .p12 หรือ .pfx ที่ได้จากผู้ออกใบรับรอง เพื่อใช้ลงลายมือชื่อในเอกสาร',
    en: 'Import the .p12 or .pfx file from the issuer to sign documents.',
  },
  issuer: { th: 'ออกโดย', en: 'Issued by' },
  subject: { th: 'ออกให้แก่', en: 'Issued to' },
  validFrom: { th: 'ใช้ได้ตั้งแต่', en: 'Valid from' },
  validTo: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  algorithm: { th: 'ชนิดกุญแจ', en: 'Key' },
  serialNumber: { th: 'หมายเลขใบรับรอง', en: 'Serial number' },
  fingerprint: { th: 'ลายนิ้วมือ SHA-256', en: 'SHA-256 fingerprint' },
  chain: { th: 'สายใบรับรอง', en: 'Certificate chain' },
  daysLeft: { th: 'เหลือ {n} วัน', en: 'Days left: {n}' },
  over: { th: 'หมดอายุแล้ว', en: 'Expired' },
  endsSoon: { th: 'ใบรับรองจะหมดอายุใน {n} วัน', en: 'The certificate expires soon. Days left: {n}' },
  endsSoonHelp: {
    th: 'กรุณาขอใบรับรองใหม่จากผู้ออกใบรับรอง แล้วนำเข้าก่อนวันหมดอายุ',
    en: 'Request a new certificate from the issuer, and import it before that day.',
  },
  isOver: { th: 'ใบรับรองหมดอายุแล้ว ใช้ลงลายมือชื่อไม่ได้', en: 'The certificate has expired and cannot be used to sign' },
  isOverHelp: { th: 'กรุณานำเข้าใบรับรองใหม่', en: 'Import a new certificate.' },
  tryPassword: { th: 'ทดสอบรหัสผ่าน', en: 'Test password' },
  tryTitle: { th: 'ทดสอบรหัสผ่านของใบรับรอง', en: 'Test the certificate password' },
  tryHelp: {
    th: 'ระบบเปิดใบรับรองด้วยรหัสผ่านนี้ครั้งเดียว และไม่เก็บรหัสผ่านไว้',
    en: 'The certificate is opened once with this password. The password is not stored.',
  },
  tried: {
    th: 'รหัสผ่านถูกต้อง ใบรับรองพร้อมใช้ลงลายมือชื่อ',
    en: 'The password is correct. The certificate is ready for signing.',
  },
  giveUp: { th: 'เลิกใช้', en: 'Stop using' },
  giveUpTitle: { th: 'เลิกใช้ใบรับรอง “{name}” หรือไม่', en: 'Stop using the certificate “{name}”?' },
  giveUpText: {
    th: 'ระบบจะลบกุญแจของใบรับรองนี้ออก และท่านจะลงลายมือชื่อไม่ได้จนกว่าจะนำเข้าใบรับรองอีกครั้ง',
    en: 'Its key will be deleted, and you cannot sign until you import a certificate again.',
  },
  givenUp: { th: 'เลิกใช้ใบรับรองแล้ว', en: 'The certificate is no longer in use' },

  // Importing a certificate.
  bringIn: { th: 'นำเข้าใบรับรอง', en: 'Import a certificate' },
  replace: { th: 'เปลี่ยนใบรับรอง', en: 'Replace the certificate' },
  replaceHelp: {
    th: 'ใบรับรองใหม่จะใช้แทนใบเดิม ใบเดิมเก็บไว้เป็นประวัติ',
    en: 'The new certificate replaces the one in use, which is kept in the history.',
  },
  file: { th: 'ไฟล์ใบรับรอง', en: 'Certificate file' },
  choose: { th: 'เลือกไฟล์', en: 'Choose a file' },
  chooseOther: { th: 'เลือกไฟล์อื่น', en: 'Choose another file' },
  drop: { th: 'หรือลากไฟล์มาวางที่นี่', en: 'or drop it here' },
  limits: { th: '.p12 หรือ .pfx ขนาดไม่เกิน 1 MB', en: '.p12 or .pfx, at most 1 MB' },
  filePassword: { th: 'รหัสผ่านของไฟล์', en: 'File password' },
  filePasswordHelp: {
    th: 'รหัสผ่านที่ตั้งไว้เมื่อรับหรือส่งออกไฟล์ ไม่ใช่รหัสผ่านเข้าสู่ระบบ ระบบไม่เก็บรหัสผ่านนี้ และจะถามทุกครั้งที่ลงลายมือชื่อ',
    en: 'The password set when the file was received or exported, not your sign-in password. It is not stored, and you are asked for it each time you sign.',
  },
  name: { th: 'ชื่อเรียก (ไม่บังคับ)', en: 'Name (optional)' },
  test: { th: 'ทดสอบ', en: 'Test' },
  save: { th: 'บันทึก', en: 'Save' },
  saved: { th: 'บันทึกใบรับรองแล้ว', en: 'The certificate has been saved' },
  opened: { th: 'เปิดไฟล์ได้ และใช้ลงลายมือชื่อได้', en: 'The file can be opened and used for signing' },
  openedHelp: {
    th: 'กรุณาตรวจสอบว่าเป็นใบรับรองของท่าน แล้วกดบันทึก ระบบจะส่งรหัสยืนยันตัวตนไปทางอีเมล',
    en: 'Check that it is your certificate, then save. A code will be sent to your e-mail.',
  },
  notNamed: {
    th: 'ใบรับรองไม่ได้ระบุเลขประจำตัวของท่านหรือกิจการ ระบบจึงไม่ได้ตรวจสอบว่าออกให้แก่ท่าน',
    en: 'The certificate contains neither your identity number nor the company’s, so the system did not check that it was issued to you.',
  },
  refused: { th: 'ใช้ไฟล์นี้ไม่ได้', en: 'This file cannot be used' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  close: { th: 'ปิด', en: 'Close' },

  // Earlier certificates.
  earlier: { th: 'ใบรับรองก่อนหน้า', en: 'Earlier certificates' },
  useThis: { th: 'ใช้ใบนี้', en: 'Use this one' },
  nowInUse: { th: 'ใช้ใบรับรองนี้แล้ว', en: 'This certificate is now in use' },
});
