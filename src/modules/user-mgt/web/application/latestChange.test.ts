import { describe, expect, it } from 'vitest';
import { latestChange } from './latestChange.ts';

const changed = (updateDate: string | null) => ({ version: 1, updateDate, updateBy: null });

describe('the last change of two settings in one section', () => {
  it('is the later one', () => {
    const [early, late] = [changed('2026-11-16T10:00:00+07:00'), changed('2026-11-17T09:00:00+07:00')];
    expect([latestChange(early, late), latestChange(late, early)]).toEqual([late, late]);
  });

  it('is found by the instant, not by its text', () => {
    const [early, late] = [changed('2026-11-17T00:00:00+07:00'), changed('2026-11-16T18:00:00Z')];
    expect([latestChange(early, late), latestChange(late, early)]).toEqual([late, late]);
  });

  it('is the one that was changed at all', () => {
    const [never, once] = [changed(null), changed('2026-11-17T09:00:00+07:00')];
    expect([latestChange(never, once), latestChange(once, never)]).toEqual([once, once]);
  });
});
