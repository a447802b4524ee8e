import type { ReactElement } from 'react';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { AccountReach } from './AccountReach.tsx';
import { canSignIn } from './accountState.ts';
import { personName } from './personName.ts';
import { Reasons } from './Reasons.tsx';
import { texts } from './texts.ts';
import type { AccessExplanation, AccessVerdict, ExplainedUser } from './wire.ts';

/** Shows for one person whether it is permitted, why, and what else decides what they see. */
export function UserAnswer({
  answer,
  user,
  answered,
}: {
  readonly answer: AccessExplanation;
  readonly user: ExplainedUser;
  readonly answered: AccessVerdict;
}): ReactElement {
  const t = useTexts(texts);
  const name = personName(user, useLocale());
  const { isAllowed, isCardOnly, because } = answered;
  const [tone, title] = !isAllowed
    ? (['bad', t('userMayNot', { name })] as const)
    : isCardOnly
      ? (['warn', t('userPicks', { name })] as const)
      : (['good', t('userMay', { name })] as const);
  return (
    <>
      <div aria-live="polite">
        <Callout tone={tone} title={title}>
          {isAllowed || because.length < 2 ? null : <p>{t('toMend')}</p>}
          <Reasons because={because} names={answer.names} />
        </Callout>
      </div>
      {canSignIn(user) ? null : <Callout tone="warn">{t('cannotSignIn')}</Callout>}
      <AccountReach user={user} names={answer.names} />
    </>
  );
}
