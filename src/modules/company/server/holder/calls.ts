/** Calls for the registered facts of the holder acted for: its directors, changed one by one, and its objectives. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { isPlainObject } from '#language/patch.ts';
import { isUuid } from '#language/values/uuid.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { badInput, notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { holderOf, openChange, REGISTRATION } from './openChange.ts';
import { getWaiting } from './waiting.ts';

const TRANSACTION = '/api/v1/transaction';

export const holderCalls: readonly Call[] = [
  {
    method: 'PUT',
    path: `${TRANSACTION}/user-committees/committee`,
    entity: 'userCommittee',
    summary: ['ขอเพิ่ม แก้ไข หรือนำกรรมการออก', 'Request that a director be added, changed or removed'],
    rights: ['canCreate', 'canEdit'],
    handle: putDirector,
  },
  {
    method: 'GET',
    path: `${TRANSACTION}/user-requests/waiting`,
    entity: 'userRequest',
    summary: ['คำขอลงทะเบียนผู้ประกอบการที่รอดำเนินการ', 'Operator registrations in process'],
    rights: ['canView'],
    handle: getWaiting,
  },
  {
    method: 'GET',
    path: `${TRANSACTION}/user-objectives/me`,
    summary: ['วัตถุประสงค์ของผู้ที่ดำเนินการแทน', 'Objectives of the operator one acts for'],
    handle: getObjectives,
  },
];

/** Returns the requested registration with the director that was added. */
async function putDirector(context: CallContext): Promise<RawReply> {
  const { app, actor, requestId, body } = context;
  if (!isPlainObject(body)) throw badInput(message('wrongType', { name: 'body', expected: 'object' }));
  const { id, ...director } = body;
  if (id !== undefined && (typeof id !== 'string' || !isUuid(id)))
    throw badInput(message('wrongType', { name: 'id', expected: 'UUID' }));
  const writer = writerOf(context);
  const json = await inTransaction(app.pools.api, { requestId }, async (db) => {
    const documentId = await openChange(app, db, writer);
    const row =
      id === undefined
        ? { refUserRequest: { id: documentId } }
        : { id: await findLineInDocument(db, { id, documentId }) };
    await save(app, db, {
      ...writer,
      entity: getEntity(app.catalogue, 'userCommittee'),
      body: { ...director, ...row },
    });
    return readRecordJson(app, db, { actor, entity: getEntity(app.catalogue, 'userRequest'), id: documentId });
  });
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

/**
 * A director is the same line in every revision: the id of the line in force finds the line in the requested revision.
 */
async function findLineInDocument(
  db: PoolClient,
  { id, documentId }: { id: string; documentId: string },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `select t."id" from "user_committee" t join "user_request" d on d."id" = t."user_request_id"
join "user_committee" named on named."line_id" = t."line_id" join "user_request" n on n."id" = named."user_request_id"
  and n."dossier_id" = d."dossier_id"
where named."id" = $1 and d."id" = $2`,
    [id, documentId],
  );
  if (rows[0] === undefined) throw notFound();
  return rows[0].id;
}

interface Objective {
  readonly id: string;
  readonly code: string | null;
  readonly description: string;
}

/** Returns the objectives as registered now; a holder that waits to be registered has none yet. */
async function getObjectives({ app, actor }: CallContext): Promise<readonly Objective[]> {
  const { rows } = await app.pools.api.query<Objective>(
    `select o."id", o."code", o."description" from "user_objective" o
      join "user_request" u on u."id" = o."user_request_id"
where u."holder_id" = $1 and u."document_type" = $2 and u."is_current" order by o."seq"`,
    [holderOf(actor), REGISTRATION],
  );
  return rows;
}
