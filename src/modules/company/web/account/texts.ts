import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  // Certificates of the company.
  certificateTitle: { th: 'ลายมือชื่ออิเล็กทรอนิกส์', en: 'Electronic signature' },
  noneOfCompany: {
    th: 'ยังไม่มีผู้ใดนำเข้าใบรับรองของกิจการนี้',
    en: 'Nobody has brought in a certificate for this company yet',
  },
  signer: { th: 'ผู้ลงนาม', en: 'Signer' },
  notInUse: { th: 'เลิกใช้แล้ว', en: 'No longer in use' },
  notActing: { th: 'ใบรับรองเป็นของผู้ที่ดำเนินการแทนกิจการ', en: 'Certificates belong to who acts for the company' },
  notActingHelp: {
    th: 'ท่านไม่ได้ดำเนินการแทนกิจการนี้อยู่ กรุณาเลือกกิจการนี้ที่มุมบนของหน้าจอก่อน',
    en: 'You do not act for this company now. Please choose it at the top of the page first.',
  },

  // Fee accounts.
  accounts: { th: 'บัญชีชำระค่าธรรมเนียม', en: 'Fee accounts' },
  edit: { th: 'แก้ไข', en: 'Edit' },
  putAside: { th: 'เลิกใช้บัญชี', en: 'Put aside' },
  putAsideTitle: { th: 'เลิกใช้บัญชี “{name}” หรือไม่', en: 'Put the account “{name}” aside?' },
  putAsideText: {
    th: 'ระบบจะไม่หักค่าธรรมเนียมจากบัญชีนี้อีก บัญชียังดูได้ในประวัติ',
    en: 'No fees are taken from it any more. It can still be seen among the earlier ones.',
  },
  wasPutAside: { th: 'เลิกใช้บัญชีแล้ว', en: 'The account has been put aside' },
  bringBack: { th: 'นำกลับมาใช้', en: 'Bring back' },
  broughtBack: { th: 'นำบัญชีกลับมาใช้แล้ว', en: 'The account is in use again' },
  nameDiffers: {
    th: 'ชื่อบัญชีไม่ตรงกับชื่อผู้ประกอบการ “{name}” กรุณาตรวจสอบว่าเป็นบัญชีของกิจการ',
    en: 'The account is not called as the operator is, “{name}”. Please check that it belongs to the company.',
  },
});
