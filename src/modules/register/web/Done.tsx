import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { usePageName } from '#platform/web/ui/layout/pageName.ts';
import type { Registered } from '../options.ts';
import css from './Done.module.css';
import { texts } from './texts.ts';

const nexts = { employee: 'doneEmployee', officer: 'doneOfficer' } as const;

/** Shows that the registration has arrived, its number, and what happens now. */
export function Done({ registered, email }: { readonly registered: Registered; readonly email: string }): ReactElement {
  const t = useTexts(texts);
  usePageName(t('doneTitle'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { code, username, personType } = registered;
  const next = Object.hasOwn(nexts, personType) ? nexts[personType as keyof typeof nexts] : 'doneHolder';
  return (
    <div className={css.done}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t('doneTitle')}
      </h2>
      <dl className={css.facts}>
        <div>
          <dt>{t('doneCode')}</dt>
          <dd className={css.code}>{code}</dd>
        </div>
        <div>
          <dt>{t('doneUsername')}</dt>
          <dd>{username}</dd>
        </div>
      </dl>
      <Callout tone="good" title={t('doneNext')}>
        {t(next)}
      </Callout>
      <p className={css.mail}>{t('doneMail', { email })}</p>
      <ButtonLink to="/account/login" kind="primary" className={css.way}>
        {t('signIn')}
      </ButtonLink>
    </div>
  );
}
