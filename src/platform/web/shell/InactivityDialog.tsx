import { useRef, type ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { noteUserActivity } from '../session/inactivity.ts';
import { signOutAndLeave } from '../session/signOutAndLeave.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { useSecondsUntil } from '../ui/useSecondsUntil.ts';
import css from './IdleDialog.module.css';
import { texts } from './texts.ts';

const WIDTH = '440px';

export function InactivityDialog({ endsMs }: { readonly endsMs: number }): ReactElement {
  const t = useTexts(texts);
  const stay = useRef<HTMLButtonElement>(null);
  const left = useSecondsUntil(endsMs);
  const footer = (
    <>
      <Button onClick={() => void signOutAndLeave()}>{t('signOut')}</Button>
      <Button ref={stay} kind="primary" onClick={noteUserActivity}>
        {t('stay')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      isAlert
      onClose={noteUserActivity}
      title={t('idleTitle')}
      width={WIDTH}
      footer={footer}
      initialFocus={stay}
    >
      <p>{t('idleText')}</p>
      {/* Not announced every second: the text above is, once. */}
      <p className={css.left} role="timer" aria-live="off">
        {t('idleLeft', { minutes: Math.floor(left / 60), seconds: String(left % 60).padStart(2, '0') })}
      </p>
    </Dialog>
  );
}
