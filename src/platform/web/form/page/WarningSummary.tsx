import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { problemText } from '../../api/errors.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useOpenForm } from '../store/formContext.ts';
import { placeProblems } from '../store/orderProblems.ts';
import { ProblemLines } from './ProblemLines.tsx';
import css from './WarningSummary.module.css';
import { texts } from '../texts.ts';

/**
 * Lists the warnings of the rules for the current values, each with a link to its field. None of them blocks saving.
 */
export function WarningSummary(): ReactElement | null {
  const form = useOpenForm();
  const { store, prefix } = form;
  const t = useTexts(texts);
  const locale = useLocale();
  const warnings = useSyncExternalStore(store.watchWarnings, store.getWarnings);
  const placed = useMemo(() => {
    const computed = store.findComputed('');
    return computed === undefined ? [] : placeProblems(store.model, computed, warnings);
  }, [store, warnings]);
  if (!store.model.hasWarnings) return null;
  const title = placed.length === 1 ? t('warningTitleOne') : t('warningTitle', { n: placed.length });
  return (
    <>
      {/* Rendered from the beginning, so that screen readers announce its content while the person types. */}
      <VisuallyHidden>
        <output>
          {placed.length === 0 ? '' : [title, ...placed.map(({ problem }) => problemText(problem, locale))].join(' ')}
        </output>
      </VisuallyHidden>
      {placed.length === 0 ? null : (
        <section className={css.summary} aria-labelledby={`${prefix}warnings`}>
          <h2 id={`${prefix}warnings`} className={css.title}>
            <Icon name="warning" size={18} />
            {title}
          </h2>
          <p className={css.hint}>{t('warningHint')}</p>
          <ProblemLines placed={placed} linkClass={css.link} />
        </section>
      )}
    </>
  );
}
