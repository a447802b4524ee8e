import type { ReactElement } from 'react';
import { doseText, rangeText } from '../../doseText.ts';
import { toxicityClass, type PhysicalState, type Scheme } from '../../toxicityClass.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { bandProps } from './bands.ts';
import { BandTag } from './BandTag.tsx';
import type { ProductDose, ProductDoses } from './productDoses.ts';
import { texts } from './texts.ts';
import css from './ToxicityResult.module.css';
import type { ToxicityTableRow } from './useToxicityRows.ts';

/** Shows the class in either scheme, and the reason. */
export function ToxicityResult({
  rows,
  state,
  answer,
}: {
  readonly rows: readonly ToxicityTableRow[];
  readonly state: PhysicalState;
  readonly answer: ProductDoses;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.result} aria-live="polite">
      {'problem' in answer ? (
        <Callout tone="warn">
          {answer.problem.kind === 'percentNeeded'
            ? t('percentNeeded', { n: answer.problem.n })
            : t(answer.problem.kind)}
        </Callout>
      ) : answer.doses.length === 0 ? (
        <p className={css.quiet}>{t('nothingYet')}</p>
      ) : (
        <>
          <Estimates doses={answer.doses} />
          <div className={css.schemes}>
            <SchemeResult scheme="who" rows={rows} state={state} doses={answer.doses} />
            <SchemeResult scheme="ghs" rows={rows} state={state} doses={answer.doses} />
          </div>
        </>
      )}
    </div>
  );
}

function Estimates({ doses }: { readonly doses: readonly ProductDose[] }): ReactElement | null {
  const t = useTexts(texts);
  const routeText = useCodes('route').textOf;
  const estimated = doses.filter(({ ingredients }) => ingredients.length > 0);
  return estimated.length === 0 ? null : (
    <div>
      {estimated.map(({ route, dose, ingredients }) => (
        <p key={route} className={css.formula}>
          {t('estimated', {
            route: routeText(route),
            terms: ingredients
              .map((ingredient) => `${doseText(ingredient.percent)} ÷ ${doseText(ingredient.dose)}`)
              .join(' + '),
            dose: doseText(dose),
          })}
        </p>
      ))}
      <p className={css.quiet}>{t('estimateOnly')}</p>
    </div>
  );
}

function SchemeResult({
  scheme,
  rows,
  state,
  doses,
}: {
  readonly scheme: Scheme;
  readonly rows: readonly ToxicityTableRow[];
  readonly state: PhysicalState;
  readonly doses: readonly ProductDose[];
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [schemeText, routeText] = [useCodes('ld50Scheme').textOf, useCodes('route').textOf];
  const { byRoute, worst } = toxicityClass(rows, { scheme, state, doses });
  const { className, style } = bandProps(worst?.row.colour);
  return (
    <section className={classes(css.scheme, className)} style={style}>
      <h3 className={css.title}>{schemeText(scheme)}</h3>
      <p className={css.class}>
        {worst === undefined ? t('notClassified') : worst.row.hazardClass}
        {worst === undefined ? null : (
          <span className={css.name}>{nameInLocale({ th: worst.row.nameTh, en: worst.row.nameEn }, locale)}</span>
        )}
      </p>
      {worst === undefined ? null : <BandTag row={worst.row} />}
      <ul className={css.why}>
        {byRoute.map(({ route, dose, row }) => (
          <li key={route}>
            {row === undefined
              ? t('beyond', { route: routeText(route), dose: doseText(dose) })
              : t('because', {
                  route: routeText(route),
                  dose: doseText(dose),
                  range: rangeText(row),
                  class: row.hazardClass,
                })}
          </li>
        ))}
      </ul>
      {byRoute.length > 1 ? <p className={css.quiet}>{t('worst')}</p> : null}
    </section>
  );
}
