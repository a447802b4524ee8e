import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  // What a password may be, before the mistake.
  newPassword: { th: 'รหัสผ่านใหม่', en: 'New password' },
  newPasswordHelp: {
    th: 'อย่างน้อย {n} ตัวอักษร ใช้ภาษาใดก็ได้ เช่น คำหลายคำต่อกัน ต้องไม่ใช่รหัสผ่านที่เดาง่าย และไม่มีชื่อของท่านหรือชื่อระบบ',
    en: 'At least {n} characters, in any language, such as several words in a row. Not one that is easy to guess, and without your name or the name of the system.',
  },
  fillIn: { th: 'กรุณากรอก “{label}”', en: 'Please enter “{label}”.' },
  mend: { th: 'กรุณาแก้ไข', en: 'Please correct' },

  // Changing one's own.
  currentPassword: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  changePassword: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change the password' },
  passwordChanged: { th: 'เปลี่ยนรหัสผ่านแล้ว', en: 'Your password has been changed' },

  // Somebody else chose it.
  mustChange: { th: 'ตั้งรหัสผ่านของท่าน', en: 'Choose your password' },
  mustChangeHelp: {
    th: 'รหัสผ่านที่ใช้อยู่ผู้ดูแลระบบเป็นผู้ตั้งให้ กรุณาตั้งรหัสผ่านที่ท่านทราบเพียงผู้เดียวก่อนใช้งาน',
    en: 'The one you used was set for you by an administrator. Please choose one that only you know before you go on.',
  },
  saveAndGoOn: { th: 'บันทึกและเข้าใช้งาน', en: 'Save and go on' },
  signOut: { th: 'ออกจากระบบ', en: 'Sign out' },

  // Forgotten.
  forgotTitle: { th: 'ลืมรหัสผ่าน', en: 'Forgotten password' },
  forgotHelp: {
    th: 'ระบบจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปยังอีเมลของบัญชี',
    en: 'We send a link to set a new one to the e-mail of the account.',
  },
  usernameOrEmail: { th: 'ชื่อผู้ใช้หรืออีเมล', en: 'Username or e-mail' },
  sendLink: { th: 'ส่งลิงก์', en: 'Send the link' },
  linkSent: { th: 'ตรวจสอบอีเมลของท่าน', en: 'Please look at your e-mail' },
  linkSentText: {
    th: 'หากมีบัญชีที่ตรงกับ “{name}” และบัญชีนั้นมีอีเมล ลิงก์จะมาถึงภายในไม่กี่นาที ลิงก์ใช้ได้ {n} นาทีและใช้ได้ครั้งเดียว',
    en: 'If there is an account for “{name}” and it has an e-mail, the link arrives within minutes. It is good for {n} minutes, and once.',
  },
  noMail: {
    th: 'ไม่ได้รับอีเมล? กรุณาตรวจสอบกล่องอีเมลขยะ หรือติดต่อผู้ดูแลระบบของหน่วยงาน',
    en: 'No mail? Please look among the unwanted mail, or ask your administrator.',
  },
  askAgain: { th: 'ขอลิงก์อีกครั้ง', en: 'Ask again' },
  toLogin: { th: 'กลับไปหน้าเข้าสู่ระบบ', en: 'Back to signing in' },

  // The link.
  activeTitle: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  activeHelp: { th: 'สำหรับบัญชี {username}', en: 'For the account {username}' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  setPassword: { th: 'ตั้งรหัสผ่าน', en: 'Set the password' },
  looking: { th: 'กำลังตรวจสอบลิงก์', en: 'Looking at the link' },
  newLink: { th: 'ขอลิงก์ใหม่', en: 'Ask for a new link' },
  passwordSet: { th: 'ตั้งรหัสผ่านใหม่แล้ว', en: 'Your new password is set' },
  passwordSetText: { th: 'กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่', en: 'Please sign in with it.' },
  signIn: { th: 'เข้าสู่ระบบ', en: 'Sign in' },

  // The code.
  otpTitle: { th: 'ยืนยันตัวตน', en: 'Confirm that it is you' },
  otpSending: { th: 'กำลังส่งรหัสไปยังอีเมลของท่าน', en: 'Sending a code to your e-mail' },
  otpSent: { th: 'ระบบส่งรหัส {n} หลักไปที่ {email} แล้ว', en: 'We sent a code of {n} digits to {email}.' },
  referCode: { th: 'รหัสอ้างอิง', en: 'Refer code' },
  code: { th: 'รหัสยืนยันตัวตน (OTP)', en: 'One-time code' },
  codeDigits: { th: 'กรุณากรอกตัวเลข {n} หลัก', en: 'Please enter the {n} digits.' },
  codeLeft: { th: 'รหัสใช้ได้อีก {minutes}:{seconds} นาที', en: 'Good for another {minutes}:{seconds}' },
  codeOver: { th: 'รหัสหมดอายุแล้ว กรุณาขอรหัสใหม่', en: 'The code has expired. Please ask for a new one.' },
  resend: { th: 'ส่งรหัสใหม่', en: 'Send a new code' },
  resendIn: { th: 'ขอรหัสใหม่ได้ในอีก {seconds} วินาที', en: 'A new code can be sent in {seconds} seconds' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  confirm: { th: 'ยืนยัน', en: 'Confirm' },
});
