import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  menu: { th: 'เมนู', en: 'Menu' },
  all: { th: 'ทั้งหมด', en: 'All' },
  allOfMenu: { th: '{menu}: สิทธิทั้งหมด', en: '{menu}: every right' },
  allOfRight: { th: '{right}: ทุกเมนูที่แสดง', en: '{right}: every menu shown' },
  rightOf: { th: '{menu}: {right}', en: '{menu}: {right}' },
  rightsTable: { th: 'สิทธิในเมนู', en: 'Rights in menus' },
  find: { th: 'ค้นหาเมนู', en: 'Find a menu' },
  findHint: { th: 'พิมพ์ชื่อเมนูหรือที่อยู่', en: 'Type a name or an address' },
  keys: {
    th: 'ใช้ปุ่มลูกศรเพื่อเลื่อนระหว่างช่อง และเว้นวรรคเพื่อเลือก',
    en: 'Use the arrow keys to move between the boxes, and the space bar to tick one',
  },
  others: { th: 'เมนูที่ไม่แสดงด้านข้าง', en: 'Menus not shown in the side menu' },
  nothingFound: { th: 'ไม่พบเมนูที่ตรงกับคำค้น', en: 'No menu matches' },
  noRights: { th: 'บทบาทนี้ยังไม่มีสิทธิในเมนูใด', en: 'The role has no rights in any menu yet' },
  loadFailed: { th: 'โหลดรายการเมนูไม่สำเร็จ', en: 'The menus could not be loaded' },
  unchanged: { th: 'ยังไม่มีการเปลี่ยนแปลงสิทธิ', en: 'No rights changed yet' },
  changed: {
    th: 'เปลี่ยนแปลงสิทธิ {n} เมนู (ให้เพิ่ม {given} นำออก {taken})',
    en: 'Menus with changed rights: {n} ({given} added, {taken} removed)',
  },
  given: { th: 'ให้เพิ่ม', en: 'Added' },
  taken: { th: 'นำออก', en: 'Removed' },
  has: { th: 'มีสิทธิ', en: 'Yes' },
  hasNot: { th: 'ไม่มีสิทธิ', en: 'No' },
  rightNotToGive: {
    th: '{menu}: {right} (กิจการไม่มีสิทธินี้)',
    en: '{menu}: {right} (the company does not have this right)',
  },
});
