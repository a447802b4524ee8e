/**
 * The link of an invitation. Its key is taken out of the address as soon as it is read, so that it neither goes along
 * with every call nor is left for the next person at the screen.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { call } from '#platform/web/api/call.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { refusalText } from '#platform/web/shell/refusalText.ts';

export interface GoodInvitation {
  readonly kind: 'good';
  readonly key: string;
  readonly offer: {
    readonly fullName: string;
    readonly company: Label;
    readonly position: string | null;
    readonly startDate: PlainDate | null;
    readonly endDate: PlainDate | null;
    readonly lapseDate: PlainDate;
    readonly roles: readonly Label[];
  };
}

export const BY_KEY = '/api/v1/security/invitations/by-key';
const PAGE = '/invitation';

export function useInvitationLink(): GoodInvitation | { readonly kind: 'looking' } | { readonly kind: 'bad'; readonly text: string } {
  const locale = useLocale();
  const key = useKey();
  const [found, setFound] = useState<GoodInvitation>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (key === undefined) return;
    const stop = new AbortController();
    call<GoodInvitation['offer']>('GET', BY_KEY, { query: { key }, silent: true, background: true, signal: stop.signal }).then(
      (offer) => setFound({ kind: 'good', key, offer }),
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(error);
      },
    );
    return () => stop.abort();
  }, [key]);
  return failure === undefined ? (found ?? { kind: 'looking' }) : { kind: 'bad', text: refusalText(failure, locale) };
}

function useKey(): string | undefined {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const given = query.get('key');
  const kept = (location.state as { readonly key?: unknown } | null)?.key;
  useEffect(() => {
    if (given !== null) void navigate(PAGE, { replace: true, state: { key: given } });
  }, [given, navigate]);
  if (given !== null) return undefined;
  return typeof kept === 'string' ? kept : '';
}
