/**
 * The callers: an administrator, an officer whose scope is one department, and the holder with the most requests; each
 * signs in for the run.
 */
import type pg from 'pg';
import { createAccessTokens } from '#platform/server/auth/accessTokens.ts';
import { createClock } from '#platform/server/clock.ts';
import { newId } from '#platform/server/database/newId.ts';
import { people } from './fill.ts';

export type ActorName = keyof typeof people;

export interface BenchActor {
  readonly userId: string;
  readonly departmentId: string | null;
  readonly token: string;
}

const SESSION_HOURS = 12;

export async function signIn(db: pg.Client, name: ActorName, tokenSecret: string): Promise<BenchActor> {
  const { rows } = await db.query<{ id: string; departmentId: string | null }>(
    `select "id", "department_id" as "departmentId" from "user" where "username" = 'bench' || lpad($1, 6, '0')`,
    [String(people[name])],
  );
  const user = rows[0];
  if (user === undefined) throw new Error(`The data has no ${name}.`);
  const sessionId = newId();
  await db.query('delete from "session" where "user_id" = $1', [user.id]);
  await db.query(
    `insert into "session" ("id", "user_id", "started_at", "seen_at", "expires_at", "remember") values ($1, $2, now(), now(), now() + $3 * interval '1 hour', false)`,
    [sessionId, user.id, SESSION_HOURS],
  );
  const { text } = await createAccessTokens({ secret: tokenSecret, clock: createClock() }).sign(sessionId);
  return { userId: user.id, departmentId: user.departmentId, token: text };
}
