/** Vocabularies of fees that code depends on. */
import { defineChoice } from '#language/choice.ts';

/** What an amount is multiplied by, or what its range is found by. */
export const feeBasis = defineChoice('feeBasis', {
  group: 'FEE_BASIS',
  title: ['ฐานการคิดค่าธรรมเนียม', 'Basis of a fee'],
  values: {
    free: { key: '0', label: ['ไม่เก็บค่าธรรมเนียม', 'No fee'] },
    copy: { key: '1', label: ['ต่อฉบับ', 'Per copy'] },
    tonsPerYear: { key: '2', label: ['ตามปริมาณ (ตันต่อปี)', 'By tons per year'] },
    squareMetres: { key: '3', label: ['ตามพื้นที่ (ตารางเมตร)', 'By square metres'] },
    trip: { key: '4', label: ['ต่อครั้ง', 'Per trip'] },
    item: { key: '5', label: ['ต่อรายการ', 'Per item'] },
  },
});

export const feeChoices = [feeBasis] as const;

declare module '#language/registry.ts' {
  interface Choices {
    feeBasis: typeof feeBasis;
  }
}
