/** Adapts a single-row record, which is header and document in one, to the workflow engine. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { AnyRecord, RecordOf } from '#language/record.ts';
import type { RecordWorkflow } from '#language/recordWorkflow.ts';
import type { EntityName } from '#language/registry.ts';
import { findPrincipals } from '../account/substitutions.ts';
import type { App } from '../app.ts';
import { notFound } from '../errors.ts';
import type { Writer } from '../resource/writer.ts';
import { writeServerChange } from '../resource/write/lifecycle.ts';
import { loadScope } from '../resource/read/rowScope.ts';
import type { Queryable } from '../database/queryable.ts';
import { findStored } from '../resource/read/storedRecords.ts';
import { violatesFourEyes } from './fourEyes.ts';
import type { WorkflowRecord, RecordContext, RecordSteps } from './recordSteps.ts';
import { partiesOf } from './parties.ts';
import type { Parties, GuardContext, MovedRecord, StepRequest, WorkflowSubject, TakenStep } from './step.ts';
import {
  commitStepOf,
  judgeSubject,
  takeAutomaticStepOf,
  takeBackOf,
  takeStepOf,
  type JudgedActions,
} from './takeStep.ts';

/** Returns what the person may do with a record, each with whether it is possible now and why not. */
export function judgeRecord<E extends EntityName>(
  app: App,
  steps: RecordSteps<E>,
  db: Queryable,
  options: { readonly writer: Writer; readonly found: WorkflowRecord<E> },
): Promise<JudgedActions> {
  return judgeSubject(recordWorkflowSubject(app, steps), db, options);
}

/** For a call. `answerOf` returns what is answered in addition to the version. */
export function takeRecordStep<E extends EntityName, Answer extends MovedRecord>(
  app: App,
  steps: RecordSteps<E>,
  sent: StepRequest,
  answerOf: (taken: TakenStep) => Answer,
): Promise<Answer> {
  return takeStepOf(recordWorkflowSubject(app, steps), sent, answerOf);
}

/** Runs within a transaction of the caller. */
export function commitRecordStep<E extends EntityName>(
  app: App,
  db: PoolClient,
  steps: RecordSteps<E>,
  step: StepRequest,
): Promise<TakenStep> {
  return commitStepOf(recordWorkflowSubject(app, steps), db, { step, prepared: {} });
}

/** Takes back the last valid step with all its effects. */
export function takeRecordBack<E extends EntityName>(
  app: App,
  steps: RecordSteps<E>,
  sent: Omit<StepRequest, 'action' | 'data'>,
): Promise<MovedRecord> {
  return takeBackOf(recordWorkflowSubject(app, steps), sent);
}

export interface RecordMove<E extends EntityName> {
  readonly writer: Writer;
  /** Already locked. */
  readonly record: RecordOf<E>;
  /** An action of the system. */
  readonly action: string;
  readonly values?: Partial<RecordOf<E>>;
}

/** Takes a step of the system, in the transaction of its cause: refused if the workflow table does not allow it. */
export async function moveRecord<E extends EntityName>(
  app: App,
  db: PoolClient,
  steps: RecordSteps<E>,
  { writer, record, action, values }: RecordMove<E>,
): Promise<number> {
  const found = workflowRecordOf(app, steps, record);
  const change = (context: RecordContext<E>): void => void Object.assign(context.record, values);
  return (
    await takeAutomaticStepOf(recordWorkflowSubject(app, steps), db, { writer, id: record.id, found, action, change })
  ).version;
}

/** Loads the record as this actor may see it: a record of another holder is not found. */
export function findRecordToMove<E extends EntityName>(
  app: App,
  steps: RecordSteps<E>,
  db: Queryable,
  query: Parameters<WorkflowSubject<WorkflowRecord<E>, RecordContext<E>>['load']>[1],
): Promise<WorkflowRecord<E>> {
  return recordWorkflowSubject(app, steps).load(db, query);
}

