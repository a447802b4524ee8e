import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Tag } from '../ui/feedback/Tag.tsx';
import { daysLeft, EXPIRES_SOON_DAYS, type Certificate } from './certificates.ts';
import { texts } from './texts.ts';

/** Shows how long the certificate remains valid. */
export function ValidityTag({ certificate }: { readonly certificate: Pick<Certificate, 'validTo'> }): ReactElement {
  const t = useTexts(texts);
  const days = daysLeft(certificate);
  return (
    <Tag tone={days < 0 ? 'bad' : days <= EXPIRES_SOON_DAYS ? 'warn' : 'good'} icon={days < 0 ? 'error' : 'clock'}>
      {days < 0 ? t('over') : t('daysLeft', { n: days })}
    </Tag>
  );
}
