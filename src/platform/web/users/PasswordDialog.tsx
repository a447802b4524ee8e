import { useState, type ReactElement } from 'react';
import { call } from '../api/call.ts';
import { ApiError, problemText } from '../api/errors.ts';
import { CANCEL_DIALOG_WIDTH_PX } from '../constants.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { PasswordInput } from '../ui/input/PasswordInput.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import css from './dialogs.module.css';
import { makePassword } from '#platform/model/account/makePassword.ts';
import { texts } from './texts.ts';

export interface PasswordDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

/** Sets an initial password, which its owner changes when they sign in. */
export function PasswordDialog({ userId, name, onClose, onDone }: PasswordDialogProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (text: string): void => {
    setPassword(text);
    setProblem(undefined);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(password);
    notify.success(t('copied'));
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('PUT', '/api/v1/security/users/change-password', { body: { id: userId, password }, silent: true });
      onDone(t('passwordSet'));
    } catch (error) {
      setProblem(refusalOf(error));
      setBusy(false);
    }
  };
  const refusalOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
    const [first] = error.body.fields ?? [];
    return problemText(first ?? { messageKey: error.body.messageKey ?? '', message: error.message }, locale);
  };
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={t('temporaryTitle', { name })}
      width={`${CANCEL_DIALOG_WIDTH_PX}px`}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void send()}>
            {t('setPassword')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{t('temporaryText')}</p>
        <PasswordInput
          label={t('password')}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => change(target.value)}
        />
        <div className={css.tools}>
          <Button size="small" icon="sync" onClick={() => change(makePassword(drawByte))}>
            {t('makePassword')}
          </Button>
          <Button
            size="small"
            icon="copy"
            disabledReason={password === '' ? t('password') : undefined}
            onClick={() => void copy()}
          >
            {t('copy')}
          </Button>
        </div>
        {problem === undefined ? null : (
          <Callout tone="bad" isAlert>
            {problem}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

function drawByte(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
}
