import type { ReactElement } from 'react';
import { useOpenForm } from '#platform/web/form/formContext.ts';
import nodes from '#platform/web/form/FormNodes.module.css';
import { FormField } from '#platform/web/form/FormField.tsx';
import css from './authorize.module.css';
import { OfferedDirectors } from './OfferedDirectors.tsx';
import { ReadFields } from '#platform/web/form/ReadFields.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/Callout.tsx';
import { texts } from './texts.ts';
import { usePowerKind } from './usePowerKind.ts';

/** Who it is: an agent is invited by number and name, an authoriser chosen from the directors or filled in. */
export function PowerPerson(): ReactElement {
  const { isReadOnly } = useOpenForm();
  const isAgent = usePowerKind() === 'agent';
  if (isReadOnly) return <ReadFields names={['fullName', 'idCard', ...(isAgent ? [] : ['position'])]} />;
  return isAgent ? <Agent /> : <Authorizer />;
}

function Agent(): ReactElement {
  const t = useTexts(texts);
  const { store } = useOpenForm();
  const isNew = store.isNew();
  return (
    <div className={css.stack}>
      {isNew ? (
        <Callout tone="info" title={t('invited')}>
          {t('invitedText')}
        </Callout>
      ) : null}
      <div className={nodes.fields}>
        <FormField record="" name="idCard" />
        {isNew ? <FormField record="" name="fullName" /> : null}
      </div>
      {isNew ? null : <ReadFields names={['fullName']} />}
    </div>
  );
}

function Authorizer(): ReactElement {
  return (
    <div className={css.stack}>
      <OfferedDirectors />
      <div className={nodes.fields}>
        <FormField record="" name="fullName" />
        <FormField record="" name="idCard" />
        <FormField record="" name="position" />
      </div>
    </div>
  );
}
