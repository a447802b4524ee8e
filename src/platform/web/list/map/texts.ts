import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  mapFailed: { th: 'โหลดแผนที่ไม่สำเร็จ', en: 'The map could not be loaded' },
  notRefreshed: {
    th: 'โหลดข้อมูลใหม่ไม่สำเร็จ ข้อมูลที่เห็นเป็นของครั้งก่อน',
    en: 'The map could not be refreshed; you are seeing the previous data.',
  },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
  count: { th: '{n} แห่ง', en: '{n} places' },
  countOne: { th: '{n} แห่ง', en: '{n} place' },
  someOf: {
    th: 'แสดง {shown} จาก {all} แห่ง กรุณากำหนดตัวกรองให้แคบลงเพื่อดูแห่งอื่น',
    en: '{shown} of {all} places shown. Narrow the search to see the others.',
  },
  someOfMany: {
    th: 'แสดง {shown} จากมากกว่า {all} แห่ง กรุณากำหนดตัวกรองให้แคบลงเพื่อดูแห่งอื่น',
    en: '{shown} of more than {all} places shown. Narrow the search to see the others.',
  },
  onlyNear: { th: 'เฉพาะที่ใกล้สถานที่คุ้มครอง ({n})', en: 'Only near a protected place ({n})' },
  without: { th: '{n} แห่งไม่ปรากฏบนแผนที่ เพราะยังไม่มีตำแหน่ง', en: '{n} not on the map: they have no position' },
});
