import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { OwnCertificates } from '#platform/web/certificates/OwnCertificates.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { useCompany } from '../holder/company.ts';
import { CompanyCertificates } from './CompanyCertificates.tsx';
import { texts } from './texts.ts';

/**
 * Shows the certificate with which the person signs for this company; for people who act for nobody, those of its
 * people.
 */
export function CertificatePage(): ReactElement {
  const t = useTexts(texts);
  const { info } = useVisit();
  const company = useCompany();
  return (
    <>
      <PageHeader title={t('certificateTitle')} />
      {info.actingFor === null ? (
        <CompanyCertificates companyId={company.id} />
      ) : info.actingFor.id === company.id ? (
        <OwnCertificates holderId={company.id} />
      ) : (
        <EmptyState icon="sign" title={t('notActing')} text={t('notActingHelp')} />
      )}
    </>
  );
}
