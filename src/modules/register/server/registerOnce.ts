/**
 * A registration whose answer was lost is sent again with its key, and gets the same answer. The caller has no account,
 * so the key counts only together with the whole body including the password: a caller who does not know all of it
 * learns nothing, and another body with the same key is another registration. Stored as a keyed hash, because it
 * contains a password.
 */
import { createHmac } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Right } from '#language/rights.ts';
import type { App } from '#platform/server/app.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { runOncePerKey } from '#platform/server/resource/write/idempotency.ts';
import { deriveKey } from '#platform/server/seal.ts';
import type { Registered } from '../options.ts';
import type { RegistrationBody } from './body.ts';

/** The user id for the stored answers of all anonymous callers. */
const ANONYMOUS_USER_ID = '00000000-0000-0000-0000-000000000000';

/** Returns undefined if no key was sent. */
export function idempotencyKeyOf(
  { app, call, headers }: Pick<CallContext, 'app' | 'call' | 'headers'>,
  sent: RegistrationBody,
): string | undefined {
  const key = headers['idempotency-key'] ?? '';
  return key === ''
    ? undefined
    : createHmac('sha256', deriveKey(app.config.keySecret, 'registration sent again v1'))
        .update(JSON.stringify([call, key, sent]))
        .digest('hex');
}

/** Read before any check: a registration that was valid then need not be valid now. */
export async function findEarlierAnswer(
  { pools }: Pick<App, 'pools'>,
  key: string | undefined,
): Promise<Registered | undefined> {
  if (key === undefined) return undefined;
  const { rows } = await pools.api.query<{ response: string }>(
    'select "response" from "idempotency" where "user_id" = $1 and "key" = $2',
    [ANONYMOUS_USER_ID, key],
  );
  return rows[0] === undefined ? undefined : (JSON.parse(rows[0].response) as Registered);
}

/** The second of two concurrent calls waits for the first, and gets the same answer. */
export function registerOnce(
  { app, call }: Pick<CallContext, 'app' | 'call'>,
  db: PoolClient,
  { key, work }: { key: string | undefined; work: () => Promise<Registered> },
): Promise<Registered> {
  const writer = { actor: { ...app.sessions.anonymous(), userId: ANONYMOUS_USER_ID }, rights: new Set<Right>() };
  return runOncePerKey(db, { writer, key, call, body: null, now: app.clock.now() }, work);
}
