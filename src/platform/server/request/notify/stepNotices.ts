/** Which steps people are told of, and in which words: every one that moves a case, and of the others those that say so. */
import type { Label } from '#language/label.ts';
import { RE_STATUS, type WorkflowStep, type Workflow } from '#language/workflow.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';

export interface StepNotice {
  /** Follows the number of the case. */
  readonly happened: Label;
  /** It is the holder's certificate that has changed, whoever filed: all who own the holder hear of it. */
  readonly isForOwners?: true;
}

/** Steps that no workflow declares. */
const otherSteps: Readonly<Record<string, StepNotice>> = {
  [RE_STATUS]: { happened: ['ย้อนสถานะ', 'the last step was undone'] },
  record: { happened: ['บันทึกเข้าทะเบียนแล้ว', 'entered in the register'], isForOwners: true },
  correct: { happened: ['แก้ไขทะเบียนแล้ว', 'corrected in the register'], isForOwners: true },
};

/** By what the action of the workflow says of itself. */
export function findStepNotice(
  workflow: Workflow,
  { entity, action, from, to }: Pick<WorkflowStep, 'action' | 'from' | 'to'> & { readonly entity: string },
): StepNotice | undefined {
  if (Object.hasOwn(otherSteps, action)) return otherSteps[action];
  const declared = (entity === 'dossier' ? dossierFlow : workflow).actions[action];
  if (declared?.notice === null) return undefined;
  const happened = declared?.notice ?? (from === to ? undefined : (declared?.label ?? [action, action]));
  return happened === undefined ? undefined : { happened, ...(entity === 'dossier' ? { isForOwners: true } : {}) };
}

/** What whoever holds a case in this state is asked to do; a day to do it by may follow. */
export function expectedTaskIn({ states }: Workflow, state: string): Label {
  return states[state]?.task ?? ['กรุณาเปิดเรื่องเพื่อดำเนินการต่อ', 'Please open the case to continue'];
}
