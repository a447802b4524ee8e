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
/** From a Monday to the Friday of the week after. */
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

describe('dueDateOf', () => {
  it('counts the working days that the state allows, without holidays', () => {
    expect(dueDateOf(flow, { state: 'underReview', today: monday, holidays: none })).toBe(nextMonday);
    expect(dueDateOf(flow, { state: 'underReview', today: monday, holidays: new Set([wednesday]) })).toBe('2026-11-24');
  });

  it('returns null while the operator has the case, and after it has ended', () => {
    for (const state of ['draft', 'editRequested', 'approved', 'unheard-of'])
      expect([state, dueDateOf(flow, { state, today: monday, holidays: none })]).toEqual([state, null]);
  });
});

describe('daysLeft', () => {
  it('counts working days to the due date: zero on the day, negative after it', () => {
    expect([monday, tuesday, friday].map((today) => daysLeft(tuesday, today, none))).toEqual([1, 0, -3]);
    expect(daysLeft(nextMonday, friday, none)).toBe(1);
  });

  it('returns zero, and not less, on a day off after the due date', () => {
    expect(Object.is(daysLeft(friday, saturday, none), 0)).toBe(true);
  });
});

describe('statePeriodsOf', () => {
  it('lists the states one after the other, the last of them until today', () => {
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

  it('starts no new period for a step that does not change the state', () => {
    expect(
      statePeriodsOf([step('submitted', 'underReview', monday), step('underReview', 'underReview', tuesday)], friday),
    ).toEqual([{ state: 'underReview', from: monday, until: friday }]);
  });

  it('returns no period before the first step', () => {
    expect(statePeriodsOf([], monday)).toEqual([]);
  });
});

describe('daysUsed', () => {
  it('counts the days with officers, and none with the operator', () => {
    const stays = statePeriodsOf(
      [
        step('draft', 'submitted', monday),
        step('submitted', 'editRequested', tuesday),
        step('editRequested', 'submitted', friday),
        step('submitted', 'underReview', nextMonday),
      ],
      nextFriday,
    );
    // One day until it was sent back, three with the operator that do not count, one over the weekend, four under
    // review.
    expect(daysUsed(flow, stays, none)).toBe(1 + 1 + 4);
  });

  it('counts nothing for a state entered and left on the same day, nor for holidays', () => {
    expect(daysUsed(flow, [{ state: 'submitted', from: monday, until: monday }], none)).toBe(0);
    expect(daysUsed(flow, [{ state: 'submitted', from: monday, until: wednesday }], new Set([tuesday]))).toBe(1);
  });

  it('stops counting when the case has ended', () => {
    const steps = [step('draft', 'submitted', monday), step('submitted', 'cancelled', tuesday)];
    expect([
      daysUsed(flow, statePeriodsOf(steps, tuesday), none),
      daysUsed(flow, statePeriodsOf(steps, nextFriday), none),
    ]).toEqual([1, 1]);
  });
});
