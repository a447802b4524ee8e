import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ยกเลิกคำขอลงทะเบียน', en: 'Cancel a registration' },
  help: {
    th: 'สำหรับผู้ที่ลงทะเบียนเป็นพนักงานและกิจการยังไม่ตอบ กรุณากรอกชื่อผู้ใช้และรหัสผ่านที่ลงทะเบียนไว้',
    en: 'For people who registered as an employee and are waiting for the company’s reply. Enter the username and password you registered.',
  },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  usernameMissing: { th: 'กรุณากรอกชื่อผู้ใช้', en: 'Enter the username' },
  passwordMissing: { th: 'กรุณากรอกรหัสผ่าน', en: 'Enter the password' },
  cancel: { th: 'ยกเลิกคำขอ', en: 'Cancel registration' },
  toRegister: { th: 'ไปหน้าลงทะเบียน', en: 'Go to registration' },
  done: { th: 'ยกเลิกคำขอ {code} แล้ว', en: 'Registration {code} cancelled' },
  doneText: { th: 'ท่านลงทะเบียนใหม่ด้วยบัตรและชื่อผู้ใช้เดิมได้', en: 'You can register again with the same card and username.' },
  again: { th: 'ลงทะเบียนใหม่', en: 'Register again' },
});
