/** The largest quantities of samples: per product, in kilograms and litres; a row may apply to one type only. */
import type { LookupTable } from '#platform/server/seeds/lookupTable.ts';

export const SAMPLE_LIMIT: LookupTable = {
  group: 'SAMPLE_LIMIT',
  title: ['ปริมาณตัวอย่างสูงสุด', 'Largest quantity of a sample'],
  rows: [
    [
      '1',
      'ทุกชนิด: ไม่เกิน 5 กิโลกรัม หรือ 5 ลิตร ต่อผลิตภัณฑ์',
      'All types: up to 5 kg or 5 litres of each product',
      { attribute: { kilograms: '5', litres: '5' } },
    ],
  ],
};
