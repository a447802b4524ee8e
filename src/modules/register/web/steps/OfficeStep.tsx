import type { ReactElement } from 'react';
import { FormContext } from '#platform/web/form/store/formContext.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { OfferedField } from '../OfferedField.tsx';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { texts } from '../texts.ts';
import css from './steps.module.css';

export function OfficeStep(): ReactElement {
  const t = useTexts(texts);
  const { document, options } = useOpenRegistration();
  return (
    <FormContext value={document}>
      <p className={css.lead}>{t('officeHelp')}</p>
      <FieldGrid>
        <OfferedField name="refWorkplace" rows={options.departments} />
        <OfferedField name="refJobPosition" rows={options.jobPositions} />
        <OfferedField name="refOfficerLevel" rows={options.lookups.filter(({ group }) => group === 'OFFICER_LEVEL')} />
      </FieldGrid>
    </FormContext>
  );
}
