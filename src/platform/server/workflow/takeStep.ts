/**
 * Takes one step of a workflow, in three phases: work that takes time is prepared without a lock; a short transaction
 * checks again, runs the effects and writes them; mails and the like follow by a job, and never without a commit.
 */
import type { PoolClient } from 'pg';
import { labelOf } from '#language/choice.ts';
import { message, type MessageRef, type Problem } from '#language/message.ts';
import {
  judgeActions,
  lastStepInEffect,
  RE_STATUS,
  findTakeBackRefusal,
  type ActionVerdict,
  type WorkflowAction,
} from '#language/workflow.ts';
import { inTransaction } from '../database/transaction.ts';
import { ruleBroken, conflict, forbidden, Refusal } from '../errors.ts';
import { addJob } from '../jobs/addJob.ts';
import { runOncePerKey } from '../resource/write/idempotency.ts';
import type { Writer } from '../resource/writer.ts';
import type { Queryable } from '../database/queryable.ts';
import { appendStep, loadHistory } from './history.ts';
import type { Parties, MovedRecord, Prepared, StepContext, StepRequest, WorkflowSubject, TakenStep } from './step.ts';
import { prepareStep } from './prepareStep.ts';

export const STEP_JOB = 'tellStep';

/** In the detail of a step: it moves on at once, because nothing is due. */
export const IS_NOTHING_DUE = 'isNothingDue';

export interface JudgedActions {
  readonly verdicts: readonly ActionVerdict[];
  readonly parties: Parties;
}

/** Returns what the person may do, each with whether it is possible now and why not, and as whom. */
export async function judgeSubject<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  db: Queryable,
  { writer: { actor }, found }: { readonly writer: Writer; readonly found: Found },
): Promise<JudgedActions> {
  const { workflow, state } = subject.positionOf(found);
  const parties = await subject.findParties(db, { actor, found });
  const mayAsk = Object.values(workflow.actions).filter(
    ({ from }) => from[state]?.some((party) => parties.has(party)) === true,
  );
  const principals = [...parties].filter(([party]) => party !== subject.actedFor).map(([, principal]) => principal);
  const actorIds = [actor.userId, ...principals].filter((id) => id !== null);
  const refusals: Record<string, MessageRef | undefined> = {};
  for (const guard of new Set(mayAsk.flatMap(({ guards = [] }) => guards))) {
    refusals[guard] = await subject.guard(guard)({
      engine: subject.app,
      db,
      found,
      actorIds,
      today: subject.app.clock.today(),
    });
  }
  return { verdicts: judgeActions(workflow, { state, parties: new Set(parties.keys()), refusals }), parties };
}

/** `answerOf` returns the answer to the caller, which is also stored under the key of the call. */
export async function takeStepOf<Found, Context extends StepContext<Found>, Answer extends MovedRecord>(
  subject: WorkflowSubject<Found, Context>,
  sent: StepRequest,
  answerOf: (taken: TakenStep) => Answer,
): Promise<Answer> {
  // A repeated call with the same key returns the stored answer, even if the step is no longer possible.
  const commit = await prepareCommit(subject, sent).catch((why: unknown): CommitStep => {
    if (sent.key === undefined) throw why;
    return async () => {
      throw why;
    };
  });
  return inOneTransaction(subject, sent, async (db) => answerOf(await commit(db)));
}

type CommitStep = (db: PoolClient) => Promise<TakenStep>;

async function prepareCommit<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  sent: StepRequest,
): Promise<CommitStep> {
  // Most steps need no preparation: they are checked once, in their transaction.
  if (!subject.mayNeedPreparation(sent.action)) return (db) => commitStepOf(subject, db, { step: sent, prepared: {} });
  const { api } = subject.app.pools;
  const loaded = await subject.load(api, { actor: sent.writer.actor, id: sent.id, lock: 'none' });
  checkVersion(subject, loaded, sent);
  // The preparation is valid for the loaded version only.
  const step = { ...(subject.renameStep?.(sent, loaded) ?? sent), version: subject.positionOf(loaded).version };
  await checkOpen(subject, api, { step, found: loaded });
  const prepared = await prepareStep(subject, { step, found: loaded });
  return (db) => commitStepOf(subject, db, { step, prepared });
}

