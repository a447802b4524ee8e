import { useState, type ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import css from '#platform/web/account/AccountForm.module.css';
import { FormProblems } from '#platform/web/account/FormProblems.tsx';
import { useAccountForm } from '#platform/web/account/useAccountForm.ts';
import type { FieldProblems } from '#platform/web/account/accountProblems.ts';
import { call } from '#platform/web/api/call.ts';
import { LOGIN } from '#platform/web/route/guard.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { FactList, type Fact } from '#platform/web/pages/check/FactList.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { LabelledInput } from '#platform/web/ui/input/LabelledInput.tsx';
import { refusalText } from '#platform/web/api/failureText.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { texts } from './texts.ts';
import { BY_KEY, type GoodInvitation } from './useInvitationLink.ts';

const names = ['username'] as const;
const ANSWERING = `${LOGIN}?url=${encodeURIComponent('/app/profile/invitations')}`;

export interface InvitationFormProps {
  readonly link: GoodInvitation;
  readonly onDone: (answer: 'accepted' | 'declined') => void;
}

/** Shows who invites and for what, then the answer for people with an account, and for people without one. */
export function InvitationForm({ link: { key, offer }, onDone }: InvitationFormProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const send = (body: object): Promise<unknown> =>
    call('POST', BY_KEY, { body: { key, ...body }, silent: true, background: true });
  const { form, problems, isBusy, submit } = useAccountForm({
    names,
    takesFocus: false,
    check: ({ username }): FieldProblems => (username.trim() === '' ? { username: t('usernameMissing') } : {}),
    send: async ({ username }) => {
      await send({ answer: 'accepted', username: username.trim() });
      onDone('accepted');
    },
  });
  const [isDeclining, setDeclining] = useState(false);
  const decline = async (): Promise<void> => {
    setDeclining(true);
    try {
      await send({ answer: 'declined' });
      onDone('declined');
    } catch (error) {
      notify.error(refusalText(error, locale));
      setDeclining(false);
    }
  };
  return (
    <div className={css.form}>
      <p>{t('invitesYou', { company: inLocale(offer.company, locale), name: offer.fullName })}</p>
      <Facts offer={offer} />
      <h2>{t('haveAccount')}</h2>
      <ButtonLink to={ANSWERING} className={css.wide}>
        {t('signInToAnswer')}
      </ButtonLink>
      <h2>{t('noAccount')}</h2>
      <p>{t('noAccountText')}</p>
      <form ref={form} className={css.form} method="post" onSubmit={submit} noValidate>
        <FormProblems form={form} problems={problems} />
        <LabelledInput
          label={t('username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          problem={problems['username']}
        />
        <Button kind="primary" type="submit" className={css.wide} isBusy={isBusy}>
          {t('accept')}
        </Button>
      </form>
      <Button className={css.wide} isBusy={isDeclining} onClick={() => void decline()}>
        {t('decline')}
      </Button>
    </div>
  );
}

function Facts({ offer }: Pick<GoodInvitation, 'offer'>): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { position, startDate, endDate, lapseDate, roles } = offer;
  const days = [startDate, endDate].map((day) => (day === null ? '' : formatLongDate(day, locale))).join(' – ');
  const facts: readonly Fact[] = [
    ...(position === null ? [] : [[t('position'), position] as const]),
    ...(roles.length === 0 ? [] : [[t('roles'), roles.map((role) => inLocale(role, locale)).join(', ')] as const]),
    ...(startDate === null && endDate === null ? [] : [[t('days'), days] as const]),
    [t('openUntil'), formatLongDate(lapseDate, locale)],
  ];
  return <FactList label={t('offer')} facts={facts} />;
}
