/** Sums up payments by day and channel. */
import { type Decimal, sum, ZERO } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export interface PaidAmount {
  readonly day: PlainDate;
  readonly channel: string;
  readonly amount: Decimal;
}

export interface PaidTotal {
  readonly count: number;
  readonly amount: Decimal;
}

export interface PaymentSummary {
  /** The earliest first; within one day in the order of the channels. */
  readonly days: readonly (PaidTotal & Pick<PaidAmount, 'day' | 'channel'>)[];
  readonly channels: readonly (PaidTotal & Pick<PaidAmount, 'channel'>)[];
  readonly total: PaidTotal;
}

/** It stores one total for each day and channel, however many payments there were. */
export function createSummary(channels: readonly string[]): {
  readonly add: (paid: PaidAmount) => void;
  readonly result: () => PaymentSummary;
} {
  const sums = new Map<PlainDate, Map<string, PaidTotal>>();
  const placeOf = (channel: string): number =>
    channels.includes(channel) ? channels.indexOf(channel) : channels.length;
  return {
    add: ({ day, channel, amount }) => {
      const ofDay = sums.get(day) ?? new Map<string, PaidTotal>();
      sums.set(day, ofDay);
      const { count, amount: before } = ofDay.get(channel) ?? { count: 0, amount: ZERO };
      ofDay.set(channel, { count: count + 1, amount: before.plus(amount) });
    },
    result: () => {
      const days = [...sums.keys()]
        .toSorted((left, other) => (left < other ? -1 : 1))
        .flatMap((day) =>
          [...(sums.get(day) ?? [])]
            .toSorted(([leftChannel], [other]) => placeOf(leftChannel) - placeOf(other))
            .map(([channel, total]) => ({ day, channel, ...total })),
        );
      const used = [...new Set(days.map(({ channel }) => channel))].toSorted(
        (left, other) => placeOf(left) - placeOf(other),
      );
      return {
        days,
        channels: used.map((channel) => ({
          channel,
          ...totalOf(days.filter((dayTotal) => dayTotal.channel === channel)),
        })),
        total: totalOf(days),
      };
    },
  };
}

function totalOf(parts: readonly PaidTotal[]): PaidTotal {
  return {
    count: parts.reduce((count, part) => count + part.count, 0),
    amount: sum(parts.map(({ amount }) => amount)),
  };
}
