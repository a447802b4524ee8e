import { useRef, type ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { noteAct } from '../session/inactivity.ts';
import { leave } from '../session/leaving.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { useSecondsTo } from '../ui/useSecondsTo.ts';
import css from './IdleDialog.module.css';
import { texts } from './texts.ts';

const WIDTH = '440px';

export function IdleDialog({ endsMs }: { readonly endsMs: number }): ReactElement {
  const t = useTexts(texts);
  const stay = useRef<HTMLButtonElement>(null);
  const left = useSecondsTo(endsMs);
  const footer = (
    <>
      <Button onClick={() => void leave()}>{t('signOut')}</Button>
      <Button ref={stay} kind="primary" onClick={noteAct}>
        {t('stay')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isAlert onClose={noteAct} title={t('idleTitle')} width={WIDTH} footer={footer} initialFocus={stay}>
      <p>{t('idleText')}</p>
      {/* Not read out every second: the words above are, once. */}
      <p className={css.left} role="timer" aria-live="off">
        {t('idleLeft', { minutes: Math.floor(left / 60), seconds: String(left % 60).padStart(2, '0') })}
      </p>
    </Dialog>
  );
}
