/** What the engine itself says to a person, and what rules that any field may use say. */
import type { MessageCatalogue } from './message.ts';

export const sharedMessages = {
  // A value on a form.
  required: { th: 'กรุณาระบุข้อมูลนี้', en: 'Please provide this information.' },
  invalidFormat: {
    th: 'รูปแบบไม่ถูกต้อง กรุณาตรวจสอบแล้วกรอกใหม่',
    en: 'Invalid format. Please check it and enter it again.',
  },
  plainName: {
    th: 'ชื่อต้องอยู่ในบรรทัดเดียวและไม่มีลิงก์หรือที่อยู่เว็บไซต์ กรุณากรอกเฉพาะชื่อ',
    en: 'A name stands on one line and holds no link or web address. Please enter the name alone.',
  },
  onlyLettersDigits: {
    th: 'รูปแบบไม่ถูกต้อง ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข ขีดล่าง (_) และจุด (.)',
    en: 'Invalid format. Please use only English letters, digits, underscores (_) and dots (.).',
  },
  onlyNumbers: { th: 'กรุณากรอกเฉพาะตัวเลข', en: 'Please enter only numbers.' },
  exactLength: { th: 'กรุณากรอกให้มีความยาว {n} ตัวอักษรพอดี', en: 'Please enter exactly {n} characters.' },
  digitsOnly: { th: 'กรุณากรอกเป็นตัวเลข {n} หลัก ไม่มีจุดหรือขีด', en: 'Please enter {n} digits, without dots or hyphens.' },
  capitalsOnly: { th: 'กรุณากรอกเป็นอักษรอังกฤษตัวพิมพ์ใหญ่ {n} ตัว', en: 'Please enter {n} capital letters.' },
  endBeforeStart: {
    th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มต้น กรุณาแก้ไข',
    en: 'The last day must not be before the first. Please correct it.',
  },
  noHyphen: { th: 'กรุณากรอกโดยไม่ใส่เครื่องหมายขีด (-)', en: 'Please enter it without hyphens (-).' },
  minLength: { th: 'กรุณากรอกอย่างน้อย {n} ตัวอักษร', en: 'Please enter at least {n} characters.' },
  maxLength: { th: 'กรุณากรอกไม่เกิน {n} ตัวอักษร', en: 'Please enter no more than {n} characters.' },
  /** The name of the other field differs by language, so each text has its own. */
  equalTo: { th: 'กรุณากรอกให้ตรงกับ “{other}”', en: 'Please enter the same as in “{other}”.' },
  greaterThan: { th: 'กรุณากรอกตัวเลขที่มากกว่า {n}', en: 'Please enter a number greater than {n}.' },
  atMost: { th: 'กรุณากรอกตัวเลขไม่เกิน {n}', en: 'Please enter a number of at most {n}.' },
  atLeast: { th: 'กรุณากรอกตัวเลขตั้งแต่ {n} ขึ้นไป', en: 'Please enter a number of at least {n}.' },
  lessThan: { th: 'กรุณากรอกตัวเลขที่น้อยกว่า {n}', en: 'Please enter a number less than {n}.' },
  minValue: { th: 'ค่าต่ำสุดที่กรอกได้คือ {n}', en: 'The lowest value you can enter is {n}.' },
  maxValue: { th: 'ค่าสูงสุดที่กรอกได้คือ {n}', en: 'The highest value you can enter is {n}.' },
  decimalPlaces: {
    th: 'กรุณากรอกตัวเลขรวมไม่เกิน {precision} หลัก เป็นทศนิยมไม่เกิน {scale} ตำแหน่ง',
    en: 'Please enter at most {precision} digits in all, of which at most {scale} after the decimal point.',
  },
  invalidJson: {
    th: 'ข้อความนี้ไม่ใช่ JSON ที่ถูกต้อง กรุณาตรวจสอบวงเล็บและเครื่องหมายคำพูด',
    en: 'This is not valid JSON. Please check its brackets and quotation marks.',
  },
  invalidGeojson: {
    th: 'ข้อมูลแผนที่ไม่ถูกต้อง กรุณากำหนดตำแหน่งหรือขอบเขตบนแผนที่ใหม่',
    en: 'The map data is not valid. Please mark the place or its boundary on the map again.',
  },
  email: {
    th: 'อีเมลไม่ถูกต้อง กรุณากรอกในรูปแบบ name@example.com',
    en: 'This is not an e-mail address. Please enter one like name@example.com.',
  },
  usernameTaken: { th: 'ไม่สามารถใช้ชื่อนี้ได้ กรุณาเลือกชื่ออื่น', en: 'You cannot use this name. Please choose another one.' },
  idCardTaken: {
    th: 'ไม่สามารถใช้เลขบัตรนี้ได้ เนื่องจากมีอยู่ในระบบแล้ว กรุณาตรวจสอบเลขหรือติดต่อเจ้าหน้าที่',
    en: 'You cannot use this card, because its number is already registered. Please check the number or contact an officer.',
  },
  idCardInvalid: {
    th: 'เลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจสอบเลขทั้ง 13 หลัก',
    en: 'This ID card number is not valid. Please check all 13 digits.',
  },
  acceptTerms: {
    th: 'กรุณาอ่านและยอมรับข้อตกลงก่อนดำเนินการต่อ',
    en: 'Please read and accept the terms before you continue.',
  },
  atLeastOneItem: { th: 'กรุณาเพิ่มอย่างน้อย 1 รายการ', en: 'Please add at least 1 item.' },
  lineNotFound: {
    th: 'ไม่พบรายการที่แถวนี้อ้างถึง กรุณาเลือกรายการใหม่หรือลบแถวนี้',
    en: 'The line that this row belongs to is not there. Please choose another, or remove the row.',
  },
  duplicateKey: {
    th: 'มี “{key}” ซ้ำกันในรายการ กรุณาแก้ไขให้เหลือเพียงรายการเดียว',
    en: '“{key}” occurs more than once. Please keep only one.',
  },
  onlyNamedBank: {
    th: 'รองรับเฉพาะ{bank} กรุณาเลือกบัญชีของธนาคารนี้',
    en: 'Only {bank} is supported. Please choose an account with this bank.',
  },
  formInvalid: {
    th: 'ข้อมูลยังไม่ครบถ้วนหรือไม่ถูกต้อง กรุณาแก้ไขช่องที่มีข้อความเตือน',
    en: 'The form is incomplete or invalid. Please correct the marked fields.',
  },
  invoiceCodeUsed: {
    th: 'เลขใบกำกับสินค้านี้ถูกใช้แล้ว กรุณาตรวจสอบและกรอกเลขอื่น',
    en: 'This invoice number has already been used. Please check it and enter another one.',
  },

  // What a call asks for.
  unknownField: {
    th: 'ไม่มีช่องข้อมูลชื่อ “{name}” กรุณานำออกแล้วส่งใหม่',
    en: 'There is no field “{name}”. Please remove it and send again.',
  },
  unknownPath: {
    th: 'ไม่มีข้อมูลชื่อ “{name}” ให้ค้นหา กรุณาตรวจสอบชื่อ',
    en: 'There is no data “{name}” to search. Please check the name.',
  },
  forbiddenPath: {
    th: 'ท่านไม่มีสิทธิดูข้อมูล “{name}” กรุณาเลือกข้อมูลอื่น',
    en: 'You may not see “{name}”. Please choose other data.',
  },
  unknownOperator: {
    th: 'ไม่มีตัวเปรียบเทียบ “{name}” กรุณาเลือกตัวเปรียบเทียบอื่น',
    en: 'There is no operator “{name}”. Please choose another one.',
  },
  wrongType: {
    th: '“{name}” ผิดชนิดข้อมูล กรุณาส่งเป็น {expected}',
    en: '“{name}” has the wrong type. Please send it as {expected}.',
  },
  malformedJson: {
    th: 'ข้อมูลที่ส่งมาไม่ใช่ JSON ที่ถูกต้อง กรุณาตรวจสอบแล้วส่งใหม่',
    en: 'What was sent is not valid JSON. Please check it and send again.',
  },
  tooLarge: { th: 'ข้อมูลมีขนาดใหญ่เกินไป กรุณาส่งไม่เกิน {limit}', en: 'This is too large. Please send no more than {limit}.' },
  tooMany: {
    th: '“{what}” มีจำนวนมากเกินไป กรุณาลดให้ไม่เกิน {limit}',
    en: 'Too many of “{what}”. Please reduce them to {limit} at most.',
  },
  unsupportedMediaType: {
    th: 'ระบบไม่รองรับข้อมูลชนิดนี้ กรุณาใช้ชนิดอื่น',
    en: 'This type of content is not supported. Please use another type.',
  },
  tooManyRequests: {
    th: 'มีการใช้งานถี่เกินไป กรุณารอ {seconds} วินาทีแล้วลองใหม่',
    en: 'Too many requests. Please wait {seconds} seconds and try again.',
  },

  // How much one keeps.
  quotaCount: {
    th: '“{what}” เก็บได้ไม่เกิน {limit} รายการ กรุณาลบรายการเก่าที่ไม่ใช้แล้วก่อน',
    en: 'No more than {limit} of “{what}” can be kept. Please delete old ones that you no longer need.',
  },
  quotaBytes: {
    th: '“{what}” ใช้พื้นที่ครบ {limit} แล้ว กรุณาลบรายการเก่าที่ไม่ใช้แล้วก่อน',
    en: '“{what}” takes up the {limit} that there are for it. Please delete old ones that you no longer need.',
  },
  quotaCountOfHolder: {
    th: '“{what}” ของกิจการนี้ครบ {limit} รายการแล้ว กรุณาลบรายการเก่าของท่าน หรือให้ผู้ร่วมงานลบของตน',
    en: 'This company keeps {limit} of “{what}”, and no more. Please delete old ones, or ask your colleagues to.',
  },
  quotaBytesOfHolder: {
    th: '“{what}” ของกิจการนี้ใช้พื้นที่ครบ {limit} แล้ว กรุณาลบรายการเก่าของท่าน หรือให้ผู้ร่วมงานลบของตน',
    en: '“{what}” of this company takes up all of its {limit}. Please delete old ones, or ask your colleagues to.',
  },
  quotaRecordBytes: {
    th: '“{what}” หนึ่งรายการมีขนาดได้ไม่เกิน {limit} กรุณาลดเนื้อหาหรือบันทึกข้อมูลนี้แทน',
    en: 'One “{what}” holds {limit} at most. Please shorten it, or save the record itself.',
  },
  quotaRate: {
    th: 'มีการบันทึก “{what}” ถี่เกินไป กรุณารอ {seconds} วินาทีแล้วลองใหม่',
    en: '“{what}” was written too often. Please wait {seconds} seconds and try again.',
  },

  // Who asks.
  unauthenticated: { th: 'กรุณาเข้าสู่ระบบก่อนดำเนินการต่อ', en: 'Please sign in before you continue.' },
  badToken: {
    th: 'การเข้าสู่ระบบหมดอายุหรือไม่ถูกต้อง กรุณาเข้าสู่ระบบใหม่',
    en: 'Your sign-in has expired or is not valid. Please sign in again.',
  },
  invalidCredentials: {
    th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง กรุณาลองใหม่อีกครั้ง',
    en: 'Invalid username or password. Please try again.',
  },
  accountUnusable: {
    th: 'บัญชีนี้ใช้งานไม่ได้ในขณะนี้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'This account cannot be used at present. Please contact an officer.',
  },
  otherSession: {
    th: 'มีการเข้าสู่ระบบจากที่อื่น ระบบจะออกใน 5 วินาที หากไม่ใช่ท่าน กรุณาเปลี่ยนรหัสผ่าน',
    en: 'You have signed in elsewhere and will be signed out here in 5 seconds. If that was not you, please change your password.',
  },
  forbidden: {
    th: 'ท่านไม่มีสิทธิทำรายการนี้ หากจำเป็นต้องใช้ กรุณาติดต่อผู้ดูแลระบบ',
    en: 'You may not do this. If your work needs it, please contact the administrator.',
  },
  rowScope: {
    th: 'ข้อมูลนี้อยู่นอกขอบเขตที่ท่านดำเนินการได้ กรุณาติดต่อหน่วยงานที่รับผิดชอบ',
    en: 'This record is outside what you may work on. Please contact the office responsible for it.',
  },

  // The record itself.
  notFound: { th: 'ไม่พบข้อมูลที่ต้องการ กรุณาค้นหาใหม่อีกครั้ง', en: 'The record was not found. Please search for it again.' },
  actingForChanged: {
    th: 'ขณะนี้ท่านดำเนินการในนามของผู้อื่นแล้ว กรุณาโหลดหน้านี้ใหม่ก่อนดำเนินการต่อ',
    en: 'You are now acting for somebody else. Please load this page again before you go on.',
  },
  staleVersion: {
    th: 'มีผู้แก้ไขข้อมูลนี้ก่อนแล้ว กรุณาเปิดข้อมูลล่าสุดและตรวจสอบก่อนบันทึกอีกครั้ง',
    en: 'Someone else has changed this record. Please load the latest data and check it before you save again.',
  },
  archivedRecord: {
    th: 'ข้อมูลนี้ถูกยกเลิกการใช้งานแล้ว กรุณาเปิดใช้งานก่อนแก้ไข',
    en: 'This record is archived. Please activate it before you change it.',
  },
  idempotencyKeyUsed: {
    th: 'รหัสกันส่งซ้ำนี้ถูกใช้กับคำสั่งอื่นแล้ว กรุณาส่งใหม่ด้วยรหัสใหม่',
    en: 'This idempotency key was used for another call. Please send the call again with a new one.',
  },
  alreadyExists: {
    th: 'มีข้อมูลนี้อยู่แล้ว กรุณาเปิดรายการเดิมเพื่อแก้ไข',
    en: 'This record already exists. Please open the existing one to change it.',
  },
  referencedBy: {
    th: 'ไม่สามารถลบได้ เนื่องจากยังถูกใช้ใน “{what}” กรุณานำออกจากที่นั้นก่อน หรือยกเลิกการใช้งานแทน',
    en: 'It cannot be deleted, because “{what}” still uses it. Please remove it there first, or archive it instead.',
  },
  partOfOther: {
    th: 'รายการย่อยนี้เป็นของข้อมูลอื่น กรุณาเปิดหน้านี้ใหม่แล้วลองอีกครั้ง',
    en: 'This item belongs to another record. Please reload the page and try again.',
  },
  cycle: {
    th: 'รายการไม่สามารถอยู่ภายใต้ตัวเองได้ กรุณาเลือกรายการระดับบนใหม่',
    en: 'An item cannot stand below itself. Please choose another parent.',
  },
  managedField: {
    th: '“{label}” กำหนดโดยระบบและแก้ไขไม่ได้ กรุณาคงค่าเดิมไว้',
    en: '“{label}” is set by the system. Please leave it as it is.',
  },
  hiddenField: { th: '“{label}” ไม่ใช้ในกรณีนี้ กรุณาเว้นว่างไว้', en: '“{label}” does not apply here. Please leave it empty.' },
  notInGroup: {
    th: 'ค่าที่เลือกไม่อยู่ในกลุ่ม “{group}” กรุณาเลือกจากรายการ',
    en: 'The choice is not in the group “{group}”. Please choose from the list.',
  },
  referenceNotFound: {
    th: 'ไม่พบข้อมูลที่เลือก กรุณาเลือกใหม่จากรายการ',
    en: 'What you chose was not found. Please choose again from the list.',
  },
  notOneOf: { th: 'กรุณาเลือกค่าใดค่าหนึ่งต่อไปนี้: {words}', en: 'Please choose one of these: {words}.' },
  duplicateValue: { th: '“{label}” นี้มีอยู่แล้ว กรุณาใช้ค่าอื่น', en: 'This “{label}” already exists. Please use another one.' },

  // Workflows.
  actionNotNow: {
    th: '“{action}” ทำไม่ได้ในสถานะ “{status}”',
    en: '“{action}” is not possible while the status is “{status}”.',
  },
  actionNotYours: {
    th: 'ในสถานะ “{status}” ผู้อื่นเป็นผู้ดำเนินการ “{action}”',
    en: 'While the status is “{status}”, “{action}” is for somebody else to do.',
  },
  actionUnknown: {
    th: 'ไม่มีการดำเนินการ “{action}” ขณะนี้ทำได้: {open}',
    en: 'There is no action “{action}”. Open now: {open}.',
  },
  remarkRequired: {
    th: 'กรุณาระบุเหตุผล เพื่อให้ผู้เกี่ยวข้องทราบว่าต้องทำอย่างไรต่อ',
    en: 'Please give the reason, so that whoever reads it knows what to do.',
  },
  cannotRollBack: {
    th: 'ไม่สามารถย้อนสถานะได้ เนื่องจากยังไม่มีขั้นตอนก่อนหน้า',
    en: 'The status cannot be rolled back: there is no step before it.',
  },
  cannotRollBackEnded: {
    th: 'ไม่สามารถย้อนสถานะได้ เนื่องจากเรื่องสิ้นสุดแล้วด้วยสถานะ “{status}”',
    en: 'The status cannot be rolled back: the case has ended as “{status}”.',
  },
  cannotRollBackEffect: {
    th: 'ไม่สามารถย้อนสถานะได้ เนื่องจาก “{effect}” ได้ดำเนินการไปแล้วและเรียกคืนไม่ได้',
    en: 'The status cannot be rolled back: “{effect}” has been done and cannot be taken back.',
  },

  // The system.
  unavailable: {
    th: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในอีกสักครู่',
    en: 'The service is unavailable for the moment. Please try again shortly.',
  },
  internal: {
    th: 'เกิดข้อผิดพลาดในระบบ กรุณาลองใหม่อีกครั้ง หากยังไม่สำเร็จ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'Something went wrong in the system. Please try again and, if it still fails, tell the administrator.',
  },
} as const satisfies MessageCatalogue;

declare module './message.ts' {
  interface MessageRegistry {
    shared: typeof sharedMessages;
  }
}
