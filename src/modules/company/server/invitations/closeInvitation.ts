/** Closes an invitation, and the power it was about. The caller has locked the invitation. */
import type { PoolClient } from 'pg';
import type { RecordOf } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import type { App } from '#platform/server/app.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { findRecord, writeRecord } from '#platform/server/resource/write/records.ts';
import type { OpenInvitation } from './openInvitation.ts';

export type InvitationEnd = 'accepted' | 'declined' | 'withdrawn' | 'lapsed';

const powerStatuses = {
  accepted: 'inForce',
  declined: 'declined',
  withdrawn: 'revoked',
  lapsed: 'lapsed',
} as const satisfies Record<InvitationEnd, string>;

export interface InvitationClosing extends Pick<Writer, 'actor' | 'requestId' | 'ip' | 'userAgent'> {
  readonly invitation: Pick<OpenInvitation, 'id' | 'authorizeId'>;
  readonly end: InvitationEnd;
  /** The agent as registered; set when an agent has accepted. */
  readonly agent?: Pick<RecordOf<'userAuthorize'>, 'refUser' | 'fullName'>;
  readonly reason?: string | null;
}

export async function closeInvitation(
  app: App,
  db: PoolClient,
  { invitation, end, agent, reason = null, ...closer }: InvitationClosing,
): Promise<void> {
  const writer: Writer = { ...closer, rights: new Set(rights) };
  const record = await findRecord(app, db, { entity: 'invitation', id: invitation.id, lock: 'update' });
  if (record === undefined) throw notFound();
  await writeRecord(app, db, {
    writer,
    entity: 'invitation',
    record,
    values: { refStatus: end, closedDate: app.clock.now(), keyHash: null },
  });
  if (invitation.authorizeId === null) return;
  const power = await findRecord(app, db, { entity: 'userAuthorize', id: invitation.authorizeId, lock: 'update' });
  if (power === undefined) throw notFound();
  await writeRecord(app, db, {
    writer,
    entity: 'userAuthorize',
    record: power,
    values: { refStatus: powerStatuses[end], statusReason: reason, ...agent },
  });
}
