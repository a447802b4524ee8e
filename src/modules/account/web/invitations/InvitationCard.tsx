import { useState, type ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useAnswerInvitation, type Invitation } from '#platform/web/invitations/useInvitations.ts';
import { FactList, type Fact } from '#platform/web/pages/check/FactList.tsx';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import css from './InvitationCard.module.css';
import { texts } from './texts.ts';

/** Shows one invitation with everything the person would accept, and the two possible answers. */
export function InvitationCard({ invitation }: { readonly invitation: Invitation }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const answer = useAnswerInvitation();
  const [busy, setBusy] = useState<'accepted' | 'declined'>();
  const name = inLocale(invitation.company, locale);
  const send = async (word: 'accepted' | 'declined'): Promise<void> => {
    setBusy(word);
    try {
      await answer(invitation, word);
      notify.success(t(word, { name }));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Panel title={`${name} ${t(invitation.kind)}`}>
      <div className={css.body}>
        <FactList label={t('offer', { name })} facts={useFacts(invitation)} />
        <p className={css.soft}>{t('unknown')}</p>
        <div className={css.actions}>
          <Button
            kind="primary"
            icon="check"
            isBusy={busy === 'accepted'}
            disabled={busy === 'declined'}
            onClick={() => void send('accepted').catch(() => undefined)}
          >
            {t('accept')}
          </Button>
          <Button
            icon="close"
            isBusy={busy === 'declined'}
            disabled={busy === 'accepted'}
            onClick={() => void send('declined').catch(() => undefined)}
          >
            {t('decline')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function useFacts({
  kind,
  idTax,
  position,
  startDate,
  endDate,
  lapseDate,
  roles,
  documentTypes,
}: Invitation): readonly Fact[] {
  const t = useTexts(texts);
  const locale = useLocale();
  const words = (labels: Invitation['roles']): string => labels.map((label) => inLocale(label, locale)).join(', ');
  const days = [startDate, endDate].map((day) => (day === null ? '' : formatLongDate(day, locale))).join(' – ');
  return [
    ...(idTax === null ? [] : [[t('idTax'), idTax] as const]),
    ...(position === null ? [] : [[t('position'), position] as const]),
    ...(kind === 'agent' ? [[t('documents'), words(documentTypes)] as const] : []),
    [t('roles'), roles.length === 0 ? t('noRoles') : words(roles)],
    ...(startDate === null && endDate === null ? [] : [[t('days'), days] as const]),
    [t('openUntil'), formatLongDate(lapseDate, locale)],
  ];
}
