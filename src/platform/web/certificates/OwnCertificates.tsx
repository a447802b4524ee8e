import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Loading } from '../ui/feedback/Loading.tsx';
import css from './certificate.module.css';
import { CertificateInUse } from './CertificateInUse.tsx';
import { certificatesFor } from './certificates.ts';
import { CertificateUpload } from './CertificateUpload.tsx';
import { EarlierCertificates } from './EarlierCertificates.tsx';

/** Shows the person's certificates for this holder, or as an officer: the current one, the upload, and earlier ones. */
export function OwnCertificates({ holderId }: { readonly holderId: string | null }): ReactElement {
  const { data, error, refetch } = useQuery(certificatesFor(holderId));
  if (data === undefined) return <Loading error={error} onRetry={() => void refetch()} />;
  const inUse = data.find(({ isActive }) => isActive);
  const earlier = data.filter(({ isActive }) => !isActive);
  return (
    <div className={css.page}>
      <CertificateInUse certificate={inUse} />
      <CertificateUpload isReplacing={inUse !== undefined} />
      {earlier.length === 0 ? null : <EarlierCertificates certificates={earlier} />}
    </div>
  );
}
