import { useState, type ReactElement } from 'react';
import css from '#platform/web/account/AccountForm.module.css';
import { LOGIN } from '#platform/web/route/guard.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { EntryPage } from '#platform/web/pages/signIn/EntryPage.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { texts } from './texts.ts';
import { useInvitationLink } from './useInvitationLink.ts';

/** The page of the link of an invitation: people without an account answer here, everybody else signs in. */
export function InvitationByMail(): ReactElement {
  const t = useTexts(texts);
  const link = useInvitationLink();
  const [answer, setAnswer] = useState<'accepted' | 'declined'>();
  if (answer !== undefined) {
    return (
      <EntryPage title={t('title')}>
        <div className={css.form}>
          <Callout tone="good" isAlert title={t(answer)}>
            <p>{t(answer === 'accepted' ? 'acceptedText' : 'declinedText')}</p>
          </Callout>
          {answer === 'accepted' ? (
            <ButtonLink kind="primary" to={LOGIN} className={css.wide}>
              {t('toLogin')}
            </ButtonLink>
          ) : null}
        </div>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('title')}>
      {link.kind === 'good' ? (
        <InvitationForm link={link} onDone={setAnswer} />
      ) : (
        <InvalidLink text={link.kind === 'bad' ? link.text : undefined} />
      )}
    </EntryPage>
  );
}

function InvalidLink({ text }: { readonly text: string | undefined }): ReactElement {
  const t = useTexts(texts);
  if (text === undefined) {
    return (
      <div aria-busy="true">
        <output>{t('looking')}</output>
        <Skeleton lines={3} />
      </div>
    );
  }
  return (
    <div className={css.form}>
      <Callout tone="bad" isAlert>
        {text}
      </Callout>
      <ButtonLink to={LOGIN} className={css.wide}>
        {t('toLogin')}
      </ButtonLink>
    </div>
  );
}
