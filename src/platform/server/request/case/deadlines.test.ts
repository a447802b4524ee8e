import { describe, expect, it } from 'vitest';
import { getPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { requestFlow } from '#platform/model/request/requestFlow.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';
import { daysLeft, daysUsed, dueDateOf, statePeriodsOf } from './deadlines.ts';

const day = (text: string): PlainDate => getPlainDate(text);
const flow = requestFlow({
  name: 'trial',
  title: ['ทดลอง', 'Trial'],
  stages: usualStages({ days: { receive: 1, review: 5, sign: 2 } }),
});
const none: ReadonlySet<PlainDate> = new Set();
/** Monday to the Friday after next. */
const [monday, tuesday, wednesday, friday, saturday, nextMonday, nextFriday] = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-20',
  '2026-11-21',
  '2026-11-23',
  '2026-11-27',
].map(day) as [PlainDate, PlainDate, PlainDate, PlainDate, PlainDate, PlainDate, PlainDate];
const step = (from: string, to: string, on: PlainDate) => ({ from, to, on });

describe('The day something is due', () => {
  it('is counted by the state, without holidays', () => {
    expect(dueDateOf(flow, { state: 'underReview', today: monday, holidays: none })).toBe(nextMonday);
    expect(dueDateOf(flow, { state: 'underReview', today: monday, holidays: new Set([wednesday]) })).toBe('2026-11-24');
  });

  it('is none while the operator has it, or where it has ended', () => {
    for (const state of ['draft', 'editRequested', 'approved', 'unheard-of'])
      expect([state, dueDateOf(flow, { state, today: monday, holidays: none })]).toEqual([state, null]);
  });
});

describe('Days left', () => {
  it('are working days to it, nothing on the day, and below nothing after', () => {
    expect([monday, tuesday, friday].map((today) => daysLeft(tuesday, today, none))).toEqual([1, 0, -3]);
    expect(daysLeft(nextMonday, friday, none)).toBe(1);
  });

  it('are nothing, and not less, on a day off after it', () => {
    expect(Object.is(daysLeft(friday, saturday, none), 0)).toBe(true);
  });
});

describe('Where a case stayed', () => {
  it('follows its moves one after the other, the last of them until today', () => {
    expect(
      statePeriodsOf(
        [
          step('draft', 'submitted', monday),
          step('submitted', 'underReview', tuesday),
          step('underReview', 'waitSign', friday),
        ],
        nextMonday,
      ),
    ).toEqual([
      { state: 'submitted', from: monday, until: tuesday },
      { state: 'underReview', from: tuesday, until: friday },
      { state: 'waitSign', from: friday, until: nextMonday },
    ]);
  });

  it('begins nothing new by a step that leaves it where it is', () => {
    expect(
      statePeriodsOf([step('submitted', 'underReview', monday), step('underReview', 'underReview', tuesday)], friday),
    ).toEqual([{ state: 'underReview', from: monday, until: friday }]);
  });

  it('is nowhere before the first step', () => {
    expect(statePeriodsOf([], monday)).toEqual([]);
  });
});

describe('Days used', () => {
  it('are those in the hands of officers, and none of the operator’s', () => {
    const stays = statePeriodsOf(
      [
        step('draft', 'submitted', monday),
        step('submitted', 'editRequested', tuesday),
        step('editRequested', 'submitted', friday),
        step('submitted', 'underReview', nextMonday),
      ],
      nextFriday,
    );
    // One until it was sent back, three with the operator that do not count, one over the weekend, four under review.
    expect(daysUsed(flow, stays, none)).toBe(1 + 1 + 4);
  });

  it('are none where it came and went on one day, and none on holidays', () => {
    expect(daysUsed(flow, [{ state: 'submitted', from: monday, until: monday }], none)).toBe(0);
    expect(daysUsed(flow, [{ state: 'submitted', from: monday, until: wednesday }], new Set([tuesday]))).toBe(1);
  });

  it('stop when it has ended', () => {
    const steps = [step('draft', 'submitted', monday), step('submitted', 'cancelled', tuesday)];
    expect([
      daysUsed(flow, statePeriodsOf(steps, tuesday), none),
      daysUsed(flow, statePeriodsOf(steps, nextFriday), none),
    ]).toEqual([1, 1]);
  });
});
