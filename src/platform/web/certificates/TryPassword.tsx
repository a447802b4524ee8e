import { useId, useState, type ReactElement } from 'react';
import { useAccountForm } from '../account/useAccountForm.ts';
import { call } from '../api/call.ts';
import { useTexts } from '../i18n/texts.ts';
import { PasswordInput } from '../ui/input/PasswordInput.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import css from './certificate.module.css';
import { CERTIFICATES } from './certificates.ts';
import { texts } from './texts.ts';

const names = ['password'] as const;
const WIDTH = '440px';

/** Checks whether the password that the person remembers opens the stored certificate. */
export function TryPassword({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const t = useTexts(texts);
  const formId = useId();
  const [isRight, setRight] = useState(false);
  const { form, problems, isBusy, submit } = useAccountForm({
    names,
    takesFocus: true,
    check: () => ({}),
    send: async ({ password }) => {
      setRight(false);
      await call('POST', `${CERTIFICATES}/test`, { body: { id, password }, silent: true });
      setRight(true);
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
        {t('test')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('tryTitle')} width={WIDTH} footer={footer}>
      <form id={formId} ref={form} className={css.form} onSubmit={submit} noValidate>
        {problems[''] === undefined ? null : (
          <Callout tone="bad" isAlert>
            {problems['']}
          </Callout>
        )}
        <PasswordInput
          label={t('password')}
          name="password"
          autoComplete="current-password"
          help={t('tryHelp')}
          problem={problems['password']}
        />
        <output>{isRight ? <Callout tone="good">{t('tried')}</Callout> : null}</output>
      </form>
    </Dialog>
  );
}
