/**
 * Of which steps people are notified, and with which text: all steps that change the state, and others that are
 * declared so.
 */
import type { Label } from '#language/label.ts';
import { RE_STATUS, type WorkflowStep, type Workflow } from '#language/workflow.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';

export interface StepNotice {
  /** Text that follows the number of the case. */
  readonly happened: Label;
  /** True if the holder's certificate has changed, whoever filed: all owners of the holder are notified. */
  readonly isForOwners?: true;
}

/** Steps that no workflow declares. */
const otherSteps: Readonly<Record<string, StepNotice>> = {
  [RE_STATUS]: { happened: ['ย้อนสถานะ', 'the last step was undone'] },
  record: { happened: ['บันทึกเข้าทะเบียนแล้ว', 'entered in the register'], isForOwners: true },
  correct: { happened: ['แก้ไขทะเบียนแล้ว', 'corrected in the register'], isForOwners: true },
};

/** Uses the text that the action declares in the workflow. */
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

/** Returns what the party responsible for a case in this state has to do; a due date may follow it. */
export function expectedTaskIn({ states }: Workflow, state: string): Label {
  return states[state]?.task ?? ['กรุณาเปิดเรื่องเพื่อดำเนินการต่อ', 'Please open the case to continue'];
}
