import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { Workflow } from '#language/workflow.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { caseQuery } from '../caseApi.ts';
import { StepDialog } from '../step/StepDialog.tsx';
import { texts } from './texts.ts';

export interface TakeBackDialogProps {
  readonly requestId: string;
  readonly entity: AnyEntity;
  readonly workflow: Workflow;
  readonly onClose: () => void;
}

/** Shows what would be undone, or why nothing can be. A list does not know that, so the case is loaded first. */
export function TakeBackDialog({ requestId, entity, workflow, onClose }: TakeBackDialogProps): ReactElement {
  const t = useTexts(texts);
  // Loaded again: the person must read exactly what will be undone.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...caseQuery(requestId), refetchOnMount: 'always' });
  if (data !== undefined && isFetchedAfterMount) {
    const done = (message: string): void => {
      notify.success(
        t('takenBack', { action: message, code: data.request.requestCode ?? data.request.draftCode ?? '' }),
      );
      onClose();
    };
    return (
      <StepDialog
        action={{ what: 'takeBack' }}
        entity={entity}
        caseView={data}
        workflow={workflow}
        chapters={[]}
        editAddress={undefined}
        onClose={onClose}
        onDone={done}
      />
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('takeBack')}>
      {error === null ? (
        <Skeleton lines={3} />
      ) : (
        <Callout
          tone="bad"
          isAlert
          action={
            <Button size="small" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('loadFailed')}
        </Callout>
      )}
    </Dialog>
  );
}
