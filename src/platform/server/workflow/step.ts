/** A step of a workflow, whatever it moves: what is asked for, what is known while it is taken, and what came of it. */
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

/** By party: null for who is it by right, else the user they stand in for. */
export type Parties = ReadonlyMap<string, string | null>;

export interface StepRequest {
  readonly writer: Writer;
  readonly id: string;
  /** As the person saw it; null: as it is now. */
  readonly version: number | null;
  /** Of the document of a request, for whoever saw that. */
  readonly documentVersion?: number | undefined;
  readonly action: string;
  readonly remark: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** The password of the certificate to sign with; absent of what is not signed. It is kept nowhere. */
  readonly caPassword?: string | undefined;
  /** The same call sent again does nothing twice. */
  readonly key?: string | undefined;
}

export interface MovedRecord {
  readonly id: string;
  readonly version: number;
}

/** A step that was taken, with what was kept of it. */
export interface TakenStep extends MovedRecord {
  readonly detail: Readonly<Record<string, unknown>>;
}

/** By effect: what its `prepare` made ready for its `apply`. Requests and modules add what theirs do, by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration merging
export interface Prepared {}

/** Before anything is locked: for what takes time, or speaks to somebody else. */
export interface PrepareContext<Found> {
  readonly app: App;
  readonly step: StepRequest;
  readonly found: Found;
  /** Signs a paper; undefined where the step is not signed. */
  readonly sign: SignPaper | undefined;
  readonly today: PlainDate;
  /** By the effects before this one. */
  readonly prepared: Partial<Prepared>;
}

export interface GuardContext<Found> {
  readonly engine: Pick<App, 'catalogue' | 'lookups'>;
  readonly db: Queryable;
  readonly found: Found;
  /** Who would act, and for whom. */
  readonly actorIds: readonly string[];
  readonly today: PlainDate;
}

/** What every effect is given; what it changes is for the kind of subject to say. */
export interface StepContext<Found> {
  readonly app: App;
  readonly db: PoolClient;
  readonly writer: Writer;
  readonly found: Found;
  readonly principalId: string | null;
  readonly today: PlainDate;
  readonly now: Instant;
  /** What came with the call. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What was said with it. */
  readonly remark?: string | null;
  /** What each effect made ready before anything was locked. */
  readonly prepared: Partial<Prepared>;
  /** Kept with the step, for whoever takes it back. */
  readonly detail: Record<string, unknown>;
}

export interface StepEffect<Found, Context, Ready = Prepared[keyof Prepared]> {
  /** Makes ready what takes time. What comes of it when the step is refused after all must be nothing. */
  readonly prepare?: (context: PrepareContext<Found>) => Promise<Ready | undefined>;
  readonly apply: (context: Context) => Promise<void>;
  /** Absent of what is for good. `detail` is what the step left. */
  readonly undo?: (context: Context) => Promise<void>;
}

/** A row as the effects may change it. */
export type Changeable<Row> = { -readonly [Name in keyof Row]: Row[Name] };

/** Where something stands in its workflow. */
export interface WorkflowPosition {
  readonly workflow: Workflow;
  readonly state: string;
  readonly version: number;
  /** Whether what the person saw is what is there. */
  readonly isSeen: (step: Pick<StepRequest, 'version' | 'documentVersion'>) => boolean;
  readonly isActive: boolean;
}

/** What a workflow moves: a request with its dossier and its document, or a record that is all of it in one row. */
export interface WorkflowSubject<Found, Context extends StepContext<Found>> {
  readonly app: App;
  /** The entity under which its steps are written down. */
  readonly entity: string;
  /** As this actor may see it: what is another's is not there. Locked, it is locked with all that it is judged by. */
  readonly load: (
    db: Queryable,
    wanted: { readonly actor: Actor; readonly id: string; readonly lock: Lock },
  ) => Promise<Found>;
  readonly positionOf: (found: Found) => WorkflowPosition;
  readonly findParties: (db: Queryable, asked: { readonly actor: Actor; readonly found: Found }) => Promise<Parties>;
  /** The party in which somebody acts for another without standing in for them among those who decide. */
  readonly actedFor?: string;
  /** Who may take the last step back. */
  readonly findTakeBackParties: (
    db: Queryable,
    asked: { readonly actor: Actor; readonly found: Found },
  ) => Promise<Parties>;
  readonly guard: (name: string) => (context: GuardContext<Found>) => Promise<MessageRef | undefined>;
  readonly effect: (name: string) => StepEffect<Found, Context>;
  /** Asked before it is known what is moved: most actions need nothing that takes time. */
  readonly mayNeedPreparation: (action: string) => boolean;
  /** Under another name, where what was found makes it another action. */
  readonly renameStep?: (step: StepRequest, found: Found) => StepRequest;
  /** Whether the action is signed. */
  readonly signsOf: (found: Found, action: string) => WorkflowAction['signs'];
  /** With the rows as the effects may change them. */
  readonly contextOf: (base: StepContext<Found>) => Context;
  /** The rows as the effects left them, each written once. Answers with the version and with what else the step keeps. */
  readonly write: (
    context: Context,
    move: { readonly from: string; readonly to: string },
  ) => Promise<{ readonly version: number; readonly detail?: Readonly<Record<string, unknown>> }>;
}
