/**
 * One step of a case, in three phases: what takes time is made ready without a lock; a short transaction looks again,
 * brings about the effects and writes them down; mails and the like follow by a job, never if there was no commit.
 */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { message, type MessageRef } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { labelOf } from '#language/choice.ts';
import { isEnd, judge, lastStanding, RE_STATUS, refusalToTakeBack, type Verdict, type WorkflowAction } from '#language/workflow.ts';
import { APPLICANT, officerMenus, TAKES_BACK } from '#platform/model/request/ownParties.ts';
import { system } from '../access/actor.ts';
import type { App } from '../app.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflict, Refusal, broken, forbidden } from '../errors.ts';
import { addJob } from '../jobs/addJob.ts';
import { onceByKey } from '../resource/bulk.ts';
import type { Writer } from '../resource/engine.ts';
import { writeDecided } from '../resource/lifecycle.ts';
import type { Queryable } from '../resource/search.ts';
import { dueDateOf, loadHolidays } from './deadlines.ts';
import { draftOf, NOTHING_TO_WAIT_FOR, type EffectContext, type Prepared } from './effects.ts';
import { openFieldsOf } from './guards.ts';
import { appendStep, loadHistory } from './history.ts';
import { loadCase, type Case } from './loadCase.ts';
import { findParties, type Parties } from './parties.ts';
import { needsPreparation, prepareStep, signsOf } from './prepare.ts';
import { withWarnings, type KeptWarning } from './warnings.ts';

export interface StepRequest {
  readonly writer: Writer;
  readonly id: string;
  /** Of the request, as the person saw it; null: as it is now. */
  readonly version: number | null;
  /** Of the document, for whoever saw that. */
  readonly documentVersion?: number | undefined;
  readonly action: string;
  readonly remark: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** The password of the certificate to sign with; absent of what is not signed. It is kept nowhere. */
  readonly caPassword?: string | undefined;
  /** The same call sent again does nothing twice. */
  readonly key?: string | undefined;
}

export interface Moved {
  readonly id: string;
  readonly version: number;
  /** What the person was warned of, and has confirmed where that was asked. */
  readonly warnings?: readonly KeptWarning[];
}

export const STEP_JOB = 'tellStep';

/** What the person may do, each with whether now and why not, and as whom. */
export async function judgeCase(app: App, db: Queryable, { writer, found }: { writer: Writer; found: Case }): Promise<{ verdicts: readonly Verdict[]; parties: Parties }> {
  const today = app.clock.today();
  const { declaration, request } = found;
  const { workflow } = declaration;
  const parties = await findParties(app, db, { actor: writer.actor, declaration, documentType: request.refDocumentType, request, today });
  const state = request.refStatus;
  const mayAsk = Object.values(workflow.actions).filter(({ from }) => from[state]?.some((party) => parties.has(party)) === true);
  const refusals: Record<string, MessageRef | undefined> = {};
  // An officer who files for an operator acts in the operator's place, which makes them nobody else among the officers.
  const principals = [...parties].filter(([party]) => party !== APPLICANT).map(([, principal]) => principal);
  const actorIds = [writer.actor.userId, ...principals].filter((id) => id !== null);
  for (const guard of new Set(mayAsk.flatMap(({ guards = [] }) => guards))) {
    refusals[guard] = await app.stepParts.guard(guard)({ engine: app, db, found, actorIds, today });
  }
  return { verdicts: judge(workflow, { state, parties: new Set(parties.keys()), refusals }), parties };
}

export async function takeStep(app: App, sent: StepRequest): Promise<Moved> {
  // Sent again under its key it is answered as it was, although it cannot be done a second time.
  const commit = await makeReady(app, sent).catch((why: unknown): Commit => {
    if (sent.key === undefined) throw why;
    return async () => {
      throw why;
    };
  });
  return inTransaction(app.pools.api, { requestId: sent.writer.requestId ?? '' }, (db) => once(app, db, sent, () => commit(db)));
}

type Commit = (db: PoolClient) => Promise<Moved>;

async function makeReady(app: App, sent: StepRequest): Promise<Commit> {
  // Most steps need nothing that takes time: they are looked at once, in their transaction.
  if (!mayNeedPreparation(app, sent)) return (db) => commitStep(app, db, { step: sent, prepared: {} });
  const seen = await loadCase(app, app.pools.api, { actor: sent.writer.actor, id: sent.id, lock: 'none' });
  checkVersion(seen, sent);
  // What is made ready is for the request as it was found.
  const step = { ...withOwnName(sent, seen), version: seen.request.version };
  await checkOpen(app, app.pools.api, { step, found: seen });
  const prepared = await prepareStep(app, { step, found: seen });
  return (db) => commitStep(app, db, { step, prepared });
}

