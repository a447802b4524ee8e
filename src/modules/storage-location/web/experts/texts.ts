/** Texts of the experts of a place. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  noRows: {
    th: 'ยังไม่มีบุคลากรเฉพาะ สถานที่เก็บรักษาต้องมีผู้รับผิดชอบอย่างน้อยหนึ่งคน',
    en: 'No experts yet. A storage location needs at least one person who is responsible for it.',
  },
  addRow: { th: 'เพิ่มบุคลากร', en: 'Add an expert' },
  issued: { th: 'ออกเมื่อ {date}', en: 'Issued {date}' },
  noExpiry: { th: 'ไม่มีวันหมดอายุ', en: 'Does not expire' },
});
