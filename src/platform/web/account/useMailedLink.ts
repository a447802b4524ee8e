/**
 * Reads the key from a mailed link and removes it from the URL at once, so that it is neither sent with every call nor
 * visible to the next person at the screen; it remains in the history state for going back and reloading.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '../api/call.ts';

export interface MailedLink {
  /** Path of the page without its key. */
  readonly page: string;
  /** Path of the call that returns what the key opens. */
  readonly path: string;
}

export type LinkAnswer<Answer> =
  | { readonly kind: 'looking' }
  | { readonly kind: 'good'; readonly key: string; readonly answer: Answer }
  | { readonly kind: 'bad'; readonly error: unknown };

export interface OpenedLink<Answer> {
  readonly link: LinkAnswer<Answer>;
  /** Called with a later refusal if the link itself is no longer valid. */
  readonly refuse: (error: unknown) => void;
}

export function useMailedLink<Answer>({ page, path }: MailedLink): OpenedLink<Answer> {
  const key = useLinkKey(page);
  const [link, setLink] = useState<LinkAnswer<Answer>>({ kind: 'looking' });
  const refuse = (error: unknown): void => setLink({ kind: 'bad', error });
  useEffect(() => {
    if (key === undefined) return;
    const stop = new AbortController();
    call<Answer>('GET', path, { query: { key }, silent: true, background: true, signal: stop.signal }).then(
      (answer) => setLink({ kind: 'good', key, answer }),
      (error: unknown) => {
        if (!stop.signal.aborted) setLink({ kind: 'bad', error });
      },
    );
    return () => stop.abort();
  }, [key, path]);
  return { link, refuse };
}

function useLinkKey(page: string): string | undefined {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const given = query.get('key');
  const storedKey = (location.state as { readonly key?: unknown } | null)?.key;
  useEffect(() => {
    if (given !== null) void navigate(page, { replace: true, state: { key: given } });
  }, [given, navigate, page]);
  if (given !== null) return undefined;
  return typeof storedKey === 'string' ? storedKey : '';
}
