import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ติดตามคำขอและค้นหาเอกสาร', en: 'Track a request or find a document' },
  help: {
    th: 'กรอกเลขที่คำขอหรือเลขที่เอกสาร พร้อมเลขประจำตัวของผู้ยื่น โดยไม่ต้องเข้าสู่ระบบ',
    en: 'Enter the number of the request or document and the identity number of the applicant. You do not need to sign in.',
  },
  code: { th: 'เลขที่คำขอหรือเลขที่เอกสาร', en: 'Request or document number' },
  codeHelp: { th: 'เช่น R30-69000123 หรือ TW12/2569', en: 'Such as R30-69000123 or TW12/2569' },
  idNumber: { th: 'เลขประจำตัวผู้เสียภาษีหรือเลขบัตรประชาชนของผู้ยื่น', en: 'Applicant’s tax number or ID card number' },
  idNumberHelp: { th: '13 หลัก', en: '13 digits' },
  find: { th: 'ค้นหา', en: 'Find' },
  fillInCode: { th: 'กรุณากรอกเลขที่คำขอหรือเลขที่เอกสาร', en: 'Enter the request or document number' },
  fillInNumber: { th: 'กรุณากรอกเลขประจำตัว 13 หลักของผู้ยื่น', en: 'Enter the applicant’s 13-digit identity number' },
  wrongNumber: {
    th: 'เลขประจำตัวไม่ถูกต้อง กรุณาตรวจสอบให้ครบ 13 หลัก',
    en: 'This number is not valid. Check all 13 digits',
  },

  findAgain: { th: 'ค้นหาใหม่', en: 'Search again' },
  facts: { th: 'ข้อมูลของคำขอ', en: 'Request details' },
  request: { th: 'เลขที่คำขอ', en: 'Request' },
  documentType: { th: 'เอกสาร', en: 'Document' },
  kind: { th: 'ประเภทคำขอ', en: 'Request type' },
  submittedOn: { th: 'วันที่ยื่น', en: 'Submitted' },
  days: { th: 'เวลาที่เจ้าหน้าที่ใช้', en: 'Time taken by officers' },
  daysText: { th: '{used} จาก {allowed} วันทำการ', en: '{used} of {allowed} working days' },
  number: { th: 'เลขที่เอกสาร', en: 'Document number' },
  validUntil: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  noEnd: { th: 'ไม่มีกำหนด', en: 'No expiry' },
  today: { th: 'สถานะวันนี้', en: 'Status today' },
  open: { th: 'เปิดหน้าตรวจสอบของเอกสารนี้', en: 'Open the verification page of this document' },
});
