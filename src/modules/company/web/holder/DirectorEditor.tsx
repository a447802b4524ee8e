import { useQueryClient } from '@tanstack/react-query';
import { use, useId, useMemo, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { ErrorSummary } from '#platform/web/form/page/ErrorSummary.tsx';
import { FormBody } from '#platform/web/form/layout/FormBody.tsx';
import { FormContext, type OpenForm } from '#platform/web/form/store/formContext.ts';
import { FormNodes } from '#platform/web/form/draw/FormNodes.tsx';
import type { OpenedRecord } from '#platform/web/form/open/useOpenedRecord.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ActionBar } from '#platform/web/ui/layout/ActionBar.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import { useCompany } from './company.ts';
import { invalidateHolder } from './invalidateHolder.ts';
import css from './HolderInForce.module.css';
import { tabAddress } from './tabs.ts';
import { useDirectorForm } from './useDirectorForm.ts';

export interface DirectorEditorProps {
  readonly entity: AnyEntity;
  readonly opened: OpenedRecord;
  readonly base: string;
}

export function DirectorEditor({ entity, opened, base }: DirectorEditorProps): ReactElement {
  const t = useTexts(texts);
  const company = useCompany();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const registration = use(loadEntity('userRequest'));
  const onDone = (): void => {
    invalidateHolder(queries, registration);
    notify.success(t('putIn'));
    void navigate(tabAddress(company, '3', '2'), { replace: true });
  };
  const { store, isBusy, failure, save } = useDirectorForm({ entity, opened, onDone });
  const prefix = `${useId()}.`;
  const form = useMemo(
    (): OpenForm => ({ store, prefix, slots: {}, Nodes: FormNodes, isReadOnly: false, revealers: new Set() }),
    [store, prefix],
  );
  return (
    <FormContext value={form}>
      <PageHeader
        title={opened.record === undefined ? t('newDirector') : String(opened.record['fullName'])}
        isName={opened.record !== undefined}
      />
      <div className={css.page}>
        <Callout tone="info">{t('directorsHelp')}</Callout>
        {failure === undefined ? null : (
          <Callout tone="bad" isAlert>
            {failure}
          </Callout>
        )}
        <ErrorSummary />
        <form noValidate inert={isBusy} aria-busy={isBusy} onSubmit={(event) => event.preventDefault()}>
          <FormBody entity={entity} />
        </form>
      </div>
      <ActionBar>
        <Button onClick={() => void navigate(base)}>{t('cancel')}</Button>
        <Button kind="primary" icon="save" isBusy={isBusy} onClick={save}>
          {t('saveToDraft')}
        </Button>
      </ActionBar>
    </FormContext>
  );
}
