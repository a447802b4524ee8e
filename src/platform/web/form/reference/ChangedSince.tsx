import { useState, type ReactElement } from 'react';
import type { PickRow } from '#platform/model/request/documentPicker.ts';
import type { ReferencedDocumentView } from '#platform/model/request/referencesView.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { searchIssued, type PickContext } from './searchIssued.ts';
import css from './ReferenceControl.module.css';
import { texts } from './texts.ts';

export interface ChangedSinceProps {
  readonly context: PickContext;
  readonly referred: ReferencedDocumentView;
  readonly isInCell: boolean;
  readonly onUse: (row: PickRow) => void;
}

/** Says that another revision than the chosen one is in force; one click chooses it and copies from it again. */
export function ChangedSince({ context, referred, isInCell, onUse }: ChangedSinceProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const [isBusy, setBusy] = useState(false);
  const use = async (): Promise<void> => {
    setBusy(true);
    try {
      const {
        data: [row],
      } = await searchIssued(context, { ids: [referred.id] });
      if (row === undefined) notify.warning(t('gone'));
      else if (row.why === null) onUse(row);
      else notify.warning(t('notChosen', { why: label(row.why) }));
    } catch {
      // The call has already shown the reason to the person.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes(css.changed, isInCell && css.inCell)}>
      <span>{t('changedSince', { n: referred.currentRevision })}</span>
      <Button size="small" icon="reload" isBusy={isBusy} onClick={() => void use()}>
        {t('useCurrent')}
      </Button>
    </div>
  );
}
