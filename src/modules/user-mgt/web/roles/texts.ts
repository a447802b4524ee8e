import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  resources: { th: 'สิทธิเรียกใช้โดยตรง', en: 'Direct calls' },
  noResources: { th: 'บทบาทนี้เรียกใช้ได้เฉพาะผ่านเมนู', en: 'This role can call only what its menus allow' },
  addResource: { th: 'เพิ่มรายการเรียกใช้', en: 'Add a call' },
  removeResource: { th: 'นำ {what} ออก', en: 'Remove {what}' },
  findResource: { th: 'ค้นหาในรายการ', en: 'Find in the list' },
  resourceCount: { th: '{n} รายการ', en: 'Calls: {n}' },

  saveFirst: {
    th: 'บันทึกบทบาทก่อน แล้วให้แก่ผู้ใช้งานได้จากหน้าของผู้ใช้งาน',
    en: 'Save the role first. You can then give it to users on their own pages.',
  },
  everybody: {
    th: 'ทุกคนมีบทบาทนี้โดยอัตโนมัติ จึงไม่ต้องให้แก่ผู้ใช้งานรายคน',
    en: 'Everyone has this role automatically, so it is not given to individual users.',
  },
  nobody: { th: 'ยังไม่มีผู้ใช้งานที่มีบทบาทนี้', en: 'Nobody has this role yet' },
  userCount: { th: 'ผู้ใช้งาน {n} คน', en: 'Users: {n}' },
  andMore: { th: 'และอีก {n} คน', en: 'and {n} more' },
  showUsers: { th: 'ดูรายชื่อทั้งหมด', en: 'Show all users' },
});
