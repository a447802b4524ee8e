import { useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { StateTag } from '#platform/web/request/case/StateTag.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import { useCompany } from './company.ts';
import { DirectorTable } from './DirectorTable.tsx';
import { markDirectors } from './director.ts';
import { directorsQuery } from './directors.ts';
import { isEditableByApplicant, type Filing } from './filing.ts';
import css from './HolderInForce.module.css';
import { SubmitBar } from './SubmitBar.tsx';
import { tabAddress } from './tabs.ts';

/** Lists the directors of the open request: new, changed and removed ones are marked. */
export function RequestedDirectors(): ReactElement {
  const t = useTexts(texts);
  const company = useCompany();
  const { open, inForce, mayChange } = company;
  if (open !== undefined)
    return <DirectorsOfRequest open={open} inForce={inForce} mayWrite={mayChange && isEditableByApplicant(open)} />;
  const add =
    mayChange && inForce !== undefined ? (
      <ButtonLink kind="primary" icon="add" to={`${tabAddress(company, '3', '2')}/create`}>
        {t('addDirector')}
      </ButtonLink>
    ) : undefined;
  return (
    <>
      <PageHeader title={t('directorsAsked')} />
      <EmptyState
        icon="check"
        title={t('nothingAsked')}
        text={t(mayChange ? 'directorsHelp' : 'nothingAskedReader')}
        action={add}
      />
    </>
  );
}

function DirectorsOfRequest({
  open,
  inForce,
  mayWrite,
}: {
  readonly open: Filing;
  readonly inForce: Filing | undefined;
  readonly mayWrite: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const company = useCompany();
  const documents = [open, ...(inForce === undefined ? [] : [inForce])];
  const answers = useQueries({ queries: documents.map(({ id }) => directorsQuery(id)) });
  const failed = answers.find(({ data, error }) => data === undefined && error !== null);
  const [requested, before = []] = answers.map(({ data }) => data);
  const add = mayWrite ? (
    <ButtonLink kind="default" icon="add" to={`${tabAddress(company, '3', '2')}/create`}>
      {t('addDirector')}
    </ButtonLink>
  ) : undefined;
  const isLoaded = answers.every(({ data }) => data !== undefined) && requested !== undefined;
  return (
    <>
      <PageHeader
        title={t('directorsAsked')}
        code={open.code}
        status={<StateTag state={open.status} of="requestStatus" />}
        actions={add}
      />
      <div className={css.page}>
        {isLoaded ? (
          <DirectorTable
            rows={
              inForce === undefined
                ? requested.map((director) => ({ director, mark: 'added' }))
                : markDirectors(before, requested)
            }
            sub="2"
            mayWrite={mayWrite}
            isMarked
          />
        ) : (
          <Loading
            error={failed?.error ?? null}
            onRetry={() => void Promise.all(answers.map(({ refetch }) => refetch()))}
          />
        )}
      </div>
      <SubmitBar open={open} />
    </>
  );
}
