/** What a workflow may name, guards and effects, and what they are given. */
import type { PoolClient } from 'pg';
import type { HolderFacts } from '#language/holderFacts.ts';
import type { MessageRef } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Engine } from '../../resource/engine.ts';
import type { Queryable } from '../../database/queryable.ts';
import type {
  Changeable,
  GuardContext as AnyGuardContext,
  PrepareContext as AnyPrepareContext,
  Prepared,
  StepContext,
  StepEffect,
} from '../../workflow/step.ts';
import type { Case, CaseWith, DossierRow, RequestRow, RowOf } from '../case/caseRows.ts';

/** `E` is the entity of the document; without it the case is of any kind. */
export type GuardContext<E extends string = string> = AnyGuardContext<Case<E>>;

/** Those of one kind of document are declared with `guardsOf`. */
export type Guard<E extends string = string> = (context: GuardContext<E>) => Promise<MessageRef | undefined>;

/** What an effect of a request is given. `E` is the entity of the document; without it the step is one of any kind. */
export type EffectContext<E extends string = string> = EffectContextWith<RowOf<E>>;

interface EffectContextWith<Document> extends StepContext<CaseWith<Document>> {
  readonly engine: Engine;
  /** Each changed by the effects and written once, when all of them are done. */
  readonly request: Changeable<RequestRow>;
  readonly dossier: Changeable<DossierRow>;
  readonly document: Changeable<Document>;
}

declare module '../../workflow/step.ts' {
  interface Prepared {
    /** The number of the request, where it had none. */
    complete: { readonly requestCode?: string };
    /** The application, as it is filed by this step. */
    keepForm: { readonly fileId: string; readonly isSigned: boolean };
    /** What is issued: its number where it had none, and its paper where it has one. */
    issue: {
      readonly approveCode?: string;
      readonly fileId?: string;
      readonly isSigned?: boolean;
      /** The day that stands on the paper, should midnight pass meanwhile. */
      readonly issuedOn: PlainDate;
    };
  }
}

export type PrepareContext<E extends string = string> = AnyPrepareContext<Case<E>>;

/** `E` as in the context; `Name` is its own, where it prepares something. Those of one kind of document are declared with `effectsOf`. */
export type Effect<E extends string = string, Name extends keyof Prepared = keyof Prepared> = StepEffect<
  Case<E>,
  EffectContext<E>,
  Prepared[Name]
>;

/** What the server sets in a new document of a kind, beside what it sets in every one. */
export type FilingOf = (context: { readonly db: Queryable; readonly actor: Actor }) => Promise<AnyRecord>;

/** What else comes of it when what was issued is suspended, reinstated or revoked, in the same transaction. */
export type StandingEffect = (context: {
  readonly engine: Engine;
  readonly db: PoolClient;
  readonly holderId: string;
  readonly to: string;
  readonly remark: string;
}) => Promise<void>;

/** What is registered of a holder. */
export type HolderFactsOf = (context: { readonly db: Queryable; readonly holderId: string }) => Promise<HolderFacts>;

export interface StepRegistry {
  readonly holderFacts: HolderFactsOf;
  readonly standingEffect: (entity: string) => StandingEffect;
  readonly filing: (entity: string) => FilingOf;
  readonly guard: (name: string) => Guard;
  readonly effect: (name: string) => Effect;
  /** Whether an effect makes something ready; not of one that no server brings. */
  readonly isPrepared: (effect: string) => boolean;
}
