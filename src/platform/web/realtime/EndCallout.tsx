import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { EndReason } from '../session/ending.ts';
import { Callout } from '../ui/Callout.tsx';
import { texts } from './texts.ts';

export function EndCallout({ reason }: { readonly reason: EndReason }): ReactElement {
  const t = useTexts(texts);
  return (
    <Callout tone="warn" isAlert>
      {t(WORDS[reason])}
    </Callout>
  );
}

const WORDS = {
  otherSession: 'endOtherSession',
  passwordChanged: 'endPasswordChanged',
  accountUnusable: 'endAccountUnusable',
  administrator: 'endAdministrator',
  refreshReused: 'endRefreshReused',
} as const satisfies Record<EndReason, keyof typeof texts>;
