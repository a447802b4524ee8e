import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { formatDate } from '#language/values/buddhistEra.ts';
import { plainDateOf } from '#language/values/instant.ts';
import type { CaseAction } from '#platform/model/request/caseView.ts';
import { useVisit } from '../../route/visit.ts';
import { certificatesFor, daysLeft, type Certificate } from '../../certificates/certificates.ts';
import { ValidityTag } from '../../certificates/ValidityTag.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PasswordInput } from '../../ui/input/PasswordInput.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { SigningModeChoice } from './SigningModeChoice.tsx';
import { SIGNING_MODE_INPUT, PASSWORD_INPUT, type SigningMode } from './signingAnswer.ts';
import css from './SignQuestion.module.css';
import { texts } from './texts.ts';

export interface SignQuestionProps {
  readonly signs: NonNullable<CaseAction['signs']>;
  /** The problem with the password. */
  readonly problem: string | undefined;
}

/**
 * Asks whether the document is signed, with which certificate, and its password. The answers are inputs of the
 * surrounding form (`readSigningAnswer`).
 */
export function SignQuestion({ signs, problem }: SignQuestionProps): ReactElement {
  const t = useTexts(texts);
  const { actingFor } = useVisit().info;
  const { data, error, refetch } = useQuery(certificatesFor(actingFor?.id ?? null));
  const [chosen, setChosen] = useState<SigningMode>();
  const question = useRef<HTMLDivElement>(null);
  const isReady = data !== undefined;
  useEffect(() => {
    // Its question is the first thing to fill in, unless the person has begun elsewhere while it was loading.
    const isElsewhere = document.activeElement instanceof HTMLTextAreaElement;
    if (isReady && !isElsewhere)
      question.current?.querySelector<HTMLElement>(`input:checked, input[name="${PASSWORD_INPUT}"]`)?.focus();
  }, [isReady]);
  if (data === undefined) {
    if (error === null) return <Skeleton lines={3} />;
    return (
      <Callout
        tone="bad"
        isAlert
        title={t('loadFailed')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  }
  const certificate = data.find(({ isActive }) => isActive);
  const isUsable = certificate !== undefined && daysLeft(certificate) >= 0;
  const signingMode: SigningMode = signs === 'must' ? 'sign' : (chosen ?? (isUsable ? 'sign' : 'not'));
  return (
    <div ref={question} className={css.question}>
      {signs === 'may' ? (
        <SigningModeChoice value={signingMode} onChange={setChosen} />
      ) : (
        <input type="hidden" name={SIGNING_MODE_INPUT} value="sign" />
      )}
      {signingMode === 'not' ? null : isUsable ? (
        <SignWith certificate={certificate} problem={problem} />
      ) : (
        <NoCertificateCallout title={t(certificate === undefined ? 'noCertificate' : 'over')} />
      )}
    </div>
  );
}

function SignWith({
  certificate,
  problem,
}: {
  readonly certificate: Certificate;
  readonly problem: string | undefined;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <>
      <div className={css.certificate}>
        <div className={css.words}>
          <p className={css.soft}>{t('certificate')}</p>
          <p className={css.name} data-content="">
            {certificate.name}
          </p>
          <p className={css.soft}>{t('validTo', { date: formatDate(plainDateOf(certificate.validTo), locale) })}</p>
        </div>
        <ValidityTag certificate={certificate} />
      </div>
      <PasswordInput
        isField
        required
        label={t('password')}
        name={PASSWORD_INPUT}
        autoComplete="off"
        maxLength={PASSWORD_LENGTH}
        help={t('passwordHelp')}
        problem={problem}
      />
    </>
  );
}

/** Maximum that the server accepts. */
const PASSWORD_LENGTH = 200;

function NoCertificateCallout({ title }: { readonly title: string }): ReactElement {
  const t = useTexts(texts);
  return (
    <Callout tone="warn" title={title}>
      <p>{t('bringInHelp')}</p>
      <TextLink to="/app/profile/certificate">{t('bringIn')}</TextLink>
    </Callout>
  );
}
