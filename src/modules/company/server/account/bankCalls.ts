/** Calls for the accounts that fees are taken from: people who manage the company write them, with a code by mail. */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { fieldProblem, message } from '#language/message.ts';
import { otpBody } from '#platform/server/account/otp.ts';
import type { App } from '#platform/server/app.ts';
import { readBody } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { forbidden, invalid, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { errorBodyFor } from '#platform/server/http/errorBody.ts';
import { dryRunSave } from '#platform/server/resource/write/dryRunSave.ts';
import { readTarget, setActive } from '#platform/server/resource/write/lifecycle.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { isSameCompanyName } from '../../companyName.ts';
import { PAYMENT_BANK } from './bankHooks.ts';
import { ensureOneMainAccount } from './mainAccount.ts';
import { requireProof, recordAccountChange } from './requireProof.ts';
import '../../feeAccountMessages.ts';

const BASE = '/api/v1/transaction/user-banks';

/** The record itself is parsed by the pipeline that writes it. */
const otpBodyShape = z.looseObject({ otp: otpBody.nullish() });

export const bankCalls: readonly Call[] = [
  {
    method: 'PUT',
    path: BASE,
    entity: 'userBank',
    summary: ['บันทึกบัญชีชำระค่าธรรมเนียม (ต้องใช้ otp)', 'Save a fee account; needs otp'],
    rights: ['canCreate', 'canEdit'],
    handle: putBank,
  },
  {
    method: 'POST',
    path: `${BASE}/_check`,
    entity: 'userBank',
    summary: ['ตรวจสอบก่อนบันทึก', 'Check without saving'],
    rights: ['canCreate', 'canEdit'],
    handle: checkBank,
  },
  {
    method: 'POST',
    path: `${BASE}/_delete`,
    entity: 'userBank',
    summary: ['เลิกใช้บัญชี', 'Stop using an account'],
    rights: ['canArchive', 'canDelete'],
    handle: archiveBank,
  },
  {
    method: 'POST',
    path: `${BASE}/_active`,
    entity: 'userBank',
    summary: ['นำบัญชีกลับมาใช้ (ต้องใช้ otp)', 'Use an account again; needs otp'],
    rights: ['canActive'],
    handle: activateBank,
  },
];

async function putBank(context: CallContext): Promise<unknown> {
  const { app } = context;
  const { otp, ...body } = readBody(otpBodyShape, context.body);
  const holderId = getHolder(context);
  return inTransaction(app.pools.api, { requestId: context.requestId }, async (db) => {
    await lockHolder(db, holderId);
    const { id } = await save(app, db, {
      ...writerOf(context),
      entity: bankEntity(app),
      body: withBank(body),
      terms: { managed: { refHolder: { id: holderId } }, isComplete: true, refusalOf: () => undefined },
    });
    await ensureOneMainAccount(context, db, { id, holderId });
    const record = await recordOf(context, db, id);
    await requireProof(context, db, { purpose: 'feeAccount', otp, reason: 'fee account saved' });
    return { ...record, warnings: await warningsOf(context, db, { holderId, accountName: record.accountName }) };
  });
}

/** Reports problems while a person types, and before a code is requested. */
async function checkBank(context: CallContext): Promise<unknown> {
  const { app } = context;
  const body = withBank(readBody(z.looseObject({}), context.body));
  const answer = await inTransaction(app.pools.api, { requestId: context.requestId, isDryRun: true }, (db) =>
    dryRunSave(app, db, { ...writerOf(context), entity: bankEntity(app), body }),
  );
  return { ...answer, problems: errorBodyFor(context)(invalid(answer.problems)).fields };
}

async function archiveBank(context: CallContext): Promise<unknown> {
  const { app } = context;
  const target = readTarget(context.body);
  // Accounts that fees were taken from stay on record.
  if (context.query['isHardDelete'] === 'true') throw forbidden();
  return inTransaction(app.pools.api, { requestId: context.requestId }, async (db) => {
    await lockHolder(db, getHolder(context));
    const version = await setActive(app, db, {
      ...writerOf(context),
      entity: bankEntity(app),
      target,
      isActive: false,
    });
    await recordAccountChange(context, db, 'fee account put aside');
    return { id: target.id, version };
  });
}

async function activateBank(context: CallContext): Promise<unknown> {
  const { app } = context;
  const sent =
    typeof context.body === 'object' && context.body !== null
      ? readBody(otpBodyShape, context.body)
      : { id: context.body, otp: undefined };
  const { otp, ...rest } = sent;
  const target = readTarget(rest);
  const holderId = getHolder(context);
  return inTransaction(app.pools.api, { requestId: context.requestId }, async (db) => {
    await lockHolder(db, holderId);
    const version = await setActive(app, db, { ...writerOf(context), entity: bankEntity(app), target, isActive: true });
    // The current main account stays: a reactivated account becomes one of the others.
    const yieldedVersion = await ensureOneMainAccount(context, db, { id: target.id, holderId, yieldsToCurrent: true });
    await requireProof(context, db, { purpose: 'feeAccount', otp, reason: 'fee account brought back' });
    return { id: target.id, version: yieldedVersion ?? version };
  });
}

/** A new account without a bank gets the only bank that is allowed. */
function withBank(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return 'version' in body ? body : { refBank: { key: PAYMENT_BANK }, ...body };
}

function bankEntity({ catalogue }: Pick<App, 'catalogue'>): AnyEntity {
  return getEntity(catalogue, 'userBank');
}

/** An agent acts in single matters and may not use the company's money. */
function getHolder({ actor: { scope } }: CallContext): string {
  if (scope.kind !== 'holder') throw new Refusal(403, message('feeAccountForNobody'));
  return scope.holderId;
}

/** Locks each holder: of two main accounts saved at once the later sees the earlier. */
async function lockHolder(db: PoolClient, holderId: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtext('user_bank ' || $1))`, [holderId]);
}

async function recordOf(
  { app, actor }: CallContext,
  db: PoolClient,
  id: string,
): Promise<{ readonly accountName: string }> {
  return JSON.parse(await readRecordJson(app, db, { actor, entity: bankEntity(app), id })) as { accountName: string };
}

/** A different name is no refusal, because banks shorten names. */
async function warningsOf(
  context: CallContext,
  db: PoolClient,
  { holderId, accountName }: { holderId: string; accountName: string },
): Promise<unknown> {
  const { rows } = await db.query<{ fullName: string; fullNameEn: string | null }>(
    'select "full_name" as "fullName", "full_name_en" as "fullNameEn" from "user" where "id" = $1',
    [holderId],
  );
  const [holder] = rows;
  if (holder === undefined || isSameCompanyName(accountName, [holder.fullName, holder.fullNameEn])) return [];
  return errorBodyFor(context)(
    invalid([fieldProblem('accountName', message('accountNameDiffers', { name: holder.fullName }))]),
  ).fields;
}
