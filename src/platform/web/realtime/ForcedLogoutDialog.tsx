import { useRef, type ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { endSessionNow } from '../session/sessionEnd.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { useSecondsUntil } from '../ui/useSecondsUntil.ts';
import css from './ForcedLogoutDialog.module.css';
import { texts } from './texts.ts';

const WIDTH = '440px';

/** There is nothing to decide: closing the dialog only ends the session sooner. */
export function ForcedLogoutDialog({ endsMs }: { readonly endsMs: number }): ReactElement {
  const t = useTexts(texts);
  const go = useRef<HTMLButtonElement>(null);
  const footer = (
    <Button ref={go} kind="primary" onClick={endSessionNow}>
      {t('signOutNow')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      isAlert
      onClose={endSessionNow}
      title={t('forcedTitle')}
      width={WIDTH}
      footer={footer}
      initialFocus={go}
    >
      <p>{t('otherSession')}</p>
      <p className={css.kept}>{t('forcedKept')}</p>
      {/* Not announced every second: the text above is, once. */}
      <p className={css.left} role="timer" aria-live="off">
        {t('forcedLeft', { seconds: useSecondsUntil(endsMs) })}
      </p>
    </Dialog>
  );
}