/** Of which kind the request is has not been looked up yet. */
function mayNeedPreparation(app: App, { action }: StepRequest): boolean {
  return [...app.catalogue.requests.values()].some(({ workflow }) => needsPreparation(app, workflow, action));
}

/** What the operator sends while some fields are open to them goes by the name of the first submission. */
function withOwnName(step: StepRequest, found: Case): StepRequest {
  return step.action === 'request' && openFieldsOf(found).length > 0 && found.declaration.workflow.actions['answer'] !== undefined ? { ...step, action: 'answer' } : step;
}

/** Within a transaction of somebody else's, where the case is begun and goes on in one breath. */
export async function commitStep(app: App, db: PoolClient, { step, prepared }: { step: StepRequest; prepared: Partial<Prepared> }): Promise<Moved> {
  const found = await loadCase(app, db, { actor: step.writer.actor, id: step.id, lock: 'update' });
  checkVersion(found, step);
  const principalId = await checkOpen(app, db, { step, found });
  // Who meant to sign is not let go on as if they had.
  if (step.caPassword !== undefined && signsOf(found, step.action) === undefined) throw new Refusal(422, message('signNotHere'));
  const action = found.declaration.workflow.actions[step.action];
  const effects = action?.effects ?? [];
  const from = found.request.refStatus;
  const context = contextOf(app, db, { writer: step.writer, found, principalId, data: step.data, remark: step.remark, prepared, detail: {} });
  for (const name of effects) await app.stepParts.effect(name).apply(context);
  return withWarnings(await writeStep(app, db, { context, step, from, to: destinationOf(action, context) ?? from, effects }), context.detail);
}

function destinationOf(action: WorkflowAction | undefined, { detail }: EffectContext): string | undefined {
  return detail[NOTHING_TO_WAIT_FOR] === true ? (action?.orTo ?? action?.to) : action?.to;
}

/** What the system does by itself when what a case waited for has come: in the transaction of whatever that was. */
export async function takeAutomaticStep(app: App, db: PoolClient, { writer, id, action: name }: { writer: Writer; id: string; action: string }): Promise<Moved> {
  const found = await loadCase(app, db, { actor: system(`Takes the step "${name}"`), id, lock: 'update' });
  const { workflow } = found.declaration;
  const action = workflow.actions[name];
  const from = found.request.refStatus;
  if (action?.isAutomatic !== true || action.to === undefined || action.from[from] === undefined) throw new Refusal(409, message('actionNotNow', { action: action?.label ?? name, status: labelOf(workflow.choice, from) }));
  for (const guard of action.guards ?? []) {
    const why = await app.stepParts.guard(guard)({ engine: app, db, found, actorIds: [], today: app.clock.today() });
    if (why !== undefined) throw new Refusal(422, why);
  }
  const context = contextOf(app, db, { writer, found, principalId: null, data: {}, prepared: {}, detail: {} });
  const effects = action.effects ?? [];
  for (const effect of effects) await app.stepParts.effect(effect).apply(context);
  return writeStep(app, db, { context, step: { writer, id, version: null, action: name, remark: null, data: {} }, from, to: action.to, effects });
}

/** The last step that still stands, taken back with all it brought about. */
export async function takeBack(app: App, step: Omit<StepRequest, 'action' | 'data'>): Promise<Moved> {
  const request: StepRequest = { ...step, action: RE_STATUS, data: {} };
  return inTransaction(app.pools.api, { requestId: step.writer.requestId ?? '' }, (db) =>
    once(app, db, request, async () => {
      const found = await loadCase(app, db, { actor: step.writer.actor, id: step.id, lock: 'update' });
      const parties = await findRollers(app, db, { writer: step.writer, found });
      if (parties.size === 0) throw forbidden();
      checkVersion(found, step);
      const state = found.request.refStatus;
      const last = lastStanding(await loadHistory(db, step.id));
      const why = refusalToTakeBack(found.declaration.workflow, { state, last });
      if (why !== undefined || last === undefined) throw new Refusal(422, why ?? message('cannotRollBack'));
      const principalId = [...parties.values()][0] ?? null;
      const context = contextOf(app, db, { writer: step.writer, found, principalId, data: {}, prepared: {}, detail: { ...last.detail } });
      for (const name of last.effects.toReversed()) await app.stepParts.effect(name).undo?.(context);
      return writeStep(app, db, { context, step: request, from: state, to: last.from, effects: [] });
    }),
  );
}

