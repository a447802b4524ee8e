import { useState, type ReactElement } from 'react';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { confirm } from '#platform/web/ui/overlay/confirm.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import type { FeePayment } from '../../payment.ts';
import { money } from '../money.ts';
import facts from '../shown/Facts.module.css';
import css from './PayPage.module.css';
import { chargeAccount, giveConsent } from './paymentApi.ts';
import { texts } from './texts.ts';

export interface DebitPayProps {
  readonly fee: FeePayment;
  readonly onChanged: () => Promise<void>;
}

type Account = NonNullable<FeePayment['account']>;

/** Pays from the main account of the holder, once the bank has a consent. */
export function DebitPay({ fee, onChanged }: DebitPayProps): ReactElement {
  const t = useTexts(texts);
  const { account } = fee;
  return (
    <Card as="section" isRoomy className={css.card} aria-labelledby="pay-debit">
      <h2 id="pay-debit">{t('byAccount')}</h2>
      {account === null ? (
        <p className={css.help}>{t('noAccount')}</p>
      ) : (
        <>
          <AccountFacts account={account} />
          {account.hasConsent ? (
            <Charge fee={fee} account={account} onChanged={onChanged} />
          ) : (
            <Consent account={account} onChanged={onChanged} />
          )}
        </>
      )}
    </Card>
  );
}

function AccountFacts({ account: { no, name, bank, hasConsent } }: { readonly account: Account }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <dl className={facts.column}>
      <div>
        <dt>{t('account')}</dt>
        <dd className={css.copied}>
          <span className={css.code}>{no}</span>
          {hasConsent ? (
            <Tag tone="good" icon="check">
              {t('hasConsent')}
            </Tag>
          ) : null}
        </dd>
        <dd>{[label(bank), name].join(' · ')}</dd>
      </div>
    </dl>
  );
}

function Consent({
  account,
  onChanged,
}: {
  readonly account: Account;
  readonly onChanged: DebitPayProps['onChanged'];
}): ReactElement {
  const t = useTexts(texts);
  const [isTicked, setTicked] = useState(false);
  const { isBusy, run } = useBusyCall(onChanged);
  const send = (): Promise<void> =>
    run(async () => {
      await giveConsent(account.id);
      notify.success(t('consented'));
    });
  return (
    <>
      <p className={css.help}>{t('consentNeeded')}</p>
      <CheckboxLine checked={isTicked} onChange={({ target }) => setTicked(target.checked)}>
        {t('consentWords')}
      </CheckboxLine>
      <div className={css.actions}>
        <Button
          icon="safe"
          isBusy={isBusy}
          disabledReason={isTicked ? undefined : t('consentFirst')}
          onClick={() => void send()}
        >
          {t('consent')}
        </Button>
      </div>
    </>
  );
}

function Charge({ fee, account, onChanged }: DebitPayProps & { readonly account: Account }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const label = useLabel();
  const { isBusy, run } = useBusyCall(onChanged);
  const amount = money(fee.amount, locale);
  const send = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('chargeQuestion', { amount }),
      text: t('chargeText', { no: account.no, bank: label(account.bank), code: fee.feeCode }),
      confirmLabel: t('chargeYes'),
    });
    if (isSure) await run(() => chargeAccount(fee.id));
  };
  return (
    <div className={css.actions}>
      <Button kind="primary" icon="money" isBusy={isBusy} onClick={() => void send()}>
        {t(fee.status === 'debitFailed' ? 'chargeAgain' : 'charge', { amount })}
      </Button>
    </div>
  );
}

function useBusyCall(onChanged: DebitPayProps['onChanged']): {
  readonly isBusy: boolean;
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await action();
    } catch {
      // The call itself has already shown the error; the displayed data may be old.
    } finally {
      await onChanged();
      setBusy(false);
    }
  };
  return { isBusy, run };
}
