import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { createCapacity, type Caller } from './capacity.ts';

const limits = { all: 10, anonymous: 6, perAddress: 3, perSession: 4 };
const callers: fc.Arbitrary<Caller> = fc.record({
  sessionId: fc.constantFrom(null, 'a', 'b', 'c', 'd'),
  address: fc.constantFrom('1', '2', '3'),
});

it('capacity is never given beyond any of its limits, and all of it is released', () => {
  const steps = fc.array(fc.record({ caller: callers, amount: fc.integer({ min: 1, max: 3 }), isEnd: fc.boolean() }), {
    maxLength: 60,
  });
  assertProperty(
    fc.property(steps, (all) => {
      const places = createCapacity(limits);
      const grants: { caller: Caller; amount: number; giveBack: () => void }[] = [];
      const sum = (which: (caller: Caller) => boolean): number =>
        grants.filter(({ caller }) => which(caller)).reduce((total, { amount }) => total + amount, 0);
      for (const { caller, amount, isEnd } of all) {
        if (isEnd) {
          const first = grants.shift();
          first?.giveBack();
          first?.giveBack();
          continue;
        }
        const isSame = (other: Caller): boolean =>
          caller.sessionId === null
            ? other.sessionId === null && other.address === caller.address
            : other.sessionId === caller.sessionId;
        const isStranger = caller.sessionId === null;
        const hasRoom =
          sum(() => true) + amount <= limits.all &&
          sum(isSame) + amount <= (isStranger ? limits.perAddress : limits.perSession) &&
          (!isStranger || sum(({ sessionId }) => sessionId === null) + amount <= limits.anonymous);
        const giveBack = places.take(caller, amount);
        expect(giveBack !== undefined).toBe(hasRoom);
        if (giveBack !== undefined) grants.push({ caller, amount, giveBack });
        expect(places.taken()).toBe(sum(() => true));
      }
      for (const { giveBack } of grants) giveBack();
      expect(places.taken()).toBe(0);
    }),
  );
});
