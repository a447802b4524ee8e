import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ค้นหา เมนูและข้อมูล', en: 'Search menus and records' },
  placeholder: { th: 'ชื่อเมนู เลขที่คำขอ รหัส หรือชื่อ', en: 'A menu, a request number, a code or a name' },
  results: { th: 'ผลการค้นหา', en: 'Results' },
  menus: { th: 'เมนู', en: 'Menus' },
  recent: { th: 'เปิดล่าสุด', en: 'Recently opened' },
  records: { th: 'ข้อมูล', en: 'Records' },
  archived: { th: 'ยกเลิกการใช้งาน', en: 'Archived' },
  searching: { th: 'กำลังค้นหาข้อมูล', en: 'Searching records' },
  found: { th: 'พบเมนู {menus} รายการ ข้อมูล {records} รายการ', en: '{menus} menus and {records} records found' },
  more: {
    th: 'แสดงเฉพาะรายการที่ใกล้เคียงที่สุด พิมพ์เพิ่มเติมเพื่อให้พบเร็วขึ้น',
    en: 'Only the closest matches are shown. Type more to narrow them down.',
  },
  short: { th: 'พิมพ์อย่างน้อย 2 ตัวอักษรเพื่อค้นหาข้อมูล', en: 'Type at least 2 letters to search records.' },
  nothing: { th: 'ไม่พบเมนูหรือข้อมูลที่ตรงกับ “{typed}”', en: 'No menu or record matches “{typed}”' },
  nothingHelp: { th: 'ลองใช้คำที่สั้นลง หรือค้นด้วยรหัสหรือเลขที่', en: 'Try a shorter word, or a code or number.' },
  typeMore: {
    th: 'พิมพ์อย่างน้อย 3 ตัวอักษร เพื่อค้นหาในชื่อและรหัสทั้งหมด',
    en: 'Type at least 3 letters to search inside names and codes.',
  },
  failed: { th: 'ค้นหาข้อมูลไม่ได้ในขณะนี้ ยังเลือกเมนูได้ตามปกติ', en: 'Records cannot be searched right now. Menus still work.' },
  tryAgain: { th: 'ลองอีกครั้ง', en: 'Try again' },
  close: { th: 'ปิด', en: 'Close' },
  leave: { th: 'ปิด', en: 'close' },
  choose: { th: 'เลือก', en: 'choose' },
  open: { th: 'เปิด', en: 'open' },
  newTab: { th: 'เปิดในแท็บใหม่', en: 'open in a new tab' },
});
