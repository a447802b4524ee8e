import type { ReactElement } from 'react';
import { ChosenObject, ObjectLaw, type Chosen } from '#modules/haz/web/index.ts';
import { lookupText } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './LicensedSubstance.module.css';
import { SubstanceFit } from './SubstanceFit.tsx';
import { texts } from './texts.ts';

/** Chooses the listed substance of a licence or notice, and says at once if its type needs the other of the two. */
export function LicensedSubstance(): ReactElement {
  return <ChosenObject Edited={FactsAndFit} Read={Facts} />;
}

function FactsAndFit(chosen: Chosen): ReactElement {
  return (
    <>
      <Facts object={chosen.object} />
      <SubstanceFit {...chosen} />
    </>
  );
}

function Facts({ object }: Pick<Chosen, 'object'>): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { refAnnex } = object;
  return (
    <div className={css.facts}>
      <ObjectLaw object={object} />
      {refAnnex === null ? null : (
        <p className={css.quiet}>{t('department', { name: lookupText(refAnnex, locale) })}</p>
      )}
    </div>
  );
}
