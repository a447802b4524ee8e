/** What a module provides for the workflow of its records: guards and effects, and the context they get. */
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
  /** Changed by the effects and written once, after all of them. */
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

/** A workflow of records with the guards and effects of the server. */
export interface RecordSteps<E extends EntityName> {
  readonly declaration: RecordWorkflow<E>;
  readonly guards: Readonly<Record<string, RecordGuard<E>>>;
  readonly effects: Readonly<Record<string, RecordEffect<E>>>;
  /** Locked after the record and before the guards run: what guards read must not change meanwhile. */
  readonly lockWith?: (db: Queryable, record: RecordOf<E>) => Promise<void>;
}

/** For any entity: which parts there are, for checks of all of them. */
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
