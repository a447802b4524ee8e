import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  skip: { th: 'ข้ามไปยังเนื้อหา', en: 'Skip to content' },
  openMenu: { th: 'เปิดเมนู', en: 'Open the menu' },
  narrow: { th: 'ย่อเมนู', en: 'Collapse the menu' },
  widen: { th: 'ขยายเมนู', en: 'Expand the menu' },
  loading: { th: 'กำลังเปิดหน้า', en: 'Opening the page' },
  account: { th: 'บัญชีของท่าน', en: 'My account' },
  signOut: { th: 'ออกจากระบบ', en: 'Sign out' },
  profile: { th: 'ข้อมูลส่วนตัว', en: 'Profile' },
  notifications: { th: 'การแจ้งเตือน', en: 'Notifications' },
  idleTitle: { th: 'ท่านยังใช้งานอยู่หรือไม่', en: 'Are you still there?' },
  idleText: {
    th: 'ท่านไม่ได้ใช้งานมาระยะหนึ่ง เพื่อความปลอดภัย ระบบจะให้ท่านออกจากระบบโดยอัตโนมัติใน',
    en: 'You have been inactive for a while. For security, you will be signed out in',
  },
  idleLeft: { th: '{minutes}:{seconds} นาที', en: '{minutes}:{seconds} minutes' },
  stay: { th: 'ใช้งานต่อ', en: 'Stay signed in' },
  againTitle: { th: 'เข้าสู่ระบบอีกครั้ง', en: 'Sign in again' },
  againText: {
    th: 'การเข้าสู่ระบบสิ้นสุดแล้ว งานในหน้านี้ยังอยู่ครบ กรุณากรอกรหัสผ่านเพื่อทำต่อ',
    en: 'Your session has ended. Your work on this page is kept. Enter your password to continue.',
  },
  againDismiss: { th: 'ไปหน้าเข้าสู่ระบบ', en: 'Go to the sign-in page' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  signIn: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
});
