/** Calls by which people manage the certificates they sign with. The generic calls below `/me` read them. */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { message } from '#language/message.ts';
import { otpBody } from '#platform/server/account/otp.ts';
import { originOf } from '#platform/server/audit/securityEvent.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { badInput, type Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { runForEachRow, type RowAnswer } from '#platform/server/resource/write/bulk.ts';
import { errorBodyFor } from '#platform/server/http/errorBody.ts';
import { asRefusal } from '#platform/server/database/databaseErrors.ts';
import { hardDelete, readTarget, type RecordTarget } from '#platform/server/resource/write/lifecycle.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { getSigner } from '#platform/server/signing/certificateOwner.ts';
import { withKey } from '#platform/server/signing/withKey.ts';
import { describe, openSent, sentFile, sentPassword } from './certificateFile.ts';
import {
  addCertificate,
  reactivateCertificate,
  certificateEntity,
  removeCertificate,
  ownWriter,
} from './certificateRows.ts';

const ME = '/api/v1/transaction/user-cas/me';

/** Opening each takes time. */
const MOST_FILES = 10;

const importBody = z.strictObject({
  id: idSchema.nullish(),
  name: typedText(200).nullish(),
  file: sentFile.nullish(),
  password: sentPassword.nullish(),
  otp: otpBody.nullish(),
  isTrial: z.boolean().nullish(),
});
const renameBody = z.strictObject({ id: idSchema, version: z.int(), name: z.unknown() });
const testBody = z.strictObject({ id: idSchema, password: sentPassword });

const own = { entity: 'userCa', isOwn: true } as const;

export const certificateCalls: readonly Call[] = [
  {
    method: 'PUT',
    path: '/api/v1/security/users/ca',
    summary: [
      'นำเข้าใบรับรอง .p12 ของตน (isTrial: ตรวจสอบโดยไม่บันทึก และไม่ต้องใช้ otp)',
      'Import one’s own .p12 certificate; with isTrial it is only checked, without otp',
    ],
    bodySchema: z.toJSONSchema(importBody, { io: 'input' }),
    handle: (context) => importCertificate(context, context.body),
  },
  {
    method: 'PUT',
    path: ME,
    ...own,
    summary: ['นำเข้าหรือตั้งชื่อใบรับรองของตน', 'Import or rename one’s own certificate'],
    bodySchema: { anyOf: [z.toJSONSchema(importBody, { io: 'input' }), z.toJSONSchema(renameBody, { io: 'input' })] },
    handle: (context) => put(context, context.body),
  },
  {
    method: 'PUT',
    path: `${ME}/_all`,
    ...own,
    summary: ['นำเข้าหรือตั้งชื่อใบรับรองหลายรายการ', 'Import or rename several certificates'],
    handle: putAll,
  },
  {
    method: 'POST',
    path: `${ME}/_delete`,
    ...own,
    summary: ['เลิกใช้ใบรับรองและลบกุญแจ', 'Stop using a certificate and delete its key'],
    handle: (context) => inCallTransaction(context, (db) => remove(context, db, context.body)),
  },
  {
    method: 'POST',
    path: `${ME}/_delete_all`,
    ...own,
    summary: ['เลิกใช้ใบรับรองหลายรายการ', 'Stop using several certificates'],
    handle: (context) => forEachRow(context, (db, row) => remove(context, db, row)),
  },
  {
    method: 'POST',
    path: `${ME}/_active`,
    ...own,
    summary: ['นำใบรับรองกลับมาใช้ (ต้องใช้ otp)', 'Use a certificate again; needs otp'],
    handle: (context) => inCallTransaction(context, (db) => activate(context, db, context.body)),
  },
  {
    method: 'POST',
    path: `${ME}/_active_all`,
    ...own,
    summary: ['นำใบรับรองกลับมาใช้หลายรายการ', 'Use several certificates again'],
    handle: (context) => forEachRow(context, (db, row) => activate(context, db, row)),
  },
  {
    method: 'POST',
    path: `${ME}/test`,
    ...own,
    summary: ['ทดสอบรหัสผ่านของใบรับรองที่เก็บไว้', 'Test the password of a stored certificate'],
    bodySchema: z.toJSONSchema(testBody, { io: 'input' }),
    handle: test,
  },
];

