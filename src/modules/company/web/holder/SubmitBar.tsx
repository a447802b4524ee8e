import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState, type ReactElement } from 'react';
import { getModuleRequests } from '#language/catalogue.ts';
import { inLocale } from '#language/label.ts';
import { catalogue, loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { caseQuery } from '#platform/web/request/caseApi.ts';
import { StepDialog } from '#platform/web/request/step/StepDialog.tsx';
import { ActionBar } from '#platform/web/ui/layout/ActionBar.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { texts } from '../texts.ts';
import { useCompany } from './company.ts';
import type { Filing } from './filing.ts';
import { invalidateHolder } from './invalidateHolder.ts';
import { tabAddress } from './tabs.ts';

const SUBMIT = 'request';

/** Submits the whole request, of which the directors are a part, to the officer. */
export function SubmitBar({ open }: { readonly open: Filing }): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const company = useCompany();
  const queries = useQueryClient();
  const entity = use(loadEntity('userRequest'));
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { data: requestCase } = useQuery(caseQuery(open.requestId));
  const action = requestCase?.actions.find((candidate) => candidate.action === SUBMIT);
  if (requestCase === undefined || action === undefined) return null;
  const form = `${tabAddress(company, '1')}/${open.id}/edit`;
  return (
    <ActionBar>
      <ButtonLink icon="fileText" to={form}>
        {t('toForm')}
      </ButtonLink>
      <Button
        kind="primary"
        icon="send"
        onClick={() => setConfirmOpen(true)}
        disabledReason={action.why === null ? undefined : inLocale(action.why, locale)}
      >
        {t('submit')}
      </Button>
      {isConfirmOpen ? (
        <StepDialog
          action={{ what: 'action', name: SUBMIT }}
          entity={entity}
          caseView={requestCase}
          workflow={getModuleRequests(catalogue, 'company').workflow}
          chapters={NO_CHAPTERS}
          editAddress={form}
          onClose={() => setConfirmOpen(false)}
          onDone={(message) => {
            setConfirmOpen(false);
            notify.success(message);
            invalidateHolder(queries, entity);
          }}
        />
      ) : null}
    </ActionBar>
  );
}

/** Submitting opens no chapters to anybody. */
const NO_CHAPTERS: readonly never[] = [];
