/** What coming in, passwords, codes and people's own data may be refused with. */
import type { MessageCatalogue } from '#language/message.ts';

export const accountMessages = {
  // Passwords.
  wrongCurrentPassword: {
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง กรุณากรอกใหม่',
    en: 'The current password is wrong. Please enter it again.',
  },
  mustChangePassword: { th: 'กรุณาเปลี่ยนรหัสผ่านก่อนใช้งานระบบ', en: 'Please change your password before you go on.' },
  temporaryPasswordExpired: {
    th: 'รหัสผ่านชั่วคราวหมดอายุแล้ว กรุณากด “ลืมรหัสผ่าน” หรือติดต่อผู้ดูแลระบบ',
    en: 'The temporary password has expired. Please choose “Forgotten your password?”, or contact the administrator.',
  },
  passwordTooShort: { th: 'รหัสผ่านต้องมีอย่างน้อย {n} ตัวอักษร', en: 'A password needs at least {n} characters.' },
  passwordTooLong: { th: 'รหัสผ่านต้องมีไม่เกิน {n} ตัวอักษร', en: 'A password has at most {n} characters.' },
  passwordTooCommon: {
    th: 'รหัสผ่านนี้เดาได้ง่าย กรุณาใช้รหัสผ่านอื่น เช่น คำหลายคำต่อกัน',
    en: 'This password is easy to guess. Please choose another, such as several words in a row.',
  },
  passwordRepeats: {
    th: 'รหัสผ่านนี้ใช้ตัวอักษรชุดเดิมซ้ำหรือเรียงตามลำดับ จึงเดาได้ง่าย กรุณาใช้รหัสผ่านอื่น เช่น คำหลายคำต่อกัน',
    en: 'This password repeats the same characters or runs in a sequence, so it is easy to guess. Please choose another, such as several words in a row.',
  },
  passwordHoldsName: {
    th: 'รหัสผ่านต้องไม่มีชื่อผู้ใช้ ชื่อ อีเมล หรือชื่อระบบ กรุณาใช้รหัสผ่านอื่น',
    en: 'The password must not contain your username, name, e-mail or the name of the system. Please choose another.',
  },
  passwordSame: {
    th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านปัจจุบัน กรุณาใช้รหัสผ่านอื่น',
    en: 'The new password must differ from the current one. Please choose another.',
  },
  forgotCodeNotFound: {
    th: 'ไม่พบรหัสสำหรับตั้งรหัสผ่านใหม่ กรุณาเปิดลิงก์จากอีเมลอีกครั้ง หรือขอรหัสใหม่',
    en: 'The reset code was not found. Please open the link in the mail again, or ask for a new one.',
  },
  forgotCodeUsed: {
    th: 'รหัสสำหรับตั้งรหัสผ่านใหม่นี้ถูกใช้แล้ว กรุณาเข้าสู่ระบบ หรือขอรหัสใหม่',
    en: 'This reset code has been used. Please sign in, or ask for a new one.',
  },
  forgotCodeExpired: {
    th: 'รหัสสำหรับตั้งรหัสผ่านใหม่หมดอายุแล้ว กรุณาขอรหัสใหม่',
    en: 'This reset code has expired. Please ask for a new one.',
  },
  emailNotFound: {
    th: 'ไม่พบอีเมลของผู้ใช้งาน กรุณาบันทึกอีเมลก่อน',
    en: 'No e-mail was found for this user. Please enter one first.',
  },
  ownEmailNotFound: {
    th: 'บัญชีของท่านยังไม่มีอีเมลสำหรับรับรหัส กรุณาติดต่อผู้ดูแลระบบ',
    en: 'Your account has no e-mail to send the code to. Please contact the administrator.',
  },
  unprovenMailSent: {
    th: 'ระหว่างรอการอนุมัติ ระบบส่งอีเมลไปยังที่อยู่เดียวกันได้วันละหนึ่งฉบับ และวันนี้ส่งไปแล้ว กรุณาลองอีกครั้งในวันพรุ่งนี้',
    en: 'While a registration waits to be approved, one mail a day goes to its e-mail, and today’s has been sent. Please try again tomorrow.',
  },

  // One-time codes.
  otpMissing: {
    th: 'กรุณากรอกรหัสยืนยันตัวตน (OTP) ที่ส่งไปทางอีเมล',
    en: 'Please enter the one-time code that was sent by e-mail.',
  },
  otpWrong: {
    th: 'รหัสยืนยันตัวตน (OTP) ไม่ถูกต้อง กรุณาตรวจสอบรหัสอ้างอิงแล้วกรอกใหม่',
    en: 'The one-time code is wrong. Please check the refer code and enter it again.',
  },
  otpExpired: {
    th: 'รหัสยืนยันตัวตน (OTP) หมดอายุแล้ว กรุณาขอรหัสใหม่',
    en: 'The one-time code has expired. Please ask for a new one.',
  },
  otpUsed: {
    th: 'รหัสยืนยันตัวตน (OTP) นี้ถูกใช้แล้ว กรุณาขอรหัสใหม่',
    en: 'This one-time code has been used. Please ask for a new one.',
  },

  // People.
  usernameReserved: {
    th: 'ชื่อผู้ใช้นี้สงวนไว้สำหรับระบบ กรุณาเลือกชื่ออื่น',
    en: 'This name is kept for the system. Please choose another one.',
  },
  reactivationBlocked: {
    th: 'เปิดใช้งานไม่ได้ เนื่องจากเลขประจำตัวนี้ถูกใช้โดยผู้ใช้งานอื่นที่ใช้งานอยู่ กรุณายกเลิกการใช้งานบัญชีนั้นก่อน',
    en: 'It cannot be activated, because another active user has this identity number. Please archive that account first.',
  },
  ownEmailElsewhere: {
    th: 'เปลี่ยนอีเมลของตนเองได้ที่หน้าข้อมูลของข้าพเจ้า ซึ่งจะขอรหัสยืนยันตัวตน',
    en: 'Please change your own e-mail on your profile page, which asks for a code.',
  },
  beyondOwnRoles: {
    th: 'ท่านให้ได้เฉพาะบทบาทที่ท่านมี และดูแลได้เฉพาะบัญชีที่ไม่มีบทบาทเกินกว่านั้น กรุณาให้ผู้ที่จัดการบทบาทดำเนินการ',
    en: 'You can give only roles you have, and manage only accounts without others. Please ask somebody who manages roles.',
  },
  roleOfTheSystem: {
    th: 'ระบบให้บทบาท “{code}” เอง กรุณาเลือกบทบาทอื่น',
    en: 'The system itself gives the role “{code}”. Please choose another one.',
  },
  notYourself: {
    th: 'ท่านทำรายการนี้กับบัญชีของตนเองไม่ได้ กรุณาให้ผู้ดูแลระบบคนอื่นดำเนินการ',
    en: 'You cannot do this to your own account. Please ask another administrator.',
  },
  lastAdministrator: {
    th: 'ต้องมีผู้ดูแลระบบที่ใช้งานได้อย่างน้อย 1 คน กรุณากำหนดผู้ดูแลระบบคนอื่นก่อน',
    en: 'At least one administrator must be left. Please appoint another one first.',
  },

  // Substitutes.
  endsBeforeItBegins: {
    th: 'วันที่สิ้นสุดต้องไม่อยู่ก่อนวันที่เริ่ม กรุณาตรวจสอบ',
    en: 'It must not end before it begins. Please check the dates.',
  },
  insteadOfOneself: {
    th: 'ผู้ปฏิบัติงานแทนต้องเป็นบุคคลอื่น กรุณาเลือกใหม่',
    en: 'Nobody acts instead of themselves. Please choose somebody else.',
  },
  insteadCycle: {
    th: 'ผู้ที่เลือกมอบหมายงานในช่วงเวลานี้กลับมายังผู้มอบหมาย กรุณาเลือกผู้อื่นหรือเปลี่ยนช่วงวันที่',
    en: 'Whom you chose has handed their work back to you for these days. Please choose somebody else or other days.',
  },
  insteadUnusable: {
    th: 'ผู้ที่เลือกยังใช้งานระบบไม่ได้ กรุณาเลือกผู้อื่น',
    en: 'Whom you chose cannot use the system. Please choose somebody else.',
  },

  // The socket.
  socketNotUnderstood: {
    th: 'ระบบไม่เข้าใจข้อความที่ส่งมา กรุณาเชื่อมต่อใหม่ด้วย STOMP 1.1 หรือ 1.2',
    en: 'The message was not understood. Please connect again with STOMP 1.1 or 1.2.',
  },
  socketTooMany: {
    th: 'มีการเชื่อมต่อมากเกินไป กรุณาปิดหน้าต่างที่ไม่ได้ใช้แล้วลองใหม่',
    en: 'There are too many connections. Please close windows you do not use and try again.',
  },

  // The application page.
  themeName: {
    th: 'ชื่อตัวแปรนี้ใช้ไม่ได้ กรุณาใช้อักษรอังกฤษ ตัวเลข และขีดกลางเท่านั้น',
    en: 'This is no name of a variable. Please use letters, digits and hyphens only.',
  },
  themeValue: {
    th: 'กรุณาระบุเป็นสี เช่น #0b6b66 หรือขนาด เช่น 8px',
    en: 'Please give a colour such as #0b6b66, or a size such as 8px.',
  },
  themeColour: { th: 'กรุณาระบุสี เช่น #0b6b66', en: 'Please give a colour such as #0b6b66.' },
  themeRadius: { th: 'กรุณาระบุขนาดตั้งแต่ 0px ถึง {n}px', en: 'Please give a size from 0px to {n}px.' },
  themeContrast: {
    th: 'สีนี้ทำให้ตัวอักษรอ่านยาก ความต่างของสี {ratio}:1 ต้องไม่น้อยกว่า {wanted}:1 กรุณาเลือกสีที่เข้มกว่านี้',
    en: 'Text would be hard to read in this colour: the contrast is {ratio}:1 and must be at least {wanted}:1. Please choose a darker one.',
  },
  pictureTooLarge: {
    th: 'ภาพนี้มีขนาด {size} พิกเซล ซึ่งใหญ่เกินไป กรุณาใช้ภาพที่กว้างและสูงไม่เกิน {limit} พิกเซล',
    en: 'The picture has {size} pixels, which is too many. Please use one of at most {limit} pixels in width and height.',
  },
  mailHost: {
    th: 'กรุณาระบุชื่อหรือเลขที่อยู่ของเครื่องแม่ข่าย เช่น smtp.example.go.th',
    en: 'Please give the name or the address of the mail server, such as smtp.example.go.th.',
  },
  mailPort: { th: 'กรุณาระบุพอร์ตตั้งแต่ 1 ถึง {n}', en: 'Please give a port from 1 to {n}.' },
  mailPasswordAgain: {
    th: 'เครื่องแม่ข่ายถูกเปลี่ยน กรุณากรอกรหัสผ่านอีกครั้ง เพื่อไม่ให้รหัสผ่านเดิมถูกส่งไปยังเครื่องอื่น',
    en: 'The mail server was changed. Please enter the password again, so that the one we have does not go to another server.',
  },
  tooManyTestMails: {
    th: 'ท่านส่งอีเมลทดสอบหลายครั้งแล้ว กรุณารอสักครู่แล้วลองอีกครั้ง',
    en: 'You have sent many test mails. Please wait a little and try again.',
  },
  mailNotSent: {
    th: 'ส่งอีเมลทดสอบไม่ได้ ({reason}) กรุณาตรวจสอบการตั้งค่า',
    en: 'The test mail could not be sent ({reason}). Please check the settings.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    account: typeof accountMessages;
  }
}
