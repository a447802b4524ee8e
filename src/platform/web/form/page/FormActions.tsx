import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { DraftStatus } from '../draft/DraftStatus.tsx';
import type { DraftSaver } from '../draft/draftSaver.ts';
import { texts } from '../texts.ts';

/** A step that follows once the record is saved. */
export interface Submission {
  readonly label: string;
  readonly isBusy: boolean;
  readonly run: () => void;
}

export interface FormActionsProps {
  readonly draftSaver: DraftSaver;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly submission?: Submission | undefined;
}

export function FormActions({ draftSaver, isBusy, onSave, onCancel, submission }: FormActionsProps): ReactElement {
  const t = useTexts(texts);
  const isLast = submission === undefined;
  return (
    <ActionBar>
      <DraftStatus draftSaver={draftSaver} />
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button
        {...(isLast ? { kind: 'primary' } : {})}
        icon="save"
        isBusy={isBusy && submission?.isBusy !== true}
        onClick={onSave}
      >
        {t('save')}
      </Button>
      {isLast ? null : (
        <Button kind="primary" icon="send" isBusy={isBusy} onClick={submission.run}>
          {submission.label}
        </Button>
      )}
    </ActionBar>
  );
}
