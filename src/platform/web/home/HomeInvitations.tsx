import type { ReactElement } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { useInvitations } from '../invitations/useInvitations.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { texts } from './texts.ts';

/** Shows that a holder invites the person to act for them; nothing without an invitation. */
export function HomeInvitations(): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const { data = [] } = useInvitations();
  if (data.length === 0) return null;
  return (
    <Callout
      tone="info"
      title={t('invitationsWait', { n: data.length.toLocaleString(locale) })}
      action={<ButtonLink to="/app/profile/invitations">{t('answerInvitations')}</ButtonLink>}
    >
      {t('invitationsWaitText')}
    </Callout>
  );
}
