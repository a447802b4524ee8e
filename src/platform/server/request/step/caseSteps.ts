/** A request with its dossier and its document, as the workflow engine handles it. */
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

/** The result of a step of a request. */
export interface MovedCase extends MovedRecord {
  /** The warnings that the person was shown, and has confirmed where that was required. */
  readonly warnings?: readonly SavedWarning[];
}

export function caseWorkflowSubject(app: App): WorkflowSubject<Case, EffectContext> {
  const { stepRegistry, catalogue } = app;
  return {
    app,
    entity: 'request',
    load: (db, caseQuery) => loadCase(app, db, caseQuery),
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
    // An officer who files for an operator acts as the applicant, and not as a substitute of another officer.
    actedFor: APPLICANT_PARTY,
    findTakeBackParties: (db, { actor, found }) =>
      findTakeBackParties(app, db, { writer: { actor, rights: new Set() }, found }),
    guard: stepRegistry.guard,
    effect: stepRegistry.effect,
    // The kind of the request has not been read yet, so all kinds are checked.
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

/** While some fields are open to the operator, their action `request` is taken as `answer`. */
function asUnlockedStep(step: StepRequest, found: Case): StepRequest {
  return step.action === 'request' &&
    openFieldsOf(found).length > 0 &&
    found.declaration.workflow.actions['answer'] !== undefined
    ? { ...step, action: 'answer' }
    : step;
}

/** Returns whether the step is signed: only if it makes a paper, and a cancellation is issued without one. */
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
  // The dossier is written first, because the other rows must agree with it.
  await write('dossier', found.dossier, context.dossier);
  const version = await write('request', found.request, context.request, true);
  // With this version the content of the document at the time of the step can be found again.
  return { version, detail: { documentVersion: await write(found.entity.name, found.document, context.document) } };
}

/** Returns the actions of the person, each with the party, whether it is possible now, and the reason if not. */
export function judgeCase(app: App, db: Queryable, options: { writer: Writer; found: Case }): Promise<JudgedActions> {
  return judgeSubject(caseWorkflowSubject(app), db, options);
}

export function takeStep(app: App, sent: StepRequest): Promise<MovedCase> {
  return takeStepOf(caseWorkflowSubject(app), sent, ({ id, version, detail }) => withWarnings({ id, version }, detail));
}

/** Takes the step within an existing transaction, in which the case is begun and continued at once. */
export async function commitStep(
  app: App,
  db: PoolClient,
  options: { step: StepRequest; prepared: Partial<Prepared> },
): Promise<void> {
  await commitStepOf(caseWorkflowSubject(app), db, options);
}

/**
 * Takes a step that the system takes by itself when the awaited event has occurred, in the transaction of that event.
 */
export async function takeAutomaticStep(
  app: App,
  db: PoolClient,
  { writer, id, action }: { writer: Writer; id: string; action: string },
): Promise<void> {
  const found = await loadCase(app, db, { actor: systemActor(`Takes the step "${action}"`), id, lock: 'update' });
  await takeAutomaticStepOf(caseWorkflowSubject(app), db, { writer, id, found, action });
}

/** Takes back the last step that is still valid, with all its effects. */
export function takeBack(app: App, step: Omit<StepRequest, 'action' | 'data'>): Promise<MovedRecord> {
  return takeBackOf(caseWorkflowSubject(app), step);
}

/**
 * Returns the parties that may take a step back: officers with the right to do so, whatever the state, but not the
 * officer who filed the case for the operator.
 */
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

/** For steps that no workflow declares, or that are not taken by one of its parties. */
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