/** Runs within a transaction of the caller, for a record that is created and moved on at once. */
export async function commitStepOf<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  db: PoolClient,
  { step, prepared }: { readonly step: StepRequest; readonly prepared: Partial<Prepared> },
): Promise<TakenStep> {
  const { writer, data, remark } = step;
  const found = await subject.load(db, { actor: writer.actor, id: step.id, lock: 'update' });
  checkVersion(subject, found, step);
  const principalId = await checkOpen(subject, db, { step, found });
  // A person who meant to sign must not continue as if they had.
  if (step.caPassword !== undefined && subject.signsOf(found, step.action) === undefined)
    throw new Refusal(422, message('signNotHere'));
  const { workflow, state: from } = subject.positionOf(found);
  const action = workflow.actions[step.action];
  const effects = action?.effects ?? [];
  const context = contextFor(subject, db, { writer, found, principalId, data, remark, prepared, detail: {} });
  for (const name of effects) await subject.effect(name).apply(context);
  return writeStepOf(subject, { context, step, from, to: destinationOf(action, context.detail) ?? from, effects });
}

function destinationOf(
  action: WorkflowAction | undefined,
  detail: Readonly<Record<string, unknown>>,
): string | undefined {
  return detail[IS_NOTHING_DUE] === true ? (action?.shortcutTo ?? action?.to) : action?.to;
}

export interface AutomaticStep<Found, Context> {
  readonly writer: Writer;
  readonly id: string;
  /** Already locked. */
  readonly found: Found;
  readonly action: string;
  /** Further changes of the rows, before the effects. */
  readonly change?: (context: Context) => void;
}

/** Takes a step of the system when what the case waited for has happened: in the transaction of that event. */
export async function takeAutomaticStepOf<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  db: PoolClient,
  { writer, id, found, action: name, change }: AutomaticStep<Found, Context>,
): Promise<TakenStep> {
  const { app } = subject;
  const { workflow, state: from } = subject.positionOf(found);
  const action = workflow.actions[name];
  if (action?.isAutomatic !== true || action.to === undefined || action.from[from] === undefined) {
    throw conflict(
      action?.wrongStateMessage ??
        message('actionNotNow', { action: action?.label ?? name, status: labelOf(workflow.choice, from) }),
    );
  }
  for (const guard of action.guards ?? []) {
    const why = await subject.guard(guard)({ engine: app, db, found, actorIds: [], today: app.clock.today() });
    if (why !== undefined) throw new Refusal(422, why, { fields: problemsIn(why) });
  }
  const context = contextFor(subject, db, { writer, found, principalId: null, data: {}, prepared: {}, detail: {} });
  change?.(context);
  const effects = action.effects ?? [];
  for (const effect of effects) await subject.effect(effect).apply(context);
  return writeStepOf(subject, {
    context,
    step: { writer, id, action: name, remark: null },
    from,
    to: action.to,
    effects,
  });
}

/** Takes back the last valid step with all its effects. */
export async function takeBackOf<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  sent: Omit<StepRequest, 'action' | 'data'>,
): Promise<MovedRecord> {
  const step: StepRequest = { ...sent, action: RE_STATUS, data: {} };
  const { writer } = step;
  return inOneTransaction(subject, step, async (db) => {
    const found = await subject.load(db, { actor: writer.actor, id: step.id, lock: 'update' });
    const parties = await subject.findTakeBackParties(db, { actor: writer.actor, found });
    if (parties.size === 0) throw forbidden();
    checkVersion(subject, found, step);
    const { workflow, state } = subject.positionOf(found);
    const last = lastStepInEffect(await loadHistory(db, step.id));
    const why = findTakeBackRefusal(workflow, { state, last });
    if (why !== undefined || last === undefined) throw new Refusal(422, why ?? message('cannotRollBack'));
    const principalId = [...parties.values()][0] ?? null;
    const context = contextFor(subject, db, {
      writer,
      found,
      principalId,
      data: {},
      prepared: {},
      detail: { ...last.detail },
    });
    for (const name of last.effects.toReversed()) await subject.effect(name).undo?.(context);
    return movedOf(await writeStepOf(subject, { context, step, from: state, to: last.from, effects: [] }));
  });
}

export function movedOf({ id, version }: TakenStep): MovedRecord {
  return { id, version };
}