/** Who may take a step back: officers with the right to, whatever the state; not who filed the case for the operator. */
export async function findRollers(app: App, db: Queryable, { writer, found }: { writer: Writer; found: Case }): Promise<Parties> {
  const { declaration, request } = found;
  const today = app.clock.today();
  const officers = { ...declaration, menus: officerMenus(declaration.menus) };
  const parties = await findParties(app, db, { actor: writer.actor, declaration: officers, documentType: request.refDocumentType, today, right: TAKES_BACK });
  if (parties.size === 0 || declaration.counterMenu === undefined) return parties;
  const actorIds = [writer.actor.userId, ...parties.values()].filter((id) => id !== null);
  const why = await app.stepParts.guard('filedByAnother')({ engine: app, db, found, actorIds, today });
  return why === undefined ? parties : new Map();
}

export function contextOf(app: App, db: PoolClient, more: Pick<EffectContext, 'writer' | 'found' | 'principalId' | 'data' | 'remark' | 'prepared' | 'detail'>): EffectContext {
  const { found } = more;
  return { ...more, engine: app, db, today: app.clock.today(), now: app.clock.now(), request: draftOf(found.request), dossier: draftOf(found.dossier), document: draftOf(found.document) };
}

interface WrittenStep {
  readonly context: EffectContext;
  readonly step: StepRequest;
  readonly from: string;
  readonly to: string;
  readonly effects: readonly string[];
}

export async function writeStep(app: App, db: PoolClient, { context, step, from, to, effects }: WrittenStep): Promise<Moved> {
  const { found, writer, now, today, principalId } = context;
  const { workflow } = found.declaration;
  if (to !== from) {
    const dueDate = dueDateOf(workflow, { state: to, today, holidays: await loadHolidays(db) });
    Object.assign(context.request, { refStatus: to, isOpen: !isEnd(workflow, to), statusDate: now, dueDate });
  }
  const write = (entity: string, before: AnyRecord, after: AnyRecord, isTouched = false): Promise<number> => writeDecided(app, db, { ...writer, entity: getEntity(app.catalogue, entity), before, after, isTouched });
  // The dossier first: what hangs on it must agree with it.
  await write('dossier', found.dossier, context.dossier);
  const version = await write('request', found.request, context.request, true);
  const documentVersion = await write(found.entity.name, found.document, context.document);
  const historyId = await appendStep(db, {
    entity: 'request',
    recordId: step.id,
    action: step.action,
    from,
    to,
    effects,
    actorId: writer.actor.userId,
    username: writer.actor.username,
    principalId,
    at: now,
    remark: step.remark,
    version,
    // By which it is found again what the document said then.
    detail: { ...context.detail, documentVersion },
  });
  await addJob(db, STEP_JOB, { historyId });
  return { id: step.id, version };
}

function checkVersion({ request, document }: Case, { version, documentVersion }: Pick<StepRequest, 'version' | 'documentVersion'>): void {
  const isSeen = (version ?? request.version) === request.version && (documentVersion ?? document.version) === document.version;
  if (!isSeen) throw conflict(message('staleVersion'), { version: request.version, status: request.refStatus });
}

/** For whom the person acts, if it is somebody else; refused with why not, and with what is open instead. */
async function checkOpen(app: App, db: Queryable, { step, found }: { step: StepRequest; found: Case }): Promise<string | null> {
  const { workflow } = found.declaration;
  const declared = Object.hasOwn(workflow.actions, step.action) ? workflow.actions[step.action] : undefined;
  const { verdicts, parties } = await judgeCase(app, db, { writer: step.writer, found });
  if (parties.size === 0) throw forbidden();
  const open = verdicts.filter(({ isOpen }) => isOpen).map(({ action }) => action);
  const verdict = verdicts.find(({ action }) => action === step.action);
  if (declared === undefined) throw new Refusal(422, message('actionUnknown', { action: step.action, open: open.join(', ') || '–' }), { detail: { open } });
  if (verdict === undefined) throw forbidden();
  if (!found.document.isActive) throw conflict(message('archivedRecord'));
  if (verdict.why !== undefined) throw new Refusal(422, verdict.why, { detail: { open } });
  if (declared.needsRemark === true && step.remark === null) throw broken('remark', message('remarkRequired'));
  const party = (declared.from[found.request.refStatus] ?? []).find((one) => parties.has(one));
  return parties.get(party ?? '') ?? null;
}

/** As it was sent, but for the password: what it goes by may be another name by the time it is sent again. */
function once(app: App, db: PoolClient, { writer, key, id, version, documentVersion, action, remark, data }: StepRequest, work: () => Promise<Moved>): Promise<Moved> {
  const body = { id, version, documentVersion, action, remark, data };
  return onceByKey(db, { writer, key, call: `step ${action}`, body, now: app.clock.now() }, work);
}
