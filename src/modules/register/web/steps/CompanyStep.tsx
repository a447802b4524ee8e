import { useState, type ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { FormContext } from '#platform/web/form/store/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { LabelledInput } from '#platform/web/ui/input/LabelledInput.tsx';
import type { RegistryAnswer } from '../registrationDraft.ts';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { companyFields } from '../steps.ts';
import { texts } from '../texts.ts';
import { useRegistry } from '../useRegistry.ts';
import { digitsIn } from '../useRegistration.ts';
import { RegistryCompany } from './RegistryCompany.tsx';
import css from './steps.module.css';
import { LineEditor } from './LineEditor.tsx';

/** The company by its number; facts of the registry are shown, others are filled in. */
export function CompanyStep(): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { draft, change, problems, setProblems } = useOpenRegistration();
  const [isAsking, setAsking] = useState(false);
  const lookUpCompany = useRegistry();
  const isEmployee = draft.personType === 'employee';
  const answer = draft.registry?.idTax === digitsIn(draft.idTax) && !isEmployee ? draft.registry : null;
  const check = async (): Promise<void> => {
    setAsking(true);
    await lookUpCompany().finally(() => setAsking(false));
  };
  return (
    <>
      <div className={css.number}>
        <LabelledInput
          isField
          label={t('idTax')}
          help={t(isEmployee ? 'idTaxEmployeeHelp' : 'idTaxHelp')}
          name="idTax"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={30}
          value={draft.idTax}
          problem={problems['idTax'] === undefined ? undefined : problemText(problems['idTax'], locale)}
          onChange={({ target }) => {
            change({ idTax: target.value });
            if (problems['idTax'] !== undefined) setProblems({});
          }}
        />
        {isEmployee ? null : (
          <Button isBusy={isAsking} onClick={() => void check()}>
            {t('check')}
          </Button>
        )}
      </div>
      {answer === null ? null : <Answer answer={answer} />}
    </>
  );
}

function Answer({ answer }: { readonly answer: RegistryAnswer }): ReactElement {
  const t = useTexts(texts);
  const { document } = useOpenRegistration();
  if (answer.state === 'found' && answer.row !== undefined) return <RegistryCompany row={answer.row} />;
  if (answer.state === 'ended')
    return <Callout tone="bad" title={t('ended', { status: answer.row?.JuristicStatus ?? '–' })} isAlert />;
  const isDown = answer.state === 'down';
  return (
    <FormContext value={document}>
      <Callout tone="warn" title={t(isDown ? 'registryDown' : 'notFound')} isAlert>
        {t(isDown ? 'registryDownHelp' : 'notFoundHelp')}
      </Callout>
      <FieldGrid>
        {companyFields.map((name) => (
          <FormField key={name} record="" name={name} />
        ))}
      </FieldGrid>
      <LineEditor
        address="committees"
        title="directors"
        add="addDirector"
        line="directorLine"
        names={['fullName', 'fullNameEn', 'position', 'isAuthorizer']}
      />
      <LineEditor
        address="objectives"
        title="objectives"
        add="addObjective"
        line="objectiveLine"
        names={['code', 'description']}
      />
    </FormContext>
  );
}
