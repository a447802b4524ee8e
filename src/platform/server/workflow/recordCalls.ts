/**
 * The calls by which people move records that have their own workflow: one for each action, taking back, and the
 * actions possible now.
 */
import { z } from 'zod';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { EntityName } from '#language/registry.ts';
import { isUuid } from '#language/values/uuid.ts';
import { RE_STATUS, type Workflow } from '#language/workflow.ts';
import { readBody, idSchema, typedText } from '../http/strictBody.ts';
import { notFound } from '../errors.ts';
import type { Call, CallContext } from '../http/call.ts';
import { stepActorName, stateWithLabel, messageLabelOf } from './labels.ts';
import { nameLabelOf } from '../resource/read/nameOf.ts';
import { baseOf } from '../resource/address.ts';
import { writerOf } from '../resource/engine.ts';
import { eachInOwnTransaction } from '../resource/calls/eachInOwnTransaction.ts';
import type { Queryable } from '../database/queryable.ts';
import { findRecordToMove, judgeRecord, takeRecordBack, takeRecordStep } from './records.ts';
import type { RecordSteps } from './recordSteps.ts';
import { movedOf } from './takeStep.ts';
import type { MovedRecord, TakenStep } from './step.ts';

export interface StepCallOptions<E extends EntityName> {
  readonly entity: AnyEntity;
  readonly steps: RecordSteps<E>;
  readonly action: string;
  /** If absent, the label of the action. */
  readonly summary?: Label;
  /** What is returned in addition to the id and the version. */
  readonly answerOf?: (taken: TakenStep) => MovedRecord;
  /** Fields in addition to id, version and remark, which the effects find in `data`. */
  readonly data?: z.ZodRawShape;
  readonly remarkLength?: number;
}

const REMARK_LENGTH = 2000;

/** `PUT {base}/{action}` */
export function stepCall<E extends EntityName>(options: StepCallOptions<E>): Call {
  const handle: Call['handle'] = (context) =>
    takeStep(context, options, { body: context.body, key: context.headers['idempotency-key'] });
  return callOf(options, { path: options.action, handle });
}

/** `PUT {base}/{action}_all`: each record independently. */
export function stepAllCall<E extends EntityName>(options: StepCallOptions<E>): Call {
  const entity = options.entity.name;
  const handle: Call['handle'] = (context) =>
    eachInOwnTransaction(context, { entity, work: (body, key) => takeStep(context, options, { body, key }) });
  return callOf(options, { path: `${options.action}_all`, handle });
}

function callOf<E extends EntityName>(
  { entity, steps: { declaration }, action, summary }: StepCallOptions<E>,
  { path, handle }: { path: string; handle: Call['handle'] },
): Call {
  const { workflow, parties } = declaration;
  const { label, from } = workflow.actions[action] ?? {};
  if (label === undefined || from === undefined)
    throw new Error(`The workflow "${workflow.name}" has no action "${action}"`);
  const rights = new Set(
    Object.values(from).flatMap((by) => (by ?? []).flatMap((party) => parties[party]?.right ?? [])),
  );
  return {
    method: 'PUT',
    path: `${baseOf(entity)}/${path}`,
    entity: entity.name,
    summary: summary ?? label,
    rights: [...rights],
    handle,
  };
}

function takeStep<E extends EntityName>(
  context: CallContext,
  { steps, action, data = {}, remarkLength = REMARK_LENGTH, answerOf = movedOf }: StepCallOptions<E>,
  { body, key }: { body: unknown; key: string | undefined },
): Promise<MovedRecord> {
  const schema = z.strictObject({
    ...data,
    id: idSchema,
    version: z.int().min(1),
    remark: typedText(remarkLength).nullish(),
  });
  const { id, version, remark, ...more } = readBody(schema, body);
  const sent = { writer: writerOf(context), id, version, action, remark: textOf(remark), data: more, key };
  return takeRecordStep(context.app, steps, sent, answerOf);
}

