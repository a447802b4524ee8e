import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  signIn: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  signInHelp: { th: 'สำหรับผู้ประกอบการและเจ้าหน้าที่', en: 'For operators and officers' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  rememberMe: { th: 'คงการเข้าสู่ระบบบนเครื่องนี้', en: 'Keep me signed in on this device' },
  register: { th: 'ลงทะเบียน', en: 'Register' },
  registerOfficer: { th: 'ลงทะเบียนเจ้าหน้าที่', en: 'Register as an officer' },
  forgotPassword: { th: 'ลืมรหัสผ่าน', en: 'Forgot your password?' },
  fillBoth: { th: 'กรุณากรอกชื่อผู้ใช้และรหัสผ่าน', en: 'Enter your username and password.' },
  mission: {
    th: 'ขึ้นทะเบียน อนุญาต และ\u2060กำกับดูแลวัตถุอันตราย',
    en: 'Registering, licensing and controlling hazardous substances',
  },
  missionMore: {
    th: 'ยื่นคำขอ ติดตามผล ชำระค่าธรรมเนียม และรับเอกสารได้ในที่เดียว',
    en: 'File requests, track them, pay fees and receive documents in one place.',
  },
  law: { th: 'ตามพระราชบัญญัติวัตถุอันตราย พ.ศ. 2535', en: 'Under the Hazardous Substance Act, B.E. 2535 (1992)' },

  goBack: { th: 'กลับหน้าเดิม', en: 'Go back' },
  goHome: { th: 'ไปหน้าหลัก', en: 'Go to the home page' },
  tryAgain: { th: 'ลองอีกครั้ง', en: 'Try again' },
  reload: { th: 'โหลดหน้านี้ใหม่', en: 'Reload the page' },

  forbidden: { th: 'ท่านไม่มีสิทธิเปิดหน้านี้', en: 'You do not have permission to open this page' },
  forbiddenText: {
    th: 'บัญชีของท่านยังไม่ได้รับสิทธิสำหรับหน้านี้ หากจำเป็นต้องใช้ กรุณาติดต่อผู้ดูแลระบบของหน่วยงาน',
    en: 'Your account does not have the right to open this page. If you need it for your work, contact your administrator.',
  },
  notFound: { th: 'ไม่พบหน้าที่ต้องการ', en: 'Page not found' },
  notFoundText: {
    th: 'ที่อยู่นี้อาจพิมพ์ไม่ครบ หรือหน้านี้ถูกย้ายหรือยกเลิกไปแล้ว',
    en: 'The address may be incomplete, or the page may have been moved or removed.',
  },
  serverDown: { th: 'ระบบยังไม่พร้อมให้บริการ', en: 'The system is not available right now' },
  serverDownText: {
    th: 'อาจเกิดจากอินเทอร์เน็ตของท่าน หรือระบบอยู่ระหว่างการปรับปรุง กรุณารอสักครู่แล้วลองอีกครั้ง',
    en: 'It may be your connection, or the system may be under maintenance. Wait a moment and try again.',
  },
  chunkFailed: { th: 'เปิดส่วนนี้ของระบบไม่สำเร็จ', en: 'This part of the system could not be opened' },
  chunkFailedText: {
    th: 'ระบบอาจเพิ่งปรับปรุงเป็นรุ่นใหม่ หรืออินเทอร์เน็ตขัดข้อง งานที่บันทึกร่างไว้ยังอยู่ครบ กรุณาโหลดหน้านี้ใหม่',
    en: 'The system may just have been updated, or your connection failed. Your saved drafts are kept. Reload the page.',
  },
});
