import type { ReactElement } from 'react';
import type { Label } from '#language/label.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { decimalText } from '#language/values/decimal.ts';
import { companyFactsOf } from '#modules/company/index.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import type { RegistryAnswer } from '../registrationDraft.ts';
import { Facts } from '../Facts.tsx';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { texts } from '../texts.ts';
import css from './steps.module.css';

/** Shows the company as the registry has it, as it will be registered. */
export function RegistryCompany({ row }: { readonly row: NonNullable<RegistryAnswer['row']> }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { document } = useOpenRegistration();
  const facts = companyFactsOf(row);
  const labelOf = (name: string): Label => document.store.fieldAt(name).label;
  return (
    <section className={css.found} aria-label={t('found')}>
      <Callout tone="good" title={t('found')}>
        {t('foundHelp')}
      </Callout>
      <Facts
        rows={[
          [labelOf('fullName'), facts.fullName],
          [labelOf('fullNameEn'), facts.fullNameEn],
          [labelOf('juristicType'), facts.juristicType],
          [labelOf('juristicStatus'), facts.juristicStatus],
          [labelOf('registerDate'), facts.registerDate === null ? null : formatDate(facts.registerDate, locale)],
          [
            labelOf('registerCapital'),
            facts.registerCapital === null ? null : Number(decimalText(facts.registerCapital)).toLocaleString('en'),
          ],
          [
            labelOf('committees'),
            facts.committees.map(({ title, fullName }) => `${title ?? ''}${fullName}`).join('\n'),
          ],
          [labelOf('authority'), facts.authority],
          [labelOf('objectives'), facts.objectives.map(({ description }) => description).join('\n')],
        ]}
      />
    </section>
  );
}
