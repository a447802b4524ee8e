/** What a module gives the workflow of its records: guards, effects, and what they are given. */
import type { AnyEntity } from '#language/entity.ts';
import type { MessageRef } from '#language/message.ts';
import type { RecordOf } from '#language/record.ts';
import type { RecordWorkflow } from '#language/recordWorkflow.ts';
import type { EntityName } from '#language/registry.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Changeable, GuardContext, Prepared, StepContext, StepEffect } from './step.ts';

export interface WorkflowRecord<E extends EntityName = EntityName> {
  readonly entity: AnyEntity;
  readonly declaration: RecordWorkflow<E>;
  readonly record: RecordOf<E>;
}

export interface RecordContext<E extends EntityName> extends StepContext<WorkflowRecord<E>> {
  /** Changed by the effects and written once, when all of them are done. */
  readonly record: Changeable<RecordOf<E>>;
}

export type RecordGuard<E extends EntityName> = (
  context: GuardContext<WorkflowRecord<E>>,
) => Promise<MessageRef | undefined>;

export type RecordEffect<E extends EntityName, Name extends keyof Prepared = keyof Prepared> = StepEffect<
  WorkflowRecord<E>,
  RecordContext<E>,
  Prepared[Name]
>;

/** A workflow of records with what the server answers and brings about in it. */
export interface RecordSteps<E extends EntityName> {
  readonly declaration: RecordWorkflow<E>;
  readonly guards: Readonly<Record<string, RecordGuard<E>>>;
  readonly effects: Readonly<Record<string, RecordEffect<E>>>;
  /** What is locked after the record and before it is judged: what its guards ask about must not change meanwhile. */
  readonly lockWith?: (db: Queryable, record: RecordOf<E>) => Promise<void>;
}

/** Of any entity: which parts there are, for checks that look at all of them. */
export interface AnyRecordSteps {
  readonly declaration: RecordWorkflow;
  readonly guards: Readonly<Record<string, unknown>>;
  readonly effects: Readonly<Record<string, { readonly undo?: unknown }>>;
}

/** Every guard and every effect that the workflow names must be given, and no other. */
export function recordSteps<E extends EntityName, Guard extends string, Effect extends string>(
  declaration: RecordWorkflow<E, string, string, Guard, Effect>,
  parts: Pick<RecordSteps<E>, 'lockWith'> & {
    readonly guards: Readonly<Record<Guard, RecordGuard<E>>>;
    readonly effects: Readonly<Record<Effect, RecordEffect<E>>>;
  },
): RecordSteps<E> {
  return { declaration, ...parts };
}
