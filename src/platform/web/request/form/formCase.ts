/** What the case lets a person do with the form of its document. */
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { statesOf } from '#language/workflow.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';

export interface SubmitStep {
  readonly action: string;
  readonly label: Label;
}

/** What the operator sends the document off with: undefined for everybody else. Nothing filed yet is as good as a draft. */
export function submitStepOf(
  { workflow }: Pick<RequestDeclaration, 'workflow'>,
  caseView: CaseView | undefined,
): SubmitStep | undefined {
  if (caseView !== undefined && !caseView.parties.some(({ party }) => party === OPERATOR)) return undefined;
  const state = caseView?.request.status.code ?? statesOf(workflow)[0] ?? '';
  const found = Object.entries(workflow.actions).find(
    ([, { tone, from }]) => tone === 'primary' && from[state]?.includes(OPERATOR) === true,
  );
  return found === undefined ? undefined : { action: found[0], label: found[1].label };
}

const OPERATOR = 'operator';

export type ClosedFieldsReason =
  /** A cancellation changes nothing of what was issued. */
  | { readonly kind: 'cancel'; readonly fields: readonly Label[] }
  /** The officer has opened these to the operator. */
  | { readonly kind: 'unlocked'; readonly fields: readonly Label[] }
  /** The state leaves only these to the person. */
  | { readonly kind: 'state'; readonly fields: readonly Label[] };

/** Undefined where everything that can be filled in may be. */
export function closedFieldsReason(
  entity: AnyEntity,
  { editable, request, parties }: Pick<CaseView, 'editable' | 'request' | 'parties'>,
): ClosedFieldsReason | undefined {
  const writable = Object.entries(entity.fields).filter(
    ([, { managed, kind }]) => managed !== true && kind !== 'inverse',
  );
  if (writable.every(([name]) => editable.includes(name))) return undefined;
  const fields = writable.filter(([name]) => editable.includes(name)).map(([, { label }]) => label);
  if (request.kind.code === 'cancel') return { kind: 'cancel', fields };
  const isOperator = parties.some(({ party }) => party === OPERATOR);
  return { kind: isOperator && request.unlockedFields.length > 0 ? 'unlocked' : 'state', fields };
}
