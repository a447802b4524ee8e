import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  actingFor: { th: 'ดำเนินการในนามของ', en: 'Acting for' },
  actingNow: { th: 'ขณะนี้ดำเนินการในนาม {name}', en: 'You are now acting for {name}' },
  mustChoose: { th: 'เลือกผู้ที่จะดำเนินการแทน', en: 'Choose who you act for' },
  actAs: { th: '{name} ({kind})', en: '{name} ({kind})' },
  self: { th: 'ตนเอง', en: 'Myself' },
  owner: { th: 'เจ้าของกิจการ', en: 'Owner' },
  employee: { th: 'พนักงาน', en: 'Employee' },
  agent: { th: 'ผู้รับมอบอำนาจ', en: 'Authorised agent' },
  until: { th: 'ถึง {date}', en: 'until {date}' },
});
