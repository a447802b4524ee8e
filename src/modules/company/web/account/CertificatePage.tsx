import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/app/visit.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/pages/Loading.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { useCompany } from '../holder/company.ts';
import css from './certificate.module.css';
import { CertificateInUse } from './CertificateInUse.tsx';
import { certificatesOf } from './certificates.ts';
import { CertificateUpload } from './CertificateUpload.tsx';
import { CompanyCertificates } from './CompanyCertificates.tsx';
import { EarlierCertificates } from './EarlierCertificates.tsx';
import { texts } from './texts.ts';

/** What the person signs for this company with; for who acts for nobody, what its people do. */
export function CertificatePage(): ReactElement {
  const t = useTexts(texts);
  const { info } = useVisit();
  const company = useCompany();
  const isOwn = info.actingFor?.id === company.id;
  const { data, error, refetch } = useQuery({ ...certificatesOf(company.id), enabled: isOwn });
  const inUse = data?.find(({ isActive }) => isActive);
  const earlier = data?.filter(({ isActive }) => !isActive) ?? [];
  return (
    <>
      <PageHeader title={t('certificateTitle')} />
      {info.actingFor === null ? (
        <CompanyCertificates companyId={company.id} />
      ) : !isOwn ? (
        <EmptyState icon="sign" title={t('notActing')} text={t('notActingHelp')} />
      ) : data === undefined ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.page}>
          <CertificateInUse certificate={inUse} />
          <CertificateUpload isReplacing={inUse !== undefined} />
          {earlier.length === 0 ? null : <EarlierCertificates certificates={earlier} />}
        </div>
      )}
    </>
  );
}
