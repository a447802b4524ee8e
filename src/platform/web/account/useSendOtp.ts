/** Sends a code when the dialog opens, and again when the person requests it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { refusalText } from '../api/failureText.ts';
import { lastOtp, sendOtp, type OtpPurpose, type SentOtp } from './sendOtp.ts';

export interface OtpSending {
  readonly sent: SentOtp | undefined;
  readonly failure: string | undefined;
  readonly isSending: boolean;
  readonly send: () => void;
}

/** `isAgain`: the previous code was mistyped and is still valid. */
export function useSendOtp(purpose: OtpPurpose, { isAgain }: { readonly isAgain: boolean }): OtpSending {
  const locale = useLocale();
  const [sent, setSent] = useState(() => (isAgain ? lastOtp(purpose) : undefined));
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const isRequested = useRef(sent !== undefined);
  const send = useCallback(() => {
    setSending(true);
    setFailure(undefined);
    void sendOtp(purpose)
      .then(setSent, setFailure)
      .finally(() => setSending(false));
  }, [purpose]);
  useEffect(() => {
    // Sent once, however often the page is rendered: every call sends a mail.
    if (isRequested.current) return;
    isRequested.current = true;
    send();
  }, [send]);
  return { sent, failure: failure === undefined ? undefined : refusalText(failure, locale), isSending, send };
}
