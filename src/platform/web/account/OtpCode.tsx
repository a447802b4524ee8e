import type { ReactElement, Ref } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { LabelledInput } from '../ui/input/LabelledInput.tsx';
import { useSecondsUntil } from '../ui/useSecondsUntil.ts';
import css from './OtpForm.module.css';
import { CODE_DIGITS } from './parseOtpCode.ts';
import type { SentOtp } from './sendOtp.ts';
import { texts } from './texts.ts';

export interface OtpCodeProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly sent: SentOtp;
  readonly problem: string | undefined;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** Shows the address the code was sent to and its reference code, and asks for the six digits. */
export function OtpCode({ ref, sent, problem, isSending, onResend }: OtpCodeProps): ReactElement {
  const t = useTexts(texts);
  const left = useSecondsUntil(sent.expiresMs);
  const waits = useSecondsUntil(sent.resendMs);
  return (
    <>
      <output>{t('otpSent', { n: CODE_DIGITS, email: sent.email })}</output>
      <dl className={css.refer}>
        <dt>{t('referCode')}</dt>
        <dd>{sent.referCode}</dd>
      </dl>
      <LabelledInput
        ref={ref}
        className={css.code}
        label={t('code')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={INPUT_MAX_LENGTH}
        size={CODE_DIGITS}
        required
        problem={problem}
        // Not announced to screen readers every second.
        help={
          left === 0
            ? t('codeOver')
            : t('codeLeft', { minutes: Math.floor(left / 60), seconds: String(left % 60).padStart(2, '0') })
        }
      />
      <Button
        kind="quiet"
        size="small"
        className={css.resend}
        isBusy={isSending}
        disabledReason={waits === 0 ? undefined : t('resendIn', { seconds: waits })}
        onClick={onResend}
      >
        {waits === 0 ? t('resend') : t('resendIn', { seconds: waits })}
      </Button>
    </>
  );
}

/** Leaves room for separators where the digits are typed in groups. */
const INPUT_MAX_LENGTH = 12;
