/** Messages of signing in, passwords, codes and people's own data. */
import type { MessageCatalogue } from '#language/message.ts';

export const accountMessages = {
  // Passwords.
  wrongCurrentPassword: {
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง กรุณากรอกใหม่',
    en: 'The current password is wrong. Enter it again.',
  },
  mustChangePassword: { th: 'กรุณาเปลี่ยนรหัสผ่านก่อนใช้งานระบบ', en: 'Change your password before you continue.' },
  temporaryPasswordExpired: {
    th: 'รหัสผ่านชั่วคราวหมดอายุแล้ว กรุณากด “ลืมรหัสผ่าน” หรือติดต่อผู้ดูแลระบบ',
    en: 'The temporary password has expired. Choose “Forgot your password?”, or contact the administrator.',
  },
  passwordTooShort: { th: 'รหัสผ่านต้องมีอย่างน้อย {n} ตัวอักษร', en: 'The password must have at least {n} characters.' },
  passwordTooLong: { th: 'รหัสผ่านต้องมีไม่เกิน {n} ตัวอักษร', en: 'The password must have at most {n} characters.' },
  passwordTooCommon: {
    th: 'รหัสผ่านนี้เดาได้ง่าย กรุณาใช้รหัสผ่านอื่น เช่น คำหลายคำต่อกัน',
    en: 'This password is easy to guess. Choose another, such as several words in a row.',
  },
  passwordRepeats: {
    th: 'รหัสผ่านนี้ใช้ตัวอักษรชุดเดิมซ้ำหรือเรียงตามลำดับ จึงเดาได้ง่าย กรุณาใช้รหัสผ่านอื่น เช่น คำหลายคำต่อกัน',
    en: 'This password repeats the same characters or runs in a sequence, so it is easy to guess. Choose another, such as several words in a row.',
  },
  passwordHoldsName: {
    th: 'รหัสผ่านต้องไม่มีชื่อผู้ใช้ ชื่อ อีเมล หรือชื่อระบบ กรุณาใช้รหัสผ่านอื่น',
    en: 'The password must not contain your username, name, e-mail or the name of the system. Choose another.',
  },
  passwordSame: {
    th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านปัจจุบัน กรุณาใช้รหัสผ่านอื่น',
    en: 'The new password must differ from the current one. Choose another.',
  },
  forgotCodeNotFound: {
    th: 'ไม่พบรหัสสำหรับตั้งรหัสผ่านใหม่ กรุณาเปิดลิงก์จากอีเมลอีกครั้ง หรือขอรหัสใหม่',
    en: 'The reset code was not found. Open the link in the e-mail again, or request a new one.',
  },
  forgotCodeUsed: {
    th: 'รหัสสำหรับตั้งรหัสผ่านใหม่นี้ถูกใช้แล้ว กรุณาเข้าสู่ระบบ หรือขอรหัสใหม่',
    en: 'This reset code has already been used. Sign in, or request a new one.',
  },
  forgotCodeExpired: {
    th: 'รหัสสำหรับตั้งรหัสผ่านใหม่หมดอายุแล้ว กรุณาขอรหัสใหม่',
    en: 'This reset code has expired. Request a new one.',
  },
  emailNotFound: {
    th: 'ไม่พบอีเมลของผู้ใช้งาน กรุณาบันทึกอีเมลก่อน',
    en: 'This user has no e-mail address. Add one first.',
  },
  ownEmailNotFound: {
    th: 'บัญชีของท่านยังไม่มีอีเมลสำหรับรับรหัส กรุณาติดต่อผู้ดูแลระบบ',
    en: 'Your account has no e-mail address to send the code to. Contact the administrator.',
  },
  unprovenMailSent: {
    th: 'ระหว่างรอการอนุมัติ ระบบส่งอีเมลไปยังที่อยู่เดียวกันได้วันละหนึ่งฉบับ และวันนี้ส่งไปแล้ว กรุณาลองอีกครั้งในวันพรุ่งนี้',
    en: 'While a registration is waiting for approval, only one e-mail a day can be sent to its address, and today’s has been sent. Try again tomorrow.',
  },

  // One-time codes.
  otpMissing: {
    th: 'กรุณากรอกรหัสยืนยันตัวตน (OTP) ที่ส่งไปทางอีเมล',
    en: 'Enter the one-time code that was sent by e-mail.',
  },
  otpWrong: {
    th: 'รหัสยืนยันตัวตน (OTP) ไม่ถูกต้อง กรุณาตรวจสอบรหัสอ้างอิงแล้วกรอกใหม่',
    en: 'The one-time code is wrong. Check the reference code and enter it again.',
  },
  otpExpired: {
    th: 'รหัสยืนยันตัวตน (OTP) หมดอายุแล้ว กรุณาขอรหัสใหม่',
    en: 'The one-time code has expired. Request a new one.',
  },
  otpUsed: {
    th: 'รหัสยืนยันตัวตน (OTP) นี้ถูกใช้แล้ว กรุณาขอรหัสใหม่',
    en: 'This one-time code has already been used. Request a new one.',
  },

  // People.
  usernameReserved: {
    th: 'ชื่อผู้ใช้นี้สงวนไว้สำหรับระบบ กรุณาเลือกชื่ออื่น',
    en: 'This name is reserved for the system. Choose another one.',
  },
  reactivationBlocked: {
    th: 'เปิดใช้งานไม่ได้ เนื่องจากเลขประจำตัวนี้ถูกใช้โดยผู้ใช้งานอื่นที่ใช้งานอยู่ กรุณายกเลิกการใช้งานบัญชีนั้นก่อน',
    en: 'It cannot be activated, because another active user has this identity number. Archive that account first.',
  },
  ownEmailElsewhere: {
    th: 'เปลี่ยนอีเมลของตนเองได้ที่หน้าข้อมูลของข้าพเจ้า ซึ่งจะขอรหัสยืนยันตัวตน',
    en: 'Change your own e-mail on your profile page, which asks for a code.',
  },
  beyondOwnRoles: {
    th: 'ท่านให้ได้เฉพาะบทบาทที่ท่านมี และดูแลได้เฉพาะบัญชีที่ไม่มีบทบาทเกินกว่านั้น กรุณาให้ผู้ที่จัดการบทบาทดำเนินการ',
    en: 'You can give only roles you have yourself, and manage only accounts without other roles. Ask someone who manages roles.',
  },
  roleOfTheSystem: {
    th: 'ระบบให้บทบาท “{code}” เอง กรุณาเลือกบทบาทอื่น',
    en: 'The role “{code}” is given by the system. Choose another one.',
  },
  notYourself: {
    th: 'ท่านทำรายการนี้กับบัญชีของตนเองไม่ได้ กรุณาให้ผู้ดูแลระบบคนอื่นดำเนินการ',
    en: 'You cannot do this to your own account. Ask another administrator.',
  },
  lastAdministrator: {
    th: 'ต้องมีผู้ดูแลระบบที่ใช้งานได้อย่างน้อย 1 คน กรุณากำหนดผู้ดูแลระบบคนอื่นก่อน',
    en: 'At least one active administrator is required. Appoint another one first.',
  },

  // Substitutes.
  endsBeforeItBegins: {
    th: 'วันที่สิ้นสุดต้องไม่อยู่ก่อนวันที่เริ่ม กรุณาตรวจสอบ',
    en: 'The end date must not be before the start date. Check the dates.',
  },
  insteadOfOneself: {
    th: 'ผู้ปฏิบัติงานแทนต้องเป็นบุคคลอื่น กรุณาเลือกใหม่',
    en: 'The substitute must be another person. Choose someone else.',
  },
  insteadCycle: {
    th: 'ผู้ที่เลือกมอบหมายงานในช่วงเวลานี้กลับมายังผู้มอบหมาย กรุณาเลือกผู้อื่นหรือเปลี่ยนช่วงวันที่',
    en: 'The selected person has handed their work back to you for this period. Choose someone else, or other dates.',
  },
  insteadUnusable: {
    th: 'ผู้ที่เลือกยังใช้งานระบบไม่ได้ กรุณาเลือกผู้อื่น',
    en: 'The selected person cannot use the system. Choose someone else.',
  },

  // The socket.
  socketNotUnderstood: {
    th: 'ระบบไม่เข้าใจข้อความที่ส่งมา กรุณาเชื่อมต่อใหม่ด้วย STOMP 1.1 หรือ 1.2',
    en: 'The message was not understood. Connect again with STOMP 1.1 or 1.2.',
  },
  socketTooMany: {
    th: 'มีการเชื่อมต่อมากเกินไป กรุณาปิดหน้าต่างที่ไม่ได้ใช้แล้วลองใหม่',
    en: 'There are too many connections. Close windows you are not using and try again.',
  },

  // The application page.
  themeName: {
    th: 'ชื่อตัวแปรนี้ใช้ไม่ได้ กรุณาใช้อักษรอังกฤษ ตัวเลข และขีดกลางเท่านั้น',
    en: 'This is not a valid variable name. Use letters, digits and hyphens only.',
  },
  themeValue: {
    th: 'กรุณาระบุเป็นสี เช่น #0b6b66 หรือขนาด เช่น 8px',
    en: 'Enter a colour such as #0b6b66, or a size such as 8px.',
  },
  themeColour: { th: 'กรุณาระบุสี เช่น #0b6b66', en: 'Enter a colour such as #0b6b66.' },
  themeRadius: { th: 'กรุณาระบุขนาดตั้งแต่ 0px ถึง {n}px', en: 'Enter a size from 0px to {n}px.' },
  themeContrast: {
    th: 'สีนี้ทำให้ตัวอักษรอ่านยาก ความต่างของสี {ratio}:1 ต้องไม่น้อยกว่า {wanted}:1 กรุณาเลือกสีที่เข้มกว่านี้',
    en: 'Text would be hard to read in this colour: the contrast is {ratio}:1 and must be at least {wanted}:1. Choose a darker one.',
  },
  pictureTooLarge: {
    th: 'ภาพนี้มีขนาด {size} พิกเซล ซึ่งใหญ่เกินไป กรุณาใช้ภาพที่กว้างและสูงไม่เกิน {limit} พิกเซล',
    en: 'The picture is {size} pixels, which is too large. Use one of at most {limit} pixels in width and height.',
  },
  mapRadius: {
    th: 'กรุณากรอกระยะเป็นจำนวนเต็มตั้งแต่ 1 ถึง {n} เมตร',
    en: 'Enter the distance as a whole number from 1 to {n} metres.',
  },
  mapTileUrl: {
    th: 'กรุณากรอกที่อยู่ของภาพแผนที่ในรูปแบบ {example}',
    en: 'Enter the address of the map pictures in the form {example}.',
  },
  reminderDays: {
    th: 'กรุณากรอกจำนวนวันไม่เกิน {count} ค่า เป็นจำนวนเต็มตั้งแต่ 1 ถึง {n} ไม่ซ้ำกัน และคั่นด้วยเครื่องหมายจุลภาค เช่น {example}',
    en: 'Enter at most {count} different whole numbers of days from 1 to {n}, separated by commas, such as {example}.',
  },
  mailHost: {
    th: 'กรุณาระบุชื่อหรือเลขที่อยู่ของเครื่องแม่ข่าย เช่น smtp.example.go.th',
    en: 'Enter the name or the address of the mail server, such as smtp.example.go.th.',
  },
  mailPort: { th: 'กรุณาระบุพอร์ตตั้งแต่ 1 ถึง {n}', en: 'Enter a port from 1 to {n}.' },
  mailPasswordAgain: {
    th: 'เครื่องแม่ข่ายถูกเปลี่ยน กรุณากรอกรหัสผ่านอีกครั้ง เพื่อไม่ให้รหัสผ่านเดิมถูกส่งไปยังเครื่องอื่น',
    en: 'The mail server was changed. Enter the password again, so that the stored one is not sent to another server.',
  },
  tooManyTestMails: {
    th: 'ท่านส่งอีเมลทดสอบหลายครั้งแล้ว กรุณารอสักครู่แล้วลองอีกครั้ง',
    en: 'You have sent many test e-mails. Wait a moment and try again.',
  },
  mailNotSent: {
    th: 'ส่งอีเมลทดสอบไม่ได้ ({reason}) กรุณาตรวจสอบการตั้งค่า',
    en: 'The test e-mail could not be sent ({reason}). Check the settings.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    account: typeof accountMessages;
  }
}
