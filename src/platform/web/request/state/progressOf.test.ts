import { describe, expect, it } from 'vitest';
import { caseIn, chargedFlow, flow, timelineOf, type TimelineStep } from '../caseFixtures.ts';
import { progressOf } from './progressOf.ts';

const created = { action: 'create', to: 'draft' };
const submitted = { action: 'request', from: 'draft', to: 'submitted' };
const received = { action: 'receive', from: 'submitted', to: 'underReview' };
const sentBack = { action: 're-edit', from: 'underReview', to: 'editRequested' };

function drawn(status: string, ...steps: readonly TimelineStep[]): string[] {
  return progressOf(caseIn({ status, timeline: timelineOf(...steps) }), flow).map(
    ({ state, progress }) => `${state.code} ${progress}`,
  );
}

describe('progressOf', () => {
  it('returns all states ahead of a draft', () => {
    expect(drawn('draft', created)).toEqual([
      'draft now',
      'submitted ahead',
      'underReview ahead',
      'waitSign ahead',
      'approved ahead',
    ]);
  });

  it('returns earlier states as done', () => {
    expect(drawn('underReview', created, submitted, received)).toEqual([
      'draft done',
      'submitted done',
      'underReview now',
      'waitSign ahead',
      'approved ahead',
    ]);
  });

  it('includes submission again after it was sent back', () => {
    expect(drawn('editRequested', created, submitted, received, sentBack)).toEqual([
      'draft done',
      'editRequested now',
      'submitted ahead',
      'underReview ahead',
      'waitSign ahead',
      'approved ahead',
    ]);
  });

  it('omits the correction once it was submitted again', () => {
    expect(drawn('submitted', created, submitted, received, sentBack, { ...submitted, from: 'editRequested' })).toEqual(
      ['draft done', 'submitted now', 'underReview ahead', 'waitSign ahead', 'approved ahead'],
    );
  });

  it('does not return a step that was taken back as done', () => {
    expect(
      drawn(
        'underReview',
        created,
        submitted,
        received,
        { action: 'pass', from: 'underReview', to: 'waitSign' },
        { action: 're-status', from: 'waitSign', to: 'underReview' },
      ),
    ).toEqual(['draft done', 'submitted done', 'underReview now', 'waitSign ahead', 'approved ahead']);
  });

  it('includes automatic states, and omits states that were not due', () => {
    const charged = (status: string, ...steps: readonly TimelineStep[]): string[] =>
      progressOf(caseIn({ status, workflow: chargedFlow, timeline: timelineOf(...steps) }), chargedFlow).map(
        ({ state, progress }) => `${state.code} ${progress}`,
      );
    expect(charged('underReview', created, submitted, received)).toEqual([
      'draft done',
      'submitted done',
      'underReview now',
      'waitPayment ahead',
      'waitSign ahead',
      'approved ahead',
    ]);
    expect(
      charged('waitSign', created, submitted, received, { action: 'pass', from: 'underReview', to: 'waitSign' }),
    ).toEqual(['draft done', 'submitted done', 'underReview done', 'waitSign now', 'approved ahead']);
  });

  it('ends where the request ended, approved or not', () => {
    expect(
      drawn(
        'approved',
        created,
        submitted,
        received,
        { action: 'pass', from: 'underReview', to: 'waitSign' },
        { action: 'approve', from: 'waitSign', to: 'approved' },
      ),
    ).toEqual(['draft done', 'submitted done', 'underReview done', 'waitSign done', 'approved ended']);
    expect(drawn('cancelled', created, submitted, { action: 'cancel', from: 'submitted', to: 'cancelled' })).toEqual([
      'draft done',
      'submitted done',
      'cancelled ended',
    ]);
  });

  it('gives the time each state was reached, and for states ahead the party and its days', () => {
    const [, now, next] = progressOf(caseIn({ status: 'submitted', timeline: timelineOf(created, submitted) }), flow);
    expect(now).toMatchObject({ at: '2026-11-16T09:01:00+07:00' });
    expect(next).toMatchObject({ at: null, party: ['เจ้าหน้าที่', 'Officer'], days: 5 });
  });
});
