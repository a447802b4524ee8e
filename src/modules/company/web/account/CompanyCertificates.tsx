import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { searchRecords } from '#platform/web/api/resource.ts';
import { CertificateFactList } from '#platform/web/certificates/CertificateFactList.tsx';
import type { Certificate } from '#platform/web/certificates/certificates.ts';
import { ValidityTag } from '#platform/web/certificates/ValidityTag.tsx';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import css from './CompanyCertificates.module.css';
import { texts } from './texts.ts';

interface SignersCertificate extends Certificate {
  readonly refUser: { readonly fullName: string; readonly fullNameEn: string | null };
}

/** Lists the certificates with which the people of a company sign for it, with their facts and owners. */
export function CompanyCertificates({ companyId }: { readonly companyId: string }): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery(certificatesFor(companyId));
  if (data === undefined) return <Loading error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState icon="sign" title={t('noneOfCompany')} />;
  return (
    <div className={css.page}>
      {data.map((certificate) => (
        <One key={certificate.id} certificate={certificate} />
      ))}
    </div>
  );
}

function One({ certificate }: { readonly certificate: SignersCertificate }): ReactElement {
  const t = useTexts(texts);
  const { fullName, fullNameEn } = certificate.refUser;
  const signer = nameInLocale({ th: fullName, en: fullNameEn ?? '' }, useLocale());
  return (
    <Panel title={certificate.name}>
      <div className={css.body}>
        <div className={css.head}>
          <p className={css.soft} data-content="">{`${t('signer')}: ${signer}`}</p>
          <Standing certificate={certificate} />
        </div>
        <CertificateFactList facts={certificate} />
      </div>
    </Panel>
  );
}

function Standing({ certificate }: { readonly certificate: Certificate }): ReactElement {
  const t = useTexts(texts);
  if (certificate.isActive) return <ValidityTag certificate={certificate} />;
  return (
    <Tag tone="neutral" icon="stop">
      {t('notInUse')}
    </Tag>
  );
}

const WIRE = { wire: 'transaction/user-cas' } as const;
/** More than the certificates of the people of any company. */
const MOST = 100;

/** Those in use first. */
function certificatesFor(companyId: string) {
  return {
    queryKey: [`/api/v1/${WIRE.wire}`, companyId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await searchRecords<SignersCertificate>(
          WIRE,
          {
            size: MOST,
            where: [{ name: 'refHolder.id', type: 'UUID', operator: '=', value: companyId }],
            sort: [
              { name: 'isActive', type: 'DESC' },
              { name: 'createDate', type: 'DESC' },
            ],
          },
          { signal, silent: true },
        )
      ).data,
  };
}
