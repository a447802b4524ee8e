import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  // Rules for a password, shown before a mistake is made.
  newPassword: { th: 'รหัสผ่านใหม่', en: 'New password' },
  newPasswordHelp: {
    th: 'อย่างน้อย {n} ตัวอักษร ใช้ภาษาใดก็ได้ เช่น คำหลายคำต่อกัน ต้องไม่ใช่รหัสผ่านที่เดาง่าย และไม่มีชื่อของท่านหรือชื่อระบบ',
    en: 'At least {n} characters in any language, such as several words in a row. It must be hard to guess, and must not contain your name or the name of the system.',
  },
  fillIn: { th: 'กรุณากรอก “{label}”', en: 'Enter “{label}”.' },
  correctThese: { th: 'กรุณาแก้ไข', en: 'Correct' },

  // Changing the person's own password.
  currentPassword: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  changePassword: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change the password' },
  passwordChanged: { th: 'เปลี่ยนรหัสผ่านแล้ว', en: 'Your password has been changed' },

  // Another person chose the password.
  mustChange: { th: 'ตั้งรหัสผ่านของท่าน', en: 'Set your password' },
  mustChangeHelp: {
    th: 'รหัสผ่านที่ใช้อยู่ผู้ดูแลระบบเป็นผู้ตั้งให้ กรุณาตั้งรหัสผ่านที่ท่านทราบเพียงผู้เดียวก่อนใช้งาน',
    en: 'Your current password was set by an administrator. Set one that only you know before you continue.',
  },
  saveAndGoOn: { th: 'บันทึกและเข้าใช้งาน', en: 'Save and continue' },
  signOut: { th: 'ออกจากระบบ', en: 'Sign out' },

  // Forgotten password.
  forgotTitle: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
  forgotHelp: {
    th: 'ระบบจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปยังอีเมลของบัญชี',
    en: 'A link to set a new password is sent to the e-mail address of the account.',
  },
  usernameOrEmail: { th: 'ชื่อผู้ใช้หรืออีเมล', en: 'Username or e-mail' },
  sendLink: { th: 'ส่งลิงก์', en: 'Send the link' },
  linkSent: { th: 'ตรวจสอบอีเมลของท่าน', en: 'Check your e-mail' },
  linkSentText: {
    th: 'หากมีบัญชีที่ตรงกับ “{name}” และบัญชีนั้นมีอีเมล ลิงก์จะมาถึงภายในไม่กี่นาที ลิงก์ใช้ได้ {n} นาทีและใช้ได้ครั้งเดียว',
    en: 'If there is an account for “{name}” and it has an e-mail address, the link arrives within a few minutes. It is valid for {n} minutes and can be used once.',
  },
  noMail: {
    th: 'หากไม่ได้รับอีเมล กรุณาตรวจสอบกล่องอีเมลขยะ หรือติดต่อผู้ดูแลระบบของหน่วยงาน',
    en: 'No e-mail? Check your spam folder, or contact your administrator.',
  },
  askAgain: { th: 'ขอลิงก์อีกครั้ง', en: 'Request the link again' },
  toLogin: { th: 'กลับไปหน้าเข้าสู่ระบบ', en: 'Back to sign-in' },

  // The link from the mail.
  activeTitle: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  activeHelp: { th: 'สำหรับบัญชี {username}', en: 'For the account {username}' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  setPassword: { th: 'ตั้งรหัสผ่าน', en: 'Set the password' },
  looking: { th: 'กำลังตรวจสอบลิงก์', en: 'Checking the link' },
  newLink: { th: 'ขอลิงก์ใหม่', en: 'Request a new link' },
  passwordSet: { th: 'ตั้งรหัสผ่านใหม่แล้ว', en: 'Your new password is set' },
  passwordSetText: { th: 'กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่', en: 'Sign in with it.' },
  signIn: { th: 'เข้าสู่ระบบ', en: 'Sign in' },

  // The one-time code.
  otpTitle: { th: 'ยืนยันตัวตน', en: 'Verify your identity' },
  otpSending: { th: 'กำลังส่งรหัสไปยังอีเมลของท่าน', en: 'Sending a code to your e-mail' },
  otpSent: { th: 'ระบบส่งรหัส {n} หลักไปที่ {email} แล้ว', en: 'A {n}-digit code has been sent to {email}.' },
  referCode: { th: 'รหัสอ้างอิง', en: 'Reference code' },
  code: { th: 'รหัสยืนยันตัวตน (OTP)', en: 'One-time code' },
  codeDigits: { th: 'กรุณากรอกตัวเลข {n} หลัก', en: 'Enter the {n} digits.' },
  codeLeft: { th: 'รหัสใช้ได้อีก {minutes}:{seconds} นาที', en: 'Valid for another {minutes}:{seconds}' },
  codeOver: { th: 'รหัสหมดอายุแล้ว กรุณาขอรหัสใหม่', en: 'The code has expired. Request a new one.' },
  resend: { th: 'ส่งรหัสใหม่', en: 'Send a new code' },
  resendIn: { th: 'ขอรหัสใหม่ได้ในอีก {seconds} วินาที', en: 'A new code can be sent in {seconds} seconds' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  confirm: { th: 'ยืนยัน', en: 'Confirm' },
});
