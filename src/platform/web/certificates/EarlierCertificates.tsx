import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatDate } from '#language/values/buddhistEra.ts';
import { plainDateOf } from '#language/values/instant.ts';
import { saveWithOtp } from '../account/saveWithOtp.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Panel } from '../ui/layout/Panel.tsx';
import { refusalText } from '../api/failureText.ts';
import { Button } from '../ui/button/Button.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import { Tag } from '../ui/feedback/Tag.tsx';
import css from './certificate.module.css';
import { CERTIFICATES, daysLeft, reloadCertificates, type Certificate } from './certificates.ts';
import { texts } from './texts.ts';

/** Lists the certificates before the current one; a certificate that is still valid can be used again. */
export function EarlierCertificates({ certificates }: { readonly certificates: readonly Certificate[] }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();
  const take = async ({ id, version }: Certificate): Promise<void> => {
    setBusyId(id);
    try {
      await saveWithOtp({
        method: 'POST',
        path: `${CERTIFICATES}/_active`,
        body: { id, version },
        purpose: 'certificate',
      });
      notify.success(t('nowInUse'));
    } catch (error) {
      notify.error(refusalText(error, locale));
    } finally {
      await reloadCertificates(queries);
      setBusyId(undefined);
    }
  };
  return (
    <Panel title={t('earlier')}>
      <ul className={css.list}>
        {certificates.map((certificate) => {
          const isOver = daysLeft(certificate) < 0;
          return (
            <li key={certificate.id}>
              <div className={css.words}>
                <p className={css.name} data-content="">
                  {certificate.name}
                </p>
                <p
                  className={css.soft}
                >{`${certificate.issuer} · ${t('validTo')} ${formatDate(plainDateOf(certificate.validTo), locale)}`}</p>
              </div>
              {isOver ? (
                <Tag tone="neutral" icon="stop">
                  {t('over')}
                </Tag>
              ) : (
                <Button
                  size="small"
                  icon="activate"
                  isBusy={busyId === certificate.id}
                  aria-label={`${t('useThis')} · ${certificate.name}`}
                  onClick={() => void take(certificate)}
                >
                  {t('useThis')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
