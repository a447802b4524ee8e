import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useOpenRegistration } from './RegistrationContext.ts';
import { shortTitleOf } from './steps/titleOf.ts';
import { texts } from './texts.ts';
import css from './Progress.module.css';

/** Shows the current step, and how many are left. */
export function Progress(): ReactElement {
  const t = useTexts(texts);
  const { steps, step } = useOpenRegistration();
  const place = steps.indexOf(step);
  return (
    <div className={css.progress}>
      <p className={css.count}>{t('stepOf', { n: place + 1, count: steps.length })}</p>
      <ol className={css.bar} aria-label={t('steps')}>
        {steps.map((item, index) => (
          <li
            key={item}
            className={css.step}
            data-state={index < place ? 'done' : index === place ? 'now' : 'later'}
            {...(index === place ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={css.name}>{t(shortTitleOf(item))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
