import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import { useCompany } from './company.ts';
import { DirectorTable } from './DirectorTable.tsx';
import { directorsQuery } from './directors.ts';
import { isEditableByApplicant } from './filing.ts';
import css from './HolderInForce.module.css';
import { OpenNotice } from './OpenNotice.tsx';
import { tabAddress } from './tabs.ts';

export function DirectorsInForce(): ReactElement {
  const t = useTexts(texts);
  const company = useCompany();
  const { inForce, open, mayChange } = company;
  const mayWrite = mayChange && inForce !== undefined && (open === undefined || isEditableByApplicant(open));
  const add = mayWrite ? (
    <ButtonLink kind="primary" icon="add" to={`${tabAddress(company, '3')}/create`}>
      {t('addDirector')}
    </ButtonLink>
  ) : undefined;
  return (
    <>
      <PageHeader title={t('tab3')} actions={add} />
      <div className={css.page}>
        <OpenNotice />
        {mayWrite ? <p>{t('directorsHelp')}</p> : null}
        {inForce === undefined ? (
          <EmptyState icon="team" title={t('nothingInForce')} text={t('nothingInForceText')} />
        ) : (
          <Registered documentId={inForce.id} mayWrite={mayWrite} />
        )}
      </div>
    </>
  );
}

function Registered({
  documentId,
  mayWrite,
}: {
  readonly documentId: string;
  readonly mayWrite: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery(directorsQuery(documentId));
  if (data === undefined) return <Loading error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState icon="team" title={t('noDirectors')} />;
  return <DirectorTable rows={data.map((director) => ({ director, mark: 'same' }))} sub="1" mayWrite={mayWrite} />;
}
