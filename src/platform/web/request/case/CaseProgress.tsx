import type { ReactElement } from 'react';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import { plainDateOf } from '#language/values/instant.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { statusStyleOf } from './StateTag.tsx';
import { texts } from '../texts.ts';
import css from './CaseProgress.module.css';
import type { ProgressStep } from '../state/progressOf.ts';

export function CaseProgress({ steps }: { readonly steps: readonly ProgressStep[] }): ReactElement {
  const t = useTexts(texts);
  return (
    <ol className={css.progress} aria-label={t('progress')}>
      {steps.map((step) => (
        <ProgressStepItem key={step.state.code} step={step} />
      ))}
    </ol>
  );
}

function ProgressStepItem({ step }: { readonly step: ProgressStep }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { state, progress } = step;
  const { tone, icon } = statusStyleOf(state, 'requestStatus');
  return (
    <li
      className={classes(css.step, css[progress], progress === 'ended' && css[tone])}
      {...(progress === 'now' ? { 'aria-current': 'step' } : {})}
    >
      <span className={css.mark}>
        {progress === 'ahead' ? null : <Icon name={progress === 'done' ? 'check' : icon} size={MARK_PX} />}
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <VisuallyHidden>{`${t(progress)}: `}</VisuallyHidden>
          {label(state.label)}
        </span>
        <StepDetails step={step} />
      </span>
    </li>
  );
}

const MARK_PX = 14;

function StepDetails({ step: { at, party, days } }: { readonly step: ProgressStep }): ReactElement | null {
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
