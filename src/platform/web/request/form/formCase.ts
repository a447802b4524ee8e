/** What the case allows a person to do with the form of its document. */
import { formFieldNamesOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { statesOf } from '#language/workflow.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';

export interface SubmitStep {
  readonly action: string;
  readonly label: Label;
}

/**
 * Returns the action with which the operator submits the document: undefined for everybody else. A document that was
 * not filed yet counts as a draft.
 */
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
  /** A cancellation changes nothing in the issued document. */
  | { readonly kind: 'cancel'; readonly fields: readonly Label[] }
  /** The officer has unlocked these fields for the operator. */
  | { readonly kind: 'unlocked'; readonly fields: readonly Label[] }
  /** In this state the person may edit only these fields. */
  | { readonly kind: 'state'; readonly fields: readonly Label[] }
  /** The same for fields that only officers read. */
  | { readonly kind: 'officer'; readonly fields: readonly Label[] };

/** Returns undefined if every field that can be edited may be. */
export function closedFieldsReason(
  entity: AnyEntity,
  { editable, request, parties }: Pick<CaseView, 'editable' | 'request' | 'parties'>,
): ClosedFieldsReason | undefined {
  const writable = Object.entries(entity.fields).filter(
    ([, { managed, kind }]) => managed !== true && kind !== 'inverse',
  );
  if (writable.every(([name]) => editable.includes(name))) return undefined;
  const isOperator = parties.some(({ party }) => party === OPERATOR);
  const open = writable
    .filter(([name, field]) => editable.includes(name) && !(isOperator && field.class === 'officer'))
    .map(([, field]) => field);
  const fields = open.map(({ label }) => label);
  if (request.kind.code === 'cancel') return { kind: 'cancel', fields };
  if (isOperator && request.unlockedFields.length > 0) return { kind: 'unlocked', fields };
  return { kind: open.every((field) => field.class === 'officer') ? 'officer' : 'state', fields };
}

/** Returns the first field of the form that may be edited; undefined if the form names none of them. */
export function findFirstOpenField(entity: AnyEntity, { editable }: Pick<CaseView, 'editable'>): string | undefined {
  return formFieldNamesOf(entity.form).find((name) => editable.includes(name));
}
