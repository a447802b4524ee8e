import type { ReactElement } from 'react';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import { plainDateOf } from '#language/values/instant.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { lookOf } from './StateTag.tsx';
import { texts } from '../texts.ts';
import css from './Way.module.css';
import type { WayStep } from '../state/wayOf.ts';

export function Way({ steps }: { readonly steps: readonly WayStep[] }): ReactElement {
  const t = useTexts(texts);
  return (
    <ol className={css.way} aria-label={t('way')}>
      {steps.map((step) => (
        <Step key={step.state.code} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { readonly step: WayStep }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { state, place } = step;
  const { tone, icon } = lookOf(state, 'requestStatus');
  return (
    <li
      className={classes(css.step, css[place], place === 'ended' && css[tone])}
      {...(place === 'now' ? { 'aria-current': 'step' } : {})}
    >
      <span className={css.mark}>
        {place === 'ahead' ? null : <Icon name={place === 'done' ? 'check' : icon} size={MARK_PX} />}
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <VisuallyHidden>{`${t(place)}: `}</VisuallyHidden>
          {label(state.label)}
        </span>
        <Aside step={step} />
      </span>
    </li>
  );
}

const MARK_PX = 14;

function Aside({ step: { at, party, days } }: { readonly step: WayStep }): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  if (at !== null) {
    return (
      <time dateTime={at} className={css.aside}>
        {formatShortDate(plainDateOf(at), locale)}
      </time>
    );
  }
  if (party === null) return null;
  return (
    <>
      <span className={css.aside}>{label(party)}</span>
      {days === null ? null : (
        <span className={css.aside}>{days === 1 ? t('withinDay') : t('withinDays', { n: days })}</span>
      )}
    </>
  );
}
