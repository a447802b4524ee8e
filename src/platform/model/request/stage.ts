/**
 * A stage of a workflow: where a case waits, for whom, and what is done there. A module puts its stages one after another;
 * what leads on leads to the next of them, whichever that is, and what every stage has in common is declared once.
 */
import type { Label } from '#language/label.ts';
import type { EffectDeclaration, GuardDeclaration, WorkflowAction, WorkflowState } from '#language/workflow.ts';
import type { requestStatus } from '../businessChoices.ts';

export type RequestState = keyof (typeof requestStatus)['values'];

/** Where an action leads that hands the case on: to the state of the next stage, or to its approval after the last. */
export const NEXT = 'next';
/** To the stage before that an officer holds: a payment is not handed back. */
export const BACK = 'back';

export interface StageAction extends Omit<WorkflowAction, 'from' | 'to' | 'shortcutTo'> {
  /** Who takes it: in the state of the stage, or in each of these. */
  readonly by: readonly string[] | Readonly<Partial<Record<RequestState, readonly string[]>>>;
  /** Absent: the state stays. */
  readonly to?: RequestState | typeof NEXT | typeof BACK;
}

/** What can be done in most stages, and is the same in each of them. */
export const commonActionNames = ['answer', 're-edit', 'return-officer', 'unlock', 'not-approve', 'cancel'] as const;
export type CommonAction = (typeof commonActionNames)[number];

export interface Stage {
  readonly state: RequestState;
  readonly waitingState: WorkflowState;
  /** Further states in which a case of this stage may wait. */
  readonly furtherStates?: Readonly<Partial<Record<RequestState, WorkflowState>>>;
  /** Where it may end in this stage, beside approval, refusal and cancellation. */
  readonly finalStates?: readonly RequestState[];
  /** Who takes which of the common actions here: in the state of the stage, or in each of these. */
  readonly commonActionParties: Readonly<Partial<Record<CommonAction, StageAction['by']>>>;
  readonly actions: Readonly<Record<string, StageAction>>;
  /** What whoever hands the case to this stage brings about by it; `isSkipped`: an effect may find that there is nothing to wait for. */
  readonly entry?: {
    readonly guards?: readonly string[];
    readonly effects?: readonly string[];
    readonly maySkip?: true;
  };
  /** What must hold as well before anything is decided, once a case has been through this stage. */
  readonly decidingGuards?: readonly string[];
  /** What else comes of it where the case ends without approval. */
  readonly closingEffects?: readonly string[];
  /** Who acts here, beside those of every workflow. */
  readonly parties?: Readonly<Record<string, Label>>;
  /** What it names beside the guards and effects of the platform. */
  readonly guards?: Readonly<Record<string, GuardDeclaration>>;
  readonly effects?: Readonly<Record<string, EffectDeclaration>>;
}
