import type { ReactElement } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import css from '../ListScreen.module.css';
import { texts } from '../texts.ts';
import type { ListAction } from './listActions.ts';

export interface BulkBarProps {
  readonly ticked: number;
  readonly actions: readonly ListAction[];
  readonly running: string | undefined;
  readonly onClearSelection: () => void;
}

/** Maximum that the server accepts at once. */
const ROWS_MAX = 1000;

export function BulkBar({ ticked, actions, running, onClearSelection }: BulkBarProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const tooMany = t('tooManyTicked', { limit: ROWS_MAX.toLocaleString(locale) });
  return (
    <div className={css.bulk} data-screen-only="">
      <span className={css.ticked} aria-live="polite">
        {t('ticked', { n: ticked.toLocaleString(locale) })}
      </span>
      {actions.map(({ key, label, icon, buttonKind, count, reason, run }) => (
        <Button
          key={key}
          size="small"
          kind={buttonKind}
          icon={icon}
          isBusy={running === key}
          disabledReason={count > ROWS_MAX ? tooMany : reason}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      <IconButton icon="close" size="small" label={t('untick')} onClick={onClearSelection} />
    </div>
  );
}
