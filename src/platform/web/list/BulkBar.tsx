import type { ReactElement } from 'react';
import type { RowAction } from '../api/resource.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { OfferedAction } from './bulk.ts';
import css from './ListScreen.module.css';
import { texts } from './texts.ts';

export interface BulkBarProps {
  readonly ticked: number;
  readonly offers: readonly OfferedAction[];
  readonly running: RowAction | undefined;
  readonly onRun: (offer: OfferedAction) => void;
  readonly onUntick: () => void;
}

/** The server takes no more at once. */
const ROWS_MAX = 1000;

const icons = { activate: 'activate', archive: 'archive', delete: 'delete' } as const satisfies Record<RowAction, IconName>;
const labels = { activate: 'activate', archive: 'archive', delete: 'delete' } as const;

export function BulkBar({ ticked, offers, running, onRun, onUntick }: BulkBarProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const reasonFor = ({ action, rows }: OfferedAction): string | undefined => {
    if (rows.length > ROWS_MAX) return t('tooManyTicked', { limit: ROWS_MAX.toLocaleString(locale) });
    if (rows.length > 0) return undefined;
    return t(action === 'activate' ? 'allActive' : 'allArchived');
  };
  return (
    <div className={css.bulk} data-screen-only="">
      <span className={css.ticked} aria-live="polite">
        {t('ticked', { n: ticked.toLocaleString(locale) })}
      </span>
      {offers.map((offer) => (
        <Button key={offer.action} size="small" kind={offer.action === 'delete' ? 'danger' : 'default'} icon={icons[offer.action]} isBusy={running === offer.action} disabledReason={reasonFor(offer)} onClick={() => onRun(offer)}>
          {t(labels[offer.action])}
        </Button>
      ))}
      <IconButton icon="close" size="small" label={t('untick')} onClick={onUntick} />
    </div>
  );
}
