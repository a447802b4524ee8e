import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  icon: { th: 'ไอคอน', en: 'Icon' },
  noIcon: { th: 'ไม่มีไอคอน', en: 'No icon' },
  chooseIcon: { th: 'เลือกไอคอน', en: 'Choose an icon' },
  closeIcons: { th: 'ปิดรายการไอคอน', en: 'Close the icon list' },
  findIcon: { th: 'ค้นหาไอคอน', en: 'Find an icon' },
  noSuchIcon: { th: 'ไม่พบไอคอนที่ตรงกับคำค้น', en: 'No icon matches' },

  matches: { th: 'ตรงกับ {n} หน้าจอ', en: 'Screens it opens: {n}' },
  matchesNone: { th: 'ยังไม่ตรงกับหน้าจอใดของระบบ', en: 'Matches no screen of the system' },

  usedByNothing: { th: 'ยังไม่มีเมนูหรือบทบาทใดใช้', en: 'No menu and no role uses it' },
  menus: { th: 'เมนู', en: 'Menus' },
  rolesDirectly: { th: 'บทบาท (เรียกใช้โดยตรง)', en: 'Roles (direct calls)' },
  cardOnly: { th: 'อ่านเฉพาะชื่อ', en: 'names only' },
  saveFirst: {
    th: 'บันทึกก่อน แล้วเลือกใช้ได้จากหน้าของเมนูหรือบทบาท',
    en: 'Save it first. You can then choose it on the page of a menu or role.',
  },
});
