/** Tests that no write reaches a holder that the session did not choose, whatever powers are given and revoked. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeCompanyRole, makeHolder, type Person } from '#platform/testing/people.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { letter } from '#modules/to-whom/testing/letters.ts';
import { newId } from '#platform/server/database/newId.ts';

const { seed, numRuns, timeoutMs } = propertyRuns(8);
const HOLDERS = 3;
const DAY_MS = 86_400_000;
const LETTERS = '/api/v1/transaction/to-whoms';

let test: TestApp;
let holders: readonly string[];
let roles: readonly string[];
beforeAll(async () => {
  test = await startTestApp({ skipsInvariants: true });
  holders = await Promise.all(Array.from({ length: HOLDERS }, () => makeHolder(test.app)));
  roles = await Promise.all(
    holders.map((holderId) => makeCompanyRole(test.app, { holderId, menus: ['to-whom.requests'] })),
  );
});
afterAll(() => test.stop());

type Step =
  | { readonly kind: 'gain' | 'lose' | 'suspend' | 'reinstate' | 'choose'; readonly holder: number }
  | { readonly kind: 'nextDay' | 'write' };

const holder = fc.nat(HOLDERS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('gain', 'gain', 'lose', 'suspend', 'reinstate', 'choose'), holder }),
  fc.record({ kind: fc.constantFrom('write', 'write', 'nextDay') }),
);

async function change(text: string, values: readonly unknown[], userId: string): Promise<void> {
  await test.app.pools.api.query(text, [...values]);
  // Does what a hook of the write would do, so that the change takes effect before the next step.
  test.app.sessions.forget(userId);
}

const idOf = (index: number): string => holders[index] ?? '';

/** Gives a power for today and tomorrow. */
async function gain(agent: Person, index: number): Promise<void> {
  const id = newId();
  const today = test.clock.today();
  await test.app.pools.api.query(
    `insert into "user_authorize" ("id", "user_id", "holder_id", "kind", "full_name", "document_types", "start_date",
        "end_date", "status", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, 'agent', 'x', '["toWhom"]', $4::date, $4::date + 1, 'inForce', 1, true, 'test', $5, 'test', $5)`,
    [id, agent.id, idOf(index), today, test.clock.now()],
  );
  await change(
    'insert into "user_authorize_role" ("id", "user_authorize_id", "role_id", "seq") values ($1, $2, $3, 1)',
    [newId(), id, roles[index]],
    agent.id,
  );
}

async function take(agent: Person, nextStep: Step, day: number): Promise<void> {
  switch (nextStep.kind) {
    case 'gain':
      return gain(agent, nextStep.holder);
    case 'lose':
      return change(
        `update "user_authorize" set "status" = 'revoked' where "user_id" = $1 and "holder_id" = $2`,
        [agent.id, idOf(nextStep.holder)],
        agent.id,
      );
    case 'suspend':
    case 'reinstate':
      return change(
        'update "user" set "status" = $2 where "id" = $1',
        [idOf(nextStep.holder), nextStep.kind === 'suspend' ? 'suspended' : 'usable'],
        agent.id,
      );
    case 'nextDay':
      test.clock.move(day * DAY_MS);
      return undefined;
    case 'choose':
    case 'write':
  }
}

interface Info {
  readonly actingFor: { readonly id: string } | null;
}

describe('a session', () => {
  it(
    'writes for the holder it chose, or acted for first, and for no other',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          test.clock.move(0);
          await test.app.pools.api.query(`update "user" set "status" = 'usable' where "id" = any($1::uuid[])`, [
            holders,
          ]);
          const agent = await test.person({ roles: ['OPERATOR_AGENT'], personType: 'employee' });
          let chosen: string | null = null;
          let day = 0;
          for (const nextStep of steps) {
            if (nextStep.kind === 'nextDay') day += 1;
            await take(agent, nextStep, day);
            if (nextStep.kind === 'choose') {
              const answer = await test.call('PUT', '/api/v1/security/users/me/acting-for', {
                as: agent,
                body: { id: idOf(nextStep.holder) },
              });
              if (answer.status === 200) chosen = idOf(nextStep.holder);
            }
            if (nextStep.kind === 'write') {
              const answer = await test.call('PUT', LETTERS, { as: agent, body: letter });
              const { rows } = await test.app.pools.api.query<{ id: string }>(
                'select distinct "acting_for_id" as "id" from "entity_log" where "user_id" = $1 and "entity" = $2 and "record_id" = $3',
                [agent.id, 'toWhom', answer.status === 200 ? (answer.body as { id: string }).id : newId()],
              );
              for (const { id } of rows) expect(id).toBe(chosen ?? id);
              if (answer.status === 200) chosen ??= rows[0]?.id ?? null;
              else expect([403, 409]).toContain(answer.status);
            }
            // A session without a choice stays with the holder it acted for first.
            const { body } = await test.call('POST', '/api/auth/info', { as: agent, body: {} });
            const { actingFor } = body as Info;
            chosen ??= actingFor?.id ?? null;
            expect(actingFor === null || actingFor.id === chosen).toBe(true);
          }
        }),
        { seed, numRuns },
      );
    },
    timeoutMs,
  );
});