export function contextFor<Found, Context extends StepContext<Found>>(
  { app, contextOf }: WorkflowSubject<Found, Context>,
  db: PoolClient,
  more: Omit<StepContext<Found>, 'app' | 'db' | 'today' | 'now'>,
): Context {
  return contextOf({ ...more, app, db, today: app.clock.today(), now: app.clock.now() });
}

export interface WrittenStep<Context> {
  readonly context: Context;
  readonly step: Pick<StepRequest, 'writer' | 'id' | 'action' | 'remark'>;
  readonly from: string;
  readonly to: string;
  readonly effects: readonly string[];
}

/** Writes the rows once, the step, and a job that notifies the people concerned. */
export async function writeStepOf<Found, Context extends StepContext<Found>>(
  { entity, write }: WorkflowSubject<Found, Context>,
  { context, step: { writer, id, action, remark }, from, to, effects }: WrittenStep<Context>,
): Promise<TakenStep> {
  const { db, principalId, now: at } = context;
  const { userId: actorId, username } = writer.actor;
  const { version, detail: more } = await write(context, { from, to });
  const detail = { ...context.detail, ...more };
  const step = {
    entity,
    recordId: id,
    action,
    from,
    to,
    effects,
    actorId,
    username,
    principalId,
    at,
    remark,
    version,
    detail,
  };
  await addJob(db, STEP_JOB, { historyId: await appendStep(db, step) });
  return { id, version, detail: context.detail };
}

function checkVersion<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  found: Found,
  step: StepRequest,
): void {
  const { isSeen, version, state } = subject.positionOf(found);
  if (!isSeen(step)) throw conflict(message('staleVersion'), { version, status: state });
}

/** Returns for whom the person acts, if for another; refuses with the reason, and with the possible actions. */
async function checkOpen<Found, Context extends StepContext<Found>>(
  subject: WorkflowSubject<Found, Context>,
  db: Queryable,
  { step, found }: { readonly step: StepRequest; readonly found: Found },
): Promise<string | null> {
  const { workflow, state, isActive } = subject.positionOf(found);
  const declared = Object.hasOwn(workflow.actions, step.action) ? workflow.actions[step.action] : undefined;
  const { verdicts, parties } = await judgeSubject(subject, db, { writer: step.writer, found });
  if (parties.size === 0) throw forbidden();
  const open = verdicts.filter(({ isAllowed }) => isAllowed).map(({ action }) => action);
  const verdict = verdicts.find(({ action }) => action === step.action);
  if (declared === undefined) {
    throw new Refusal(422, message('actionUnknown', { action: step.action, open: open.join(', ') || '–' }), {
      detail: { open },
    });
  }
  if (verdict === undefined) throw forbidden();
  if (!isActive) throw conflict(message('archivedRecord'));
  const hasMovedOn = declared.wrongStateMessage !== undefined && declared.from[state] === undefined;
  if (verdict.refusal !== undefined)
    throw new Refusal(hasMovedOn ? 409 : 422, verdict.refusal, {
      detail: { open },
      fields: problemsIn(verdict.refusal),
    });
  if (declared.needsRemark === true && step.remark === null) throw ruleBroken('remark', message('remarkRequired'));
  const party = (declared.from[state] ?? []).find((candidate) => parties.has(candidate));
  return parties.get(party ?? '') ?? null;
}

/**
 * Runs once under its key, with the body as sent except for the password: the action may be renamed by the time it is
 * sent again.
 */
function inOneTransaction<Found, Context extends StepContext<Found>, Answer>(
  { app, entity }: WorkflowSubject<Found, Context>,
  { writer, key, id, version, documentVersion, action, remark, data }: StepRequest,
  work: (db: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const body = { id, version, documentVersion, action, remark, data };
  const sent = { writer, key, call: `step ${entity} ${action}`, body, now: app.clock.now() };
  return inTransaction(app.pools.api, { requestId: writer.requestId ?? '' }, (db) =>
    runOncePerKey(db, sent, () => work(db)),
  );
}

/** A guard that returns a problem names the field at which it is shown. */
function problemsIn(refusal: MessageRef): readonly Problem[] {
  return 'path' in refusal && typeof refusal.path === 'string' ? [{ ...refusal, path: refusal.path }] : [];
}
