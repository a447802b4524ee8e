import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  // Texts of the certificates of the company.
  certificateTitle: { th: 'ลายมือชื่ออิเล็กทรอนิกส์', en: 'Electronic signature' },
  noneOfCompany: {
    th: 'ยังไม่มีผู้ใดนำเข้าใบรับรองของกิจการนี้',
    en: 'No certificate has been imported for this company yet',
  },
  signer: { th: 'ผู้ลงนาม', en: 'Signer' },
  notInUse: { th: 'เลิกใช้แล้ว', en: 'No longer in use' },
  notActing: { th: 'ใบรับรองเป็นของผู้ที่ดำเนินการแทนกิจการ', en: 'Certificates belong to the people who act for the company' },
  notActingHelp: {
    th: 'ท่านไม่ได้ดำเนินการแทนกิจการนี้อยู่ กรุณาเลือกกิจการนี้ที่มุมบนของหน้าจอก่อน',
    en: 'You are not acting for this company. Choose it at the top of the page first.',
  },

  // Texts of the fee accounts.
  accounts: { th: 'บัญชีชำระค่าธรรมเนียม', en: 'Fee accounts' },
  edit: { th: 'แก้ไข', en: 'Edit' },
  putAside: { th: 'เลิกใช้บัญชี', en: 'Stop using' },
  putAsideTitle: { th: 'เลิกใช้บัญชี “{name}” หรือไม่', en: 'Stop using the account “{name}”?' },
  putAsideText: {
    th: 'ระบบจะไม่หักค่าธรรมเนียมจากบัญชีนี้อีก บัญชียังดูได้ในประวัติ',
    en: 'Fees will no longer be debited from it. It is still shown in the history.',
  },
  wasPutAside: { th: 'เลิกใช้บัญชีแล้ว', en: 'The account is no longer in use' },
  bringBack: { th: 'นำกลับมาใช้', en: 'Use again' },
  broughtBack: { th: 'นำบัญชีกลับมาใช้แล้ว', en: 'The account is in use again' },
  nameDiffers: {
    th: 'ชื่อบัญชีไม่ตรงกับชื่อผู้ประกอบการ “{name}” กรุณาตรวจสอบว่าเป็นบัญชีของกิจการ',
    en: 'The account name differs from the operator’s name, “{name}”. Check that the account belongs to the company.',
  },
});