/** `PUT {base}/re-status` */
export function takeBackCall<E extends EntityName>({
  entity,
  steps,
}: Pick<StepCallOptions<E>, 'entity' | 'steps'>): Call {
  const { takenBackBy } = steps.declaration;
  const body = z.strictObject({ id: idSchema, version: z.int().min(1), remark: typedText(REMARK_LENGTH).nullish() });
  const handle = (context: CallContext): Promise<MovedRecord> => {
    const { id, version, remark } = readBody(body, context.body);
    const key = context.headers['idempotency-key'];
    return takeRecordBack(context.app, steps, { writer: writerOf(context), id, version, remark: textOf(remark), key });
  };
  const rights = takenBackBy === undefined ? [] : [takenBackBy.right];
  return {
    method: 'PUT',
    path: `${baseOf(entity)}/${RE_STATUS}`,
    entity: entity.name,
    summary: ['ย้อนสถานะ', 'Undo last step'],
    rights,
    handle,
  };
}

/** `GET {base}/{id}/steps`: the state of the record, what the person may do with it, and all steps taken. */
export function stepsCall<E extends EntityName>({ entity, steps }: Pick<StepCallOptions<E>, 'entity' | 'steps'>): Call {
  const summary = ['ขั้นตอนของรายการ', 'Steps of the record'] as const;
  const handle: Call['handle'] = (context) => describeRecord(context, steps);
  return {
    method: 'GET',
    path: `${baseOf(entity)}/{id}/steps`,
    entity: entity.name,
    summary,
    rights: ['canView'],
    handle,
  };
}

async function describeRecord<E extends EntityName>(context: CallContext, steps: RecordSteps<E>): Promise<unknown> {
  const { app, actor, params } = context;
  const db = app.pools.api;
  const id = params['id'] ?? '';
  if (!isUuid(id)) throw notFound();
  const found = await findRecordToMove(app, steps, db, { actor, id, lock: 'none' });
  const { workflow, status } = steps.declaration;
  const { verdicts } = await judgeRecord(app, steps, db, { writer: writerOf(context), found });
  const actions = verdicts.map(({ action, isAllowed, refusal }) => {
    const { label = [action, action], needsRemark = false, tone = null, icon = null } = workflow.actions[action] ?? {};
    return {
      action,
      label,
      isOpen: isAllowed,
      why: refusal === undefined ? null : messageLabelOf(app.catalogue, refusal),
      needsRemark,
      tone,
      icon,
    };
  });
  const state = stateWithLabel(workflow.choice, Reflect.get(found.record, status));
  return {
    id,
    version: found.record.version,
    status: state,
    actions,
    history: await describeHistory(db, workflow, id),
  };
}

/** The latest first. */
async function describeHistory(db: Queryable, workflow: Workflow, id: string): Promise<readonly unknown[]> {
  const { rows } = await db.query({
    name: 'record-steps',
    text: `select h."action", h."from_status" as "from", h."to_status" as "to", h."remark",
        to_char(h."create_date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "at",
  coalesce(a."full_name", h."create_by") as "by", a."full_name_en" as "byEn", p."full_name" as "principal",
    p."full_name_en" as "principalEn"
from "status_history" h left join "user" a on a."id" = h."actor_id" left join "user" p on p."id" = h."principal_id"
where h."record_id" = $1 order by h."seq" desc`,
    values: [id],
  });
  return rows.map(({ action, from, to, by, byEn, principal, principalEn, ...row }) => ({
    ...row,
    action,
    label: workflow.actions[String(action)]?.label ?? [action, action],
    from: stateWithLabel(workflow.choice, from),
    to: stateWithLabel(workflow.choice, to),
    by: stepActorName(by, byEn),
    inPlaceOf: principal === null ? null : nameLabelOf(principal, principalEn),
  }));
}

function textOf(value: string | null | undefined): string | null {
  const text = (value ?? '').trim();
  return text === '' ? null : text;
}
