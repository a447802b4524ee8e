import { describe, expect, it } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { insteadStateOf } from './insteadState.ts';

const day = getPlainDate;
const from = (start: string, end: string, isActive = true) =>
  insteadStateOf({ startDate: day(start), endDate: day(end), isActive }, day('2026-11-15'));

describe('a substitution', () => {
  it('is in effect from its first day to its last, both included', () => {
    expect([
      from('2026-11-15', '2026-11-15'),
      from('2026-11-01', '2026-11-15'),
      from('2026-11-15', '2026-12-01'),
    ]).toEqual(['now', 'now', 'now']);
  });

  it('is upcoming before and over afterwards', () => {
    expect([from('2026-11-16', '2026-11-20'), from('2026-11-01', '2026-11-14')]).toEqual(['soon', 'past']);
  });

  it('is in effect on no day after it was cancelled', () => {
    expect([from('2026-11-15', '2026-11-15', false), from('2026-11-16', '2026-11-20', false)]).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });
});
