/** Opens a stored certificate with the password that the person types, for one use. */
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
  /** Field in which the person typed the password; refusals name it. */
  readonly path?: string;
}

/**
 * Passes the key to `use` and stores nothing of it. Refuses a certificate that belongs to another person, is not in
 * use, is for another holder than the person acts for now, or is not valid now. This takes time and must not run inside
 * a transaction.
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
