import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { isPersonId } from '#language/values/idCard.ts';
import { foldIdentity } from '#platform/model/userRules.ts';
import { call } from '#platform/web/api/call.ts';
import { failureText } from '#platform/web/api/failureText.ts';
import { useFieldValue, useFormStore } from '#platform/web/form/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { nameIn } from '#platform/web/shell/person.ts';
import { Callout } from '#platform/web/ui/Callout.tsx';
import css from './authorize.module.css';
import { POWERS } from './power.ts';
import { texts } from './texts.ts';

interface Found {
  readonly fullName: string;
  readonly fullNameEn: string | null;
}

const DIGITS = 13;

/** Who has the number that was typed, named before anything is saved: a slip of a digit gives the power to a stranger. */
export function FoundAgent(): ReactElement {
  const t = useTexts(texts);
  const idCard = foldIdentity((useFieldValue('idCard') as string | null) ?? '');
  const isWhole = isPersonId(idCard);
  const { data, error } = useQuery({
    queryKey: [POWERS, 'agent', idCard],
    enabled: isWhole,
    retry: false,
    queryFn: ({ signal }) => call<Found>('POST', `${POWERS}/agent`, { body: { idCard }, signal, silent: true }),
  });
  useNamed(isWhole ? data : undefined);
  return (
    <div aria-live="polite">
      {isWhole ? (
        <Answer data={data} problem={error === null ? undefined : failureText(error)} />
      ) : (
        <Callout tone={idCard.length >= DIGITS ? 'warn' : 'info'}>{t(idCard.length >= DIGITS ? 'wrongNumber' : 'typeNumber')}</Callout>
      )}
    </div>
  );
}

function Answer({ data, problem }: { readonly data: Found | undefined; readonly problem: string | undefined }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  if (problem !== undefined) {
    return (
      <Callout tone="warn" title={t('notFoundTitle')}>
        <p>{problem}</p>
        <p className={css.soft}>{t('howToRegister')}</p>
      </Callout>
    );
  }
  if (data === undefined) return <Callout tone="info">{t('finding')}</Callout>;
  return (
    <Callout tone="good" title={t('found')}>
      <p className={css.foundName}>{nameIn(data, locale)}</p>
      <p className={css.soft}>{t('checkName')}</p>
    </Callout>
  );
}

/** As they are registered; nobody, until somebody is found. */
function useNamed(found: Found | undefined): void {
  const store = useFormStore();
  const name = found?.fullName ?? null;
  useEffect(() => {
    if (store.getTyped()['fullName'] !== name) store.setValues('', { fullName: name });
  }, [store, name]);
}
