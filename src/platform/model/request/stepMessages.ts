/** Why a step cannot be taken or signed. Said by the server alone, so that no screen loads it. */
import type { MessageCatalogue } from '#language/message.ts';

export const stepMessages = {
  operatorNotFound: { th: 'ไม่พบผู้ประกอบการที่ใช้งานได้ของคำขอนี้ กรุณาตรวจสอบการลงทะเบียนผู้ประกอบการ', en: 'The operator of this request is not registered or not usable. Please check the registration.' },
  effectiveDateNotFound: { th: 'ไม่พบวันที่เริ่มมีผลของเลขที่ {code} กรุณาแก้ไขทะเบียนก่อนดำเนินการ', en: 'It is not known since when {code} is in force. Please correct the register first.' },
  feeRateMissing: { th: 'ไม่พบอัตราค่าธรรมเนียมของเอกสารนี้ กรุณาแจ้งฝ่ายการเงินให้กำหนดอัตราก่อน', en: 'No fee rate was found for this document. Please ask finance to set one first.' },
  feeNotPaid: { th: 'ยังไม่ได้ชำระค่าธรรมเนียม กรุณารอการชำระก่อน', en: 'The fee is not paid yet. Please wait for the payment.' },
  signPasswordMissing: { th: 'กรุณากรอกรหัสผ่านของใบรับรองอิเล็กทรอนิกส์เพื่อลงนาม', en: 'Please enter the password of your certificate to sign.' },
  signNotHere: { th: 'ขั้นตอนนี้ไม่มีการลงนามอิเล็กทรอนิกส์ กรุณาดำเนินการโดยไม่ลงนาม', en: 'This step is not signed electronically. Please take it without signing.' },
  signingCertificateMissing: { th: 'ท่านยังไม่มีใบรับรองอิเล็กทรอนิกส์ที่ใช้งานอยู่ กรุณานำเข้าไฟล์ .p12 ก่อนลงนาม', en: 'You have no certificate in use. Please bring in your .p12 file before you sign.' },
  scanAttached: { th: 'แนบสำเนาที่ลงนามแล้ว จึงแนบซ้ำไม่ได้', en: 'The signed copy is attached already and cannot be attached again.' },
  scanNotHere: { th: 'แนบสำเนาได้เฉพาะเอกสารที่อนุมัติแล้วและลงนามด้วยหมึก', en: 'A signed copy belongs to a document that was approved to be signed in ink.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    steps: typeof stepMessages;
  }
}
