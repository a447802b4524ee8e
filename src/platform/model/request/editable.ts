/** Which fields of a document may be filled in: by whom, in which state, for which kind of request. */
import type { AnyEntity } from '#language/entity.ts';
import type { RequestDeclaration } from '#language/request.ts';
import { editableIn } from '#language/workflow.ts';
import { APPLICANT } from './ownParties.ts';

export interface EditTerms {
  readonly declaration: Pick<RequestDeclaration, 'workflow' | 'cancelFields'>;
  readonly entity: Pick<AnyEntity, 'fields'>;
  readonly state: string;
  readonly kind: string;
  readonly parties: ReadonlySet<string>;
  /** Opened to the applicant while an officer has the case. */
  readonly unlocked: readonly string[];
}

export function fieldsOpenTo({
  declaration,
  entity,
  state,
  kind,
  parties,
  unlocked,
}: EditTerms): (name: string) => boolean {
  const given = editableIn(declaration.workflow, { state, parties });
  const opened = new Set(parties.has(APPLICANT) ? unlocked : []);
  const kept = kind === 'cancel' ? new Set(declaration.cancelFields) : undefined;
  return (name) => {
    if (entity.fields[name] === undefined || entity.fields[name].managed === true) return false;
    if (kept !== undefined && !kept.has(name)) return false;
    return given === 'all' || given.has(name) || opened.has(name);
  };
}
