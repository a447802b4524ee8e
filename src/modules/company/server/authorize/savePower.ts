/** `PUT user-authorizes/authorize`: saves the people who give powers for a company, and the powers given to agents. */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { authorizeKind } from '#platform/model/party/authorize.ts';
import { foldIdentity } from '#platform/model/party/userRules.ts';
import { otpBody, requireOtp, type Otp } from '#platform/server/account/otp.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { ruleBroken, conflict, invalid, Refusal } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { throttleLookups } from '#platform/server/linkage/throttleLookups.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { invite, isOwnPerson } from '../invitations/invite.ts';
import { getEligibleAgent } from './agent.ts';
import { findPower, getPower, lockHolder, findPowerProblems, type PowerRow } from './powerRules.ts';
import { notifyAgentOf } from './notifyAgentOf.ts';

const MAX_NUMBER = 30;

/** The fields of the record are parsed by the pipeline that writes it. */
export const powerBody = z.looseObject({
  id: idSchema.nullish(),
  idCard: typedText(MAX_NUMBER).nullish(),
  otp: otpBody.nullish(),
});

export async function savePower(context: CallContext): Promise<RawReply> {
  const { app, requestId } = context;
  const { otp, ...body } = readBody(powerBody, context.body);
  const holderId = ownHolder(context);
  const json = await inTransaction(app.pools.api, { requestId }, (db) => write(context, db, { holderId, body, otp }));
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

/** Returns the holder in whose name the caller gives powers: they must own it or be it. */
export function ownHolder({ actor: { scope } }: Pick<CallContext, 'actor'>): string {
  if (scope.kind !== 'holder') throw new Refusal(403, message('powerOfOwnerOnly'));
  return scope.holderId;
}

interface Sent {
  readonly id?: string | null | undefined;
  readonly idCard?: string | null | undefined;
  readonly [field: string]: unknown;
}

async function write(
  context: CallContext,
  db: PoolClient,
  { holderId, body, otp }: { holderId: string; body: Sent; otp: Otp | null | undefined },
): Promise<string> {
  const { app, actor, grant, requestId, ip, userAgent } = context;
  const entity = getEntity(app.catalogue, 'userAuthorize');
  await lockHolder(db, holderId);
  const before = typeof body.id === 'string' ? await findPower(db, { id: body.id, holderId }) : undefined;
  refuseClosed(before);
  const managed = await agentFields(context, db, { holderId, body, before });
  const origin = { requestId, ip, userAgent };
  const saved = await save(app, db, {
    actor,
    rights: grant.rights,
    ...origin,
    entity,
    body,
    terms: { managed, isComplete: true, refusalOf: () => undefined },
  });
  const after = await getPower(db, { id: saved.id, holderId });
  const problems = [
    ...(await findPowerProblems(db, after)),
    ...endsInPast({ before, after, today: app.clock.today() }),
  ];
  if (problems.length > 0) throw invalid(problems);
  if (before !== undefined) await notifyAgentOf(app, db, { power: after, news: 'changed' });
  else if (after.kind === 'agent') await inviteAgent(context, db, after);
  const json = await readRecordJson(app, db, { actor, entity, id: saved.id });
  await requireOtp(app, db, { actor, purpose: 'authorisation', otp, origin, nowMs: app.securityClock.nowMs() });
  return json;
}

/** A power that nobody has accepted must be withdrawn and sent again: what the agent reads must be what they accept. */
export function refuseClosed(power: PowerRow | undefined): void {
  if (power?.status === 'revoked') throw conflict(message('powerRevoked'));
  if (power?.status === 'waiting') throw conflict(message('powerWaits'));
  if (power?.status === 'declined' || power?.status === 'lapsed') throw conflict(message('powerNotAccepted'));
}

async function inviteAgent(
  context: CallContext,
  db: PoolClient,
  { id, holderId, fullName, idCard }: PowerRow,
): Promise<void> {
  await invite(context, db, {
    holderId,
    kind: 'agent',
    documentType: 'idCard',
    idCard: idCard ?? '',
    body: { fullName },
    authorizeId: id,
  });
}

/**
 * A new power is for the person with the number and the name, once they accept; agents who have accepted are named as
 * registered.
 */
async function agentFields(
  context: CallContext,
  db: PoolClient,
  { holderId, body, before }: { holderId: string; body: Sent; before: PowerRow | undefined },
): Promise<Partial<RecordValues<'userAuthorize'>>> {
  const { app, body: sent } = context;
  const kind = before?.kind ?? sentKind(app, sent);
  if (kind !== 'agent') return {};
  const today = app.clock.today();
  const idCard = body.idCard?.trim() ?? '';
  if (typeof before?.userId !== 'string') {
    if (idCard === '') throw ruleBroken('idCard', message('required'));
    throttleLookups(context);
    if (await isOwnPerson(db, { holderId, documentType: 'idCard', idCard }))
      throw ruleBroken('idCard', message('agentIsMember'));
    return { refStatus: 'waiting', idCard: foldIdentity(idCard) };
  }
  if (idCard !== '' && foldIdentity(idCard) !== before.idCard) throw ruleBroken('idCard', message('agentStays'));
  const { id, fullName } = await getEligibleAgent(db, { userId: before.userId, holderId, today });
  return { refUser: { id }, fullName, idCard: before.idCard };
}

function sentKind({ lookups }: CallContext['app'], body: unknown): string | undefined {
  const { id, key } = ((body as { readonly refKind?: unknown } | null)?.refKind ?? {}) as {
    readonly id?: unknown;
    readonly key?: unknown;
  };
  const { group } = authorizeKind;
  return typeof id === 'string'
    ? lookups.codeOf(group, 'id', id.toLowerCase())
    : typeof key === 'string'
      ? lookups.codeOf(group, 'key', key)
      : undefined;
}

/** A power that has ended may be read and saved; none may get an end in the past. */
function endsInPast({
  before,
  after,
  today,
}: {
  before: PowerRow | undefined;
  after: PowerRow;
  today: string;
}): Problem[] {
  const isNew = after.endDate !== null && after.endDate !== before?.endDate;
  return isNew && after.endDate < today ? [fieldProblem('endDate', message('endsInPast'))] : [];
}
