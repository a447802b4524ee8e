/** Messages for refused requests. */
import type { MessageCatalogue } from '#language/message.ts';

export const requestMessages = {
  certificateInProcess: {
    th: 'เลขที่ใบรับรองนี้อยู่ระหว่างดำเนินการในคำขอ {code} กรุณารอให้คำขอนั้นสิ้นสุด หรือยกเลิกคำขอนั้นก่อน',
    en: 'This certificate is already in process in request {code}. Wait until that request has ended, or cancel it first.',
  },
  alreadyInProcess: {
    th: 'เลขที่ใบรับรองนี้อยู่ระหว่างดำเนินการ กรุณารอให้คำขอเดิมสิ้นสุดก่อน',
    en: 'This certificate is already in process. Wait until the other request has ended.',
  },
  staleBase: {
    th: 'เอกสารฉบับที่ {base} ซึ่งคำขอนี้อ้างถึงถูกแทนที่ด้วยฉบับที่ {current} แล้ว กรุณาเปรียบเทียบและทำคำขอใหม่จากฉบับปัจจุบัน',
    en: 'This request was made from revision {base}, but revision {current} has been issued since. Compare the two and make a new request from the current revision.',
  },
  neverRenewed: {
    th: 'เอกสารนี้ไม่มีวันหมดอายุ จึงไม่ต้องต่ออายุ หากข้อมูลเปลี่ยนให้ยื่นขอแก้ไขเปลี่ยนแปลง',
    en: 'This document does not expire, so it does not need to be renewed. If the details have changed, file a change request.',
  },
  notInForce: {
    th: 'ใบรับรองเลขที่ {code} ไม่อยู่ในสถานะที่มีผลใช้บังคับ จึงดำเนินการนี้ไม่ได้',
    en: 'Certificate {code} is not in force, so this cannot be done.',
  },
  certificateUsedUp: {
    th: 'ใบรับรองเลขที่ {code} ใช้สิทธิไปแล้วโดยเอกสารเลขที่ {by} เมื่อวันที่ {date} จึงแก้ไข ต่ออายุ หรือยกเลิกไม่ได้',
    en: 'Certificate {code} was used up by document {by} on {date}, so it can no longer be changed, renewed or cancelled.',
  },
  certificateExpired: {
    th: 'ใบรับรองเลขที่ {code} หมดอายุเมื่อ {date} แล้ว กรุณายื่นคำขอใหม่',
    en: 'Certificate {code} expired on {date}. File a new request.',
  },
  departmentMissing: {
    th: 'ยังไม่ได้กำหนดหน่วยงานที่รับ “{type}” กรุณาแจ้งผู้ดูแลระบบ',
    en: 'No department is set to receive “{type}”. Contact the administrator.',
  },
  attachmentExpired: {
    th: 'เอกสารแนบ “{name}” หมดอายุเมื่อ {date} กรุณาแนบฉบับที่ยังไม่หมดอายุ',
    en: 'The attachment “{name}” expired on {date}. Attach one that is valid.',
  },
  attachmentMissing: { th: 'กรุณาแนบ “{name}”', en: 'Attach “{name}”.' },
  checkFirst: {
    th: 'กรุณาบันทึกผลการตรวจสอบก่อนเสนอผู้มีอำนาจลงนาม',
    en: 'Record the check result before you send the request to the signatory.',
  },
  checkNotPassed: {
    th: 'ผลการตรวจสอบไม่ผ่าน จึงเสนอผู้มีอำนาจลงนามไม่ได้ กรุณาส่งกลับให้แก้ไข หรือไม่อนุมัติ',
    en: 'The check was not passed, so the request cannot be sent to the signatory. Send it back for correction, or refuse it.',
  },
  checkResultMissing: { th: 'กรุณาเลือกผลการตรวจสอบ', en: 'Choose the check result.' },
  fourEyes: {
    th: 'ผู้ที่ยื่น รับ ตรวจ หรือแก้ไขคำขอนี้อนุมัติเองไม่ได้ กรุณาให้ผู้อื่นอนุมัติ',
    en: 'You filed, received, checked or changed this request, so you cannot approve it. Ask someone else to approve it.',
  },
  changedSinceCheck: {
    th: 'ผู้ยื่นได้แก้ไขเอกสารหลังการตรวจสอบแล้ว จึงย้อนสถานะไม่ได้ กรุณารอให้ผู้ยื่นส่งคำขออีกครั้งแล้วตรวจสอบใหม่',
    en: 'The operator has changed the document since the check, so the step cannot be undone. Wait until they submit it again, then check it again.',
  },
  waitsForUnlocked: {
    th: 'เปิดให้ผู้ยื่นแก้ไขบางช่องอยู่ กรุณารอให้ผู้ยื่นส่งกลับก่อน',
    en: 'Some fields are unlocked for the operator. Wait until they send their corrections.',
  },
  nothingUnlocked: { th: 'ไม่มีช่องที่เปิดให้แก้ไข', en: 'No fields are unlocked for you.' },
  unlockWhich: { th: 'กรุณาเลือกช่องที่จะเปิดให้ผู้ยื่นแก้ไข', en: 'Choose the fields to unlock for the operator.' },
  notUnlockable: {
    th: 'เปิดช่อง “{name}” ไม่ได้ กรุณาเลือกจากรายการ',
    en: 'The field “{name}” cannot be unlocked. Choose from the list.',
  },
  notEditableNow: {
    th: 'คำขอในสถานะ “{status}” แก้ไขไม่ได้',
    en: 'A request with the status “{status}” cannot be changed.',
  },
  fieldNotEditableNow: {
    th: 'แก้ไข “{label}” ไม่ได้ในสถานะ “{status}”',
    en: '“{label}” cannot be changed while the status is “{status}”.',
  },
  warningsNotAcknowledged: {
    th: 'มีคำเตือน {n} ข้อที่ต้องยืนยันก่อนยื่น กรุณาอ่านและยืนยันว่ารับทราบทุกข้อ หรือแก้ไขเอกสาร',
    en: 'Warnings to confirm before you submit: {n}. Read and confirm each of them, or change the document.',
  },
  onlyDraftsGo: {
    th: 'ลบได้เฉพาะฉบับร่างที่ยังไม่เคยยื่น คำขอที่ยื่นแล้วกรุณาใช้ “ยกเลิกคำขอ” แทน',
    en: 'Only drafts that were never submitted can be deleted. For a submitted request, use “Cancel request” instead.',
  },
  baseNotCurrent: {
    th: 'เอกสารที่เลือกไม่ใช่ฉบับที่ใช้อยู่ กรุณาเปิดฉบับปัจจุบันจากทะเบียน',
    en: 'This is not the revision in force. Open the current one from the register.',
  },
  renewalExists: { th: 'มีคำขอต่ออายุของใบรับรองนี้แล้ว', en: 'A renewal of this certificate has already been filed.' },
  holderMissing: {
    th: 'ไม่พบผู้ประกอบการ กรุณาเลือกผู้ที่ท่านกระทำการแทนก่อนยื่นคำขอ',
    en: 'Operator not found. Choose who you act for before you file.',
  },
  documentTypeNeeded: {
    th: 'กรุณาระบุประเภทเอกสารเป็นอย่างใดอย่างหนึ่ง: {types}',
    en: 'State the document type, one of: {types}.',
  },
  holderNotRegistered: {
    th: 'ไม่พบผู้ประกอบการที่ลงทะเบียนและใช้งานได้ กรุณาเลือกบริษัทหรือบุคคลจากรายการ',
    en: 'No active registered operator was found. Choose a company or a person from the list.',
  },
  holderNotNamed: {
    th: 'ยังไม่ได้ระบุผู้ประกอบการที่เกี่ยวข้อง กรุณากรอก “{label}” ก่อนอนุมัติ',
    en: 'The operator concerned is not specified yet. Fill in “{label}” before approval.',
  },
  holderOfAnother: {
    th: 'เอกสารนี้ออกให้แก่ {name} แล้ว จึงเปลี่ยนเป็นผู้ประกอบการอื่นไม่ได้ กรุณาจัดทำเอกสารใหม่',
    en: 'This document was issued to {name} and cannot be transferred to another operator. Prepare a new document.',
  },
  officeWithoutDepartment: {
    th: 'บัญชีของท่านไม่ได้สังกัดหน่วยงาน จึงเริ่มเอกสารนี้ไม่ได้ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'Your account does not belong to a department, so you cannot start this document. Contact the administrator.',
  },
  filedByYourself: {
    th: 'ท่านเป็นผู้ยื่นคำขอนี้แทนผู้ประกอบการ กรุณาให้เจ้าหน้าที่คนอื่นรับและพิจารณา',
    en: 'You filed this request for the operator. Ask another officer to receive and decide it.',
  },
  registerDates: {
    th: 'วันหมดอายุต้องไม่ก่อนวันที่มีผล กรุณาแก้ไข',
    en: 'The expiry date must not be before the effective date. Correct it.',
  },
  registerExpiryTooLate: {
    th: 'วันหมดอายุต้องไม่หลังวันที่ {date} ซึ่งเป็นวันหมดอายุของเอกสารที่อ้างอิง กรุณาแก้ไข',
    en: 'The expiry date must not be after {date}, when a document it depends on expires. Correct it.',
  },
  issuedIsFinal: {
    th: 'เอกสารที่ออกแล้วแก้ไขหรือลบไม่ได้ กรุณายื่นคำขอแก้ไข',
    en: 'An issued document cannot be changed or deleted. File a change request.',
  },
  certificateNotFound: {
    th: 'ไม่พบใบรับรองเลขที่นี้ หรือใบรับรองไม่มีผลใช้บังคับ กรุณาตรวจสอบเลขที่',
    en: 'The certificate was not found, or is not in force. Check the number.',
  },
  lettersNotPrintable: {
    th: 'พิมพ์เอกสารไม่ได้ เนื่องจากมีอักขระที่ไม่มีในแบบอักษร: {letters} กรุณาแก้ไขข้อความแล้วลองใหม่',
    en: 'The document cannot be printed: its typeface does not have {letters}. Change the text and try again.',
  },
  printFailed: {
    th: 'จัดทำเอกสารไม่สำเร็จ ยังไม่มีการเปลี่ยนแปลงใด ๆ กรุณาลองใหม่ หากยังไม่สำเร็จกรุณาแจ้งผู้ดูแลระบบ',
    en: 'The document could not be produced, and nothing was changed. Try again; if the problem continues, contact the administrator.',
  },
  paperNotKept: {
    th: 'เอกสารนี้บันทึกจากฉบับกระดาษ ระบบจึงไม่มีไฟล์ของเอกสาร กรุณาดูจากต้นฉบับ',
    en: 'This document was recorded from paper, so the system has no file of it. Refer to the original.',
  },
  referredNotFound: {
    th: 'ไม่พบ{what}ที่เลือกในทะเบียน กรุณาเลือกใหม่จากรายการ',
    en: 'The selected {what} was not found in the register. Choose again from the list.',
  },
  referredOtherType: {
    th: '{number} ({name}) เป็น “{type}” ซึ่งใช้ในคำขอนี้ไม่ได้ กรุณาเลือกรายการประเภทอื่น',
    en: '{number} ({name}) is a “{type}”, which cannot be used here. Choose one of another type.',
  },
  referredExpired: {
    th: '{number} ({name}) หมดอายุเมื่อ {date} กรุณาต่ออายุก่อน หรือเลือกรายการอื่น',
    en: '{number} ({name}) expired on {date}. Renew it first, or choose another.',
  },
  referredBaseNotInForce: {
    th: 'เอกสารที่ {number} ({name}) ใช้อ้างอิงไม่มีผลใช้บังคับ กรุณาเลือกรายการอื่น',
    en: '{number} ({name}) rests on a document that is not in force. Choose another.',
  },
  referredSuspended: {
    th: '{number} ({name}) ถูกพักใช้อยู่ กรุณารอจนกว่าจะยกเลิกการพักใช้ หรือเลือกรายการอื่น',
    en: '{number} ({name}) is suspended. Wait until it is reinstated, or choose another.',
  },
  referredRevoked: {
    th: '{number} ({name}) ถูกเพิกถอนแล้ว กรุณาเลือกรายการอื่น',
    en: '{number} ({name}) has been revoked. Choose another.',
  },
  referredCancelled: {
    th: '{number} ({name}) ถูกยกเลิกแล้ว กรุณาเลือกรายการอื่น',
    en: '{number} ({name}) has been cancelled. Choose another.',
  },
  referredUsedUp: {
    th: '{number} ({name}) ใช้สิทธิไปแล้วโดย{type} เลขที่ {by} เมื่อวันที่ {date} กรุณาเลือกรายการอื่น',
    en: '{number} ({name}) was used up by {type} {by} on {date}. Choose another.',
  },
  referredReplaced: {
    th: '{number} ({name}) มีฉบับที่ {current} แล้วตั้งแต่เลือกไว้ กรุณากด “ใช้ฉบับปัจจุบัน” แล้วตรวจสอบข้อมูลอีกครั้ง',
    en: 'Revision {current} of {number} ({name}) has been issued since it was chosen. Select “Use the current revision” and check the data again.',
  },
  operatorNotFound: {
    th: 'ไม่พบผู้ประกอบการที่ใช้งานได้ของคำขอนี้ กรุณาตรวจสอบการลงทะเบียนผู้ประกอบการ',
    en: 'The operator of this request is not registered or not active. Check the operator’s registration.',
  },
  effectiveDateNotFound: {
    th: 'ไม่พบวันที่เริ่มมีผลของเลขที่ {code} กรุณาแก้ไขทะเบียนก่อนดำเนินการ',
    en: 'The effective date of {code} was not found. Correct the register first.',
  },
  feeRateMissing: {
    th: 'ไม่พบอัตราค่าธรรมเนียมของเอกสารนี้ กรุณาแจ้งฝ่ายการเงินให้กำหนดอัตราก่อน',
    en: 'No fee rate was found for this document. Ask finance to set one first.',
  },
  feeNotPaid: {
    th: 'ยังไม่ได้ชำระค่าธรรมเนียม กรุณารอการชำระก่อน',
    en: 'The fee is not paid yet. Wait for the payment.',
  },
  signPasswordMissing: {
    th: 'กรุณากรอกรหัสผ่านของใบรับรองอิเล็กทรอนิกส์เพื่อลงนาม',
    en: 'Enter the password of your certificate to sign.',
  },
  signNotHere: {
    th: 'ขั้นตอนนี้ไม่มีการลงนามอิเล็กทรอนิกส์ กรุณาดำเนินการโดยไม่ลงนาม',
    en: 'This step is not signed electronically. Continue without signing.',
  },
  signingCertificateMissing: {
    th: 'ท่านยังไม่มีใบรับรองอิเล็กทรอนิกส์ที่ใช้งานอยู่ กรุณานำเข้าไฟล์ .p12 ก่อนลงนาม',
    en: 'You have no signing certificate in use. Import your .p12 file before you sign.',
  },
  scanAttached: {
    th: 'แนบสำเนาที่ลงนามแล้ว จึงแนบซ้ำไม่ได้',
    en: 'The signed copy is already attached and cannot be attached again.',
  },
  scanNotHere: {
    th: 'แนบสำเนาได้เฉพาะเอกสารที่อนุมัติแล้วและลงนามด้วยหมึก',
    en: 'A signed copy can be attached only to an approved document that is signed in ink.',
  },
  shortDetailNotFound: {
    th: 'ไม่พบเอกสารตามรหัสนี้ กรุณาสแกนรหัสบนเอกสารอีกครั้ง หากยังไม่พบ เอกสารนั้นอาจไม่ได้ออกโดยหน่วยงาน',
    en: 'No document has this code. Scan the code on the document again; if it is still not found, the document may not have been issued by the department.',
  },
  shortDetailsNotFound: {
    th: 'ไม่พบคำขอหรือเอกสารตามเลขที่และเลขประจำตัวนี้ กรุณาตรวจสอบทั้งสองช่องแล้วลองอีกครั้ง',
    en: 'No request or document matches this number and identity number. Check both and try again.',
  },
  idNumberInvalid: {
    th: 'เลขนี้ไม่ใช่เลขประจำตัว 13 หลักที่ถูกต้อง กรุณาตรวจสอบแล้วกรอกใหม่',
    en: 'This is not a valid 13-digit identity number. Check it and enter it again.',
  },
  notPdf: {
    th: 'ไฟล์นี้ไม่ใช่ PDF กรุณาเลือกไฟล์ PDF ของเอกสาร',
    en: 'This file is not a PDF. Choose the PDF file of the document.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    request: typeof requestMessages;
  }
}
