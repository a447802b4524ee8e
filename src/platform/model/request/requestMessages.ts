/** What a request may be refused with. */
import type { MessageCatalogue } from '#language/message.ts';

export const requestMessages = {
  certificateInProcess: {
    th: 'เลขที่ใบรับรองนี้อยู่ระหว่างดำเนินการในคำขอ {code} กรุณารอให้คำขอนั้นสิ้นสุด หรือยกเลิกคำขอนั้นก่อน',
    en: 'This certificate is already in process in request {code}. Please wait until that one has ended, or cancel it first.',
  },
  alreadyInProcess: {
    th: 'เลขที่ใบรับรองนี้อยู่ระหว่างดำเนินการ กรุณารอให้คำขอเดิมสิ้นสุดก่อน',
    en: 'This certificate is already in process. Please wait until the other request has ended.',
  },
  staleBase: {
    th: 'เอกสารฉบับที่ {base} ซึ่งคำขอนี้อ้างถึงถูกแทนที่ด้วยฉบับที่ {current} แล้ว กรุณาเปรียบเทียบและทำคำขอใหม่จากฉบับปัจจุบัน',
    en: 'This request was made from revision {base}, and revision {current} has been issued since. Please compare the two and make the request again from the one in force.',
  },
  neverRenewed: {
    th: 'เอกสารนี้ไม่มีวันหมดอายุ จึงไม่ต้องต่ออายุ หากข้อมูลเปลี่ยนให้ยื่นขอแก้ไขเปลี่ยนแปลง',
    en: 'This does not expire, so there is nothing to renew. If something has changed, please file a change.',
  },
  notInForce: {
    th: 'ใบรับรองเลขที่ {code} ไม่อยู่ในสถานะที่มีผลใช้บังคับ จึงดำเนินการนี้ไม่ได้',
    en: 'Certificate {code} is not in force, so this cannot be done.',
  },
  certificateExpired: {
    th: 'ใบรับรองเลขที่ {code} หมดอายุเมื่อ {date} แล้ว กรุณายื่นคำขอใหม่',
    en: 'Certificate {code} expired on {date}. Please file a new request.',
  },
  departmentMissing: {
    th: 'ยังไม่ได้กำหนดหน่วยงานที่รับ “{type}” กรุณาแจ้งผู้ดูแลระบบ',
    en: 'No department has been set for “{type}”. Please tell the administrator.',
  },
  attachmentExpired: {
    th: 'เอกสารแนบ “{name}” หมดอายุเมื่อ {date} กรุณาแนบฉบับที่ยังไม่หมดอายุ',
    en: 'The attachment “{name}” expired on {date}. Please attach one that is valid.',
  },
  attachmentMissing: { th: 'กรุณาแนบ “{name}”', en: 'Please attach “{name}”.' },
  checkFirst: {
    th: 'กรุณาบันทึกผลการตรวจสอบก่อนเสนอผู้มีอำนาจลงนาม',
    en: 'Please record the result of the check before you pass the request on.',
  },
  checkNotPassed: {
    th: 'ผลการตรวจสอบไม่ผ่าน จึงเสนอผู้มีอำนาจลงนามไม่ได้',
    en: 'The check was not passed, so the request cannot be passed on.',
  },
  checkResultMissing: { th: 'กรุณาเลือกผลการตรวจสอบ', en: 'Please choose the result of the check.' },
  fourEyes: {
    th: 'ผู้ที่ยื่น รับ ตรวจ หรือแก้ไขคำขอนี้อนุมัติเองไม่ได้ กรุณาให้ผู้อื่นอนุมัติ',
    en: 'Who filed, received, checked or changed a request does not approve it. Please let somebody else approve it.',
  },
  changedSinceCheck: {
    th: 'ผู้ยื่นได้แก้ไขเอกสารหลังการตรวจสอบแล้ว จึงย้อนสถานะไม่ได้ กรุณารอให้ผู้ยื่นส่งคำขออีกครั้งแล้วตรวจสอบใหม่',
    en: 'The operator has changed the document since it was checked, so the step cannot be taken back. Please wait until they submit it again, and check it anew.',
  },
  waitsForUnlocked: {
    th: 'เปิดให้ผู้ยื่นแก้ไขบางช่องอยู่ กรุณารอให้ผู้ยื่นส่งกลับก่อน',
    en: 'Some fields are open to the operator. Please wait until they are sent back.',
  },
  nothingUnlocked: { th: 'ไม่มีช่องที่เปิดให้แก้ไข', en: 'No field is open to you.' },
  unlockWhich: { th: 'กรุณาเลือกช่องที่จะเปิดให้ผู้ยื่นแก้ไข', en: 'Please choose the fields to open to the operator.' },
  notUnlockable: {
    th: 'เปิดช่อง “{name}” ไม่ได้ กรุณาเลือกจากรายการ',
    en: 'The field “{name}” cannot be opened. Please choose from the list.',
  },
  notEditableNow: { th: 'คำขอในสถานะ “{status}” แก้ไขไม่ได้', en: 'A request that is “{status}” cannot be changed.' },
  fieldNotEditableNow: {
    th: 'แก้ไข “{label}” ไม่ได้ในสถานะ “{status}”',
    en: '“{label}” cannot be changed while the request is “{status}”.',
  },
  warningsNotAcknowledged: {
    th: 'มีคำเตือน {n} ข้อที่ต้องยืนยันก่อนยื่น กรุณาอ่านและยืนยันว่ารับทราบทุกข้อ หรือแก้ไขเอกสาร',
    en: 'Warnings to be confirmed before you submit: {n}. Please read and confirm each of them, or change the document.',
  },
  onlyDraftsGo: {
    th: 'ลบได้เฉพาะฉบับร่างที่ยังไม่เคยยื่น คำขอที่ยื่นแล้วกรุณาใช้ “ยกเลิกคำขอ” แทน',
    en: 'Only drafts that were never submitted can be removed. Please cancel a request that was.',
  },
  baseNotCurrent: {
    th: 'เอกสารที่เลือกไม่ใช่ฉบับที่ใช้อยู่ กรุณาเปิดฉบับปัจจุบันจากทะเบียน',
    en: 'This is not the revision in force. Please open the current one from the register.',
  },
  renewalExists: { th: 'มีคำขอต่ออายุของใบรับรองนี้แล้ว', en: 'A renewal of this certificate has been filed already.' },
  holderMissing: {
    th: 'ไม่พบผู้ประกอบการ กรุณาเลือกผู้ที่ท่านกระทำการแทนก่อนยื่นคำขอ',
    en: 'Operator not found. Please choose whom you act for before you file.',
  },
  holderNotRegistered: {
    th: 'ไม่พบผู้ประกอบการที่ลงทะเบียนและใช้งานได้ กรุณาเลือกบริษัทหรือบุคคลจากรายการ',
    en: 'No registered operator was found. Please choose a company or a person from the list.',
  },
  holderNotNamed: {
    th: 'ยังไม่ได้ระบุผู้ประกอบการที่เกี่ยวข้อง กรุณากรอก “{label}” ก่อนอนุมัติ',
    en: 'The operator it concerns is not named yet. Please fill in “{label}” before it is approved.',
  },
  holderOfAnother: {
    th: 'เอกสารนี้ออกให้แก่ {name} แล้ว จึงเปลี่ยนเป็นผู้ประกอบการอื่นไม่ได้ กรุณาจัดทำเอกสารใหม่',
    en: 'This document was issued to {name}, and cannot go to another operator. Please make a new document.',
  },
  officeWithoutDepartment: {
    th: 'บัญชีของท่านไม่ได้สังกัดหน่วยงาน จึงเริ่มเอกสารนี้ไม่ได้ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'Your account belongs to no department, so you cannot begin this document. Please tell the administrator.',
  },
  filedByYourself: {
    th: 'ท่านเป็นผู้ยื่นคำขอนี้แทนผู้ประกอบการ กรุณาให้เจ้าหน้าที่คนอื่นรับและพิจารณา',
    en: 'You filed this for the operator. Please let another officer receive and decide it.',
  },
  registerDates: { th: 'วันหมดอายุต้องไม่ก่อนวันที่มีผล', en: 'The day it expires must not be before the day it takes effect.' },
  issuedIsFinal: {
    th: 'เอกสารที่ออกแล้วแก้ไขหรือลบไม่ได้ กรุณายื่นคำขอแก้ไข',
    en: 'What has been issued cannot be changed or deleted. Please file a request to change it.',
  },
  certificateNotFound: {
    th: 'ไม่พบใบรับรองเลขที่นี้ หรือใบรับรองไม่มีผลใช้บังคับ กรุณาตรวจสอบเลขที่',
    en: 'No certificate of yours in force has this number. Please check it.',
  },
  lettersNotPrintable: {
    th: 'พิมพ์เอกสารไม่ได้ เนื่องจากมีอักขระที่ไม่มีในแบบอักษร: {letters} กรุณาแก้ไขข้อความแล้วลองใหม่',
    en: 'The document cannot be printed: its typeface has no {letters}. Please change the text and try again.',
  },
  printFailed: {
    th: 'จัดทำเอกสารไม่สำเร็จ ยังไม่มีการเปลี่ยนแปลงใด ๆ กรุณาลองใหม่ หากยังไม่สำเร็จกรุณาแจ้งผู้ดูแลระบบ',
    en: 'The document could not be made, and nothing was changed. Please try again; if it happens again, tell the administrator.',
  },
  paperNotKept: {
    th: 'เอกสารนี้บันทึกจากฉบับกระดาษ ระบบจึงไม่มีไฟล์ของเอกสาร กรุณาดูจากต้นฉบับ',
    en: 'This document was recorded from paper, so there is no file of it here. Please refer to the original.',
  },
  referredNotFound: {
    th: 'ไม่พบ{what}ที่เลือกในทะเบียน กรุณาเลือกใหม่จากรายการ',
    en: 'The chosen {what} was not found in the register. Please choose again from the list.',
  },
  referredOtherType: {
    th: '{number} ({name}) เป็น “{type}” ซึ่งใช้ในคำขอนี้ไม่ได้ กรุณาเลือกรายการประเภทอื่น',
    en: '{number} ({name}) is a “{type}”, which cannot be used here. Please choose one of another type.',
  },
  referredExpired: {
    th: '{number} ({name}) หมดอายุเมื่อ {date} กรุณาต่ออายุก่อน หรือเลือกรายการอื่น',
    en: '{number} ({name}) expired on {date}. Please have it renewed first, or choose another.',
  },
  referredSuspended: {
    th: '{number} ({name}) ถูกพักใช้อยู่ กรุณารอจนกว่าจะยกเลิกการพักใช้ หรือเลือกรายการอื่น',
    en: '{number} ({name}) is suspended. Please wait until it is reinstated, or choose another.',
  },
  referredRevoked: {
    th: '{number} ({name}) ถูกเพิกถอนแล้ว กรุณาเลือกรายการอื่น',
    en: '{number} ({name}) has been revoked. Please choose another.',
  },
  referredCancelled: {
    th: '{number} ({name}) ถูกยกเลิกแล้ว กรุณาเลือกรายการอื่น',
    en: '{number} ({name}) has been cancelled. Please choose another.',
  },
  referredReplaced: {
    th: '{number} ({name}) มีฉบับที่ {current} แล้วตั้งแต่เลือกไว้ กรุณากด “ใช้ฉบับปัจจุบัน” แล้วตรวจสอบข้อมูลอีกครั้ง',
    en: 'Revision {current} of {number} ({name}) has been issued since it was chosen. Please press “Use the current one” and look at the data again.',
  },
  operatorNotFound: {
    th: 'ไม่พบผู้ประกอบการที่ใช้งานได้ของคำขอนี้ กรุณาตรวจสอบการลงทะเบียนผู้ประกอบการ',
    en: 'The operator of this request is not registered or not usable. Please check the registration.',
  },
  effectiveDateNotFound: {
    th: 'ไม่พบวันที่เริ่มมีผลของเลขที่ {code} กรุณาแก้ไขทะเบียนก่อนดำเนินการ',
    en: 'It is not known since when {code} is in force. Please correct the register first.',
  },
  feeRateMissing: {
    th: 'ไม่พบอัตราค่าธรรมเนียมของเอกสารนี้ กรุณาแจ้งฝ่ายการเงินให้กำหนดอัตราก่อน',
    en: 'No fee rate was found for this document. Please ask finance to set one first.',
  },
  feeNotPaid: {
    th: 'ยังไม่ได้ชำระค่าธรรมเนียม กรุณารอการชำระก่อน',
    en: 'The fee is not paid yet. Please wait for the payment.',
  },
  signPasswordMissing: {
    th: 'กรุณากรอกรหัสผ่านของใบรับรองอิเล็กทรอนิกส์เพื่อลงนาม',
    en: 'Please enter the password of your certificate to sign.',
  },
  signNotHere: {
    th: 'ขั้นตอนนี้ไม่มีการลงนามอิเล็กทรอนิกส์ กรุณาดำเนินการโดยไม่ลงนาม',
    en: 'This step is not signed electronically. Please take it without signing.',
  },
  signingCertificateMissing: {
    th: 'ท่านยังไม่มีใบรับรองอิเล็กทรอนิกส์ที่ใช้งานอยู่ กรุณานำเข้าไฟล์ .p12 ก่อนลงนาม',
    en: 'You have no certificate in use. Please bring in your .p12 file before you sign.',
  },
  scanAttached: {
    th: 'แนบสำเนาที่ลงนามแล้ว จึงแนบซ้ำไม่ได้',
    en: 'The signed copy is attached already and cannot be attached again.',
  },
  scanNotHere: {
    th: 'แนบสำเนาได้เฉพาะเอกสารที่อนุมัติแล้วและลงนามด้วยหมึก',
    en: 'A signed copy belongs to a document that was approved to be signed in ink.',
  },
  shortDetailNotFound: {
    th: 'ไม่พบเอกสารตามรหัสนี้ กรุณาสแกนรหัสบนเอกสารอีกครั้ง หากยังไม่พบ เอกสารนั้นอาจไม่ได้ออกโดยหน่วยงาน',
    en: 'No document has this code. Please scan the code on the document again; if it is still not found, the document may not have been issued by the department.',
  },
  shortDetailsNotFound: {
    th: 'ไม่พบคำขอหรือเอกสารตามเลขที่และเลขประจำตัวนี้ กรุณาตรวจสอบทั้งสองช่องแล้วลองอีกครั้ง',
    en: 'No request or document goes with this code and this number. Please check both and try again.',
  },
  idNumberInvalid: {
    th: 'เลขนี้ไม่ใช่เลขประจำตัว 13 หลักที่ถูกต้อง กรุณาตรวจสอบแล้วกรอกใหม่',
    en: 'This is no valid number of 13 digits. Please check it and enter it again.',
  },
  notPdf: {
    th: 'ไฟล์นี้ไม่ใช่ PDF กรุณาเลือกไฟล์ PDF ของเอกสาร',
    en: 'This file is no PDF. Please choose the PDF of the document.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    request: typeof requestMessages;
  }
}
