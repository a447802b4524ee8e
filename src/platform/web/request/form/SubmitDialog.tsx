import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { Workflow } from '#language/workflow.ts';
import { caseQuery } from '../caseApi.ts';
import { StepDialog } from '../step/StepDialog.tsx';
import type { SubmitQuestion } from './useSubmission.ts';

export interface SubmitDialogProps {
  readonly entity: AnyEntity;
  readonly workflow: Workflow;
  readonly question: SubmitQuestion;
}

/** Asks the same questions as the page of the case before the document is submitted. */
export function SubmitDialog({
  entity,
  workflow,
  question: { requestId, action, onClose, onDone, takeRefusal },
}: SubmitDialogProps): ReactElement | null {
  const { data } = useQuery(caseQuery(requestId));
  if (data === undefined) return null;
  return (
    <StepDialog
      action={{ what: 'action', name: action }}
      entity={entity}
      caseView={data}
      workflow={workflow}
      chapters={[]}
      editAddress={undefined}
      onClose={onClose}
      onDone={onDone}
      takeRefusal={takeRefusal}
    />
  );
}
