import { defineTexts } from '../../i18n/texts.ts';

export const texts = defineTexts({
  references: { th: 'การอ้างอิง', en: 'References' },
  refersTo: { th: 'เอกสารที่อ้างถึง', en: 'Refers to' },
  usedBy: { th: 'เอกสารและคำขอที่อ้างถึงเอกสารนี้', en: 'Referred to by' },
  revision: { th: 'ฉบับที่ {n}', en: 'Revision {n}' },
  changedSince: { th: 'ฉบับที่ {n} มีผลแทนฉบับที่เลือกไว้แล้ว', en: 'Revision {n} has replaced the selected one' },
  cut: { th: 'แสดง {n} รายการแรก', en: 'The first {n} are shown' },
  hidden: { th: 'มีอีก {n} รายการที่ท่านไม่มีสิทธิดู', en: 'There are {n} more that you do not have permission to see' },
});
