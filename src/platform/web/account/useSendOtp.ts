/** Sends a code when the question is asked, and again when the person asks for it. */
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

/** `isAgain`: the code before was typed wrong, and is still good. */
export function useSendOtp(purpose: OtpPurpose, { isAgain }: { readonly isAgain: boolean }): OtpSending {
  const locale = useLocale();
  const [sent, setSent] = useState(() => (isAgain ? lastOtp(purpose) : undefined));
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const isAsked = useRef(sent !== undefined);
  const send = useCallback(() => {
    setSending(true);
    setFailure(undefined);
    void sendOtp(purpose)
      .then(setSent, setFailure)
      .finally(() => setSending(false));
  }, [purpose]);
  useEffect(() => {
    // Once, however often the page is drawn: every one is a mail.
    if (isAsked.current) return;
    isAsked.current = true;
    send();
  }, [send]);
  return { sent, failure: failure === undefined ? undefined : refusalText(failure, locale), isSending, send };
}
