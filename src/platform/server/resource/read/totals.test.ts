import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import {
  createTotals,
  KEPT_FROM,
  KEPT_FROM_OF_LETTERS,
  KEPT_MS,
  MAX_KEPT,
  rootsTouchedBy,
  type Counted,
  type TotalBook,
} from './totals.ts';

const long = KEPT_FROM;

function bookAt(time?: { nowMs: number }): TotalBook {
  return createTotals({ catalogue: testCatalogue, nowMs: () => time?.nowMs ?? 0 });
}

function of(key: string, ...reads: string[]): Counted {
  return { key, reads: reads.length === 0 ? ['specimen'] : reads, isOfLetters: false };
}

function count(book: TotalBook, key: string, total = long): void {
  book.ask(of(key)).keep(total);
}

describe('the total of a long list', () => {
  it('is known again to who asks the same, and to nobody else', () => {
    const book = bookAt();
    expect(book.ask(of('one')).known).toBeUndefined();
    count(book, 'one', long + 7);
    expect(book.ask(of('one')).known).toBe(long + 7);
    expect(book.ask(of('other')).known).toBeUndefined();
  });

  it('is kept for seconds, however often it is asked for', () => {
    const time = { nowMs: 1_000_000 };
    const book = bookAt(time);
    count(book, 'one');
    for (const ageMs of [0, KEPT_MS / 2, KEPT_MS - 1]) {
      time.nowMs = 1_000_000 + ageMs;
      expect(book.ask(of('one')).known).toBe(long);
    }
    time.nowMs = 1_000_000 + KEPT_MS;
    expect(book.ask(of('one')).known).toBeUndefined();
  });

  it('is not kept where the clock was put back', () => {
    const time = { nowMs: 1_000_000 };
    const book = bookAt(time);
    count(book, 'one');
    time.nowMs -= 1;
    expect(book.ask(of('one')).known).toBeUndefined();
  });

  it('is counted each time where the list is short', () => {
    const book = bookAt();
    count(book, 'one', KEPT_FROM - 1);
    expect(book.ask(of('one')).known).toBeUndefined();
    const letters = { ...of('letters'), isOfLetters: true };
    book.ask(letters).keep(KEPT_FROM_OF_LETTERS - 1);
    expect(book.ask(letters).known).toBeUndefined();
    book.ask(letters).keep(KEPT_FROM_OF_LETTERS);
    expect(book.ask(letters).known, 'sooner, where letters are compared').toBe(KEPT_FROM_OF_LETTERS);
  });

  it('is forgotten by a write to anything that was read for it, and by no other', () => {
    const book = bookAt();
    book.ask(of('of specimens')).keep(long);
    book.ask(of('of specimens by their department', 'specimen', 'department')).keep(long);
    book.ask(of('of departments', 'department')).keep(long);
    book.forget(getEntity(testCatalogue, 'specimenLine'));
    expect([
      book.ask(of('of specimens')).known,
      book.ask(of('of specimens by their department', 'specimen', 'department')).known,
    ]).toEqual([undefined, undefined]);
    expect(book.ask(of('of departments', 'department')).known).toBe(long);
    book.forget(getEntity(testCatalogue, 'department'));
    expect(book.ask(of('of departments', 'department')).known).toBeUndefined();
  });

  it('is not kept where a write came while it was counted', () => {
    const book = bookAt();
    const asked = book.ask(of('one'));
    book.forget(getEntity(testCatalogue, 'specimen'));
    asked.keep(long);
    expect(book.ask(of('one')).known).toBeUndefined();
    count(book, 'one');
    expect(book.ask(of('one')).known, 'counted after it').toBe(long);
  });

  it('gives way to others, the one not asked for longest first', () => {
    const book = bookAt();
    for (let index = 0; index < MAX_KEPT; index += 1) count(book, String(index));
    expect(book.ask(of('0')).known).toBe(long);
    count(book, 'one more');
    expect(book.ask(of('1')).known).toBeUndefined();
    expect([book.ask(of('0')).known, book.ask(of('2')).known, book.ask(of('one more')).known]).toEqual([
      long,
      long,
      long,
    ]);
    const huge = 'x'.repeat(100_000);
    count(book, huge);
    expect(book.ask(of(huge)).known).toBeUndefined();
  });
});

describe('what a write touches', () => {
  const touched = (name: string): readonly string[] => [
    ...rootsTouchedBy(testCatalogue, getEntity(testCatalogue, name)),
  ];

  it('is the record whole, and the log', () => {
    expect(touched('specimenLine')).toEqual(touched('specimen'));
    expect(touched('specimen')).toEqual(expect.arrayContaining(['specimen', 'entityLog']));
    expect(touched('specimen')).not.toContain('department');
  });

  it('is what goes with it', () => {
    expect(touched('user')).toEqual(expect.arrayContaining(['user', 'notification', 'savedView', 'userSignature']));
  });

  it('is the request and the dossier of a document', () => {
    expect(touched('toWhomAttachment')).toEqual(expect.arrayContaining(['toWhom', 'request', 'dossier']));
  });
});
