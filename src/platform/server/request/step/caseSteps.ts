/** A request with its dossier and its document, as the engine of workflows moves it. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { isFinalState, type WorkflowAction } from '#language/workflow.ts';
import { APPLICANT_PARTY, officerMenus, TAKE_BACK_RIGHT } from '#platform/model/request/requestParties.ts';
import { systemActor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import type { Writer } from '../../resource/writer.ts';
import { writeServerChange } from '../../resource/write/lifecycle.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Parties, MovedRecord, Prepared, StepContext, StepRequest, WorkflowSubject } from '../../workflow/step.ts';
import { findParties } from '../case/caseParties.ts';
import {
  commitStepOf,
  contextFor,
  judgeSubject,
  takeAutomaticStepOf,
  takeBackOf,
  takeStepOf,
  writeStepOf,
  type JudgedActions,
  type WrittenStep,
} from '../../workflow/takeStep.ts';
import { dueDateOf, loadHolidays } from '../case/deadlines.ts';
import type { EffectContext } from './stepParts.ts';
import { openFieldsOf } from './guards.ts';
import { loadCase } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';
import { withWarnings, type SavedWarning } from './warnings.ts';

/** What comes of a step of a request. */
export interface MovedCase extends MovedRecord {
  /** What the person was warned of, and has confirmed where that was asked. */
  readonly warnings?: readonly SavedWarning[];
}

export function caseWorkflowSubject(app: App): WorkflowSubject<Case, EffectContext> {
  const { stepRegistry, catalogue } = app;
  return {
    app,
    entity: 'request',
    load: (db, wanted) => loadCase(app, db, wanted),
    positionOf: ({ declaration: { workflow }, request, document }) => ({
      workflow,
      state: request.refStatus,
      version: request.version,
      isSeen: ({ version, documentVersion }) =>
        (version ?? request.version) === request.version && (documentVersion ?? document.version) === document.version,
      isActive: document.isActive,
    }),
    findParties: (db, { actor, found: { declaration, request } }) =>
      findParties(app, db, {
        actor,
        declaration,
        documentType: request.refDocumentType,
        request,
        today: app.clock.today(),
      }),
    // An officer who files for an operator acts in the operator's place, which makes them nobody else among the officers.
    actedFor: APPLICANT_PARTY,
    findTakeBackParties: (db, { actor, found }) =>
      findTakeBackParties(app, db, { writer: { actor, rights: new Set() }, found }),
    guard: stepRegistry.guard,
    effect: stepRegistry.effect,
    // Of which kind the request is has not been looked up yet.
    mayNeedPreparation: (action) =>
      [...catalogue.requests.values()].some(
        ({ workflow: { actions } }) =>
          Object.hasOwn(actions, action) && actions[action]?.effects?.some(stepRegistry.isPrepared) === true,
      ),
    renameStep: asUnlockedStep,
    signsOf,
    contextOf,
    write: writeRows,
  };
}

/** What the operator sends while some fields are open to them goes by the name of the first submission. */
function asUnlockedStep(step: StepRequest, found: Case): StepRequest {
  return step.action === 'request' &&
    openFieldsOf(found).length > 0 &&
    found.declaration.workflow.actions['answer'] !== undefined
    ? { ...step, action: 'answer' }
    : step;
}

/** Whether the step is signed: only where it makes a paper, and a cancellation is issued without one. */
export function signsOf(
  { declaration: { workflow }, request }: Pick<Case, 'declaration' | 'request'>,
  action: string,
): WorkflowAction['signs'] {
  const { signs, effects = [] } = workflow.actions[action] ?? {};
  const printed = new Set(effects.map((effect) => workflow.effects[effect]?.prints));
  return printed.has('application') || (printed.has('certificate') && request.refRequestType !== 'cancel')
    ? signs
    : undefined;
}

function contextOf(base: StepContext<Case>): EffectContext {
  const {
    app,
    found: { request, dossier, document },
  } = base;
  return { ...base, engine: app, request: { ...request }, dossier: { ...dossier }, document: { ...document } };
}

