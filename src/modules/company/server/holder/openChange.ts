/** Finds the open request that changes the registration of a holder, or opens one. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { ruleBroken, conflict } from '#platform/server/errors.ts';
import { copyRequest } from '#platform/server/request/filing/copyRequest.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import '../../messages.ts';

export const REGISTRATION = 'holderRegistration';

/** Returns the holder acted for; people who act for nobody have no registration. */
export function holderOf({ scope }: Pick<Actor, 'scope'>): string {
  if (scope.kind !== 'holder' && scope.kind !== 'agent') throw ruleBroken('', message('holderMissing'));
  return scope.holderId;
}

/** Returns the id of the document that may be written now. Two people who begin at once write into the same one. */
export async function openChange(app: App, db: PoolClient, writer: Writer): Promise<string> {
  const inForce = await findInForce(db, holderOf(writer.actor));
  if (inForce === undefined) throw conflict(message('notRegisteredYet'));
  await lockCase(db, inForce.dossierId);
  const open = await findOpen(db, inForce.dossierId);
  if (open === undefined) return fileChange(app, db, { writer, baseId: inForce.documentId });
  if (!OPEN_TO_APPLICANT.has(open.status)) throw conflict(message('changeSubmitted', { code: open.code }));
  return open.documentId;
}

const OPEN_TO_APPLICANT: ReadonlySet<string> = new Set(['draft', 'editRequested']);

interface InForce {
  readonly documentId: string;
  readonly dossierId: string;
}

async function findInForce(db: Queryable, holderId: string): Promise<InForce | undefined> {
  const { rows } = await db.query({
    text: 'select "id" as "documentId", "dossier_id" as "dossierId" from "user_request" where "holder_id" = $1 and "document_type" = $2 and "is_current"',
    values: [holderId, REGISTRATION],
  });
  return rows[0] as InForce | undefined;
}

/** Locks in the order of every step of a case: requests, then the dossier. */
async function lockCase(db: PoolClient, dossierId: string): Promise<void> {
  await db.query('select 1 from "request" where "dossier_id" = $1 and "is_open" order by "id" for no key update', [
    dossierId,
  ]);
  await db.query('select 1 from "dossier" where "id" = $1 for update', [dossierId]);
}

interface OpenRequest {
  readonly documentId: string;
  readonly status: string;
  readonly code: string;
}

/** A request that officers have comes before a draft: while they have it nothing else is begun. */
async function findOpen(db: Queryable, dossierId: string): Promise<OpenRequest | undefined> {
  const { rows } = await db.query({
    text: `select "document_id" as "documentId", "status", coalesce("request_code", "draft_code") as "code"
      from "request"
where "dossier_id" = $1 and "is_open" and ("request_type" = 'change' or "status" <> 'draft')
order by "status" = 'draft', "create_date" desc limit 1`,
    values: [dossierId],
  });
  return rows[0] as OpenRequest | undefined;
}

async function fileChange(
  app: App,
  db: PoolClient,
  { writer, baseId }: { writer: Writer; baseId: string },
): Promise<string> {
  const requestId = await copyRequest(app, db, { writer, kind: 'change', baseId });
  const { rows } = await db.query<{ documentId: string }>(
    'select "document_id" as "documentId" from "request" where "id" = $1',
    [requestId],
  );
  if (rows[0] === undefined) throw new Error(`The request ${requestId} was filed and is not there`);
  return rows[0].documentId;
}
