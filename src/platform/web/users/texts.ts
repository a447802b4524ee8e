import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  noPasswordYet: { th: 'การบันทึกยังไม่กำหนดรหัสผ่าน', en: 'Saving sets no password' },
  passwordFollows: {
    th: 'หลังบันทึก ให้ส่งอีเมลตั้งรหัสผ่าน หรือกำหนดรหัสผ่านชั่วคราว จากหน้าของผู้ใช้งาน ผู้ใช้งานจึงจะเข้าสู่ระบบได้',
    en: 'After it, send a reset mail or set a temporary password on the user’s page. Only then can they sign in.',
  },
  isOut: { th: 'บัญชีนี้ถูกระงับการใช้งาน จึงเข้าสู่ระบบไม่ได้', en: 'This account is suspended: nobody can sign in with it.' },

  roles: { th: 'บทบาท', en: 'Roles' },
  findRole: { th: 'ค้นหาบทบาท', en: 'Find a role' },
  chosen: { th: 'เลือกแล้ว {n} บทบาท', en: 'Roles chosen: {n}' },
  noRoles: { th: 'ยังไม่มีบทบาท จึงใช้ได้เฉพาะหน้าที่เปิดให้ทุกคน', en: 'No role yet: only what is open to everybody' },
  rolesFailed: { th: 'โหลดบทบาทไม่สำเร็จ', en: 'The roles could not be loaded' },
  archivedRole: { th: 'ยกเลิกการใช้งานแล้ว', en: 'archived' },

  sendReset: { th: 'ส่งอีเมลตั้งรหัสผ่าน', en: 'Send a reset mail' },
  sendResetTitle: { th: 'ส่งอีเมลตั้งรหัสผ่านให้ “{name}” หรือไม่', en: 'Send “{name}” a reset mail?' },
  sendResetText: {
    th: 'ผู้ใช้งานจะได้รับลิงก์สำหรับตั้งรหัสผ่านใหม่ที่ {email} รหัสผ่านเดิมยังใช้ได้จนกว่าจะตั้งใหม่',
    en: 'They get a link to set a new password at {email}. The old one works until they do.',
  },
  resetSent: { th: 'ส่งลิงก์ตั้งรหัสผ่านไปที่ {email} แล้ว', en: 'The link was sent to {email}' },
  temporary: { th: 'กำหนดรหัสผ่านชั่วคราว', en: 'Temporary password' },
  temporaryTitle: { th: 'กำหนดรหัสผ่านชั่วคราวให้ “{name}”', en: 'A temporary password for “{name}”' },
  temporaryText: {
    th: 'ผู้ใช้งานต้องเปลี่ยนรหัสผ่านเมื่อเข้าสู่ระบบ และจะออกจากระบบที่ใช้อยู่ทันที กรุณาแจ้งรหัสผ่านให้เจ้าตัวทราบด้วยช่องทางที่ปลอดภัย',
    en: 'They must change it when they sign in, and are signed out at once where they are. Please tell it to nobody but them.',
  },
  password: { th: 'รหัสผ่านชั่วคราว', en: 'Temporary password' },
  makePassword: { th: 'สุ่มรหัสผ่าน', en: 'Make one up' },
  copy: { th: 'คัดลอก', en: 'Copy' },
  copied: { th: 'คัดลอกรหัสผ่านแล้ว', en: 'The password was copied' },
  setPassword: { th: 'กำหนดรหัสผ่าน', en: 'Set the password' },
  passwordSet: { th: 'กำหนดรหัสผ่านชั่วคราวแล้ว', en: 'The temporary password is set' },

  putOut: { th: 'ให้ออกจากระบบ', en: 'Sign them out' },
  putOutTitle: { th: 'ให้ “{name}” ออกจากระบบหรือไม่', en: 'Sign “{name}” out?' },
  putOutText: {
    th: 'ผู้ใช้งานจะออกจากระบบทันที และเข้าสู่ระบบใหม่ได้',
    en: 'They are signed out at once, and can sign in again.',
  },
  isPutOut: { th: 'ผู้ใช้งานออกจากระบบแล้ว', en: 'They are signed out' },
  wasNotIn: { th: 'ผู้ใช้งานไม่ได้อยู่ในระบบ', en: 'They were not signed in' },

  suspend: { th: 'ระงับการใช้งาน', en: 'Suspend' },
  suspendTitle: { th: 'ระงับการใช้งานของ “{name}”', en: 'Suspend “{name}”' },
  suspendText: {
    th: 'ผู้ใช้งานจะออกจากระบบทันที และเข้าสู่ระบบไม่ได้จนกว่าจะให้ใช้งานได้อีกครั้ง',
    en: 'They are signed out at once, and cannot sign in until they are made usable again.',
  },
  suspended: { th: 'ระงับการใช้งานแล้ว', en: 'Suspended' },
  makeUsable: { th: 'ให้ใช้งานได้', en: 'Make usable' },
  makeUsableTitle: { th: 'ให้ “{name}” ใช้งานได้', en: 'Make “{name}” usable' },
  makeUsableText: { th: 'ผู้ใช้งานจะเข้าสู่ระบบได้อีกครั้ง', en: 'They can sign in again.' },
  madeUsable: { th: 'ผู้ใช้งานใช้งานได้แล้ว', en: 'They can use the system again' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonHelp: { th: 'บันทึกไว้ในประวัติและแสดงในหน้าของผู้ใช้งาน', en: 'Kept in the history and shown on the user’s page' },
  giveReason: { th: 'กรุณาระบุเหตุผล', en: 'Please give the reason' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },

  isArchived: { th: 'ยกเลิกการใช้งานแล้ว กรุณาเปิดใช้งานก่อน', en: 'It is archived. Please activate it first.' },
  isYourself: { th: 'ทำกับบัญชีของตนเองไม่ได้', en: 'Not possible with your own account' },
  ownPassword: { th: 'เปลี่ยนรหัสผ่านของตนเองได้ที่หน้าข้อมูลของข้าพเจ้า', en: 'Change your own password in your profile' },
  noUsername: { th: 'ยังไม่มีชื่อผู้ใช้', en: 'There is no username yet' },
  noEmail: { th: 'ยังไม่มีอีเมล', en: 'There is no e-mail yet' },
  isSuspended: { th: 'ระงับการใช้งานอยู่', en: 'They are suspended' },
});
