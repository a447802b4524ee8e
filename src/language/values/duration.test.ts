import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

describe('a duration', () => {
  it('is read in hours and minutes', () => {
    expect([0, 59, 60, 90, 3569, 3600, 5400, 29_700, 90_000].map((seconds) => formatDuration(seconds, 'en'))).toEqual([
      '0 s',
      '59 s',
      '1 min',
      '2 min',
      '59 min',
      '1 h',
      '1 h 30 min',
      '8 h 15 min',
      '25 h',
    ]);
    expect(formatDuration(5400, 'th')).toBe('1 ชม. 30 นาที');
  });

  it('that rounds up to an hour is an hour', () => {
    expect(formatDuration(3599, 'en')).toBe('1 h');
  });
});
