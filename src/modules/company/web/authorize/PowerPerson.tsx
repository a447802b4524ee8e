import type { ReactElement } from 'react';
import { useOpenForm } from '#platform/web/form/store/formContext.ts';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import css from './authorize.module.css';
import { OfferedDirectors } from './OfferedDirectors.tsx';
import { ReadOnlyFields } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { texts } from './texts.ts';
import { usePowerKind } from './usePowerKind.ts';

/**
 * Shows the person: an agent is invited by number and name, an authoriser is chosen from the directors or filled in.
 */
export function PowerPerson(): ReactElement {
  const isReadOnly = useIsReadOnly();
  const isAgent = usePowerKind() === 'agent';
  if (isReadOnly) return <ReadOnlyFields names={['fullName', 'idCard', ...(isAgent ? [] : ['position'])]} />;
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
      <FieldGrid>
        <FormField record="" name="idCard" />
        {isNew ? <FormField record="" name="fullName" /> : null}
      </FieldGrid>
      {isNew ? null : <ReadOnlyFields names={['fullName']} />}
    </div>
  );
}

function Authorizer(): ReactElement {
  return (
    <div className={css.stack}>
      <OfferedDirectors />
      <FieldGrid>
        <FormField record="" name="fullName" />
        <FormField record="" name="idCard" />
        <FormField record="" name="position" />
      </FieldGrid>
    </div>
  );
}
