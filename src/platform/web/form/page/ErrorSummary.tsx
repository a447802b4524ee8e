import { useMemo, type ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './ErrorSummary.module.css';
import { useFormReport, useOpenForm } from '../store/formContext.ts';
import { placeProblems } from '../store/orderProblems.ts';
import { ProblemLines } from './ProblemLines.tsx';
import { texts } from '../texts.ts';

/** Shown after a failed save: everything that has to be corrected, each with a link to its field. */
export function ErrorSummary(): ReactElement | null {
  const form = useOpenForm();
  const { problems } = useFormReport();
  const t = useTexts(texts);
  const placed = useMemo(() => {
    const computed = form.store.findComputed('');
    return computed === undefined ? [] : placeProblems(form.store.model, computed, problems);
  }, [form, problems]);
  if (placed.length === 0) return null;
  return (
    <section className={css.summary} aria-labelledby={`${form.prefix}summary`} tabIndex={-1}>
      <h2 id={`${form.prefix}summary`} className={css.title}>
        <Icon name="error" size={18} />
        {placed.length === 1 ? t('summaryTitleOne') : t('summaryTitle', { n: placed.length })}
      </h2>
      <ProblemLines placed={placed} linkClass={css.link} />
    </section>
  );
}
