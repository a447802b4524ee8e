import { use, type ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useOpenedRecord } from '#platform/web/form/open/useOpenedRecord.ts';
import { ViewPage } from '#platform/web/form/view/ViewPage.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { NotFound } from '#platform/web/pages/NotFound.tsx';
import { ActionBar } from '#platform/web/ui/layout/ActionBar.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import { useCompany } from './company.ts';
import { DirectorEditor } from './DirectorEditor.tsx';
import { isEditableByApplicant } from './filing.ts';

/** Shows one director: to read, or to add to the open change request. */
export function DirectorForm(): ReactElement {
  const { match } = useVisit();
  const entity = use(loadEntity('userCommittee'));
  const page = match?.page === 'create' || match?.page === 'edit' ? match.page : 'view';
  const id = match?.params['id'];
  const { opened, isMissing, error, reload } = useOpenedRecord({ entity, page, id });
  const { mayChange, open, inForce, filings } = useCompany();
  const mayWrite = mayChange && inForce !== undefined && (open === undefined || isEditableByApplicant(open));
  if (isMissing || (page !== 'view' && !mayWrite)) return <NotFound />;
  if (opened === undefined) return <Loading error={error} onRetry={reload} />;
  const base = match?.base ?? '';
  const { record } = opened;
  if (record !== undefined && !filings.some((filing) => filing.id === rootOf(record))) return <NotFound />;
  if (page !== 'view') return <DirectorEditor key={id ?? 'new'} entity={entity} opened={opened} base={base} />;
  if (record === undefined) return <NotFound />;
  return (
    <>
      <PageHeader title={String(record['fullName'])} isName />
      <ViewPage entity={entity} opened={opened} record={record} slots={NO_SLOTS} />
      <Foot base={base} edit={mayWrite ? `${base}/${record.id}/edit` : undefined} />
    </>
  );
}

const NO_SLOTS = {};

/** Returns the registration of the line, to detect one of another company. */
function rootOf(record: Readonly<Record<string, unknown>>): unknown {
  return (record['refUserRequest'] as { readonly id?: unknown } | null | undefined)?.id;
}

function Foot({ base, edit }: { readonly base: string; readonly edit: string | undefined }): ReactElement {
  const t = useTexts(texts);
  return (
    <ActionBar>
      <ButtonLink to={base} kind="quiet" icon="back">
        {t('back')}
      </ButtonLink>
      {edit === undefined ? null : (
        <ButtonLink to={edit} kind="primary" icon="edit">
          {t('edit')}
        </ButtonLink>
      )}
    </ActionBar>
  );
}
