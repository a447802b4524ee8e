import type { ReactElement } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { sendSelectionToOpener, hasOpener } from './selectionToOpener.ts';
import css from '../ListScreen.module.css';
import type { Selection } from '../rows/selection.ts';
import { texts } from '../texts.ts';

export interface PickBarProps {
  readonly selection: Selection;
  readonly isMany: boolean;
  /** Without it the list is a page of its own, and the page that opened it receives the selection. */
  readonly onSelect?: ((rows: readonly WireRecord[]) => void) | undefined;
  readonly onClearSelection: () => void;
}

export function PickBar({ selection, isMany, onSelect, onClearSelection }: PickBarProps): ReactElement {
  const t = useTexts(texts);
  const hasTaker = onSelect !== undefined || hasOpener();
  const n = selection.size;
  const reason = hasTaker ? (n === 0 ? t('chooseFirst') : undefined) : t('nobodyAsked');
  const take = onSelect ?? sendSelectionToOpener;
  return (
    <div className={css.pickBar} data-screen-only="">
      <span className={css.picked} aria-live="polite">
        {n === 0 ? '' : t('ticked', { n })}
      </span>
      {n === 0 ? null : (
        <Button kind="quiet" onClick={onClearSelection}>
          {t('untick')}
        </Button>
      )}
      <Button kind="primary" icon="check" disabledReason={reason} onClick={() => take([...selection.values()])}>
        {isMany && n > 0 ? t('chooseN', { n }) : t('choose')}
      </Button>
    </div>
  );
}
