import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { ActionBar } from '../ui/ActionBar.tsx';
import { Button } from '../ui/Button.tsx';
import { DraftLine } from './DraftLine.tsx';
import type { DraftKeeper } from './draftKeeper.ts';
import { texts } from './texts.ts';

export interface FormActionsProps {
  readonly keeper: DraftKeeper;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

export function FormActions({ keeper, isBusy, onSave, onCancel }: FormActionsProps): ReactElement {
  const t = useTexts(texts);
  return (
    <ActionBar>
      <DraftLine keeper={keeper} />
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button kind="primary" icon="save" isBusy={isBusy} onClick={onSave}>
        {t('save')}
      </Button>
    </ActionBar>
  );
}
