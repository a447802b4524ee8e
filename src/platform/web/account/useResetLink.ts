/** Opens the link with which a forgotten password is replaced. */
import { ApiError } from '../api/errors.ts';
import { ACTIVE_PASSWORD } from '../route/guard.ts';
import { useLocale } from '../i18n/locale.ts';
import { refusalText } from '../api/failureText.ts';
import { useMailedLink } from './useMailedLink.ts';
import { accountMessageText } from './accountProblems.ts';

export interface GoodLink {
  readonly kind: 'good';
  readonly key: string;
  readonly username: string;
}

export type ResetLink = { readonly kind: 'looking' } | GoodLink | { readonly kind: 'bad'; readonly text: string };

const LINK = { page: ACTIVE_PASSWORD, path: '/api/auth/forgot-password-by-key' } as const;

export function useResetLink(): { readonly link: ResetLink; readonly refuse: (error: unknown) => boolean } {
  const locale = useLocale();
  const { link, refuse } = useMailedLink<{ readonly username: string }>(LINK);
  // Marks the link as invalid if the error is about the link itself, and returns whether it is.
  const refuseLink = (error: unknown): boolean => {
    const isOfLink = error instanceof ApiError && /^(?:forgotCode|accountUnusable)/.test(error.body.messageKey ?? '');
    if (isOfLink) refuse(error);
    return isOfLink;
  };
  if (link.kind === 'looking') return { link, refuse: refuseLink };
  if (link.kind === 'bad') return { link: { kind: 'bad', text: textOf(link.error, locale) }, refuse: refuseLink };
  return { link: { kind: 'good', key: link.key, username: link.answer.username }, refuse: refuseLink };
}

function textOf(failure: unknown, locale: 'th' | 'en'): string {
  if (!(failure instanceof ApiError)) return refusalText(failure, locale);
  const { messageKey, message } = failure.body;
  return messageKey === undefined
    ? refusalText(failure, locale)
    : accountMessageText({ messageKey, ...(message === undefined ? {} : { message }) }, locale);
}
