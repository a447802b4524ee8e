/** For people who filed a request, or have its number: shows its state and result without signing in. */
import { useState, type ReactElement } from 'react';
import { isThirteenDigitId } from '#language/values/idCard.ts';
import { toArabicDigits } from '#language/values/thaiDigits.ts';
import type { ShortStatus } from '#platform/model/request/shortStatus.ts';
import { FormProblems } from '../../account/FormProblems.tsx';
import { useAccountForm } from '../../account/useAccountForm.ts';
import type { FieldProblems } from '../../account/accountProblems.ts';
import { call } from '../../api/call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { usePageTitle } from '../../theme/usePageTitle.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { FileCheckZone } from './FileCheckZone.tsx';
import { PublicFrame } from '../PublicFrame.tsx';
import css from './PublicSheet.module.css';
import form from './ShortDetailsPage.module.css';
import { texts } from './shortDetailsTexts.ts';
import { ShortStatusCard } from './ShortStatusCard.tsx';

export function ShortDetailsPage(): ReactElement {
  const t = useTexts(texts);
  const [found, setFound] = useState<ShortStatus>();
  const [isAgain, setAgain] = useState(false);
  usePageTitle(t('title'));
  return (
    <PublicFrame>
      <div className={css.sheet}>
        <h1 className={css.title}>{t('title')}</h1>
        {found === undefined ? (
          <RequestNumberForm isAgain={isAgain} onFound={setFound} />
        ) : (
          <ShortStatusCard
            status={found}
            onAgain={() => {
              setFound(undefined);
              setAgain(true);
            }}
          />
        )}
        <hr className={form.line} data-screen-only />
        <FileCheckZone />
      </div>
    </PublicFrame>
  );
}

const names = ['code', 'idNumber'] as const;

/** The browser must not store the number: other people may use it afterwards. */
function RequestNumberForm({
  isAgain,
  onFound,
}: {
  readonly isAgain: boolean;
  readonly onFound: (found: ShortStatus) => void;
}): ReactElement {
  const t = useTexts(texts);
  const numberProblem = (typed: string): FieldProblems => {
    const number = plain(typed);
    if (number === '') return { idNumber: t('fillInNumber') };
    return isThirteenDigitId(number) ? {} : { idNumber: t('wrongNumber') };
  };
  const {
    form: element,
    problems,
    isBusy,
    submit,
  } = useAccountForm({
    names,
    takesFocus: isAgain,
    check: ({ code, idNumber }): FieldProblems => ({
      ...(code.trim() === '' ? { code: t('fillInCode') } : {}),
      ...numberProblem(idNumber),
    }),
    send: async ({ code, idNumber }) =>
      onFound(
        await call<ShortStatus>('POST', '/api/v1/transaction/requests/short-details', {
          body: { code: code.trim(), idNumber: plain(idNumber) },
          silent: true,
          background: true,
        }),
      ),
  });
  return (
    <>
      <p>{t('help')}</p>
      <form ref={element} className={form.form} method="post" onSubmit={submit} noValidate autoComplete="off">
        <FormProblems form={element} problems={problems} />
        <LabelledInput
          label={t('code')}
          help={t('codeHelp')}
          name="code"
          maxLength={60}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          required
          problem={problems['code']}
        />
        <LabelledInput
          label={t('idNumber')}
          help={t('idNumberHelp')}
          name="idNumber"
          inputMode="numeric"
          maxLength={30}
          autoComplete="off"
          required
          problem={problems['idNumber']}
        />
        <Button kind="primary" type="submit" icon="search" className={form.submit} isBusy={isBusy}>
          {t('find')}
        </Button>
      </form>
    </>
  );
}

/** Accepts the typed number with dashes or spaces, in either kind of digits. */
function plain(number: string): string {
  return toArabicDigits(number).replaceAll(/[\s-]/gu, '');
}
