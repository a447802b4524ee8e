import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  related: { th: 'ข้อมูลที่เกี่ยวข้อง', en: 'See also' },
  officers: { th: 'เจ้าหน้าที่', en: 'Officers' },
  departments: { th: 'หน่วยงานและด่าน', en: 'Departments and checkpoints' },
  jobPositions: { th: 'ตำแหน่ง', en: 'Job positions' },
  signPositions: { th: 'ตำแหน่งผู้ลงนาม', en: 'Signing positions' },
  customses: { th: 'ด่านศุลกากร', en: 'Customs places' },
  approves: { th: 'คำขอลงทะเบียนเจ้าหน้าที่', en: 'Officers to approve' },

  rolesGiven: { th: 'บทบาทที่ให้', en: 'Roles given' },
  rolesHelp: {
    th: 'กด “แก้ไข” แล้วเลือกบทบาทก่อนอนุมัติ เจ้าหน้าที่จะเห็นเมนูตามบทบาทเหล่านี้',
    en: 'Press “Edit” and choose roles before you approve: the officer’s menus follow from them.',
  },

  passwordComes: { th: 'ระบบจะส่งรหัสผ่านชั่วคราวทางอีเมล', en: 'A temporary password is sent by e-mail' },
  passwordLasts: {
    th: 'เมื่อบันทึก เจ้าหน้าที่จะได้รับชื่อผู้ใช้และรหัสผ่านชั่วคราวที่อีเมลข้างต้น และต้องตั้งรหัสผ่านของตนเองภายใน 3 วัน',
    en: 'On saving, the officer gets the username and a temporary password at the address above, and has three days to choose a password of their own.',
  },
  isOut: { th: 'บัญชีนี้ถูกระงับการใช้งาน จึงเข้าสู่ระบบไม่ได้', en: 'This account is suspended: nobody can sign in with it.' },
});
