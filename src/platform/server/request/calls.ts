/** Calls on requests: filing about a document in force, taking every step of the workflow, and taking a step back. */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { requestType } from '#platform/model/businessChoices.ts';
import { inTransaction } from '../database/transaction.ts';
import { readBody, idSchema, typedText } from '../http/strictBody.ts';
import { badInput } from '../errors.ts';
import type { Call, CallContext } from '../http/call.ts';
import type { RawReply } from '../http/rawReply.ts';
import { withMessages, localeOf } from '../http/errorBody.ts';
import type { RowAnswer } from '../resource/write/bulk.ts';
import { runOncePerKey } from '../resource/write/idempotency.ts';
import { writerOf } from '../resource/engine.ts';
import { eachInOwnTransaction } from '../resource/calls/eachInOwnTransaction.ts';
import { readRecordJson } from '../resource/read/readRecordJson.ts';
import { caseCalls, REQUESTS } from './view/caseCalls.ts';
import { copyRequest, COPY_KINDS, type CopyKind } from './filing/copyRequest.ts';
import { writeNote } from './step/note.ts';
import { putScan, scanSchema } from './step/scan.ts';
import { takeBack, takeStep, type MovedCase } from './step/caseSteps.ts';

export const requestCalls: readonly Call[] = [
  {
    method: 'PUT',
    path: REQUESTS,
    entity: 'request',
    summary: ['ต่ออายุ เปลี่ยนแปลง ยกเลิก หรือเขียนข้อความ', 'Renew, change, cancel, or write a note'],
    rights: ['canCreate', 'canEdit'],
    handle: putRequest,
  },
  {
    method: 'PUT',
    path: `${REQUESTS}/request`,
    entity: 'request',
    summary: ['ดำเนินการกับคำขอ', 'Take an action on a request'],
    rights: ['canEdit'],
    handle: putStep,
  },
  {
    method: 'PUT',
    path: `${REQUESTS}/request_all`,
    entity: 'request',
    summary: ['ดำเนินการกับหลายคำขอ', 'Take an action on several requests'],
    rights: ['canEdit'],
    handle: putSteps,
  },
  {
    method: 'PUT',
    path: `${REQUESTS}/re-status`,
    entity: 'request',
    summary: ['ย้อนสถานะ', 'Undo the last step'],
    rights: ['canActive'],
    handle: putTakeBack,
  },
  {
    method: 'PUT',
    path: `${REQUESTS}/unlock`,
    entity: 'request',
    summary: ['เปิดให้ผู้ยื่นแก้ไขบางช่อง', 'Unlock fields for the operator'],
    rights: ['canEdit'],
    handle: putUnlock,
  },
  {
    method: 'PUT',
    path: `${REQUESTS}/scan`,
    entity: 'request',
    summary: ['แนบสำเนาที่ลงนามด้วยหมึก', 'Attach the copy signed in ink'],
    rights: ['canEdit'],
    bodySchema: scanSchema,
    handle: putScan,
  },
  ...caseCalls,
];

const REMARK_LENGTH = 2000;
const remark = typedText(REMARK_LENGTH).nullish();
const version = z.int().min(1);
const versionBody = z.strictObject({ id: idSchema, version, remark });
const stepBody = versionBody.extend({
  action: z.string().min(1).max(60),
  data: z.record(z.string(), z.unknown()).nullish(),
  sign: z.strictObject({ caPassword: z.string().max(200) }).nullish(),
});
const unlockBody = versionBody.extend({ fields: z.array(z.string().max(60)).max(200) });
const reference = z.strictObject({ id: idSchema.optional(), key: z.string().max(30).optional() });
const fileBody = z.strictObject({
  refRequestType: z.union([z.int(), z.string().max(30), reference]),
  refBase: z.strictObject({ id: idSchema }),
});

/** With an id, saves a note on an existing request; without one, files another request about a document in force. */
async function putRequest(context: CallContext): Promise<RawReply> {
  const isNote = typeof context.body === 'object' && context.body !== null && 'id' in context.body;
  return isNote ? jsonReply(await writeNote(context)) : fileRequest(context);
}

async function fileRequest(context: CallContext): Promise<RawReply> {
  const { app, actor, requestId, headers } = context;
  const body = readBody(fileBody, context.body);
  const kind = kindOf(app, body.refRequestType);
  const writer = writerOf(context);
  const json = await inTransaction(app.pools.api, { requestId }, (db) =>
    runOncePerKey(
      db,
      { writer, key: headers['idempotency-key'], call: context.call, body, now: app.clock.now() },
      async () => {
        const id = await copyRequest(app, db, { writer, kind, baseId: body.refBase.id });
        return readRecordJson(app, db, { actor, entity: getEntity(app.catalogue, 'request'), id });
      },
    ),
  );
  return jsonReply(json);
}

async function putStep(context: CallContext): Promise<MovedCase> {
  return withWarningTexts(
    context,
    await takeStep(context.app, stepOf(context, context.body, context.headers['idempotency-key'])),
  );
}

async function putSteps(context: CallContext): Promise<readonly RowAnswer[]> {
  return eachInOwnTransaction(context, {
    entity: 'request',
    work: (row, key) => takeStep(context.app, stepOf(context, row, key)),
  });
}

function withWarningTexts({ app, headers }: CallContext, { warnings, ...moved }: MovedCase): MovedCase {
  return warnings === undefined
    ? moved
    : { ...moved, warnings: withMessages(app.catalogue, warnings, localeOf(headers['accept-language'])) };
}

function stepOf(context: CallContext, body: unknown, key: string | undefined): Parameters<typeof takeStep>[1] {
  const { id, version: sent, action, remark: sentRemark, data, sign } = readBody(stepBody, body);
  return {
    writer: writerOf(context),
    id,
    version: sent,
    action,
    remark: trimRemark(sentRemark),
    data: data ?? {},
    caPassword: sign?.caPassword,
    key,
  };
}

function putTakeBack(context: CallContext): Promise<MovedCase> {
  const { id, version: sent, remark: sentRemark } = readBody(versionBody, context.body);
  return takeBack(context.app, {
    writer: writerOf(context),
    id,
    version: sent,
    remark: trimRemark(sentRemark),
    key: context.headers['idempotency-key'],
  });
}

function putUnlock(context: CallContext): Promise<MovedCase> {
  const { id, version: sent, remark: sentRemark, fields } = readBody(unlockBody, context.body);
  return takeStep(context.app, {
    writer: writerOf(context),
    id,
    version: sent,
    action: 'unlock',
    remark: trimRemark(sentRemark),
    data: { fields },
    key: context.headers['idempotency-key'],
  });
}

/** Accepts `2`, `"2"` and `{ key: "2" }`, with the keys that the choice has today. */
function kindOf({ lookups }: CallContext['app'], sent: z.output<typeof fileBody>['refRequestType']): CopyKind {
  const sentKey = typeof sent === 'object' ? (sent.key ?? sent.id ?? '') : String(sent);
  const found = COPY_KINDS.find((code) => {
    const row = lookups.findByCode(requestType.group, code);
    return code === sentKey || row?.key === sentKey || row?.id === sentKey;
  });
  if (found === undefined) throw badInput(message('notInGroup', { group: 'REQUEST_TYPE' }));
  return found;
}

function trimRemark(sentRemark: string | null | undefined): string | null {
  const text = (sentRemark ?? '').trim();
  return text === '' ? null : text;
}

function jsonReply(json: string): RawReply {
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}
