import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  places: { th: 'สถานที่ที่ได้รับรอง', en: 'Certified places' },
  loadFailed: { th: 'โหลดสถานที่ไม่สำเร็จ', en: 'The places could not be loaded' },
  none: { th: 'ไม่มีสถานที่ที่ได้รับรองและมีผลใช้บังคับ', en: 'No certified places in force' },
  noneText: {
    th: 'สถานที่เก็บรักษาและสถานที่ผลิตที่ได้รับรองแล้วจะแสดงที่นี่',
    en: 'Certified places of storage and of manufacture appear here.',
  },
  certificate: { th: 'เลขที่', en: 'Certificate' },
  expiresSoon: { th: 'ใกล้หมดอายุ', en: 'expires soon' },
  expired: { th: 'หมดอายุ', en: 'expired' },
  near: { th: 'ห่างสถานที่คุ้มครอง {n} เมตร', en: '{n} m from a protected place' },
  someInTable: {
    th: 'แผนที่แสดงทั้ง {all} แห่ง ตารางแสดง {n} แห่งที่หมดอายุก่อน',
    en: 'The map has all {all} places, the table the {n} that expire first.',
  },
  someOnMap: {
    th: 'แผนที่แสดง {shown} จาก {all} แห่ง ตารางแสดง {n} แห่งที่หมดอายุก่อน',
    en: 'The map has {shown} of {all} places, the table the {n} that expire first.',
  },
  allInList: { th: 'ดูทั้งหมดในรายการ', en: 'See all of them in the list' },
});
