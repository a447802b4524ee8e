/** How an invitation ends, and what becomes of the power it was about. The invitation is locked by who closes it. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import type { App } from '#platform/server/app.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Writer } from '#platform/server/resource/engine.ts';
import { writeDecided } from '#platform/server/resource/lifecycle.ts';
import { findStored } from '#platform/server/resource/stored.ts';
import type { OpenInvitation } from './openInvitation.ts';

export type InvitationEnd = 'accepted' | 'declined' | 'withdrawn' | 'lapsed';

const powerStatuses = { accepted: 'inForce', declined: 'declined', withdrawn: 'revoked', lapsed: 'lapsed' } as const satisfies Record<InvitationEnd, string>;

export interface Closing extends Pick<Writer, 'actor' | 'requestId' | 'ip' | 'userAgent'> {
  readonly invitation: Pick<OpenInvitation, 'id' | 'authorizeId'>;
  readonly end: InvitationEnd;
  /** Of an agent who accepted: as they are registered. */
  readonly agent?: AnyRecord;
  readonly reason?: string | null;
}

export async function closeInvitation(app: App, db: PoolClient, { invitation, end, agent = {}, reason = null, ...writer }: Closing): Promise<void> {
  const closedDate = app.clock.now();
  await decide(app, db, { writer, entityName: 'invitation', id: invitation.id, values: { refStatus: end, closedDate, keyHash: null } });
  if (invitation.authorizeId === null) return;
  await decide(app, db, { writer, entityName: 'userAuthorize', id: invitation.authorizeId, values: { refStatus: powerStatuses[end], statusReason: reason, ...agent } });
}

async function decide(app: App, db: PoolClient, { writer, entityName, id, values }: { writer: Pick<Closing, 'actor' | 'requestId' | 'ip' | 'userAgent'>; entityName: string; id: string; values: AnyRecord }): Promise<void> {
  const entity = getEntity(app.catalogue, entityName);
  const before = await findStored(app.catalogue, db, { entity, id, lock: 'update' });
  if (before === undefined) throw notFound();
  await writeDecided(app, db, { ...writer, rights: new Set(rights), entity, before, after: { ...before, ...values } });
}
