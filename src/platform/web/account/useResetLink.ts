/**
 * The link of a mail: its key is taken out of the address as soon as it is read, so that it is neither sent along with
 * every call nor left standing for the next person at the screen; going back and loading anew still find it.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { ACTIVE_PASSWORD } from '../app/guard.ts';
import { useLocale } from '../i18n/locale.ts';
import { refusalText } from '../shell/refusalText.ts';
import { wordsOf } from './words.ts';

export interface GoodLink {
  readonly kind: 'good';
  readonly key: string;
  readonly username: string;
}

export type ResetLink = { readonly kind: 'looking' } | GoodLink | { readonly kind: 'bad'; readonly text: string };

export function useResetLink(): { readonly link: ResetLink; readonly refuse: (error: unknown) => boolean } {
  const locale = useLocale();
  const key = useKey();
  const [found, setFound] = useState<GoodLink>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (key === undefined) return;
    const stop = new AbortController();
    call<{ readonly username: string }>('GET', '/api/auth/forgot-password-by-key', { query: { key }, silent: true, background: true, signal: stop.signal }).then(
      ({ username }) => setFound({ kind: 'good', key, username }),
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(error);
      },
    );
    return () => stop.abort();
  }, [key]);
  // One that says that the link itself is no good any more.
  const refuse = (error: unknown): boolean => {
    const isOfLink = error instanceof ApiError && /^(?:forgotCode|accountUnusable)/.test(error.body.messageKey ?? '');
    if (isOfLink) setFailure(error);
    return isOfLink;
  };
  const link: ResetLink = failure === undefined ? (found ?? { kind: 'looking' }) : { kind: 'bad', text: textOf(failure, locale) };
  return { link, refuse };
}

function textOf(failure: unknown, locale: 'th' | 'en'): string {
  if (!(failure instanceof ApiError)) return refusalText(failure, locale);
  const { messageKey, message } = failure.body;
  return messageKey === undefined ? refusalText(failure, locale) : wordsOf({ messageKey, ...(message === undefined ? {} : { message }) }, locale);
}

function useKey(): string | undefined {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const given = query.get('key');
  const kept = (location.state as { readonly key?: unknown } | null)?.key;
  useEffect(() => {
    if (given !== null) void navigate(ACTIVE_PASSWORD, { replace: true, state: { key: given } });
  }, [given, navigate]);
  if (given !== null) return undefined;
  return typeof kept === 'string' ? kept : '';
}
