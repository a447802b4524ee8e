/** The certificates of a person as records: one in use for each holder they act for, earlier ones as history. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { rights } from '#language/rights.ts';
import { instantMs, type Instant } from '#language/values/instant.ts';
import type { Otp } from '#platform/server/account/otp.ts';
import type { App } from '#platform/server/app.ts';
import { conflict, notFound } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { newId } from '#platform/server/database/newId.ts';
import { setActive, type RecordTarget } from '#platform/server/resource/write/lifecycle.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { p12RefusalOf } from '#platform/server/signing/p12Refusals.ts';
import type { CertificateOwner } from '#platform/server/signing/certificateOwner.ts';
import { deleteKey, hasKey, saveKey } from '#platform/server/signing/storedKey.ts';
import { describe, type SentCertificate } from './certificateFile.ts';
import { requireProof, recordAccountChange } from './requireProof.ts';

/** Writes rows of the caller: the scope is the user, and nobody needs a right for their own rows. */
export function ownWriter({ actor, requestId, ip, userAgent }: CallContext): Writer {
  return { actor, rights: new Set(rights), requestId, ip, userAgent };
}

export function certificateEntity({ catalogue }: Pick<App, 'catalogue'>): AnyEntity {
  return ownEntityOf(getEntity(catalogue, 'userCa'));
}

export interface NewCertificate {
  readonly id: string | undefined;
  readonly name: string | null;
  readonly sent: SentCertificate;
  readonly signer: CertificateOwner;
  readonly otp: Otp | null | undefined;
}

/** Importing the same certificate again updates its record; only the file is replaced. */
export async function addCertificate(
  context: CallContext,
  db: PoolClient,
  { id, name, sent, signer, otp }: NewCertificate,
): Promise<string> {
  const { app } = context;
  await lockSigner(db, signer);
  const { keyUsages: _, chain: __, isNamed: ___, ...facts } = describe(sent.opened);
  const existing = await findByFingerprint(db, { signer, fingerprint: facts.fingerprint });
  const entity = certificateEntity(app);
  const userCaId = existing?.id ?? id ?? newId();
  if (existing?.isActive === false)
    await setActive(app, db, { ...ownWriter(context), entity, target: { id: userCaId }, isActive: true });
  const managed = {
    ...facts,
    refUser: { id: signer.userId },
    refHolder: signer.holderId === null ? null : { id: signer.holderId },
  };
  const version = existing === undefined ? {} : { version: existing.version + (existing.isActive ? 0 : 1) };
  const newName = name ?? (existing === undefined ? nameOf(facts.subject) : undefined);
  await save(app, db, {
    ...ownWriter(context),
    entity,
    body: { id: userCaId, ...version, ...(newName === undefined ? {} : { name: newName }) },
    terms: { managed, isComplete: true, refusalOf: () => undefined },
  });
  await saveKey(app, db, { userCaId, bytes: sent.bytes });
  await archiveOthers(context, db, { id: userCaId, signer });
  await requireProof(context, db, {
    purpose: 'certificate',
    otp,
    reason: `certificate ${existing === undefined ? 'added' : 'replaced'} ${facts.fingerprint.slice(0, FINGERPRINT_LENGTH)}`,
  });
  return userCaId;
}

/** Puts a certificate in use again; the newer one is archived. */
export async function reactivateCertificate(
  context: CallContext,
  db: PoolClient,
  { target, signer, otp }: { target: RecordTarget; signer: CertificateOwner; otp: Otp | null | undefined },
): Promise<number> {
  const { app } = context;
  await lockSigner(db, signer);
  const { rows } = await db.query<{ validTo: Instant | Date; holderId: string | null; isActive: boolean }>(
    'select "valid_to" as "validTo", "holder_id" as "holderId", "is_active" as "isActive" from "user_ca" where "id" = $1 and "user_id" = $2',
    [target.id, signer.userId],
  );
  const [row] = rows;
  if (row === undefined) throw notFound();
  // Each certificate belongs to the holder the person acted for when they imported it.
  if (row.holderId !== signer.holderId) throw conflict(message('signingNotInUse'));
  if (!(await hasKey(db, target.id))) throw conflict(message('signingKeyGone'));
  const validToMs = row.validTo instanceof Date ? row.validTo.getTime() : instantMs(row.validTo);
  if (validToMs < app.clock.nowMs()) throw p12RefusalOf({ problem: 'expired', validToMs }, 'id');
  const version = await setActive(app, db, {
    ...ownWriter(context),
    entity: certificateEntity(app),
    target,
    isActive: true,
  });
  if (row.isActive) return version;
  await archiveOthers(context, db, { id: target.id, signer });
  await requireProof(context, db, { purpose: 'certificate', otp, reason: 'certificate brought back' });
  return version;
}

/** The record stays as history; the key is deleted. */
export async function removeCertificate(context: CallContext, db: PoolClient, target: RecordTarget): Promise<number> {
  const { app } = context;
  const version = await setActive(app, db, {
    ...ownWriter(context),
    entity: certificateEntity(app),
    target,
    isActive: false,
  });
  await deleteKey(db, target.id);
  await recordAccountChange(context, db, 'certificate given up');
  return version;
}

/** Enough to distinguish certificates. */
const FINGERPRINT_LENGTH = 16;
const NAME_LENGTH = 200;

/** `CN=…` is first. */
function nameOf(subject: string): string {
  return (
    [...(/^CN=(?<name>.*?)(?:, \w+=|$)/u.exec(subject)?.groups?.['name'] ?? subject)].slice(0, NAME_LENGTH).join('') ||
    subject.slice(0, NAME_LENGTH)
  );
}

/** Locks the signer: of two certificates imported at once the later sees the earlier. */
async function lockSigner(db: PoolClient, { userId }: CertificateOwner): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtext('user_ca ' || $1))`, [userId]);
}

async function findByFingerprint(
  db: PoolClient,
  { signer: { userId, holderId }, fingerprint }: { signer: CertificateOwner; fingerprint: string },
): Promise<{ id: string; version: number; isActive: boolean } | undefined> {
  const { rows } = await db.query<{ id: string; version: number; isActive: boolean }>(
    'select "id", "version", "is_active" as "isActive" from "user_ca" where "user_id" = $1 and "holder_id" is not distinct from $2 and "fingerprint" = $3 for no key update',
    [userId, holderId, fingerprint],
  );
  return rows[0];
}

async function archiveOthers(
  context: CallContext,
  db: PoolClient,
  { id, signer: { userId, holderId } }: { id: string; signer: CertificateOwner },
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "user_ca" where "user_id" = $1 and "holder_id" is not distinct from $2 and "is_active" and "id" <> $3 order by "id"',
    [userId, holderId, id],
  );
  for (const other of rows)
    await setActive(context.app, db, {
      ...ownWriter(context),
      entity: certificateEntity(context.app),
      target: { id: other.id },
      isActive: false,
    });
}
