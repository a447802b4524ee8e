import type { ReactElement } from 'react';
import type { IdCardFacts } from '#platform/model/linkage/idCardFacts.ts';
import { CardReaderButton } from '#platform/web/cardReader/CardReaderButton.tsx';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { FormContext } from '#platform/web/form/store/formContext.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { findTitle, titleWordOf } from '../../titles.ts';
import { OfferedField } from '../OfferedField.tsx';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { texts } from '../texts.ts';
import css from './steps.module.css';

/** The person who fills it in and will sign in. */
export function PersonStep(): ReactElement {
  const t = useTexts(texts);
  const { person, options } = useOpenRegistration();
  const titles = options.lookups.filter(
    ({ group, attribute }) => group === 'TITLE' && attribute?.['personType'] !== 'legalEntity',
  );
  const documents = options.lookups.filter(
    ({ group, code }) => group === 'DOCUMENT_TYPE_PERSON' && code !== 'juristic',
  );
  const take = (card: IdCardFacts): void => {
    const found = findTitle(
      titles.map((row) => ({ ...titleWordOf(row), row })),
      card.titleTh,
    )?.row;
    const english = [card.firstNameEn, card.lastNameEn].filter((part) => part !== null).join(' ');
    person.store.setValues('', {
      ...(found === undefined ? {} : { refTitle: found }),
      fullName: `${card.firstNameTh} ${card.lastNameTh}`,
      ...(english === '' ? {} : { fullNameEn: english }),
      refDocumentTypePerson: documents.find(({ code }) => code === 'idCard') ?? null,
      idCard: card.citizenId,
    });
  };
  return (
    <FormContext value={person}>
      <p className={css.lead}>{t('personHelp')}</p>
      <CardReaderButton onRead={take} />
      <FieldGrid>
        <OfferedField name="refTitle" rows={titles} />
        <FormField record="" name="fullName" />
        <FormField record="" name="fullNameEn" />
        <OfferedField name="refDocumentTypePerson" rows={documents} />
        <FormField record="" name="idCard" />
        <FormField record="" name="email" />
        <FormField record="" name="phone" />
      </FieldGrid>
    </FormContext>
  );
}
