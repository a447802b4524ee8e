/** The countries of a licence to import or export. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';

const texts = defineTexts({
  noRows: {
    th: 'ยังไม่มีประเทศ การส่งออกต้องระบุอย่างน้อยหนึ่งประเทศ การนำเข้าที่ไม่ระบุคือไม่จำกัดประเทศ',
    en: 'No countries yet. Exports need at least one. An import without any is not restricted to a country.',
  },
  noRowsRead: { th: 'ไม่ได้ระบุประเทศ', en: 'No countries were given' },
  addRow: { th: 'เพิ่มประเทศ', en: 'Add a country' },
  rowOf: { th: 'ประเทศที่ {n}', en: 'Country {n}' },
  removeRow: { th: 'ลบประเทศที่ {n}', en: 'Remove country {n}' },
  removedRow: { th: 'ลบประเทศที่ {n} แล้ว', en: 'Country {n} was removed' },
});

export const countriesTable: FormTable = { texts };
