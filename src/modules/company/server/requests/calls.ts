/**
 * The steps of a registration by calls with their own names, which name the registration and not its request: they are
 * the steps of every request, and nothing is decided here.
 */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { isPlainObject } from '#language/patch.ts';
import type { Right } from '#language/rights.ts';
import { RE_STATUS } from '#language/workflow.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { takeBack, takeStep } from '#platform/server/request/step/caseSteps.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { userRequestFlow } from '../../userRequestFlow.ts';
import { cancelOwnCall } from './cancelOwn.ts';

const BASE = '/api/v1/transaction/user-requests';
const SUBMIT = 'request';

export const userRequestCalls: readonly Call[] = [
  call(`${BASE}/${SUBMIT}`, SUBMIT, putSubmit),
  ...Object.keys(userRequestFlow.actions)
    .filter((action) => action !== SUBMIT)
    .flatMap((action) => callWithAliases(action, (context) => putStep(context, action))),
  ...callWithAliases(RE_STATUS, putBack),
  cancelOwnCall,
];

function callWithAliases(action: string, handle: Call['handle']): readonly Call[] {
  return [`${BASE}/${SUBMIT}/${action}`, `${BASE}/${action}`].map((path) => call(path, action, handle));
}

function call(path: string, action: string, handle: Call['handle']): Call {
  const isBack = action === RE_STATUS;
  const right: Right = isBack ? 'canActive' : 'canEdit';
  return {
    method: 'PUT',
    path,
    entity: 'userRequest',
    summary: userRequestFlow.actions[action]?.label ?? ['ย้อนสถานะ', 'Undo the last step'],
    rights: [right],
    handle,
  };
}

const REMARK_LENGTH = 2000;
const remarkBody = typedText(REMARK_LENGTH).nullish();
const target = z.strictObject({
  id: idSchema,
  version: z.int().min(1).nullish(),
  remark: remarkBody,
  reason: remarkBody,
});
const step = target.extend({ data: z.record(z.string(), z.unknown()).nullish() });

/**
 * If the body contains fields of the registration, it is saved first: the entered values are stored even if it cannot
 * be submitted yet.
 */
async function putSubmit(context: CallContext): Promise<RawReply> {
  const { body } = context;
  const isRecord = isPlainObject(body) && Object.keys(body).some((name) => !Object.hasOwn(step.shape, name));
  return isRecord
    ? putStep({ ...context, body: { id: await saveBeforeSubmit(context) } }, SUBMIT)
    : putStep(context, SUBMIT);
}

async function saveBeforeSubmit(context: CallContext): Promise<string> {
  const { app, requestId, body } = context;
  const { id } = await inTransaction(app.pools.api, { requestId }, (db) =>
    save(app, db, { ...writerOf(context), entity: getEntity(app.catalogue, 'userRequest'), body }),
  );
  return id;
}

async function putStep(context: CallContext, action: string): Promise<RawReply> {
  const { id, version, remark, reason, data } = readBody(step, targetIn(context.body));
  await takeStep(context.app, {
    ...(await stepOf(context, { id, version, remark: remark ?? reason })),
    action,
    data: data ?? {},
  });
  return answer(context, id);
}

async function putBack(context: CallContext): Promise<RawReply> {
  const { id, version, remark, reason } = readBody(target, targetIn(context.body));
  await takeBack(context.app, await stepOf(context, { id, version, remark: remark ?? reason }));
  return answer(context, id);
}

/** Only an id means a body with nothing else in it. */
function targetIn(body: unknown): unknown {
  return typeof body === 'string' ? { id: body } : body;
}

/** The version in the body is that of the registration. */
async function stepOf(
  context: CallContext,
  { id, version, remark }: { id: string; version: number | null | undefined; remark: string | null | undefined },
): Promise<Omit<Parameters<typeof takeStep>[1], 'action' | 'data'>> {
  const { rows } = await context.app.pools.api.query<{ id: string }>(
    'select "request_id" as "id" from "user_request" where "id" = $1',
    [id],
  );
  if (rows[0] === undefined) throw notFound();
  const text = (remark ?? '').trim();
  return {
    writer: writerOf(context),
    id: rows[0].id,
    version: null,
    documentVersion: version ?? undefined,
    remark: text === '' ? null : text,
    key: context.headers['idempotency-key'],
  };
}

/** Returns the registration as it is now. */
async function answer({ app, actor }: CallContext, id: string): Promise<RawReply> {
  return {
    raw: true,
    type: 'application/json; charset=utf-8',
    body: await readRecordJson(app, app.pools.api, { actor, entity: getEntity(app.catalogue, 'userRequest'), id }),
  };
}
