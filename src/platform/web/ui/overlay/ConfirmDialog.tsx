import { useRef, type ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../button/Button.tsx';
import type { OpenQuestion } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import { texts } from '../texts.ts';

const WIDTH = '440px';

/** "Cancel" has the focus first if something would be lost, so that Enter alone loses nothing. */
export function ConfirmDialog({
  question: { title, text, confirmLabel, isDanger = false, answer },
}: {
  readonly question: OpenQuestion;
}): ReactElement {
  const t = useTexts(texts);
  const yes = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button onClick={() => answer(false)}>{t('cancel')}</Button>
      <Button ref={yes} kind={isDanger ? 'danger' : 'primary'} onClick={() => answer(true)}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      isAlert
      onClose={() => answer(false)}
      title={title}
      width={WIDTH}
      footer={footer}
      initialFocus={isDanger ? undefined : yes}
    >
      {text}
    </Dialog>
  );
}
