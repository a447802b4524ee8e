import { useId, type ReactElement } from 'react';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PickRow } from '#platform/model/request/documentPicker.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './PickIssuedDialog.module.css';
import { StandingTag } from './StandingTag.tsx';
import { texts } from './texts.ts';

export interface PickLineProps {
  readonly row: PickRow;
  readonly isMany: boolean;
  readonly isChosen: boolean;
  /** It can still be focused, so that the reason can be read. */
  readonly whyNot: string | undefined;
  readonly onPress: () => void;
}

/** One document of the register, as a button. */
export function PickLine({ row, isMany, isChosen, whyNot, onPress }: PickLineProps): ReactElement {
  const locale = useLocale();
  const label = useLabel();
  const t = useTexts(texts);
  const why = useId();
  const isOff = whyNot !== undefined;
  return (
    <li>
      <button
        type="button"
        className={classes(css.line, isOff && css.off, isChosen && css.isChosen)}
        aria-disabled={isOff}
        {...(isMany ? { role: 'checkbox', 'aria-checked': isChosen } : {})}
        {...(isOff ? { 'aria-describedby': why } : {})}
        onClick={() => (isOff ? undefined : onPress())}
      >
        {isMany ? <span className={css.mark}>{isChosen ? <Icon name="check" size={14} /> : null}</span> : null}
        <span className={css.said}>
          <span className={css.name}>
            <strong>{row.number}</strong>
            <span>{label(row.name)}</span>
          </span>
          <span className={css.facts}>
            <StandingTag standing={row.standing} />
            <span>
              {row.expireDate === null ? t('neverExpires') : t('expires', { date: formatDate(row.expireDate, locale) })}
            </span>
            <span>{label(row.documentType.label)}</span>
            {row.revision > 1 ? <span>{t('revision', { n: row.revision })}</span> : null}
          </span>
          {isOff ? (
            <span id={why} className={css.why}>
              {whyNot}
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
}
