import { useSyncExternalStore, type ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { putOut } from '../session/ending.ts';
import { Callout } from '../ui/Callout.tsx';
import { texts } from './texts.ts';

/** Whoever was put out reads why, also when they come back to their desk much later. */
export function EndNotice(): ReactElement | null {
  const t = useTexts(texts);
  const reason = useSyncExternalStore(putOut.subscribe, putOut.get);
  return reason === undefined ? null : (
    <Callout tone="warn" isAlert>
      {t(reason)}
    </Callout>
  );
}
