import type { ReactElement } from 'react';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import type { AquaticAnswer } from '../../aquaticClass.ts';
import css from './classes.module.css';
import { texts } from './texts.ts';
import { useAquaticAnswer, type AquaticResult } from './useAquaticAnswer.ts';

/** Shows the result of the aquatic tests: category, statement and words, acute and chronic. */
export function AquaticClass(): ReactElement {
  const t = useTexts(texts);
  const isReadOnly = useIsReadOnly();
  const found = useAquaticAnswer();
  return (
    <section className={css.answer} aria-label={t('aquatic')}>
      <p className={css.title}>{t('aquatic')}</p>
      <div className={css.answer} aria-live="polite">
        {found === undefined ? (
          <Skeleton lines={2} />
        ) : found === null ? (
          <p className={css.quiet}>{t(isReadOnly ? 'aquaticNothing' : 'aquaticYet')}</p>
        ) : (
          <Answer found={found} />
        )}
      </div>
    </section>
  );
}

function Answer({ found: { answer, rowNumberOf } }: { readonly found: AquaticResult }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { acute, chronic, words, unused } = answer;
  return (
    <>
      <div className={css.cards}>
        <Category
          title={t('acute')}
          category={acute}
          rowOf={rowNumberOf}
          more={words === null ? undefined : t('alsoCalled', { words: label(words) })}
        />
        <Category title={t('chronic')} category={chronic} rowOf={rowNumberOf} />
      </div>
      {unused.length === 0 ? null : (
        <p className={css.quiet}>{t('unused', { rows: unused.map(rowNumberOf).join(', ') })}</p>
      )}
    </>
  );
}

interface CategoryProps {
  readonly title: string;
  readonly category: AquaticAnswer['acute'] | AquaticAnswer['chronic'];
  readonly rowOf: AquaticResult['rowNumberOf'];
  readonly more?: string | undefined;
}

function Category({ title, category, rowOf, more }: CategoryProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <div className={css.card}>
      <p className={css.small}>{title}</p>
      <p className={css.class}>{category === null ? t('notClassified') : t('category', { n: category.category })}</p>
      {category === null ? null : (
        <p>
          <strong>{category.code}</strong> {label(category.statement)}
        </p>
      )}
      <p className={css.quiet}>
        {[category === null ? undefined : t('byRow', { n: rowOf(category.testIndex) }), more]
          .filter((text) => text !== undefined)
          .join(' · ')}
      </p>
    </div>
  );
}
