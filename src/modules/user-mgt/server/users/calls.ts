/** Calls about users in addition to the generic ones, and setting whether they may use the system. */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import { fieldProblem, message } from '#language/message.ts';
import { documentTypePerson, userStatus } from '#platform/model/choices.ts';
import { isReservedUsername } from '#platform/model/party/userRules.ts';
import { mayManageAccount } from '#platform/server/access/actor/mayAssignRoles.ts';
import { recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { badInput, invalid, notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { throttleByAddress } from '#platform/server/http/throttle.ts';
import { setManaged } from '#platform/server/resource/write/lifecycle.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { checkIdCardCall } from './checkIdCard.ts';
import { isIdCardTaken, isUsernameInDraft, isUsernameTaken, type IdentityDocument } from './identityInUse.ts';

const USERS = '/api/v1/security/users';
const MAX_NAME = 100;
const MAX_NUMBER = 30;
const MAX_REASON = 300;
/** A name is checked while it is typed, and an office shares one address. */
const ALLOWED_QUESTIONS = 60;

/** A row of a vocabulary by its key or id; the rest of its card may be sent back with it. */
const reference = z.strictObject({
  id: z.string().nullish(),
  key: typedText(MAX_NAME).nullish(),
  value: z.string().nullish(),
  value2: z.string().nullish(),
});

const usernameBody = z.strictObject({
  username: typedText(MAX_NAME),
  isCheckDraft: z.boolean().nullish(),
  idIgnore: idSchema.nullish(),
});
const idCardBody = z.strictObject({
  refDocumentTypePerson: reference.nullish(),
  // Another spelling that some clients use.
  'refDocumentTypePerson.key': typedText(MAX_NAME).nullish(),
  idCard: typedText(MAX_NUMBER),
  id: idSchema.nullish(),
  isActive: z.boolean().nullish(),
});
const statusBody = z.strictObject({
  id: idSchema,
  version: z.int().nullish(),
  status: z.enum(codesOf(userStatus)).nullish(),
  refStatus: reference.nullish(),
  reason: typedText(MAX_REASON).nullish(),
});

export const userCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${USERS}/has-username`,
    summary: ['ตรวจว่าชื่อผู้ใช้นี้มีผู้ใช้แล้ว', 'Whether a username is taken'],
    bodySchema: jsonSchema(usernameBody),
    handle: hasUsername,
  },
  {
    method: 'POST',
    path: `${USERS}/has-id-card`,
    summary: ['ตรวจว่าเลขประจำตัวนี้มีผู้ใช้แล้ว', 'Whether the number of an identity document is in use'],
    bodySchema: jsonSchema(idCardBody),
    handle: hasIdCard,
  },
  checkIdCardCall,
  {
    method: 'PUT',
    path: `${USERS}/status`,
    summary: ['ระงับการใช้งาน หรือให้ใช้งานได้', 'Suspend or enable a user'],
    rights: ['canEdit'],
    bodySchema: jsonSchema(statusBody),
    handle: setStatus,
  },
];

async function hasUsername(context: CallContext): Promise<boolean> {
  const { app, actor } = context;
  const { username, isCheckDraft, idIgnore } = readBody(usernameBody, context.body);
  const isAnonymous = checkAnonymous(context);
  const exceptId = isAnonymous ? undefined : (idIgnore ?? undefined);
  if (username.trim() === '') return false;
  if (
    isReservedUsername(username) ||
    (await isUsernameTaken(app.pools.api, { username, exceptId, isEndedFree: isAnonymous }))
  )
    return true;
  return (
    !isAnonymous &&
    isCheckDraft === true &&
    isUsernameInDraft(app.pools.api, { username, exceptId, writerId: actor.userId })
  );
}

async function hasIdCard(context: CallContext): Promise<boolean> {
  const body = readBody(idCardBody, context.body);
  const isAnonymous = checkAnonymous(context);
  const sent = body.refDocumentTypePerson ?? { key: body['refDocumentTypePerson.key'] };
  const documentType = codeOf(context, {
    group: documentTypePerson.group,
    sent,
    path: 'refDocumentTypePerson',
  }) as IdentityDocument;
  const question = isAnonymous
    ? { isEndedFree: true }
    : { exceptId: body.id ?? undefined, isActive: body.isActive ?? true };
  return isIdCardTaken(context.app.pools.api, { documentType, idCard: body.idCard, ...question });
}

/**
 * People who register may check here what the registration would refuse, and no more: limited in number, and nothing
 * about archived users.
 */
function checkAnonymous(context: CallContext): boolean {
  const { actor } = context;
  const isAnonymous =
    !actor.fieldClasses.has('personal') ||
    !(actor.grants.has('user', 'canCreate') || actor.grants.has('user', 'canEdit'));
  if (isAnonymous) throttle(context);
  return isAnonymous;
}

const throttle = throttleByAddress(ALLOWED_QUESTIONS);

async function setStatus(context: CallContext): Promise<RawReply> {
  const { app, actor, grant, requestId, ip, userAgent } = context;
  const { id, version, status, refStatus, reason } = readBody(statusBody, context.body);
  if ((status ?? null) === null && (refStatus ?? null) === null)
    throw badInput(message('required'), [fieldProblem('status', message('required'))]);
  const code = status ?? codeOf(context, { group: userStatus.group, sent: refStatus ?? {}, path: 'refStatus' });
  const entity = getEntity(app.catalogue, 'user');
  const origin = { requestId, ip, userAgent };
  const json = await inTransaction(app.pools.api, { requestId }, async (db) => {
    if (!(await mayManageAccount(db, actor, id))) throw notFound();
    const because = reason?.trim() ?? '';
    await setManaged(app, db, {
      actor,
      rights: grant.rights,
      ...origin,
      entity,
      target: { id, ...(typeof version === 'number' ? { version } : {}) },
      values: { refStatus: code, statusReason: because === '' ? null : because },
    });
    const record = await readRecordJson(app, db, { actor, entity, id });
    const { username } = JSON.parse(record) as { username: string | null };
    await recordSecurityEvent(db, {
      action: 'accountChanged',
      outcome: 'success',
      userId: actor.userId,
      username: actor.username,
      reason: [`${username ?? id}: ${code}`, ...(because === '' ? [] : [because])].join(', '),
      origin,
      nowMs: app.securityClock.nowMs(),
    });
    return record;
  });
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

function codeOf(
  { app }: CallContext,
  {
    group,
    sent,
    path,
  }: {
    group: string;
    sent: { readonly id?: string | null | undefined; readonly key?: string | null | undefined };
    path: string;
  },
): string {
  const { id, key } = sent;
  const code =
    typeof id === 'string'
      ? app.lookups.codeOf(group, 'id', id.toLowerCase())
      : app.lookups.codeOf(group, 'key', key ?? '');
  if (code === undefined) throw invalid([fieldProblem(path, message('notInGroup', { group }))]);
  return code;
}

function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}
