import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  lookups: { th: 'ข้อมูลอ้างอิง', en: 'Lookups' },
  chooseGroup: { th: 'เลือกกลุ่มข้อมูลอ้างอิง', en: 'Choose a group' },
  find: { th: 'ค้นหากลุ่ม', en: 'Find a group' },
  findHint: { th: 'พิมพ์ชื่อหรือรหัสกลุ่ม', en: 'Type a name or a code' },
  group: { th: 'กลุ่ม', en: 'Group' },
  code: { th: 'รหัสกลุ่ม', en: 'Code' },
  rows: { th: 'จำนวนรายการ', en: 'Rows' },
  found: { th: '{n} กลุ่ม', en: '{n} groups' },
  newGroup: { th: 'เพิ่มกลุ่ม', en: 'New group' },
  nothingFound: { th: 'ไม่พบกลุ่มที่ตรงกับคำค้น', en: 'No group matches' },
  nothingYet: { th: 'ยังไม่มีกลุ่มข้อมูลอ้างอิง', en: 'There are no groups yet' },
  clear: { th: 'ล้างคำค้น', en: 'Clear' },
  loadFailed: { th: 'โหลดกลุ่มข้อมูลอ้างอิงไม่สำเร็จ', en: 'The groups could not be loaded' },
});
