/** A step of a workflow, whatever it moves: its request, its context while it is taken, and its result. */
import type { PoolClient } from 'pg';
import type { MessageRef } from '#language/message.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Workflow, WorkflowAction } from '#language/workflow.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import type { Writer } from '../resource/writer.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Lock } from '../resource/read/storedRecords.ts';
import type { SignPaper } from '../signing/certificateOwner.ts';

/** By party: null for people who have it by right, else the user whom they substitute. */
export type Parties = ReadonlyMap<string, string | null>;

export interface StepRequest {
  readonly writer: Writer;
  readonly id: string;
  /** The version the person saw; null for the current one. */
  readonly version: number | null;
  /** The version of a request's document, for callers who saw that. */
  readonly documentVersion?: number | undefined;
  readonly action: string;
  readonly remark: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** The password of the certificate to sign with; absent if the step is not signed. It is not stored. */
  readonly caPassword?: string | undefined;
  /** The same call sent again does nothing twice. */
  readonly key?: string | undefined;
}

export interface MovedRecord {
  readonly id: string;
  readonly version: number;
}

/** A step that was taken, with its stored detail. */
export interface TakenStep extends MovedRecord {
  readonly detail: Readonly<Record<string, unknown>>;
}

/** By effect: what its `prepare` returns for its `apply`. Requests and modules add their own by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration merging
export interface Prepared {}

/** Before anything is locked: for work that takes time, or calls a partner. */
export interface PrepareContext<Found> {
  readonly app: App;
  readonly step: StepRequest;
  readonly found: Found;
  /** Signs a paper; undefined if the step is not signed. */
  readonly sign: SignPaper | undefined;
  readonly today: PlainDate;
  /** By the effects before this one. */
  readonly prepared: Partial<Prepared>;
}

export interface GuardContext<Found> {
  readonly engine: Pick<App, 'catalogue' | 'lookups'>;
  readonly db: Queryable;
  readonly found: Found;
  /** The people who would act, and those they act for. */
  readonly actorIds: readonly string[];
  readonly today: PlainDate;
}

/** The context of every effect; the kind of subject adds what the effect may change. */
export interface StepContext<Found> {
  readonly app: App;
  readonly db: PoolClient;
  readonly writer: Writer;
  readonly found: Found;
  readonly principalId: string | null;
  readonly today: PlainDate;
  readonly now: Instant;
  /** Data of the call. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The remark of the person. */
  readonly remark?: string | null;
  /** What each effect prepared before anything was locked. */
  readonly prepared: Partial<Prepared>;
  /** Stored with the step, for taking it back. */
  readonly detail: Record<string, unknown>;
}

export interface StepEffect<Found, Context, Ready = Prepared[keyof Prepared]> {
  /** Prepares what takes time. It must have no consequences if the step is refused afterwards. */
  readonly prepare?: (context: PrepareContext<Found>) => Promise<Ready | undefined>;
  readonly apply: (context: Context) => Promise<void>;
  /** Absent if the effect is final. `detail` is what the step stored. */
  readonly undo?: (context: Context) => Promise<void>;
}

/** A row that the effects may change. */
export type Changeable<Row> = { -readonly [Name in keyof Row]: Row[Name] };

/** The position of a record in its workflow. */
export interface WorkflowPosition {
  readonly workflow: Workflow;
  readonly state: string;
  readonly version: number;
  /** Returns whether the version the person saw is the current one. */
  readonly isSeen: (step: Pick<StepRequest, 'version' | 'documentVersion'>) => boolean;
  readonly isActive: boolean;
}

/** What a workflow moves: a request with its dossier and its document, or a single-row record. */
export interface WorkflowSubject<Found, Context extends StepContext<Found>> {
  readonly app: App;
  /** The entity under which its steps are stored. */
  readonly entity: string;
  /**
   * Loads it as this actor may see it: a record of another holder is not found. If locked, everything the decision
   * depends on is locked with it.
   */
  readonly load: (
    db: Queryable,
    wanted: { readonly actor: Actor; readonly id: string; readonly lock: Lock },
  ) => Promise<Found>;
  readonly positionOf: (found: Found) => WorkflowPosition;
  readonly findParties: (db: Queryable, asked: { readonly actor: Actor; readonly found: Found }) => Promise<Parties>;
  /** The party in which a person acts for another without being their substitute in decisions. */
  readonly actedFor?: string;
  /** Finds who may take the last step back. */
  readonly findTakeBackParties: (
    db: Queryable,
    asked: { readonly actor: Actor; readonly found: Found },
  ) => Promise<Parties>;
  readonly guard: (name: string) => (context: GuardContext<Found>) => Promise<MessageRef | undefined>;
  readonly effect: (name: string) => StepEffect<Found, Context>;
  /** Called before the subject is loaded: most actions need no preparation. */
  readonly mayNeedPreparation: (action: string) => boolean;
  /** Returns the step under another name, if the loaded record makes it another action. */
  readonly renameStep?: (step: StepRequest, found: Found) => StepRequest;
  /** Returns whether the action is signed. */
  readonly signsOf: (found: Found, action: string) => WorkflowAction['signs'];
  /** Returns the context with rows that the effects may change. */
  readonly contextOf: (base: StepContext<Found>) => Context;
  /** Writes the rows as the effects left them, each once. Returns the version and further detail of the step. */
  readonly write: (
    context: Context,
    move: { readonly from: string; readonly to: string },
  ) => Promise<{ readonly version: number; readonly detail?: Readonly<Record<string, unknown>> }>;
}
