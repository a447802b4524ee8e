import { Suspense, type ReactElement } from 'react';
import { lazyComponent } from '#platform/web/lazy/lazyComponent.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { buttonClass } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { IconButton } from '#platform/web/ui/button/IconButton.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import type { FeePayment } from '../../payment.ts';
import { money } from '../money.ts';
import facts from '../shown/Facts.module.css';
import css from './PayPage.module.css';
import qrCss from './QrPay.module.css';
import { texts } from './texts.ts';

const QrCode = lazyComponent(() => import('./QrCode.tsx'), 'QrCode');

/** Shows the code of the bill, and its contents for people who have to type them. */
export function QrPay({
  fee: { qr, biller, ref1, ref2, amount, bankPage },
}: {
  readonly fee: FeePayment;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  if (qr === null || biller === null) return <Callout tone="warn">{t('noBiller')}</Callout>;
  return (
    <Card as="section" isRoomy className={classes(css.card, css.codeCard)} aria-labelledby="pay-qr">
      <h2 id="pay-qr">{t('byQr')}</h2>
      {/* Dark on white whatever the theme is: not every app reads inverted codes. */}
      <div className={qrCss.paper} data-theme="light">
        <Suspense fallback={<Skeleton lines={6} />}>
          <QrCode className={qrCss.code} text={qr} label={t('qrOf', { amount: money(amount, locale), ref1 })} />
        </Suspense>
      </div>
      <p className={css.help}>{t('qrHelp')}</p>
      <dl className={facts.column}>
        <CopyLine name={t('biller')} value={biller.id} note={label(biller.name)} />
        <CopyLine name={t('ref1')} value={ref1} />
        <CopyLine name={t('ref2')} value={ref2} />
      </dl>
      {bankPage === null ? null : (
        <div className={css.actions}>
          <a className={buttonClass({})} href={bankPage}>
            <Icon name="openOutside" />
            {t('bankPage')}
          </a>
        </div>
      )}
    </Card>
  );
}

function CopyLine({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}): ReactElement {
  const t = useTexts(texts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      notify.success(t('copied', { what: name }));
    } catch {
      notify.warning(t('notCopied'));
    }
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd className={css.copied}>
        <span className={css.code}>{value}</span>
        <IconButton icon="copy" size="small" label={t('copy', { what: name })} onClick={() => void copy()} />
      </dd>
      {note === undefined ? null : <dd className={css.help}>{note}</dd>}
    </div>
  );
}
