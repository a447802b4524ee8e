import { describe, expect, it } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { kindAt, standingOf, type Standing } from './power.ts';

const day = getPlainDate;
const power = (more: Partial<Standing>): Standing => ({
  status: 'inForce',
  startDate: day('2026-11-01'),
  endDate: day('2026-12-31'),
  reason: null,
  today: day('2026-11-16'),
  ...more,
});

describe('the standing of a power', () => {
  it.each([
    [{}, 'daysLeft 45'],
    [{ endDate: day('2026-11-23') }, 'endsSoon 7'],
    [{ endDate: day('2026-11-24') }, 'daysLeft 8'],
    [{ endDate: day('2026-11-16') }, 'lastDay 0'],
    [{ endDate: day('2026-11-15') }, 'hasEnded 1'],
    [{ startDate: day('2026-11-18') }, 'willBegin 2'],
    [{ status: 'suspended', endDate: day('2026-11-15') }, 'isSuspended 0'],
    [{ status: 'revoked' }, 'isRevoked 0'],
    [{ status: 'waiting' }, 'isWaiting 0'],
    [{ status: 'declined' }, 'isDeclined 0'],
    [{ status: 'lapsed' }, 'isLapsed 0'],
  ] as const)('%j is %s', (more, expected) => {
    const standing = standingOf(power(more));
    expect(`${standing?.word} ${standing?.n}`).toBe(expected);
  });

  it('is undefined for a power without an end', () => {
    expect(standingOf(power({ endDate: null }))).toBeUndefined();
  });
});

it('the page is about authorisers on tab 5 and about agents on tab 6', () => {
  const tab = '/app/company/mgt/tab/x/1';
  expect([kindAt(`${tab}/5/1`), kindAt(`${tab}/5/2`), kindAt(`${tab}/6/1`), kindAt(`${tab}/6/2`)]).toEqual([
    'authorizer',
    'authorizer',
    'agent',
    'agent',
  ]);
});
