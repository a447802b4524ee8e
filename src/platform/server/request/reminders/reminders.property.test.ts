/**
 * On whichever days the job runs, and however administrators change the days of the reminders in between: each reminder
 * is sent once for one expiry, with fewer days left than any before it, and never after the document has expired.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REMINDERS_MAX } from '#platform/model/settings/reminderSettings.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { enterExpiring, marksOf, remindersOf, runRemindersAfter } from '#platform/testing/reminders.ts';
import { expectOk, makeRequestPeople, type RequestPeople } from '#platform/testing/requestPeople.ts';
import { letter } from '#modules/to-whom/testing/letters.ts';

const SETTINGS = '/api/v1/security/app-properties';
const SLOW_MS = 180_000;
/** The document expires on this day. */
const LAST_DAY = 40;

let test: TestApp;
let people: RequestPeople;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
  admin = await test.person({ roles: ['ADMIN'] });
}, SLOW_MS);
afterAll(() => test.stop());

let version: number | null = null;
async function setDays(days: readonly number[]): Promise<void> {
  const body = { days, version };
  ({ version } = (await expectOk(test.call('PUT', `${SETTINGS}/reminders`, { as: admin, body }))) as {
    version: number;
  });
}

/** A run of the job, or a change of the settings before the next run. */
type Event = { readonly runsOn: number } | { readonly days: readonly number[] };

const someDays = fc.uniqueArray(fc.integer({ min: 1, max: LAST_DAY + 5 }), { maxLength: REMINDERS_MAX });
const someEvents = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ runsOn: fc.integer({ min: 0, max: LAST_DAY + 3 }) }) },
    { weight: 1, arbitrary: fc.record({ days: someDays }) },
  ),
  { minLength: 1, maxLength: 15 },
);

/** Runs happen in the order of the days, with the changes of the settings between them. */
function inOrder(events: readonly Event[]): readonly Event[] {
  const runs = events
    .flatMap((event) => ('runsOn' in event ? [event.runsOn] : []))
    .toSorted((one, other) => one - other);
  let next = 0;
  return events.map((event) => ('days' in event ? event : { runsOn: runs[next++] ?? 0 }));
}

const { seed, numRuns, timeoutMs } = propertyRuns(30);

it(
  'a reminder is sent if and only if one of the days has been reached since the last one',
  async () => {
    await fc.assert(
      fc.asyncProperty(someDays, someEvents, async (firstDays, events) => {
        await setDays(firstDays);
        const { head, holderId } = people;
        const filed = await enterExpiring(
          test,
          { head, holderId, daysLeft: LAST_DAY },
          { wire: 'transaction/to-whoms', record: letter },
        );
        const expected: number[] = [];
        let days: readonly number[] = firstDays;
        for (const event of inOrder(events)) {
          if ('days' in event) {
            ({ days } = event);
            await setDays(days);
            continue;
          }
          await runRemindersAfter(test, event.runsOn);
          const left = LAST_DAY - event.runsOn;
          const last = expected.at(-1) ?? Infinity;
          if (left >= 0 && days.some((count) => count >= left && count < last)) expected.push(left);
        }
        const sent = (await marksOf(test, filed)).filter(([, , recipients]) => recipients !== null);
        expect(sent.map(([, left]) => left).toSorted((one, other) => other - one)).toEqual(expected);
        expect(new Set(sent.map(([count]) => count)).size).toBe(sent.length);
        expect(await remindersOf(test, filed)).toHaveLength(expected.length);
      }),
      { seed, numRuns },
    );
  },
  timeoutMs,
);
