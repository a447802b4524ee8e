/** Signing with a certificate that is kept: opened with the password the person types, for as long as one use takes. */
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import type { Origin } from '../audit/securityEvent.ts';
import { conflict, notFound } from '../errors.ts';
import type { Queryable } from '../database/queryable.ts';
import { tryPassword } from './tryPassword.ts';
import { openP12, type OpenedP12 } from './openP12.ts';
import { p12RefusalOf } from './p12Refusals.ts';
import { getSigner } from './certificateOwner.ts';
import { findKey } from './storedKey.ts';

export interface KeyUse {
  readonly actor: Actor;
  readonly userCaId: string;
  readonly password: string;
  readonly origin: Partial<Origin>;
  /** Where the person gave the password, to be told there what is wrong. */
  readonly path?: string;
}

/**
 * Hands the key to `use` and keeps nothing of it. Refuses what is not the person's own, not in use, not for whom they
 * act now, or not valid at this moment. Takes time: never inside a transaction.
 */
export async function withKey<T>(
  app: App,
  { actor, userCaId, password, origin, path }: KeyUse,
  use: (opened: OpenedP12) => Promise<T>,
): Promise<T> {
  const signer = await getSigner(app.pools.api, actor);
  const row = await findOwnCertificate(app.pools.api, { userCaId, userId: signer.userId });
  if (row === undefined) throw notFound();
  if (!row.isActive || row.holderId !== signer.holderId) throw conflict(message('signingNotInUse'));
  const bytes = await findKey(app, app.pools.api, userCaId);
  if (bytes === undefined) throw conflict(message('signingKeyGone'));
  const found = await tryPassword(app, { actor, origin }, () =>
    openP12(bytes, { password, owner: signer.owner, nowMs: app.clock.nowMs() }),
  );
  if (found.problem !== undefined)
    throw path === undefined ? p12RefusalOf(found, 'id') : p12RefusalOf(found, path, path);
  return use(found);
}

async function findOwnCertificate(
  db: Queryable,
  { userCaId, userId }: { userCaId: string; userId: string },
): Promise<{ isActive: boolean; holderId: string | null } | undefined> {
  const { rows } = await db.query({
    text: 'select "is_active" as "isActive", "holder_id" as "holderId" from "user_ca" where "id" = $1 and "user_id" = $2',
    values: [userCaId, userId],
  });
  return rows[0] as unknown as { isActive: boolean; holderId: string | null } | undefined;
}
