/** Tests that the summary counts each payment once, in any order: by day and channel, by channel, and in total. */
import fc from 'fast-check';
import { it } from 'vitest';
import { decimal, sum } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { createSummary, type PaidAmount } from './paymentSummary.ts';

const CHANNELS = ['autoDebit', 'qr', 'cash'];
const paid = fc.record({
  day: fc.constantFrom('2026-11-15', '2026-11-16', '2027-01-01').map(getPlainDate),
  channel: fc.constantFrom(...CHANNELS, 'another'),
  amount: fc.integer({ min: 1, max: 10_000_000 }).map((satang) => decimal(satang).times(decimal('0.01'))),
});

const summaryOf = (all: readonly PaidAmount[]) => {
  const summary = createSummary(CHANNELS);
  for (const payment of all) summary.add(payment);
  return summary.result();
};

it('adds up, in order, whichever came first', () => {
  assertProperty(
    fc.property(fc.array(paid, { maxLength: 60 }), (all) => {
      const { days, channels, total } = summaryOf(all);
      const whole = sum(all.map(({ amount }) => amount));
      const order = days.map(({ day, channel }) => `${day} ${[...CHANNELS, 'another'].indexOf(channel)}`);
      return (
        [days, channels, [total]].every(
          (parts) =>
            sum(parts.map(({ amount }) => amount)).eq(whole) &&
            parts.reduce((count, part) => count + part.count, 0) === all.length,
        ) &&
        JSON.stringify(order) === JSON.stringify([...new Set(order)].toSorted()) &&
        JSON.stringify(summaryOf(all.toReversed())) === JSON.stringify({ days, channels, total })
      );
    }),
  );
});
