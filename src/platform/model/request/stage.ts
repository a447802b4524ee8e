/**
 * A stage of a workflow: the state in which a case waits, for whom, and its actions. A module lists its stages in
 * order; an action that passes a case on goes to the next of them, whichever that is, and actions that every stage
 * shares are declared once.
 */
import type { Label } from '#language/label.ts';
import type { EffectDeclaration, GuardDeclaration, WorkflowAction, WorkflowState } from '#language/workflow.ts';
import type { requestStatus } from '../businessChoices.ts';

export type RequestState = keyof (typeof requestStatus)['values'];

/** The target of an action that passes the case on: the state of the next stage, or approval after the last. */
export const NEXT = 'next';
/** The previous stage of an officer: a case is never returned to a payment. */
export const BACK = 'back';

export interface StageAction extends Omit<WorkflowAction, 'from' | 'to' | 'shortcutTo'> {
  /** The parties that take it: in the state of the stage, or in each of these states. */
  readonly by: readonly string[] | Readonly<Partial<Record<RequestState, readonly string[]>>>;
  /** Absent: the state does not change. */
  readonly to?: RequestState | typeof NEXT | typeof BACK;
}

/** Actions that most stages have, and that are the same in each of them. */
export const commonActionNames = ['answer', 're-edit', 'return-officer', 'unlock', 'not-approve', 'cancel'] as const;
export type CommonAction = (typeof commonActionNames)[number];

export interface Stage {
  readonly state: RequestState;
  readonly waitingState: WorkflowState;
  /** Further states in which a case of this stage may wait. */
  readonly furtherStates?: Readonly<Partial<Record<RequestState, WorkflowState>>>;
  /** States in which a case may end in this stage, in addition to approval, refusal and cancellation. */
  readonly finalStates?: readonly RequestState[];
  /** The parties that take each of the common actions here: in the state of the stage, or in each of these states. */
  readonly commonActionParties: Readonly<Partial<Record<CommonAction, StageAction['by']>>>;
  readonly actions: Readonly<Record<string, StageAction>>;
  /**
   * Guards and effects of every action that passes the case to this stage; `maySkip`: an effect may find that there is
   * nothing to wait for.
   */
  readonly entry?: {
    readonly guards?: readonly string[];
    readonly effects?: readonly string[];
    readonly maySkip?: true;
  };
  /** Further guards of every decision, once a case has passed through this stage. */
  readonly decidingGuards?: readonly string[];
  /** Further effects if the case ends without approval. */
  readonly closingEffects?: readonly string[];
  /** Parties of this stage, in addition to those of every workflow. */
  readonly parties?: Readonly<Record<string, Label>>;
  /** Guards and effects of this stage, in addition to those of the platform. */
  readonly guards?: Readonly<Record<string, GuardDeclaration>>;
  readonly effects?: Readonly<Record<string, EffectDeclaration>>;
}
