import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  title: { th: 'ที่ตั้งอยู่ใกล้สถานที่คุ้มครอง', en: 'The location is near a protected place' },
  royal: { th: 'เขตพระราชฐาน', en: 'Royal place' },
  public: { th: 'สาธารณสถาน', en: 'Public place' },
  flag: { th: '{name} ({kind}) ห่าง {metres} เมตร', en: '{name} ({kind}), {metres} m away' },
  inside: { th: '{name} ({kind}) ที่ตั้งอยู่ในบริเวณนี้', en: '{name} ({kind}), the location lies in it' },
  seenBy: { th: '— {by} รับทราบแล้วเมื่อ {at} น.', en: '— seen by {by}, {at}' },
  applicant: { th: 'ผู้ยื่นยืนยันว่าอ่านคำเตือนแล้ว: {by} เมื่อ {at} น.', en: 'The applicant confirmed this: {by}, {at}' },
  confirm: { th: 'ยืนยันว่าทราบแล้ว', en: 'Confirm you have seen this' },
  confirmed: { th: 'บันทึกว่าท่านทราบแล้ว', en: 'Recorded that you have seen it' },
});
