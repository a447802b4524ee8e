import { expect, it } from 'vitest';
import { timelineOf } from '../caseFixtures.ts';
import { daysOfTimeline } from './timelineDays.ts';

it('groups entries by day, the latest first', () => {
  const timeline = timelineOf(
    { action: 'create', to: 'draft', at: '2026-11-13T23:59:59+07:00' },
    { action: 'request', at: '2026-11-16T00:00:00+07:00' },
    { action: 'receive', at: '2026-11-16T10:00:00+07:00' },
  );
  expect(daysOfTimeline(timeline).map(({ day, entries }) => [day, entries.map(({ label }) => label[1])])).toEqual([
    ['2026-11-16', ['Receive', 'Submit']],
    ['2026-11-13', ['create']],
  ]);
});

it('returns no days without entries', () => {
  expect(daysOfTimeline([])).toEqual([]);
});
