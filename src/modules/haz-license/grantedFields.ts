/** What is left of a licence or notice, by its stock cards: of one line, and of all. */
import { computedDecimal } from '#language/field.ts';

export const KILOGRAMS = { precision: 15, scale: 3, unit: ['กก.', 'kg'] } as const;
/** A line of a licence to possess is a ceiling, every other one is used up; a document has only one of the two. */
export const GRANTED_KINDS = ['quota', 'possess'] as const;

export const grantedFields = {
  quantityRemaining: computedDecimal(['คงเหลือ', 'Remaining'], {
    ...KILOGRAMS,
    from: { stockCards: GRANTED_KINDS, figure: 'balance' },
  }),
  usedShare: computedDecimal(['ใช้ไปแล้ว', 'Share used'], {
    display: 'usage',
    precision: 6,
    scale: 1,
    unit: ['%', '%'],
    from: { stockCards: GRANTED_KINDS, figure: 'usedShare' },
  }),
};
