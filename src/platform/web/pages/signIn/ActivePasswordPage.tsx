import { useEffect, useState, type ReactElement } from 'react';
import css from '../../account/AccountForm.module.css';
import { ResetForm } from '../../account/ResetForm.tsx';
import { texts } from '../../account/texts.ts';
import { useResetLink } from '../../account/useResetLink.ts';
import { FORGOT_PASSWORD, LOGIN } from '../../route/guard.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { EntryPage } from './EntryPage.tsx';

/** Target of the link in the mail. */
export function ActivePasswordPage(): ReactElement {
  const t = useTexts(texts);
  const { link, refuse } = useResetLink();
  const [isSet, setIsSet] = useState(false);
  useFocusFirstLink(isSet);
  if (isSet) {
    return (
      <EntryPage title={t('activeTitle')}>
        <div className={css.form}>
          <Callout tone="good" isAlert title={t('passwordSet')}>
            <p>{t('passwordSetText')}</p>
          </Callout>
          <ButtonLink kind="primary" to={LOGIN} className={css.wide}>
            {t('signIn')}
          </ButtonLink>
        </div>
      </EntryPage>
    );
  }
  if (link.kind === 'good') {
    return (
      <EntryPage title={t('activeTitle')} help={t('activeHelp', { username: link.username })}>
        <ResetForm link={link} onDone={() => setIsSet(true)} onRefused={refuse} />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('activeTitle')}>
      {link.kind === 'looking' ? (
        <div aria-busy="true">
          <output>{t('looking')}</output>
          <Skeleton lines={3} />
        </div>
      ) : (
        <div className={css.form}>
          <Callout tone="bad" isAlert>
            {link.text}
          </Callout>
          <div className={css.actions}>
            <ButtonLink kind="primary" to={FORGOT_PASSWORD}>
              {t('newLink')}
            </ButtonLink>
            <TextLink to={LOGIN} className={css.link}>
              {t('toLogin')}
            </TextLink>
          </div>
        </div>
      )}
    </EntryPage>
  );
}

/** The link replaces the button that had the focus. */
function useFocusFirstLink(isSet: boolean): void {
  useEffect(() => {
    if (isSet) document.querySelector<HTMLElement>('#main a')?.focus();
  }, [isSet]);
}
