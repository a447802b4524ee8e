import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { OwnCertificates } from '#platform/web/certificates/OwnCertificates.tsx';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import css from './OwnCertificatePage.module.css';

/** Shows the certificate I sign electronically with: as an officer, or for the holder I act for now. */
export function OwnCertificatePage(): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { user, actingFor } = useVisit().info;
  const isSigner = actingFor !== null || user?.personType === 'officer';
  const description =
    actingFor === null
      ? t('signsForOffice')
      : t('signsFor', { name: nameInLocale({ th: actingFor.fullName, en: actingFor.fullNameEn ?? '' }, locale) });
  return (
    <>
      <PageHeader title={t('myCertificate')} />
      {isSigner ? (
        <>
          <p className={css.description}>{description}</p>
          <OwnCertificates holderId={actingFor?.id ?? null} />
        </>
      ) : (
        <EmptyState icon="sign" title={t('signsForNobody')} text={t('signsForNobodyHelp')} />
      )}
    </>
  );
}
