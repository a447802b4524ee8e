import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Navigate } from 'react-router';
import { useVisit } from '#platform/web/route/visit.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { useServerDownRedirect } from '#platform/web/route/useServerDownRedirect.ts';
import type { ActingFor } from '#platform/web/session/info.ts';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { Tabs } from '#platform/web/ui/layout/Tabs.tsx';
import { texts } from '../texts.ts';
import { keyOfPersonType } from './company.ts';
import { inForceOf } from './filing.ts';
import { filingsQuery } from './filings.ts';
import { HolderTable } from './HolderTable.tsx';
import { tabAddress } from './tabs.ts';
import { WaitingTable } from './WaitingTable.tsx';

/**
 * Redirects people who act for a holder to its pages; people who manage several find here the companies and their
 * requests.
 */
export function CompanyHome(): ReactElement {
  const { actingFor } = useVisit().info;
  return actingFor === null ? <Companies /> : <ToOwn holder={actingFor} />;
}

function ToOwn({ holder }: { readonly holder: ActingFor }): ReactElement {
  const { data, error, refetch } = useQuery(filingsQuery(holder.id));
  useServerDownRedirect(data === undefined ? error : null);
  if (data === undefined) return <Loading error={error} onRetry={() => void refetch()} />;
  const inForce = inForceOf(data);
  const [latest] = data;
  // Nothing is registered yet, so the page of the registration in process is opened.
  if (inForce === undefined && latest !== undefined)
    return <Navigate to={`/app/company/requests/${latest.id}/view`} replace />;
  return (
    <Navigate
      to={tabAddress(
        { id: holder.id, personTypeKey: inForce?.personType.key ?? keyOfPersonType(holder.personType) },
        '1',
      )}
      replace
    />
  );
}

function Companies(): ReactElement {
  const t = useTexts(texts);
  const [tab, setTab] = useState('holders');
  return (
    <>
      <PageHeader title={t('home')} />
      <Tabs
        label={t('home')}
        active={tab}
        onChange={setTab}
        tabs={[
          { key: 'holders', label: t('holders'), content: <HolderTable /> },
          { key: 'queue', label: t('queue'), content: <WaitingTable /> },
        ]}
      />
    </>
  );
}
