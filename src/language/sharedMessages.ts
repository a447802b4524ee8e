/** Messages of the engine itself, and of rules that any field may use. */
import type { MessageCatalogue } from './message.ts';

export const sharedMessages = {
  // A value on a form.
  required: { th: 'กรุณาระบุข้อมูลนี้', en: 'Provide this information.' },
  invalidFormat: {
    th: 'รูปแบบไม่ถูกต้อง กรุณาตรวจสอบแล้วกรอกใหม่',
    en: 'Invalid format. Check it and enter it again.',
  },
  plainName: {
    th: 'ชื่อต้องอยู่ในบรรทัดเดียวและไม่มีลิงก์หรือที่อยู่เว็บไซต์ กรุณากรอกเฉพาะชื่อ',
    en: 'A name must be on one line, without links or web addresses. Enter the name only.',
  },
  onlyLettersDigits: {
    th: 'รูปแบบไม่ถูกต้อง ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข ขีดล่าง (_) และจุด (.)',
    en: 'Invalid format. Use only English letters, digits, underscores (_) and dots (.).',
  },
  onlyNumbers: { th: 'กรุณากรอกเฉพาะตัวเลข', en: 'Enter only numbers.' },
  exactLength: { th: 'กรุณากรอกให้มีความยาว {n} ตัวอักษรพอดี', en: 'Enter exactly {n} characters.' },
  digitsOnly: { th: 'กรุณากรอกเป็นตัวเลข {n} หลัก ไม่มีจุดหรือขีด', en: 'Enter {n} digits, without dots or hyphens.' },
  capitalsOnly: { th: 'กรุณากรอกเป็นอักษรอังกฤษตัวพิมพ์ใหญ่ {n} ตัว', en: 'Enter {n} capital letters.' },
  endBeforeStart: {
    th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มต้น กรุณาแก้ไข',
    en: 'The end date must not be before the start date. Correct it.',
  },
  noThaiLetters: {
    th: 'ข้อความนี้พิมพ์เป็นภาษาอังกฤษเท่านั้น กรุณากรอกโดยไม่มีตัวอักษรหรือเลขไทย',
    en: 'This is printed in English only. Enter it without Thai letters or digits.',
  },
  noHyphen: { th: 'กรุณากรอกโดยไม่ใส่เครื่องหมายขีด (-)', en: 'Enter it without hyphens (-).' },
  minLength: { th: 'กรุณากรอกอย่างน้อย {n} ตัวอักษร', en: 'Enter at least {n} characters.' },
  maxLength: { th: 'กรุณากรอกไม่เกิน {n} ตัวอักษร', en: 'Enter no more than {n} characters.' },
  /** The name of the other field differs by language, so each text has its own. */
  equalTo: { th: 'กรุณากรอกให้ตรงกับ “{other}”', en: 'Enter the same value as in “{other}”.' },
  greaterThan: { th: 'กรุณากรอกตัวเลขที่มากกว่า {n}', en: 'Enter a number greater than {n}.' },
  atMost: { th: 'กรุณากรอกตัวเลขไม่เกิน {n}', en: 'Enter a number no greater than {n}.' },
  atLeast: { th: 'กรุณากรอกตัวเลขตั้งแต่ {n} ขึ้นไป', en: 'Enter a number of {n} or more.' },
  lessThan: { th: 'กรุณากรอกตัวเลขที่น้อยกว่า {n}', en: 'Enter a number less than {n}.' },
  minValue: { th: 'ค่าต่ำสุดที่กรอกได้คือ {n}', en: 'The lowest value you can enter is {n}.' },
  maxValue: { th: 'ค่าสูงสุดที่กรอกได้คือ {n}', en: 'The highest value you can enter is {n}.' },
  decimalPlaces: {
    th: 'กรุณากรอกตัวเลขรวมไม่เกิน {precision} หลัก เป็นทศนิยมไม่เกิน {scale} ตำแหน่ง',
    en: 'Enter at most {precision} digits, with at most {scale} after the decimal point.',
  },
  invalidJson: {
    th: 'ข้อความนี้ไม่ใช่ JSON ที่ถูกต้อง กรุณาตรวจสอบวงเล็บและเครื่องหมายคำพูด',
    en: 'This is not valid JSON. Check its brackets and quotation marks.',
  },
  invalidGeojson: {
    th: 'ข้อมูลแผนที่ไม่ถูกต้อง กรุณากำหนดตำแหน่งหรือขอบเขตบนแผนที่ใหม่',
    en: 'The map data is not valid. Mark the place or its boundary on the map again.',
  },
  email: {
    th: 'อีเมลไม่ถูกต้อง กรุณากรอกในรูปแบบ name@example.com',
    en: 'This is not a valid e-mail address. Enter one like name@example.com.',
  },
  usernameTaken: { th: 'ไม่สามารถใช้ชื่อนี้ได้ กรุณาเลือกชื่ออื่น', en: 'You cannot use this name. Choose another one.' },
  idCardTaken: {
    th: 'ไม่สามารถใช้เลขบัตรนี้ได้ เนื่องจากมีอยู่ในระบบแล้ว กรุณาตรวจสอบเลขหรือติดต่อเจ้าหน้าที่',
    en: 'You cannot use this card, because its number is already registered. Check the number or contact an officer.',
  },
  idCardInvalid: {
    th: 'เลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจสอบเลขทั้ง 13 หลัก',
    en: 'This ID card number is not valid. Check all 13 digits.',
  },
  acceptTerms: {
    th: 'กรุณาอ่านและยอมรับข้อตกลงก่อนดำเนินการต่อ',
    en: 'Read and accept the terms before you continue.',
  },
  atLeastOneItem: { th: 'กรุณาเพิ่มอย่างน้อย 1 รายการ', en: 'Add at least 1 item.' },
  lineNotFound: {
    th: 'ไม่พบรายการที่แถวนี้อ้างถึง กรุณาเลือกรายการใหม่หรือลบแถวนี้',
    en: 'The line this row belongs to was not found. Choose another line, or remove the row.',
  },
  duplicateKey: {
    th: 'มี “{key}” ซ้ำกันในรายการ กรุณาแก้ไขให้เหลือเพียงรายการเดียว',
    en: '“{key}” occurs more than once. Keep only one.',
  },
  onlyNamedBank: {
    th: 'รองรับเฉพาะ{bank} กรุณาเลือกบัญชีของธนาคารนี้',
    en: 'Only {bank} is supported. Choose an account with this bank.',
  },
  formInvalid: {
    th: 'ข้อมูลยังไม่ครบถ้วนหรือไม่ถูกต้อง กรุณาแก้ไขช่องที่มีข้อความเตือน',
    en: 'The form is incomplete or invalid. Correct the marked fields.',
  },
  invoiceCodeUsed: {
    th: 'เลขใบกำกับสินค้านี้ถูกใช้แล้ว กรุณาตรวจสอบและกรอกเลขอื่น',
    en: 'This invoice number has already been used. Check it and enter another one.',
  },

  // Content of a call.
  unknownField: {
    th: 'ไม่มีช่องข้อมูลชื่อ “{name}” กรุณานำออกแล้วส่งใหม่',
    en: 'There is no field “{name}”. Remove it and send again.',
  },
  unknownPath: {
    th: 'ไม่มีข้อมูลชื่อ “{name}” ให้ค้นหา กรุณาตรวจสอบชื่อ',
    en: 'There is no data “{name}” to search. Check the name.',
  },
  forbiddenPath: {
    th: 'ท่านไม่มีสิทธิดูข้อมูล “{name}” กรุณาเลือกข้อมูลอื่น',
    en: 'You do not have permission to see “{name}”. Choose other data.',
  },
  unknownOperator: {
    th: 'ไม่มีตัวเปรียบเทียบ “{name}” กรุณาเลือกตัวเปรียบเทียบอื่น',
    en: 'There is no operator “{name}”. Choose another one.',
  },
  wrongType: {
    th: '“{name}” ผิดชนิดข้อมูล กรุณาส่งเป็น {expected}',
    en: '“{name}” has the wrong type. Send it as {expected}.',
  },
  malformedJson: {
    th: 'ข้อมูลที่ส่งมาไม่ใช่ JSON ที่ถูกต้อง กรุณาตรวจสอบแล้วส่งใหม่',
    en: 'The data sent is not valid JSON. Check it and send again.',
  },
  tooLarge: { th: 'ข้อมูลมีขนาดใหญ่เกินไป กรุณาส่งไม่เกิน {limit}', en: 'This is too large. Send no more than {limit}.' },
  tooMany: {
    th: '“{what}” มีจำนวนมากเกินไป กรุณาลดให้ไม่เกิน {limit}',
    en: 'Too many of “{what}”. Reduce them to {limit} at most.',
  },
  unsupportedMediaType: {
    th: 'ระบบไม่รองรับข้อมูลชนิดนี้ กรุณาใช้ชนิดอื่น',
    en: 'This type of content is not supported. Use another type.',
  },
  tooManyRequests: {
    th: 'มีการใช้งานถี่เกินไป กรุณารอ {seconds} วินาทีแล้วลองใหม่',
    en: 'Too many requests. Wait {seconds} seconds and try again.',
  },

  // Quotas.
  quotaCount: {
    th: '“{what}” เก็บได้ไม่เกิน {limit} รายการ กรุณาลบรายการเก่าที่ไม่ใช้แล้วก่อน',
    en: 'You can keep at most {limit} of “{what}”. Delete old ones that you no longer need.',
  },
  quotaBytes: {
    th: '“{what}” ใช้พื้นที่ครบ {limit} แล้ว กรุณาลบรายการเก่าที่ไม่ใช้แล้วก่อน',
    en: '“{what}” has used all of its {limit}. Delete old ones that you no longer need.',
  },
  quotaCountOfHolder: {
    th: '“{what}” ของกิจการนี้ครบ {limit} รายการแล้ว กรุณาลบรายการเก่าของท่าน หรือให้ผู้ร่วมงานลบของตน',
    en: 'This company already has {limit} of “{what}”, the most allowed. Delete old ones, or ask your colleagues to delete theirs.',
  },
  quotaBytesOfHolder: {
    th: '“{what}” ของกิจการนี้ใช้พื้นที่ครบ {limit} แล้ว กรุณาลบรายการเก่าของท่าน หรือให้ผู้ร่วมงานลบของตน',
    en: '“{what}” of this company has used all of its {limit}. Delete old ones, or ask your colleagues to delete theirs.',
  },
  quotaRecordBytes: {
    th: '“{what}” หนึ่งรายการมีขนาดได้ไม่เกิน {limit} กรุณาลดเนื้อหาหรือบันทึกข้อมูลนี้แทน',
    en: 'One “{what}” can hold at most {limit}. Shorten it, or save the record itself.',
  },
  quotaRate: {
    th: 'มีการบันทึก “{what}” ถี่เกินไป กรุณารอ {seconds} วินาทีแล้วลองใหม่',
    en: '“{what}” was saved too often. Wait {seconds} seconds and try again.',
  },

  // The caller.
  unauthenticated: { th: 'กรุณาเข้าสู่ระบบก่อนดำเนินการต่อ', en: 'Sign in before you continue.' },
  badToken: {
    th: 'การเข้าสู่ระบบหมดอายุหรือไม่ถูกต้อง กรุณาเข้าสู่ระบบใหม่',
    en: 'Your session has expired or is not valid. Sign in again.',
  },
  invalidCredentials: {
    th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง กรุณาลองใหม่อีกครั้ง',
    en: 'Invalid username or password. Try again.',
  },
  accountUnusable: {
    th: 'บัญชีนี้ใช้งานไม่ได้ในขณะนี้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'This account cannot be used at present. Contact an officer.',
  },
  otherSession: {
    th: 'มีการเข้าสู่ระบบจากที่อื่น ระบบจะให้ท่านออกจากระบบใน 5 วินาที หากไม่ใช่ท่าน กรุณาเปลี่ยนรหัสผ่าน',
    en: 'You have signed in elsewhere and will be signed out here in 5 seconds. If that was not you, change your password.',
  },
  forbidden: {
    th: 'ท่านไม่มีสิทธิทำรายการนี้ หากจำเป็นต้องใช้ กรุณาติดต่อผู้ดูแลระบบ',
    en: 'You do not have permission to do this. If you need it for your work, contact the administrator.',
  },
  rowScope: {
    th: 'ข้อมูลนี้อยู่นอกขอบเขตที่ท่านดำเนินการได้ กรุณาติดต่อหน่วยงานที่รับผิดชอบ',
    en: 'You do not have access to this record. Contact the office responsible for it.',
  },

  // The record itself.
  readOnlyBase: {
    th: 'ข้อมูลนี้ระบบบันทึกเอง จึงแก้ไขหรือลบไม่ได้',
    en: 'The system records this by itself, so it cannot be changed or deleted.',
  },
  notFound: { th: 'ไม่พบข้อมูลที่ต้องการ กรุณาค้นหาใหม่อีกครั้ง', en: 'The record was not found. Search for it again.' },
  actingForChanged: {
    th: 'ขณะนี้ท่านดำเนินการในนามของผู้อื่นแล้ว กรุณาโหลดหน้านี้ใหม่ก่อนดำเนินการต่อ',
    en: 'You are now acting for someone else. Reload this page before you continue.',
  },
  staleVersion: {
    th: 'มีผู้แก้ไขข้อมูลนี้ก่อนแล้ว กรุณาเปิดข้อมูลล่าสุดและตรวจสอบก่อนบันทึกอีกครั้ง',
    en: 'Someone else has changed this record. Load the latest data and check it before you save again.',
  },
  archivedRecord: {
    th: 'ข้อมูลนี้ถูกยกเลิกการใช้งานแล้ว กรุณาเปิดใช้งานก่อนแก้ไข',
    en: 'This record is archived. Activate it before you change it.',
  },
  idempotencyKeyUsed: {
    th: 'รหัสกันส่งซ้ำนี้ถูกใช้กับคำสั่งอื่นแล้ว กรุณาส่งใหม่ด้วยรหัสใหม่',
    en: 'This idempotency key was used for another call. Send the call again with a new one.',
  },
  alreadyExists: {
    th: 'มีข้อมูลนี้อยู่แล้ว กรุณาเปิดรายการเดิมเพื่อแก้ไข',
    en: 'This record already exists. Open the existing one to change it.',
  },
  referencedBy: {
    th: 'ไม่สามารถลบได้ เนื่องจากยังถูกใช้ใน “{what}” กรุณานำออกจากที่นั้นก่อน หรือยกเลิกการใช้งานแทน',
    en: 'It cannot be deleted, because “{what}” still uses it. Remove it there first, or archive it instead.',
  },
  partOfOther: {
    th: 'รายการย่อยนี้เป็นของข้อมูลอื่น กรุณาเปิดหน้านี้ใหม่แล้วลองอีกครั้ง',
    en: 'This item belongs to another record. Reload the page and try again.',
  },
  cycle: {
    th: 'รายการไม่สามารถอยู่ภายใต้ตัวเองได้ กรุณาเลือกรายการระดับบนใหม่',
    en: 'An item cannot be placed under itself. Choose another parent.',
  },
  managedField: {
    th: '“{label}” กำหนดโดยระบบและแก้ไขไม่ได้ กรุณาคงค่าเดิมไว้',
    en: '“{label}” is set by the system. Leave it as it is.',
  },
  copiedField: {
    th: '“{label}” เป็นไปตาม “{from}” ที่เลือก หากจะระบุเป็นอย่างอื่น กรุณาล้าง “{from}” ก่อน',
    en: '“{label}” is as in the chosen “{from}”. Clear “{from}” to enter something else.',
  },
  hiddenField: { th: '“{label}” ไม่ใช้ในกรณีนี้ กรุณาเว้นว่างไว้', en: '“{label}” does not apply here. Leave it empty.' },
  notInGroup: {
    th: 'ค่าที่เลือกไม่อยู่ในกลุ่ม “{group}” กรุณาเลือกจากรายการ',
    en: 'The choice is not in the group “{group}”. Choose from the list.',
  },
  referenceNotFound: {
    th: 'ไม่พบข้อมูลที่เลือก กรุณาเลือกใหม่จากรายการ',
    en: 'The selected item was not found. Choose again from the list.',
  },
  notOneOf: { th: 'กรุณาเลือกค่าใดค่าหนึ่งต่อไปนี้: {words}', en: 'Choose one of these: {words}.' },
  duplicateValue: { th: '“{label}” นี้มีอยู่แล้ว กรุณาใช้ค่าอื่น', en: 'This “{label}” already exists. Use another one.' },

  // Workflows.
  actionNotNow: {
    th: '“{action}” ทำไม่ได้ในสถานะ “{status}” กรุณาโหลดหน้านี้ใหม่เพื่อดูสถานะล่าสุด',
    en: '“{action}” is not possible while the status is “{status}”. Reload the page to see the latest status.',
  },
  actionNotYours: {
    th: 'ในสถานะ “{status}” ผู้อื่นเป็นผู้ดำเนินการ “{action}”',
    en: 'While the status is “{status}”, “{action}” must be done by someone else.',
  },
  actionUnknown: {
    th: 'ไม่มีการดำเนินการ “{action}” ขณะนี้ทำได้: {open}',
    en: 'There is no action “{action}”. Available now: {open}.',
  },
  remarkRequired: {
    th: 'กรุณาระบุเหตุผล เพื่อให้ผู้เกี่ยวข้องทราบว่าต้องทำอย่างไรต่อ',
    en: 'Give a reason, so that the people concerned know what to do next.',
  },
  cannotRollBack: {
    th: 'ไม่สามารถย้อนสถานะได้ เนื่องจากยังไม่มีขั้นตอนก่อนหน้า',
    en: 'The last step cannot be undone: there is no earlier step.',
  },
  cannotRollBackEnded: {
    th: 'ไม่สามารถย้อนสถานะได้ เนื่องจากเรื่องสิ้นสุดแล้วด้วยสถานะ “{status}”',
    en: 'The last step cannot be undone: the case has ended as “{status}”.',
  },
  cannotRollBackEffect: {
    th: 'ไม่สามารถย้อนสถานะได้ เนื่องจาก “{effect}” ได้ดำเนินการไปแล้วและเรียกคืนไม่ได้',
    en: 'The last step cannot be undone: “{effect}” has already been carried out and cannot be reversed.',
  },

  // The system.
  unavailable: {
    th: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในอีกสักครู่',
    en: 'The service is temporarily unavailable. Try again shortly.',
  },
  internal: {
    th: 'เกิดข้อผิดพลาดในระบบ กรุณาลองใหม่อีกครั้ง หากยังไม่สำเร็จ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'Something went wrong. Try again; if the problem continues, contact the administrator.',
  },
} as const satisfies MessageCatalogue;

declare module './message.ts' {
  interface MessageRegistry {
    shared: typeof sharedMessages;
  }
}
