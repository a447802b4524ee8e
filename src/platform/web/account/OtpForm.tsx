import { useEffect, useId, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { OtpCode } from './OtpCode.tsx';
import type { OpenOtpQuestion } from './OtpDialog.tsx';
import css from './OtpForm.module.css';
import { CODE_DIGITS, parseOtpCode } from './parseOtpCode.ts';
import { texts } from './texts.ts';
import { useSendOtp } from './useSendOtp.ts';

const WIDTH = '440px';

export function OtpForm({
  question: { purpose, problem: before, answer },
}: {
  readonly question: OpenOtpQuestion;
}): ReactElement {
  const t = useTexts(texts);
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(before);
  const { sent, failure, isSending, send } = useSendOtp(purpose, { isAgain: before !== undefined });
  const isSent = sent !== undefined;
  useEffect(() => {
    if (isSent) input.current?.focus();
  }, [isSent]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const code = parseOtpCode(input.current?.value ?? '');
    if (sent === undefined || code === undefined) {
      setProblem(t('codeDigits', { n: CODE_DIGITS }));
      input.current?.focus();
      return;
    }
    answer({ referCode: sent.referCode, code });
  };
  const resend = (): void => {
    setProblem(undefined);
    if (input.current !== null) input.current.value = '';
    input.current?.focus();
    send();
  };
  const footer = (
    <>
      <Button onClick={() => answer(undefined)}>{t('cancel')}</Button>
      {sent === undefined ? null : (
        <Button kind="primary" type="submit" form={form}>
          {t('confirm')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={() => answer(undefined)}
      title={t('otpTitle')}
      width={WIDTH}
      footer={footer}
      initialFocus={input}
    >
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {failure === undefined ? null : (
          <Callout tone="bad" isAlert>
            {failure}
          </Callout>
        )}
        {sent === undefined ? (
          failure === undefined ? (
            <div aria-busy="true">
              <output>{t('otpSending')}</output>
              <Skeleton lines={2} />
            </div>
          ) : (
            <Button className={css.resend} isBusy={isSending} onClick={send}>
              {t('resend')}
            </Button>
          )
        ) : (
          <OtpCode ref={input} sent={sent} problem={problem} isSending={isSending} onResend={resend} />
        )}
      </form>
    </Dialog>
  );
}
