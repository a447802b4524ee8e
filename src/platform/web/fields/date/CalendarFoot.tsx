import { Popover } from '@base-ui/react/popover';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { PlainButton } from '../../ui/button/Button.tsx';
import { texts } from '../texts.ts';
import css from './Calendar.module.css';

export function CalendarFoot({
  onToday,
  onClear,
}: {
  readonly onToday: () => void;
  readonly onClear: () => void;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.foot}>
      <PlainButton kind="quiet" size="small" onClick={onToday}>
        {t('today')}
      </PlainButton>
      <PlainButton kind="quiet" size="small" onClick={onClear}>
        {t('clear')}
      </PlainButton>
      <Popover.Close
        render={
          <PlainButton kind="quiet" size="small" className={css.last}>
            {t('close')}
          </PlainButton>
        }
      />
    </div>
  );
}
