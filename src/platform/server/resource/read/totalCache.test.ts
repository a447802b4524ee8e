import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import {
  createTotalCache,
  MIN_CACHED_TOTAL,
  MIN_CACHED_TEXT_TOTAL,
  CACHED_MS,
  MAX_CACHED,
  rootsTouchedBy,
  type CountedQuery,
  type TotalCache,
} from './totalCache.ts';

const long = MIN_CACHED_TOTAL;

function totalCacheAt(time?: { nowMs: number }): TotalCache {
  return createTotalCache({ catalogue: testCatalogue, nowMs: () => time?.nowMs ?? 0 });
}

function of(key: string, ...reads: string[]): CountedQuery {
  return { key, reads: reads.length === 0 ? ['specimen'] : reads, comparesText: false };
}

function count(cache: TotalCache, key: string, total = long): void {
  cache.lookUp(of(key)).keep(total);
}

describe('the total of a long list', () => {
  it('is found again for the same query, and for no other', () => {
    const cache = totalCacheAt();
    expect(cache.lookUp(of('one')).known).toBeUndefined();
    count(cache, 'one', long + 7);
    expect(cache.lookUp(of('one')).known).toBe(long + 7);
    expect(cache.lookUp(of('other')).known).toBeUndefined();
  });

  it('is cached for seconds, however often it is used', () => {
    const time = { nowMs: 1_000_000 };
    const cache = totalCacheAt(time);
    count(cache, 'one');
    for (const ageMs of [0, CACHED_MS / 2, CACHED_MS - 1]) {
      time.nowMs = 1_000_000 + ageMs;
      expect(cache.lookUp(of('one')).known).toBe(long);
    }
    time.nowMs = 1_000_000 + CACHED_MS;
    expect(cache.lookUp(of('one')).known).toBeUndefined();
  });

  it('is not used if the clock was set back', () => {
    const time = { nowMs: 1_000_000 };
    const cache = totalCacheAt(time);
    count(cache, 'one');
    time.nowMs -= 1;
    expect(cache.lookUp(of('one')).known).toBeUndefined();
  });

  it('is counted each time if the list is short', () => {
    const cache = totalCacheAt();
    count(cache, 'one', MIN_CACHED_TOTAL - 1);
    expect(cache.lookUp(of('one')).known).toBeUndefined();
    const letters = { ...of('letters'), comparesText: true };
    cache.lookUp(letters).keep(MIN_CACHED_TEXT_TOTAL - 1);
    expect(cache.lookUp(letters).known).toBeUndefined();
    cache.lookUp(letters).keep(MIN_CACHED_TEXT_TOTAL);
    expect(cache.lookUp(letters).known, 'sooner, where letters are compared').toBe(MIN_CACHED_TEXT_TOTAL);
  });

  it('is dropped by a write to any entity that was read for it, and by no other', () => {
    const cache = totalCacheAt();
    cache.lookUp(of('of specimens')).keep(long);
    cache.lookUp(of('of specimens by their department', 'specimen', 'department')).keep(long);
    cache.lookUp(of('of departments', 'department')).keep(long);
    cache.forget(getEntity(testCatalogue, 'specimenLine'));
    expect([
      cache.lookUp(of('of specimens')).known,
      cache.lookUp(of('of specimens by their department', 'specimen', 'department')).known,
    ]).toEqual([undefined, undefined]);
    expect(cache.lookUp(of('of departments', 'department')).known).toBe(long);
    cache.forget(getEntity(testCatalogue, 'department'));
    expect(cache.lookUp(of('of departments', 'department')).known).toBeUndefined();
  });

  it('is not cached if a write happened while it was counted', () => {
    const cache = totalCacheAt();
    const lookup = cache.lookUp(of('one'));
    cache.forget(getEntity(testCatalogue, 'specimen'));
    lookup.keep(long);
    expect(cache.lookUp(of('one')).known).toBeUndefined();
    count(cache, 'one');
    expect(cache.lookUp(of('one')).known, 'counted after it').toBe(long);
  });

  it('is dropped for others, the least recently used first', () => {
    const cache = totalCacheAt();
    for (let index = 0; index < MAX_CACHED; index += 1) count(cache, String(index));
    expect(cache.lookUp(of('0')).known).toBe(long);
    count(cache, 'one more');
    expect(cache.lookUp(of('1')).known).toBeUndefined();
    expect([cache.lookUp(of('0')).known, cache.lookUp(of('2')).known, cache.lookUp(of('one more')).known]).toEqual([
      long,
      long,
      long,
    ]);
    const huge = 'x'.repeat(100_000);
    count(cache, huge);
    expect(cache.lookUp(of(huge)).known).toBeUndefined();
  });
});

describe('the entities affected by a write', () => {
  const touched = (name: string): readonly string[] => [
    ...rootsTouchedBy(testCatalogue, getEntity(testCatalogue, name)),
  ];

  it('are the whole record and the log', () => {
    expect(touched('specimenLine')).toEqual(touched('specimen'));
    expect(touched('specimen')).toEqual(expect.arrayContaining(['specimen', 'entityLog']));
    expect(touched('specimen')).not.toContain('department');
  });

  it('include records that are deleted with it', () => {
    expect(touched('user')).toEqual(expect.arrayContaining(['user', 'notification', 'savedView', 'userSignature']));
  });

  it('include the request and the dossier of a document', () => {
    expect(touched('toWhomAttachment')).toEqual(expect.arrayContaining(['toWhom', 'request', 'dossier']));
  });
});
