import { describe, expect, it } from 'vitest';
import { arrangeActions, MAX_BUTTONS, type ActionItem } from './arrangeActions.ts';

const actionItem = (key: string, rank: ActionItem['rank'], disabledReason?: string): ActionItem => ({
  key,
  label: key,
  rank,
  onSelect: () => undefined,
  ...(disabledReason === undefined ? {} : { disabledReason }),
});
const keys = (deeds: readonly ActionItem[]): string[] => deeds.map(({ key }) => key);

const review = [
  actionItem('edit', 'usual'),
  actionItem('receive', 'principal', 'not now'),
  actionItem('check', 'usual'),
  actionItem('pass', 'principal', 'check first'),
  actionItem('re-edit', 'usual'),
  actionItem('unlock', 'usual'),
  actionItem('refuse', 'danger'),
  actionItem('cancel', 'danger'),
  actionItem('print', 'rest'),
];

describe('what can be done', () => {
  it('has the step that moves the case on, closed or not, and few beside it', () => {
    const { principal, beside, more } = arrangeActions(review, { next: 'pass', most: MAX_BUTTONS });
    expect(principal?.key).toBe('pass');
    expect(keys(beside)).toEqual(['edit', 'check', 're-edit', 'unlock']);
    expect(keys(more)).toEqual(['refuse', 'cancel', 'print', 'receive']);
  });

  it('puts an open step before the one that is next', () => {
    expect(
      arrangeActions([actionItem('request', 'principal', 'no'), actionItem('answer', 'principal')], {
        next: 'request',
        most: MAX_BUTTONS,
      }).principal?.key,
    ).toBe('answer');
  });

  it('has nothing in front that is closed and not next', () => {
    const { principal, more } = arrangeActions([actionItem('receive', 'principal', 'not now')], {
      next: undefined,
      most: MAX_BUTTONS,
    });
    expect(principal).toBeUndefined();
    expect(keys(more)).toEqual(['receive']);
  });

  it('leaves one button on a narrow screen and nothing out', () => {
    const { principal, beside, more } = arrangeActions(review, { next: 'pass', most: 0 });
    expect(principal?.key).toBe('pass');
    expect(beside).toEqual([]);
    expect(more).toHaveLength(review.length - 1);
  });
});
