/** Texts of electronic signing. */
import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  manner: { th: 'การลงนาม', en: 'Signature' },
  sign: { th: 'ลงนามอิเล็กทรอนิกส์', en: 'Sign electronically' },
  signHelp: {
    th: 'ลงลายมือชื่อในแบบคำขอด้วยใบรับรองของท่าน',
    en: 'Your signature is added to the application with your certificate.',
  },
  not: { th: 'ไม่ลงนาม', en: 'Do not sign' },
  notHelp: { th: 'ส่งแบบคำขอโดยไม่มีลายมือชื่ออิเล็กทรอนิกส์', en: 'The application is sent without an electronic signature.' },
  certificate: { th: 'ใบรับรองที่ใช้ลงนาม', en: 'Signed with' },
  validTo: { th: 'ใช้ได้ถึง {date}', en: 'Valid until {date}' },
  password: { th: 'รหัสผ่านของใบรับรอง', en: 'Certificate password' },
  passwordHelp: {
    th: 'ไม่ใช่รหัสผ่านเข้าสู่ระบบ ใช้ลงนามครั้งนี้เท่านั้น และระบบไม่เก็บไว้',
    en: 'Not your sign-in password. It is used only for this signature, and is not stored.',
  },
  noCertificate: { th: 'ท่านยังไม่มีใบรับรองสำหรับลงนาม', en: 'You have no signing certificate yet' },
  over: { th: 'ใบรับรองของท่านหมดอายุแล้ว', en: 'Your certificate has expired' },
  bringIn: { th: 'นำเข้าใบรับรอง (.p12)', en: 'Import a certificate (.p12)' },
  bringInHelp: {
    th: 'นำเข้าใบรับรองก่อน แล้วกลับมาดำเนินการอีกครั้ง',
    en: 'Import a certificate first, then come back to this step.',
  },
  loadFailed: { th: 'อ่านใบรับรองของท่านไม่ได้', en: 'Your certificate could not be loaded' },
  retry: { th: 'ลองใหม่', en: 'Try again' },

  // The copy signed in ink.
  attachScan: { th: 'แนบสำเนาที่ลงนามด้วยหมึก', en: 'Attach the copy signed in ink' },
  scanHelp: {
    th: 'พิมพ์เอกสารที่ออก ลงนามด้วยหมึก สแกนเป็น PDF แล้วแนบที่นี่ แนบแล้วเปลี่ยนไม่ได้',
    en: 'Print the issued document, sign it in ink, scan it as a PDF and attach it here. It cannot be changed afterwards.',
  },
  scan: { th: 'ไฟล์สแกน (PDF)', en: 'Scanned copy (PDF)' },
  scanMissing: { th: 'กรุณาเลือกไฟล์สแกนก่อน', en: 'Choose the scanned copy first.' },
  attach: { th: 'แนบ', en: 'Attach' },
  goBack: { th: 'กลับ', en: 'Back' },
  attached: { th: 'แนบสำเนาที่ลงนามด้วยหมึกแล้ว', en: 'The copy signed in ink is attached' },
});
