import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useInvitations } from '#platform/web/invitations/useInvitations.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import css from './InvitationsPage.module.css';
import { InvitationCard } from './InvitationCard.tsx';
import { texts } from './texts.ts';

/** Lists the holders that invite me to act for them; only I can accept or decline, and only here. */
export function InvitationsPage(): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useInvitations();
  return (
    <div className={css.page}>
      <PageHeader title={t('invitations')} />
      {data === undefined ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <EmptyState icon="mail" title={t('none')} text={t('noneText')} />
      ) : (
        <ul className={css.list}>
          {data.map((invitation) => (
            <li key={invitation.id}>
              <InvitationCard invitation={invitation} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
