import type { ReactElement } from 'react';
import { idOf } from '#language/readUnknown.ts';
import type { SentRecord } from '#language/record.ts';
import { AddressFields } from '#platform/web/address/AddressFields.tsx';
import { problemText } from '#platform/web/api/errors.ts';
import { FieldProblem } from '#platform/web/fields/FieldFrame.tsx';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { domIdOf, FormContext, useField } from '#platform/web/form/store/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import type { OfferedLookup } from '../../options.ts';
import { OfferedField } from '../OfferedField.tsx';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { texts } from '../texts.ts';
import css from './steps.module.css';

export function ContactStep(): ReactElement {
  const t = useTexts(texts);
  const { document, options, draft } = useOpenRegistration();
  return (
    <FormContext value={document}>
      {draft.personType === 'legalEntity' ? (
        <section className={css.lines}>
          <h3 className={css.sub}>{t('ofCompany')}</h3>
          <FieldGrid>
            <FormField record="" name="email" />
            <FormField record="" name="phone" />
          </FieldGrid>
        </section>
      ) : null}
      <section className={css.lines}>
        <h3 className={css.sub}>{t('address')}</h3>
        <AddressFields />
      </section>
      <section className={css.lines}>
        <h3 className={css.sub}>{t('business')}</h3>
        <OfferedField name="refCheckpoint" rows={options.checkpoints} />
        <OperatorTypeTicks rows={options.lookups.filter(({ group }) => group === 'OPERATOR_TYPE')} />
      </section>
    </FormContext>
  );
}

/** There are few, and all are visible: a checkbox each. */
function OperatorTypeTicks({ rows }: { readonly rows: readonly OfferedLookup[] }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { document } = useOpenRegistration();
  const { store } = document;
  const { value, problem } = useField('operatorTypes');
  const chosen = (value ?? []) as readonly SentRecord<'userOperatorType'>[];
  const find = (id: string): SentRecord<'userOperatorType'> | undefined =>
    chosen.find(({ refOperatorType }) => idOf(refOperatorType) === id);
  const toggle = (row: OfferedLookup): void => {
    const chosenRow = find(row.id);
    store.setValues('', {
      operatorTypes:
        chosenRow === undefined
          ? [...chosen, store.newRow('operatorTypes', { refOperatorType: row })]
          : chosen.filter((candidate) => candidate !== chosenRow),
    });
  };
  const id = domIdOf(document, 'operatorTypes');
  return (
    <fieldset id={id} tabIndex={-1} className={css.ticks}>
      <legend className={css.legend}>
        {t('kinds')} <span className={css.soft}>{t('kindsHelp')}</span>
      </legend>
      {rows.map((row) => (
        <CheckboxLine key={row.id} checked={find(row.id) !== undefined} onChange={() => toggle(row)}>
          {locale === 'th' ? row.value : (row.value2 ?? row.value)}
        </CheckboxLine>
      ))}
      {problem === undefined ? null : <FieldProblem id={id} text={problemText(problem, locale)} />}
    </fieldset>
  );
}
