/** The fields of a document that may be filled in: by party, state and kind of request. */
import type { AnyEntity } from '#language/entity.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { editableFieldsIn } from '#language/workflow.ts';
import { APPLICANT_PARTY } from './requestParties.ts';

export interface EditContext {
  readonly declaration: Pick<RequestDeclaration, 'workflow' | 'cancelFields'>;
  readonly entity: Pick<AnyEntity, 'fields'>;
  readonly state: string;
  readonly kind: string;
  readonly parties: ReadonlySet<string>;
  /** Fields unlocked for the applicant while an officer has the case. */
  readonly unlocked: readonly string[];
}

export function createEditableTest({
  declaration,
  entity,
  state,
  kind,
  parties,
  unlocked,
}: EditContext): (name: string) => boolean {
  const editableInState = editableFieldsIn(declaration.workflow, { state, parties });
  const unlockedFields = new Set(parties.has(APPLICANT_PARTY) ? unlocked : []);
  const cancelFields = kind === 'cancel' ? new Set(declaration.cancelFields) : undefined;
  return (name) => {
    if (entity.fields[name] === undefined || entity.fields[name].managed === true) return false;
    if (cancelFields !== undefined && !cancelFields.has(name)) return false;
    return editableInState === 'all' || editableInState.has(name) || unlockedFields.has(name);
  };
}