/** Four eyes: returns whether the actor, or anybody whom they substitute today, handled the record or wrote in it. */
export async function isOwnWork<E extends EntityName>({
  db,
  found: { declaration, entity, record },
  actorIds,
  today,
}: GuardContext<WorkflowRecord<E>>): Promise<boolean> {
  const principals = await Promise.all(actorIds.map((userId) => findPrincipals(db, { userId, on: today })));
  const userIds = [...actorIds, ...principals.flat().map(({ userId }) => userId)];
  return violatesFourEyes(db, {
    workflow: declaration.workflow,
    id: record.id,
    entity,
    writtenId: record.id,
    actorIds: userIds,
  });
}

export function recordStateOf({
  declaration: { status },
  record,
}: {
  readonly declaration: Pick<RecordWorkflow, 'status'>;
  readonly record: AnyRecord;
}): string {
  return String(record[status]);
}

/** Finds the parties of a person in a record, or those that may take back its last step. */
export function findRecordParties(
  app: App,
  db: Queryable,
  {
    actor,
    declaration,
    record,
    isTakingBack = false,
  }: {
    readonly actor: Writer['actor'];
    readonly declaration: RecordWorkflow;
    readonly record: AnyRecord;
    readonly isTakingBack?: boolean;
  },
): Promise<Parties> {
  const { scope } = getEntity(app.catalogue, declaration.entity);
  const { takenBackBy } = declaration;
  const parties = isTakingBack ? (takenBackBy === undefined ? {} : { takenBackBy }) : declaration.parties;
  const type = scope.documentType === undefined ? undefined : record[scope.documentType];
  return partiesOf(app, db, {
    actor,
    parties,
    documentType: typeof type === 'string' ? type : '',
    today: app.clock.today(),
  });
}

function workflowRecordOf<E extends EntityName>(
  { catalogue }: App,
  { declaration }: RecordSteps<E>,
  record: RecordOf<E>,
): WorkflowRecord<E> {
  return { entity: getEntity(catalogue, declaration.entity), declaration, record };
}

function recordWorkflowSubject<E extends EntityName>(
  app: App,
  steps: RecordSteps<E>,
): WorkflowSubject<WorkflowRecord<E>, RecordContext<E>> {
  const { declaration, guards, effects, lockWith } = steps;
  const { workflow, status } = declaration;
  const entity = getEntity(app.catalogue, declaration.entity);
  return {
    app,
    entity: entity.name,
    load: async (db, { actor, id, lock }) => {
      const record = (await findStored(app.catalogue, db, { entity, id, lock, scope: loadScope(actor, entity) })) as
        | RecordOf<E>
        | undefined;
      if (record === undefined) throw notFound();
      if (lock !== 'none') await lockWith?.(db, record);
      return workflowRecordOf(app, steps, record);
    },
    positionOf: ({ record }) => ({
      workflow,
      state: recordStateOf({ declaration, record }),
      version: record.version,
      isSeen: ({ version }) => (version ?? record.version) === record.version,
      isActive: record.isActive,
    }),
    findParties: (db, { actor, found: { record } }) => findRecordParties(app, db, { actor, declaration, record }),
    findTakeBackParties: (db, { actor, found: { record } }) =>
      findRecordParties(app, db, { actor, declaration, record, isTakingBack: true }),
    guard: (name) => getPart(guards, name),
    effect: (name) => getPart(effects, name),
    mayNeedPreparation: (action) =>
      workflow.actions[action]?.effects?.some((name) => effects[name]?.prepare !== undefined) === true,
    signsOf: () => undefined,
    contextOf: (base) => ({ ...base, record: { ...base.found.record } }),
    write: async ({ db, writer, found: { record: before }, record }, { to }) => {
      const after = { ...record, [status]: to };
      return {
        version: await writeServerChange(app, db, { ...writer, entity, before, after, isTouched: true, isStep: true }),
      };
    },
  };
}

function getPart<T>(parts: Readonly<Record<string, T>>, name: string): T {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined) throw new Error(`No server brings "${name}"`);
  return part;
}
