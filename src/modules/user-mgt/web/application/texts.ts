import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ตั้งค่าระบบ', en: 'System settings' },
  general: { th: 'ทั่วไป', en: 'General' },
  theme: { th: 'ธีม', en: 'Theme' },
  email: { th: 'อีเมล', en: 'E-mail' },
  papers: { th: 'เอกสาร', en: 'Documents' },
  maps: { th: 'แผนที่', en: 'Maps' },
  loadFailed: { th: 'เปิดการตั้งค่าไม่ได้', en: 'The settings could not be loaded' },

  // Saving.
  save: { th: 'บันทึก', en: 'Save' },
  undo: { th: 'ยกเลิกการแก้ไข', en: 'Undo changes' },
  saved: { th: 'บันทึกการตั้งค่าแล้ว', en: 'The settings have been saved' },
  unchanged: { th: 'ยังไม่มีการเปลี่ยนแปลง', en: 'Nothing has been changed yet' },
  mendFirst: { th: 'กรุณาแก้ไขค่าที่ไม่ถูกต้องก่อน', en: 'Correct the invalid values first' },
  sendingFile: { th: 'กรุณารอให้ส่งไฟล์เสร็จก่อน', en: 'Wait until the file has been uploaded' },
  staleTitle: {
    th: 'มีผู้แก้ไขการตั้งค่านี้หลังจากที่ท่านเปิดหน้า',
    en: 'Someone else has changed these settings since you opened the page',
  },
  staleText: {
    th: 'ยังไม่ได้บันทึกสิ่งที่ท่านแก้ไข กรุณาโหลดค่าล่าสุดแล้วแก้ไขอีกครั้ง',
    en: 'Your changes have not been saved. Load the latest settings and make them again.',
  },
  loadLatest: { th: 'โหลดค่าล่าสุด', en: 'Load the latest' },
  noResponse: {
    th: 'ติดต่อระบบไม่ได้ ยังไม่ทราบว่าบันทึกแล้วหรือไม่ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    en: 'The system did not answer, so it is not known whether this was saved. Check your connection and try again.',
  },
  none: { th: 'ไม่มี', en: 'None' },
  updated: { th: 'แก้ไขล่าสุดโดย {by} เมื่อ {at} น.', en: 'Last changed by {by}, {at}' },

  // The general tab.
  identity: { th: 'ชื่อระบบและตราสัญลักษณ์', en: 'Name and logo' },
  nameTh: { th: 'ชื่อระบบ (ไทย)', en: 'Name (Thai)' },
  nameEn: { th: 'ชื่อระบบ (อังกฤษ)', en: 'Name (English)' },
  nameHelp: { th: 'เว้นว่างไว้หากต้องการใช้ชื่อเดิมของระบบ', en: 'Leave empty to use the default name.' },
  brandPicture: { th: 'ภาพชื่อระบบ', en: 'Name as an image' },
  brandPictureHelp: {
    th: 'แสดงแทนตัวอักษรบนแถบด้านบน หากไม่มีให้เว้นไว้',
    en: 'Shown in the top bar instead of the text. Leave it out if there is none.',
  },
  logo: { th: 'ตราสัญลักษณ์', en: 'Logo' },
  logoHelp: { th: 'แสดงหน้าชื่อระบบ และในหน้าเข้าสู่ระบบ', en: 'Shown before the name and on the sign-in page.' },
  favicon: { th: 'ไอคอนของหน้าเว็บ', en: 'Page icon' },
  faviconFile: { th: 'ไฟล์ภาพ', en: 'Picture' },
  faviconHelp: {
    th: 'แสดงบนแท็บของเบราว์เซอร์ ควรเป็นภาพสี่เหลี่ยมจัตุรัส',
    en: 'Shown on the browser tab. It should be square.',
  },
  useOurs: { th: 'ใช้ของเดิมของระบบ', en: 'Restore the default' },
  ours: { th: 'ใช้ของเดิมของระบบ', en: 'The default' },
  preview: { th: 'ตัวอย่าง', en: 'Preview' },
  light: { th: 'ธีมสว่าง', en: 'Light theme' },
  dark: { th: 'ธีมมืด', en: 'Dark theme' },

  // The maps tab.
  radii: { th: 'ระยะจากสถานที่คุ้มครอง', en: 'Distances to protected places' },
  radiiHelp: {
    th: 'สถานที่เก็บหรือผลิตที่อยู่ในระยะนี้จะมีคำเตือนและแจ้งเจ้าหน้าที่',
    en: 'A store or factory within this distance is flagged, and officers are notified.',
  },
  royalMetres: { th: 'ระยะจากเขตพระราชฐาน (เมตร)', en: 'From a royal place (metres)' },
  publicMetres: { th: 'ระยะจากสาธารณสถาน (เมตร)', en: 'From a public place (metres)' },
  tiles: { th: 'ภาพแผนที่ของหน่วยงาน', en: 'The department’s own map pictures' },
  tilesHelp: {
    th: 'หากเว้นว่าง แผนที่จะแสดงเพียงเส้นขอบประเทศ และไม่ดึงข้อมูลจากภายนอก มีผลเมื่อเปิดหน้าใหม่',
    en: 'If this is empty, maps show only the outline of the country and nothing is fetched from outside. A change applies when a page is opened again.',
  },
  tileUrl: { th: 'ที่อยู่ของภาพแผนที่', en: 'Address of the map pictures' },
  tileAttribution: { th: 'ที่มาของแผนที่', en: 'Attribution' },
  tileAttributionHelp: { th: 'แสดงที่มุมของแผนที่ทุกแผนที่', en: 'Shown in the corner of every map' },
  // The papers tab.
  authority: { th: 'หน่วยงานและกฎหมายบนเอกสาร', en: 'Authority and law on documents' },
  authorityHelp: {
    th: 'พิมพ์บนใบสำคัญและคำขอที่ออกหลังจากบันทึก เอกสารที่ออกแล้วไม่เปลี่ยน เว้นว่างไว้หากต้องการใช้ค่าเดิมของระบบ',
    en: 'Printed on certificates and applications issued after saving; documents already issued do not change. Leave a line empty to use the default.',
  },
  departmentTh: { th: 'หน่วยงาน (ไทย)', en: 'Department (Thai)' },
  departmentEn: { th: 'หน่วยงาน (อังกฤษ)', en: 'Department (English)' },
  ministryTh: { th: 'กระทรวง (ไทย)', en: 'Ministry (Thai)' },
  ministryEn: { th: 'กระทรวง (อังกฤษ)', en: 'Ministry (English)' },
  officialTh: { th: 'ผู้ลงนามตามกฎหมาย (ไทย)', en: 'Signing official (Thai)' },
  officialEn: { th: 'ผู้ลงนามตามกฎหมาย (อังกฤษ)', en: 'Signing official (English)' },
  lawTh: { th: 'กฎหมาย (ไทย)', en: 'Law (Thai)' },
  lawEn: { th: 'กฎหมาย (อังกฤษ)', en: 'Law (English)' },

  reminders: { th: 'การเตือนก่อนเอกสารหมดอายุ', en: 'Reminders before documents expire' },
  remindersHelp: {
    th: 'ระบบแจ้งเตือนและส่งอีเมลถึงเจ้าของกิจการ พนักงาน และผู้รับมอบอำนาจที่ยื่นคำขอได้ ครั้งละหนึ่งครั้งตามจำนวนวันที่กำหนด',
    en: 'The owner, and the employees and agents who may file requests, get one notification and one e-mail for each number of days.',
  },
  reminderDays: { th: 'จำนวนวันก่อนหมดอายุ', en: 'Days before expiry' },
  reminderDaysHelp: {
    th: 'คั่นด้วยเครื่องหมายจุลภาค ไม่เกิน {count} ค่า เว้นว่างไว้หากไม่ต้องการเตือน',
    en: 'Separated by commas, at most {count}. Leave empty to send no reminders.',
  },
  noReminders: { th: 'ไม่เตือน', en: 'No reminders' },

  // The theme tab.
  colours: { th: 'สีและรูปทรง', en: 'Colours and shape' },
  coloursHelp: {
    th: 'สีที่เลือกแสดงในตัวอย่างก่อน และใช้ทั้งระบบเมื่อบันทึก ในธีมมืดระบบจะปรับสีให้อ่านได้เอง',
    en: 'Your choices are shown in the sample first, and everywhere once saved. In the dark theme, colours are adjusted to stay readable.',
  },
  pick: { th: '{name}: เลือกจากแถบสี', en: '{name}: pick a colour' },
  defaultOne: { th: 'กลับไปใช้ค่าเดิมของ{name}', en: 'Restore the default: {name}' },
  defaultAll: { th: 'กลับไปใช้ค่าเดิมทั้งหมด', en: 'Restore all defaults' },
  isDefault: { th: 'ใช้ค่าเดิมทุกค่าอยู่แล้ว', en: 'Everything is already at its default' },
  inLight: { th: 'สว่าง {ratio}:1', en: 'Light {ratio}:1' },
  inDark: { th: 'มืด {ratio}:1', en: 'Dark {ratio}:1' },
  contrastHelp: {
    th: 'ตัวเลขคือความต่างของสีตัวอักษรกับพื้น ต้องไม่น้อยกว่า 4.5:1',
    en: 'The figures show the contrast between text and background. It must be at least 4.5:1.',
  },
  radiusUnit: { th: 'พิกเซล (0–{n})', en: 'pixels (0–{n})' },
  sample: { th: 'ตัวอย่างหน้าจอ', en: 'Sample' },

  // Texts of the sample.
  sampleHeading: { th: 'ใบอนุญาตนำเข้า', en: 'Import licences' },
  sampleSave: { th: 'บันทึก', en: 'Save' },
  sampleCancel: { th: 'ยกเลิก', en: 'Cancel' },
  sampleDelete: { th: 'ลบ', en: 'Delete' },
  sampleLink: { th: 'ดูรายละเอียด', en: 'View details' },
  sampleField: { th: 'ชื่อผลิตภัณฑ์', en: 'Product' },
  sampleValue: { th: 'สารทดสอบ 40%', en: 'Test substance 40%' },
  sampleCode: { th: 'เลขที่', en: 'Number' },
  sampleStatus: { th: 'สถานะ', en: 'Status' },
  sampleApproved: { th: 'อนุมัติ', en: 'Approved' },
  sampleWaiting: { th: 'รอพิจารณา', en: 'Waiting' },
  sampleHome: { th: 'หน้าหลัก', en: 'Home' },
  sampleMenu: { th: 'ใบอนุญาต', en: 'Licences' },

  // The e-mail tab.
  server: { th: 'เครื่องแม่ข่ายอีเมล', en: 'Mail server' },
  notSet: {
    th: 'ยังไม่ได้ตั้งค่า ระบบส่งอีเมลด้วยเครื่องแม่ข่ายที่กำหนดไว้ตอนติดตั้ง',
    en: 'Not set: e-mail is sent through the server set at installation.',
  },
  isActive: { th: 'ส่งอีเมลด้วยการตั้งค่านี้', en: 'Send e-mail with these settings' },
  isActiveHelp: {
    th: 'หากไม่เลือก ระบบจะส่งด้วยเครื่องแม่ข่ายที่กำหนดไว้ตอนติดตั้ง',
    en: 'Otherwise e-mail is sent through the server set at installation.',
  },
  host: { th: 'ชื่อเครื่องแม่ข่าย', en: 'Server' },
  port: { th: 'พอร์ต', en: 'Port' },
  encryption: { th: 'การเข้ารหัส', en: 'Encryption' },
  startTls: { th: 'เข้ารหัสหลังเริ่มเชื่อมต่อ (STARTTLS) มักใช้พอร์ต 587', en: 'After connecting (STARTTLS), usually port 587' },
  tls: { th: 'เข้ารหัสตั้งแต่เริ่มเชื่อมต่อ (TLS) มักใช้พอร์ต 465', en: 'From the start (TLS), usually port 465' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  usernameHelp: { th: 'เว้นว่างไว้หากเครื่องแม่ข่ายไม่ต้องเข้าสู่ระบบ', en: 'Leave empty if the server needs no sign-in.' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  passwordKept: { th: 'ตั้งไว้แล้ว เว้นว่างไว้หากไม่ต้องการเปลี่ยน', en: 'A password is set. Leave empty to keep it.' },
  passwordNone: { th: 'ยังไม่ได้ตั้งไว้', en: 'No password is set yet.' },
  passwordSet: { th: 'ตั้งไว้แล้ว', en: 'Set' },
  forgetPassword: { th: 'ลบรหัสผ่านที่ตั้งไว้', en: 'Remove the stored password' },
  from: { th: 'อีเมลผู้ส่ง', en: 'Sender' },
  yes: { th: 'ใช้', en: 'Yes' },
  no: { th: 'ไม่ใช้', en: 'No' },
  test: { th: 'ทดสอบการส่ง', en: 'Test sending' },
  testHelp: {
    th: 'ส่งด้วยค่าที่กรอกอยู่ด้านบน แม้ยังไม่ได้บันทึก',
    en: 'Uses the values entered above, even if they are not saved yet.',
  },
  to: { th: 'ส่งถึง', en: 'To' },
  send: { th: 'ส่งอีเมลทดสอบ', en: 'Send a test e-mail' },
  sent: {
    th: 'ส่งอีเมลทดสอบถึง {to} แล้ว กรุณาตรวจสอบกล่องจดหมาย',
    en: 'A test e-mail has been sent to {to}. Check the mailbox.',
  },
});
