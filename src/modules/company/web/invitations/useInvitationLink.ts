/** Reads the link of an invitation. */
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { useMailedLink } from '#platform/web/account/useMailedLink.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { refusalText } from '#platform/web/api/failureText.ts';

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
const LINK = { page: '/invitation', path: BY_KEY } as const;

export function useInvitationLink():
  | GoodInvitation
  | { readonly kind: 'looking' }
  | { readonly kind: 'bad'; readonly text: string } {
  const locale = useLocale();
  const { link } = useMailedLink<GoodInvitation['offer']>(LINK);
  if (link.kind === 'looking') return link;
  if (link.kind === 'bad') return { kind: 'bad', text: refusalText(link.error, locale) };
  return { kind: 'good', key: link.key, offer: link.answer };
}
