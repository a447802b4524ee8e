/**
 * A registration whose answer was lost is sent again under its key, and answered as it was. Who registers is nobody yet,
 * so the key counts only together with all that was sent, the password too: whoever does not know every word of it learns
 * nothing, and something else under the same key is something else. Kept as a keyed hash, because a password is in it.
 */
import { createHmac } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Right } from '#language/rights.ts';
import type { App } from '#platform/server/app.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { onceByKey } from '#platform/server/resource/write/bulk.ts';
import { deriveKey } from '#platform/server/seal.ts';
import type { Registered } from '../options.ts';
import type { RegistrationBody } from './body.ts';

/** In whose name the answers of all who have no account are kept. */
const ANONYMOUS_USER_ID = '00000000-0000-0000-0000-000000000000';

/** Undefined where no key was sent. */
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

/** Before anybody is asked about it: what was in order then need not be now. */
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

/** Of two under way at once the second waits for the first, and answers as it did. */
export function registerOnce(
  { app, call }: Pick<CallContext, 'app' | 'call'>,
  db: PoolClient,
  { key, work }: { key: string | undefined; work: () => Promise<Registered> },
): Promise<Registered> {
  const writer = { actor: { ...app.sessions.anonymous(), userId: ANONYMOUS_USER_ID }, rights: new Set<Right>() };
  return onceByKey(db, { writer, key, call, body: null, now: app.clock.now() }, work);
}
