import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatDate } from '#language/values/buddhistEra.ts';
import { plainDateOf } from '#language/values/instant.ts';
import { runRowAction } from '../api/resource.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Panel } from '../ui/layout/Panel.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { confirm } from '../ui/overlay/confirm.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import css from './certificate.module.css';
import { CertificateFactList } from './CertificateFactList.tsx';
import { daysLeft, reloadCertificates, OWN_CERTIFICATES, EXPIRES_SOON_DAYS, type Certificate } from './certificates.ts';
import { texts } from './texts.ts';
import { TryPassword } from './TryPassword.tsx';
import { ValidityTag } from './ValidityTag.tsx';

/** Shows the certificate that documents are signed with: its owner, its validity, and the actions for it. */
export function CertificateInUse({ certificate }: { readonly certificate: Certificate | undefined }): ReactElement {
  const t = useTexts(texts);
  return (
    <Panel title={t('inUse')}>
      {certificate === undefined ? (
        <EmptyState icon="sign" title={t('none')} text={t('noneHelp')} />
      ) : (
        <CertificateDetails certificate={certificate} />
      )}
    </Panel>
  );
}

function CertificateDetails({ certificate }: { readonly certificate: Certificate }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [isTrying, setTrying] = useState(false);
  const { isBusy, giveUp } = useArchiveCertificate(certificate);
  const days = daysLeft(certificate);
  return (
    <div className={css.body}>
      {days < 0 ? (
        <Callout tone="bad" title={t('isOver')}>
          {t('isOverHelp')}
        </Callout>
      ) : days <= EXPIRES_SOON_DAYS ? (
        <Callout tone="warn" title={t('endsSoon', { n: days })}>
          {t('endsSoonHelp')}
        </Callout>
      ) : null}
      <div className={css.head}>
        <div>
          <p className={css.name} data-content="">
            {certificate.name}
          </p>
          <p className={css.soft}>{`${t('validTo')} ${formatDate(plainDateOf(certificate.validTo), locale)}`}</p>
        </div>
        <ValidityTag certificate={certificate} />
      </div>
      <CertificateFactList facts={certificate} />
      <div className={css.actions}>
        <Button icon="key" onClick={() => setTrying(true)}>
          {t('tryPassword')}
        </Button>
        <Button kind="quiet" icon="delete" isBusy={isBusy} onClick={giveUp}>
          {t('giveUp')}
        </Button>
      </div>
      {isTrying ? <TryPassword id={certificate.id} onClose={() => setTrying(false)} /> : null}
    </div>
  );
}

function useArchiveCertificate({ id, version, name }: Certificate): {
  readonly isBusy: boolean;
  readonly giveUp: () => void;
} {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const perform = async (): Promise<void> => {
    if (
      !(await confirm({
        title: t('giveUpTitle', { name }),
        text: t('giveUpText'),
        confirmLabel: t('giveUp'),
        isDanger: true,
      }))
    )
      return;
    setBusy(true);
    try {
      await runRowAction(OWN_CERTIFICATES, 'archive', { id, version });
      notify.success(t('givenUp'));
    } finally {
      await reloadCertificates(queries);
      setBusy(false);
    }
  };
  return { isBusy, giveUp: () => void perform().catch(() => undefined) };
}