async function writeRows(
  context: EffectContext,
  { from, to }: { readonly from: string; readonly to: string },
): ReturnType<WorkflowSubject<Case, EffectContext>['write']> {
  const { app, db, found, writer, now, today } = context;
  const { workflow } = found.declaration;
  if (to !== from) {
    const dueDate = dueDateOf(workflow, { state: to, today, holidays: await loadHolidays(db) });
    Object.assign(context.request, { refStatus: to, isOpen: !isFinalState(workflow, to), statusDate: now, dueDate });
  }
  const write = (entity: string, before: AnyRecord, after: AnyRecord, isTouched = false): Promise<number> =>
    writeServerChange(app, db, { ...writer, entity: getEntity(app.catalogue, entity), before, after, isTouched });
  // The dossier first: what hangs on it must agree with it.
  await write('dossier', found.dossier, context.dossier);
  const version = await write('request', found.request, context.request, true);
  // By which it is found again what the document said then.
  return { version, detail: { documentVersion: await write(found.entity.name, found.document, context.document) } };
}

/** What the person may do, each with whether now and why not, and as whom. */
export function judgeCase(app: App, db: Queryable, asked: { writer: Writer; found: Case }): Promise<JudgedActions> {
  return judgeSubject(caseWorkflowSubject(app), db, asked);
}

export function takeStep(app: App, sent: StepRequest): Promise<MovedCase> {
  return takeStepOf(caseWorkflowSubject(app), sent, ({ id, version, detail }) => withWarnings({ id, version }, detail));
}

/** Within a transaction of somebody else's, where the case is begun and goes on at once. */
export async function commitStep(
  app: App,
  db: PoolClient,
  asked: { step: StepRequest; prepared: Partial<Prepared> },
): Promise<void> {
  await commitStepOf(caseWorkflowSubject(app), db, asked);
}

/** What the system does by itself when what a case waited for has come: in the transaction of whatever that was. */
export async function takeAutomaticStep(
  app: App,
  db: PoolClient,
  { writer, id, action }: { writer: Writer; id: string; action: string },
): Promise<void> {
  const found = await loadCase(app, db, { actor: systemActor(`Takes the step "${action}"`), id, lock: 'update' });
  await takeAutomaticStepOf(caseWorkflowSubject(app), db, { writer, id, found, action });
}

/** The last step that still stands, taken back with all it brought about. */
export function takeBack(app: App, step: Omit<StepRequest, 'action' | 'data'>): Promise<MovedRecord> {
  return takeBackOf(caseWorkflowSubject(app), step);
}

/** Who may take a step back: officers with the right to, whatever the state; not who filed the case for the operator. */
export async function findTakeBackParties(
  app: App,
  db: Queryable,
  { writer, found }: { writer: Writer; found: Case },
): Promise<Parties> {
  const { declaration, request } = found;
  const today = app.clock.today();
  const officers = { ...declaration, menus: officerMenus(declaration.menus) };
  const parties = await findParties(app, db, {
    actor: writer.actor,
    declaration: officers,
    documentType: request.refDocumentType,
    today,
    right: TAKE_BACK_RIGHT,
  });
  if (parties.size === 0 || declaration.counterMenu === undefined) return parties;
  const actorIds = [writer.actor.userId, ...parties.values()].filter((id) => id !== null);
  const why = await app.stepRegistry.guard('filedByAnother')({ engine: app, db, found, actorIds, today });
  return why === undefined ? parties : new Map();
}

/** For steps that no workflow declares, or that are taken in another way than by one of its parties. */
export function contextOfCase(
  app: App,
  db: PoolClient,
  more: Parameters<typeof contextFor<Case, EffectContext>>[2],
): EffectContext {
  return contextFor(caseWorkflowSubject(app), db, more);
}

export async function writeStep(app: App, written: WrittenStep<EffectContext>): Promise<void> {
  await writeStepOf(caseWorkflowSubject(app), written);
}
