import type { ReactElement } from 'react';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import type { CertificateFacts } from '#platform/model/account/certificateFacts.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import css from './certificate.module.css';
import { texts } from './texts.ts';

/** Shows the facts of a certificate as it contains them. */
export function CertificateFactList({
  facts,
  chain,
}: {
  readonly facts: CertificateFacts;
  readonly chain?: readonly string[] | undefined;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const lines = [
    [t('subject'), facts.subject, ''],
    [t('issuer'), facts.issuer, ''],
    [t('validFrom'), formatDatetime(facts.validFrom, locale), ''],
    [t('validTo'), formatDatetime(facts.validTo, locale), ''],
    [t('algorithm'), facts.algorithm, ''],
    [t('serialNumber'), facts.serialNumber, css.code],
    [t('fingerprint'), facts.fingerprint.replaceAll(/.{4}(?!$)/g, '$& '), css.code],
    ...(chain === undefined || chain.length === 0 ? [] : [[t('chain'), chain.join(' → '), '']]),
  ];
  return (
    <dl className={css.facts}>
      {lines.map(([label, value, style]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={style} data-content="">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