async function importCertificate(context: CallContext, body: unknown): Promise<unknown> {
  const { app, actor } = context;
  const { id, name, file, password, otp, isTrial } = readBody(importBody, body);
  const signer = await getSigner(app.pools.api, actor);
  const sent = await openSent(context, { file, password, signer });
  if (isTrial === true) return describe(sent.opened);
  const trimmed = (name ?? '').trim();
  return inCallTransaction(context, async (db) =>
    recordOf(
      context,
      db,
      await addCertificate(context, db, {
        id: id ?? undefined,
        name: trimmed === '' ? null : trimmed,
        sent,
        signer,
        otp,
      }),
    ),
  );
}

/** Imports a certificate if a file is sent, otherwise renames one. */
async function put(context: CallContext, body: unknown): Promise<unknown> {
  const isRename = typeof body === 'object' && body !== null && 'version' in body && !('file' in body);
  if (!isRename) return importCertificate(context, body);
  const sent = readBody(renameBody, body);
  return inCallTransaction(context, async (db) => {
    const { id } = await save(context.app, db, {
      ...ownWriter(context),
      entity: certificateEntity(context.app),
      body: sent,
    });
    return recordOf(context, db, id);
  });
}

/** Handles each one separately, because opening takes time during which no transaction should be open. */
async function putAll(context: CallContext): Promise<readonly RowAnswer[]> {
  const { app, body } = context;
  if (!Array.isArray(body)) throw badInput(message('wrongType', { name: 'body', expected: 'array' }));
  if (body.length > MOST_FILES) throw badInput(message('tooMany', { what: 'body', limit: MOST_FILES }));
  const answers: RowAnswer[] = [];
  for (const row of body as unknown[]) {
    try {
      const { id, version } = (await put(context, row)) as { id: string; version: number };
      answers.push({ id, ok: true, version });
    } catch (error) {
      const refusal: Refusal | undefined = asRefusal(app.catalogue, error);
      if (refusal === undefined || refusal.status >= 500) throw error;
      answers.push({ id: null, ok: false, error: errorBodyFor(context)(refusal) });
    }
  }
  return answers;
}

async function remove(context: CallContext, db: PoolClient, row: unknown): Promise<{ id: string; version: number }> {
  const target = readTarget(row);
  const isHard = context.query['isHardDelete'] === 'true';
  const version = isHard
    ? await hardDelete(context.app, db, { ...ownWriter(context), entity: certificateEntity(context.app), target })
    : await removeCertificate(context, db, target);
  return { id: target.id, version };
}

async function activate(context: CallContext, db: PoolClient, row: unknown): Promise<{ id: string; version: number }> {
  const { target, otp } = readProven(row);
  const signer = await getSigner(db, context.actor);
  return { id: target.id, version: await reactivateCertificate(context, db, { target, signer, otp }) };
}

/** `{ id, version?, otp }`, or only the id, which carries no code. */
function readProven(row: unknown): { target: RecordTarget; otp: z.output<typeof otpBody> | null | undefined } {
  if (typeof row !== 'object' || row === null || !('otp' in row)) return { target: readTarget(row), otp: undefined };
  const { otp, ...target } = row;
  return { target: readTarget(target), otp: readBody(z.strictObject({ otp: otpBody.nullish() }), { otp }).otp };
}

async function test(context: CallContext): Promise<unknown> {
  const { id, password } = readBody(testBody, context.body);
  return withKey(
    context.app,
    { actor: context.actor, userCaId: id, password, origin: originOf(context) },
    async (opened) => describe(opened),
  );
}

function inCallTransaction<T>({ app, requestId }: CallContext, action: (db: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(app.pools.api, { requestId }, action);
}

function forEachRow(
  context: CallContext,
  action: (db: PoolClient, row: unknown) => Promise<{ id: string; version: number }>,
): Promise<unknown> {
  return inCallTransaction(context, (db) =>
    runForEachRow(context.app, db, {
      body: context.body,
      work: (row) => action(db, row),
      errorBodyOf: errorBodyFor(context),
    }),
  );
}

async function recordOf({ app, actor }: CallContext, db: PoolClient, id: string): Promise<unknown> {
  return JSON.parse(await readRecordJson(app, db, { actor, entity: certificateEntity(app), id })) as unknown;
}
