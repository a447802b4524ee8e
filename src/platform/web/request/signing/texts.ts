/** Words of signing electronically. */
import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  manner: { th: 'การลงนาม', en: 'Signature' },
  sign: { th: 'ลงนามอิเล็กทรอนิกส์', en: 'Sign electronically' },
  signHelp: {
    th: 'ลงลายมือชื่อในแบบคำขอด้วยใบรับรองของท่าน',
    en: 'The application bears your signature, made with your certificate.',
  },
  not: { th: 'ไม่ลงนาม', en: 'Do not sign' },
  notHelp: { th: 'ส่งแบบคำขอโดยไม่มีลายมือชื่ออิเล็กทรอนิกส์', en: 'The application is sent without an electronic signature.' },
  certificate: { th: 'ใบรับรองที่ใช้ลงนาม', en: 'Signed with' },
  validTo: { th: 'ใช้ได้ถึง {date}', en: 'Valid until {date}' },
  password: { th: 'รหัสผ่านของใบรับรอง', en: 'Password of the certificate' },
  passwordHelp: {
    th: 'ไม่ใช่รหัสผ่านเข้าสู่ระบบ ใช้ลงนามครั้งนี้เท่านั้น และระบบไม่เก็บไว้',
    en: 'Not the one you sign in with. It is used for this signature alone, and not kept.',
  },
  noCertificate: { th: 'ท่านยังไม่มีใบรับรองสำหรับลงนาม', en: 'You have no certificate to sign with yet' },
  over: { th: 'ใบรับรองของท่านหมดอายุแล้ว', en: 'Your certificate has expired' },
  bringIn: { th: 'นำเข้าใบรับรอง (.p12)', en: 'Bring in a certificate (.p12)' },
  bringInHelp: {
    th: 'นำเข้าใบรับรองก่อน แล้วกลับมาดำเนินการอีกครั้ง',
    en: 'Please bring one in first, then come back to this step.',
  },
  loadFailed: { th: 'อ่านใบรับรองของท่านไม่ได้', en: 'Your certificate could not be read' },
  retry: { th: 'ลองใหม่', en: 'Try again' },

  // The copy signed in ink.
  attachScan: { th: 'แนบสำเนาที่ลงนามด้วยหมึก', en: 'Attach the copy signed in ink' },
  scanHelp: {
    th: 'พิมพ์เอกสารที่ออก ลงนามด้วยหมึก สแกนเป็น PDF แล้วแนบที่นี่ แนบแล้วเปลี่ยนไม่ได้',
    en: 'Print the issued document, sign it in ink, scan it as a PDF and attach it here. It cannot be changed afterwards.',
  },
  scan: { th: 'ไฟล์สแกน (PDF)', en: 'Scanned copy (PDF)' },
  scanMissing: { th: 'กรุณาเลือกไฟล์สแกนก่อน', en: 'Please choose the scanned copy first.' },
  attach: { th: 'แนบ', en: 'Attach' },
  goBack: { th: 'กลับ', en: 'Back' },
  attached: { th: 'แนบสำเนาที่ลงนามด้วยหมึกแล้ว', en: 'The copy signed in ink is attached' },
});
