import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { isPast, deadlineWordOf } from './deadlines.ts';

const wordAt = (entity: string, path: string) => deadlineWordOf(testCatalogue, getEntity(testCatalogue, entity), path);

describe('a deadline', () => {
  it('is recognised through every path to it', () => {
    expect([
      wordAt('request', 'dueDate'),
      wordAt('toWhom', 'refRequest.dueDate'),
      wordAt('toWhom', 'refDossier.expireDate'),
    ]).toEqual(['late', 'late', 'expired']);
    expect([
      wordAt('toWhom', 'createDate'),
      wordAt('toWhom', 'refDossier.effectiveDate'),
      wordAt('toWhom', 'refRequest.gone'),
      wordAt('toWhom', 'gone.dueDate'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('has passed from the following day on', () => {
    const day = getPlainDate('2026-11-15');
    expect(isPast('2026-11-14T00:00:00+07:00', day)).toBe(true);
    expect(isPast('2026-11-15T00:00:00+07:00', day)).toBe(false);
    expect(isPast('2026-12-01', day)).toBe(false);
    expect(isPast(null, day)).toBe(false);
  });

  it('has passed by the calendar of Thailand, also if the instant has another offset', () => {
    const day = getPlainDate('2026-11-15');
    // Midnight in Thailand, in UTC.
    expect(isPast('2026-11-14T17:00:00Z', day)).toBe(false);
    expect(isPast('2026-11-14T16:59:59Z', day)).toBe(true);
  });
});
