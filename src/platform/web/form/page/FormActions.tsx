import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { DraftLine } from '../draft/DraftLine.tsx';
import type { DraftKeeper } from '../draft/draftKeeper.ts';
import { texts } from '../texts.ts';

/** What is done with the record once it is saved. */
export interface Submission {
  readonly label: string;
  readonly isBusy: boolean;
  readonly run: () => void;
}

export interface FormActionsProps {
  readonly keeper: DraftKeeper;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly submission?: Submission | undefined;
}

export function FormActions({ keeper, isBusy, onSave, onCancel, submission }: FormActionsProps): ReactElement {
  const t = useTexts(texts);
  const isLast = submission === undefined;
  return (
    <ActionBar>
      <DraftLine keeper={keeper} />
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
