import { describe, expect, it } from 'vitest';
import { arrangeActions, MAX_BUTTONS, type ActionItem } from './arrangeActions.ts';

const actionItem = (key: string, rank: ActionItem['rank'], disabledReason?: string): ActionItem => ({
  key,
  label: key,
  rank,
  onSelect: () => undefined,
  ...(disabledReason === undefined ? {} : { disabledReason }),
});
const keys = (items: readonly ActionItem[]): string[] => items.map(({ key }) => key);

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

describe('arrangeActions', () => {
  it('puts the step that moves the case on first, even if it is disabled, and a few next to it', () => {
    const { principal, beside, more } = arrangeActions(review, { next: 'pass', most: MAX_BUTTONS });
    expect(principal?.key).toBe('pass');
    expect(keys(beside)).toEqual(['edit', 'check', 're-edit', 'unlock']);
    expect(keys(more)).toEqual(['refuse', 'cancel', 'print', 'receive']);
  });

  it('prefers an enabled step to the next one', () => {
    expect(
      arrangeActions([actionItem('request', 'principal', 'no'), actionItem('answer', 'principal')], {
        next: 'request',
        most: MAX_BUTTONS,
      }).principal?.key,
    ).toBe('answer');
  });

  it('puts a disabled action that is not next into the menu', () => {
    const { principal, more } = arrangeActions([actionItem('receive', 'principal', 'not now')], {
      next: undefined,
      most: MAX_BUTTONS,
    });
    expect(principal).toBeUndefined();
    expect(keys(more)).toEqual(['receive']);
  });

  it('shows one button on a narrow screen, and everything else in the menu', () => {
    const { principal, beside, more } = arrangeActions(review, { next: 'pass', most: 0 });
    expect(principal?.key).toBe('pass');
    expect(beside).toEqual([]);
    expect(more).toHaveLength(review.length - 1);
  });
});
