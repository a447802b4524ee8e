import { describe, expect, it } from 'vitest';
import { arrangeDeeds, MOST_BESIDE, type Deed } from './arrangeDeeds.ts';

const deed = (key: string, rank: Deed['rank'], disabledReason?: string): Deed => ({
  key,
  label: key,
  rank,
  onSelect: () => undefined,
  ...(disabledReason === undefined ? {} : { disabledReason }),
});
const keys = (deeds: readonly Deed[]): string[] => deeds.map(({ key }) => key);

const review = [
  deed('edit', 'usual'),
  deed('receive', 'principal', 'not now'),
  deed('check', 'usual'),
  deed('pass', 'principal', 'check first'),
  deed('re-edit', 'usual'),
  deed('unlock', 'usual'),
  deed('refuse', 'danger'),
  deed('cancel', 'danger'),
  deed('print', 'rest'),
];

describe('what can be done', () => {
  it('has the step that moves the case on, closed or not, and few beside it', () => {
    const { principal, beside, more } = arrangeDeeds(review, { next: 'pass', most: MOST_BESIDE });
    expect(principal?.key).toBe('pass');
    expect(keys(beside)).toEqual(['edit', 'check', 're-edit', 'unlock']);
    expect(keys(more)).toEqual(['refuse', 'cancel', 'print', 'receive']);
  });

  it('puts an open step before the one that is next', () => {
    expect(
      arrangeDeeds([deed('request', 'principal', 'no'), deed('answer', 'principal')], {
        next: 'request',
        most: MOST_BESIDE,
      }).principal?.key,
    ).toBe('answer');
  });

  it('has nothing in front that is closed and not next', () => {
    const { principal, more } = arrangeDeeds([deed('receive', 'principal', 'not now')], {
      next: undefined,
      most: MOST_BESIDE,
    });
    expect(principal).toBeUndefined();
    expect(keys(more)).toEqual(['receive']);
  });

  it('leaves one button on a narrow screen and nothing out', () => {
    const { principal, beside, more } = arrangeDeeds(review, { next: 'pass', most: 0 });
    expect(principal?.key).toBe('pass');
    expect(beside).toEqual([]);
    expect(more).toHaveLength(review.length - 1);
  });
});
