import { useMemo, type ReactElement } from 'react';
import { problemText } from '../api/errors.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import css from './ErrorSummary.module.css';
import { useFormReport, useOpenForm } from './formContext.ts';
import { placeProblems, type PlacedProblem } from './orderProblems.ts';
import { focusField } from './reveal.ts';
import { texts } from './texts.ts';

/** As many as one mends before trying again. */
const SHOWN_MAX = 20;

/** After a save that failed: everything that is to be corrected, each a way to its field. */
export function ErrorSummary(): ReactElement | null {
  const form = useOpenForm();
  const { problems } = useFormReport();
  const t = useTexts(texts);
  const placed = useMemo(() => {
    const settled = form.store.findSettled('');
    return settled === undefined ? [] : placeProblems(form.store.model, settled, problems);
  }, [form, problems]);
  if (placed.length === 0) return null;
  const left = placed.length - SHOWN_MAX;
  return (
    <section className={css.summary} aria-labelledby={`${form.prefix}summary`} tabIndex={-1}>
      <h2 id={`${form.prefix}summary`} className={css.title}>
        <Icon name="error" size={18} />
        {placed.length === 1 ? t('summaryTitleOne') : t('summaryTitle', { n: placed.length })}
      </h2>
      <ul className={css.list}>
        {placed.slice(0, SHOWN_MAX).map((one) => (
          <Line key={`${one.problem.address} ${one.problem.messageKey}`} placed={one} go={() => focusField(form, one.problem.address)} />
        ))}
        {left > 0 ? <li>{t('moreProblems', { n: left })}</li> : null}
      </ul>
    </section>
  );
}

function Line({ placed: { problem, rows, label, isOnForm }, go }: { readonly placed: PlacedProblem; readonly go: () => void }): ReactElement {
  const t = useTexts(texts);
  const inLanguage = useLabel();
  const locale = useLocale();
  const steps = [...rows.map((row) => t('rowPlace', { table: row.label, n: row.number })), ...(label === undefined ? [] : [inLanguage(label)])];
  const place = steps.length === 0 ? t('wholeRecord') : steps.join(' › ');
  return (
    <li>
      <span className={css.place}>{isOnForm ? <LinkButton onClick={go}>{place}</LinkButton> : place}</span>
      <span>{problemText(problem, locale)}</span>
    </li>
  );
}
