import type { ReactElement } from 'react';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { StateTag } from '#platform/web/request/case/StateTag.tsx';
import { texts } from '../texts.ts';
import { dayText } from './day.ts';
import type { Filing } from './filing.ts';
import css from './HolderInForce.module.css';

/** Shows the facts by which the holder is identified in the register. */
export function RegisterFacts({
  filing: { dossier, revision, approveDate },
}: {
  readonly filing: Filing;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const label = useLabel();
  const facts: readonly (readonly [string, string])[] = [
    [t('number'), dossier.code ?? EMPTY_VALUE_TEXT],
    [t('since'), dayText(dossier.effectiveDate, locale)],
    [t('revision'), revision === null ? EMPTY_VALUE_TEXT : String(revision)],
    [t('approvedOn'), dayText(approveDate, locale)],
  ];
  return (
    <dl className={css.summary} aria-label={label(dossier.state.label)}>
      {facts.map(([title, value]) => (
        <div key={title} className={css.fact}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={css.fact}>
        <dt>{t('standing')}</dt>
        <dd>
          <StateTag state={dossier.state} of="dossierState" />
        </dd>
      </div>
    </dl>
  );
}
