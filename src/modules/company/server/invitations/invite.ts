/**
 * Creates the invitation of a company. The person is not looked up here: the answer and its duration are the same
 * whether anybody has the number or not. A job finds the person afterwards, if there is one.
 */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import type { SentRecord } from '#language/record.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { addDays } from '#language/values/plainDate.ts';
import { foldIdentity } from '#platform/model/party/userRules.ts';
import { conflict } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { addJob } from '#platform/server/jobs/addJob.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { save } from '#platform/server/resource/write/save.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { INVITATION_DAYS } from '../../invitation.ts';
import { lockHolder } from '../authorize/powerRules.ts';
import { MAX_INVITATIONS_A_DAY, MAX_OPEN_INVITATIONS } from './limits.ts';

/** The task that notifies invited people. */
export const NOTIFY_INVITED = 'tellInvited';
const DAY_MS = 86_400_000;

export interface NewInvitation {
  readonly holderId: string;
  readonly kind: 'employee' | 'agent';
  readonly documentType: string;
  readonly idCard: string;
  /** The data typed by the owner. */
  readonly body: SentRecord<'invitation'>;
  readonly authorizeId?: string;
}

/** Returns the id. */
export async function invite(
  context: CallContext,
  db: PoolClient,
  { holderId, kind, documentType, idCard, body, authorizeId }: NewInvitation,
): Promise<string> {
  const { app } = context;
  await lockHolder(db, holderId);
  await refuseTooMany(app.clock.nowMs(), db, holderId);
  const number = foldIdentity(idCard);
  if (await isInvited(db, { holderId, documentType, idCard: number })) throw conflict(message('invitationWaits'));
  const managed = {
    refHolder: { id: holderId },
    refKind: kind,
    refDocumentTypePerson: documentType,
    idCard: number,
    refStatus: 'waiting',
    lapseDate: addDays(app.clock.today(), INVITATION_DAYS),
    ...(authorizeId === undefined ? {} : { refAuthorize: { id: authorizeId } }),
  };
  const entity = getEntity(app.catalogue, 'invitation');
  const { id } = await save(app, db, {
    ...writerOf(context),
    entity,
    body,
    terms: { managed, isComplete: true, refusalOf: () => undefined },
  });
  await addJob(db, NOTIFY_INVITED, { id });
  return id;
}

/**
 * Returns whether the person belongs to this company already, which the company knows. People of other companies are
 * not looked up.
 */
export async function isOwnPerson(
  db: Queryable,
  { holderId, documentType, idCard }: Pick<NewInvitation, 'holderId' | 'documentType' | 'idCard'>,
): Promise<boolean> {
  const { rows } = await db.query({
    text: `select 1 from "user" u where u."id_card" = $1 and u."document_type_person" = $2 and u."is_active"
and (u."id" = $3::uuid or exists (select from "membership" m where m."user_id" = u."id" and m."holder_id" = $3::uuid
  and m."is_active" and m."kind" <> 'agent')) limit 1`,
    values: [foldIdentity(idCard), documentType, holderId],
  });
  return rows.length > 0;
}

async function isInvited(
  db: Queryable,
  { holderId, documentType, idCard }: Pick<NewInvitation, 'holderId' | 'documentType' | 'idCard'>,
): Promise<boolean> {
  const { rows } = await db.query({
    text: `select 1 from "invitation" where "holder_id" = $1 and "document_type_person" = $2 and "id_card" = $3
        and "status" = 'waiting' limit 1`,
    values: [holderId, documentType, idCard],
  });
  return rows.length > 0;
}

/** The caller has locked the holder: of two sent at once the second is counted with the first. */
async function refuseTooMany(nowMs: number, db: Queryable, holderId: string): Promise<void> {
  const { rows } = await db.query<{ open: number; today: number }>({
    text: `select count(*) filter (where "status" = 'waiting')::int as "open",
        count(*) filter (where "create_date" > $2)::int as "today" from "invitation" where "holder_id" = $1`,
    values: [holderId, instantFromMs(nowMs - DAY_MS)],
  });
  const { open = 0, today = 0 } = rows[0] ?? {};
  if (open >= MAX_OPEN_INVITATIONS) throw conflict(message('tooManyInvitationsOpen', { most: MAX_OPEN_INVITATIONS }));
  if (today >= MAX_INVITATIONS_A_DAY)
    throw conflict(message('tooManyInvitationsToday', { most: MAX_INVITATIONS_A_DAY }));
}
