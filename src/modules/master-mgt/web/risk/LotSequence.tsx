import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx';
import type { Lot } from '../../riskLevel.ts';
import css from './LotSequence.module.css';
import { texts } from './texts.ts';

type LotTreatment = 'papersOnly' | 'inspected' | 'sampled';
const LOT_TREATMENTS: readonly LotTreatment[] = ['inspected', 'sampled', 'papersOnly'];

/** Shows the next lots one after the other: which are opened, which are sampled. */
export function LotSequence({ lots }: { readonly lots: readonly Lot[] }): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.lots}>
      <p className={css.title}>{t('lotsAhead', { n: lots.length })}</p>
      <ol className={css.line}>
        {lots.map((lot) => {
          const fate = treatmentOf(lot);
          return (
            <li
              key={lot.number}
              className={classes(css.lot, css[fate])}
              title={t('lot', { n: lot.number, what: t(fate) })}
            >
              <span aria-hidden="true">{lot.number}</span>
              <VisuallyHidden>{t('lot', { n: lot.number, what: t(fate) })}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <ul className={css.legend} aria-hidden="true">
        {LOT_TREATMENTS.map((fate) => (
          <li key={fate}>
            <span className={classes(css.lot, css.sign, css[fate])} />
            {t(fate)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function treatmentOf({ isInspected, isSampled }: Lot): LotTreatment {
  if (isSampled) return 'sampled';
  return isInspected ? 'inspected' : 'papersOnly';
}
