/**
 * Whatever powers there are, the rights of an agent are never wider than the power they rest on: its days, its status,
 * its document types.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, getPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeHolder } from '#platform/testing/people.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { newId } from '../../database/newId.ts';
import { resolveScope } from './resolveScope.ts';

const { seed, numRuns, timeoutMs } = propertyRuns(60);
const HOLDERS = 3;
const TODAY = getPlainDate('2026-11-16');

let test: TestApp;
let holders: readonly string[];
let userId: string;
beforeAll(async () => {
  test = await startTestApp({ skipsInvariants: true });
  holders = await Promise.all(Array.from({ length: HOLDERS }, () => makeHolder(test.app)));
  userId = (await test.person({ roles: ['OPERATOR_AGENT'], personType: 'employee' })).id;
});
afterAll(() => test.stop());

interface Power {
  readonly holder: number;
  readonly types: readonly string[];
  readonly status: 'inForce' | 'suspended' | 'revoked';
  readonly isActive: boolean;
  readonly from: number;
  readonly days: number;
}

const types = fc.uniqueArray(fc.constantFrom('toWhom', 'freeSale', 'licenceImport', 'release'), { maxLength: 4 });
const power: fc.Arbitrary<Power> = fc.record({
  holder: fc.nat(HOLDERS - 1),
  types,
  status: fc.constantFrom('inForce', 'inForce', 'suspended', 'revoked'),
  isActive: fc.boolean(),
  from: fc.integer({ min: -5, max: 5 }),
  days: fc.nat(6),
});

const daysOf = ({ from, days }: Power): readonly [PlainDate, PlainDate] => [
  addDays(TODAY, from),
  addDays(TODAY, from + days),
];

async function plant(powers: readonly Power[]): Promise<void> {
  await test.app.pools.api.query('delete from "user_authorize" where "user_id" = $1', [userId]);
  for (const [index, agentPower] of powers.entries()) {
    await test.app.pools.api.query(
      `insert into "user_authorize" ("id", "user_id", "holder_id", "kind", "full_name", "document_types",
          "start_date", "end_date", "status", "version", "is_active", "create_by", "create_date", "update_by",
          "update_date")
values ($1, $2, $3, 'agent', 'x', $4, $5, $6, $7, 1, $8, 'test', now() + $9 * interval '1 second', 'test', now())`,
      [
        newId(),
        userId,
        holders[agentPower.holder],
        JSON.stringify(agentPower.types),
        ...daysOf(agentPower),
        agentPower.status,
        agentPower.isActive,
        index,
      ],
    );
  }
}

const counts = (agentPower: Power, day: PlainDate): boolean =>
  agentPower.isActive &&
  agentPower.status === 'inForce' &&
  daysOf(agentPower)[0] <= day &&
  day <= daysOf(agentPower)[1];

describe('the scope of an agent', () => {
  it(
    'is one of the powers for the chosen holder that count that day, or for any holder if none was chosen, and empty if none counts',
    { timeout: timeoutMs },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(power, { maxLength: 5 }),
          fc.integer({ min: -6, max: 12 }),
          fc.nat(HOLDERS),
          async (powers, offset, choice) => {
            await plant(powers);
            const today = addDays(TODAY, offset);
            const { scope, actingForOptions } = await resolveScope(test.app.pools.api, {
              userId,
              departmentId: null,
              profile: { rowScope: 'holder', documentTypes: [] },
              chosenId: holders[choice] ?? null,
              today,
            });
            const counting = powers.filter((agentPower) => counts(agentPower, today));
            expect(new Set(actingForOptions.map(({ id }) => id))).toEqual(
              new Set(counting.map(({ holder }) => holders[holder])),
            );
            expect(new Set(actingForOptions.map(({ id }) => id)).size).toBe(actingForOptions.length);
            const chosenId = holders[choice];
            const fitting = counting
              .filter((agentPower) => chosenId === undefined || holders[agentPower.holder] === chosenId)
              .map((agentPower) => ({
                kind: 'agent',
                holderId: holders[agentPower.holder],
                documentTypes: agentPower.types,
              }));
            expect(fitting.length === 0 ? [{ kind: 'none' }] : fitting).toContainEqual(scope);
          },
        ),
        { seed, numRuns },
      );
    },
  );
});
