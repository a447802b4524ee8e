/** The guards and effects that a workflow may name, and their contexts. */
import type { PoolClient } from 'pg';
import type { HolderFacts } from '#language/holderFacts.ts';
import type { MessageRef } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Engine } from '../../resource/engine.ts';
import type { Writer } from '../../resource/writer.ts';
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

/** `E` is the entity of the document; without it, the case is of any kind. */
export type GuardContext<E extends string = string> = AnyGuardContext<Case<E>>;

/** Guards for one kind of document are declared with `guardsOf`. */
export type Guard<E extends string = string> = (context: GuardContext<E>) => Promise<MessageRef | undefined>;

/** The context of an effect of a request. `E` is the entity of the document; without it, the case is of any kind. */
export type EffectContext<E extends string = string> = EffectContextWith<RowOf<E>>;

interface EffectContextWith<Document> extends StepContext<CaseWith<Document>> {
  readonly engine: Engine;
  /** Each is changed by the effects and written once, after all of them. */
  readonly request: Changeable<RequestRow>;
  readonly dossier: Changeable<DossierRow>;
  readonly document: Changeable<Document>;
}

declare module '../../workflow/step.ts' {
  interface Prepared {
    /** The number of the request, if it had none. */
    complete: { readonly requestCode?: string };
    /** The application as it is filed by this step. */
    keepForm: { readonly fileId: string; readonly isSigned: boolean };
    /** The issued document: its number if it had none, and its paper if it has one. */
    issue: {
      readonly approveCode?: string;
      readonly fileId?: string;
      readonly isSigned?: boolean;
      /** The date on the paper, in case midnight passes in the meantime. */
      readonly issuedOn: PlainDate;
    };
  }
}

export type PrepareContext<E extends string = string> = AnyPrepareContext<Case<E>>;

/**
 * `E` is as in the context; `Name` is the name of the effect, if it prepares something. Effects for one kind of
 * document are declared with `effectsOf`.
 */
export type Effect<E extends string = string, Name extends keyof Prepared = keyof Prepared> = StepEffect<
  Case<E>,
  EffectContext<E>,
  Prepared[Name]
>;

/**
 * Returns fields that the server sets in a new document of one kind, in addition to those it sets in every document.
 */
export type FilingOf = (context: { readonly db: Queryable; readonly actor: Actor }) => Promise<AnyRecord>;

/** A further effect, in the same transaction, of suspending, reinstating or revoking an issued document. */
export type StandingEffect = (context: {
  readonly engine: Engine;
  readonly db: PoolClient;
  readonly writer: Writer;
  /** As it was before. */
  readonly dossier: DossierRow;
  readonly holderId: string;
  readonly to: string;
  readonly remark: string;
}) => Promise<void>;

/** Returns the registered facts of a holder. */
export type HolderFactsOf = (context: { readonly db: Queryable; readonly holderId: string }) => Promise<HolderFacts>;

export interface StepRegistry {
  readonly holderFacts: HolderFactsOf;
  readonly standingEffect: (entity: string) => StandingEffect;
  readonly filing: (entity: string) => FilingOf;
  readonly guard: (name: string) => Guard;
  readonly effect: (name: string) => Effect;
  /** Returns whether an effect has a preparation; false for an unknown effect. */
  readonly isPrepared: (effect: string) => boolean;
}
