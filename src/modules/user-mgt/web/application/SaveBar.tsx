import { useEffect, useRef, type ReactElement } from 'react';
import { useSaveKey } from '#platform/web/form/save/useSaveKey.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ActionBar } from '#platform/web/ui/layout/ActionBar.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { focusFirstProblem } from './focusFirstProblem.ts';
import { texts } from './texts.ts';
import type { SettingsSave } from './useSaveSettings.ts';

export interface SaveBarProps {
  readonly saving: SettingsSave;
  readonly isChanged: boolean;
  /** The reason why it cannot be saved as it is. */
  readonly blockedReason?: string | undefined;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  /** Reads the settings again and discards the typed values. */
  readonly onReload: () => void;
}

/** Shows the failure of the last save, and the buttons to save or reload. */
export function SaveBar({ saving, isChanged, blockedReason, onSave, onUndo, onReload }: SaveBarProps): ReactElement {
  const t = useTexts(texts);
  const { isBusy, isStale, failure } = saving;
  const reason = isChanged ? blockedReason : t('unchanged');
  useFirstProblem(saving);
  useSaveKey(() => {
    if (reason === undefined && !isBusy) onSave();
  });
  return (
    <>
      {isStale ? (
        <Callout
          tone="warn"
          title={t('staleTitle')}
          isAlert
          action={
            <Button icon="reload" onClick={onReload}>
              {t('loadLatest')}
            </Button>
          }
        >
          {t('staleText')}
        </Callout>
      ) : failure === undefined ? null : (
        <Callout tone="bad" isAlert>
          {failure}
        </Callout>
      )}
      <ActionBar>
        {isChanged ? <Button onClick={onUndo}>{t('undo')}</Button> : null}
        <Button kind="primary" icon="save" isBusy={isBusy} onClick={onSave} disabledReason={reason}>
          {t('save')}
        </Button>
      </ActionBar>
    </>
  );
}

/** After a refused save, focuses the first field with a problem. */
function useFirstProblem({ isBusy }: SettingsSave): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) focusFirstProblem();
    wasBusy.current = isBusy;
  }, [isBusy]);
}
