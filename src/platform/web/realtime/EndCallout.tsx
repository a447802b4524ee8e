import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { EndReason } from '../session/ending.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import css from './EndCallout.module.css';
import { texts } from './texts.ts';

export function EndCallout({ reason }: { readonly reason: EndReason }): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.notice}>
      <Callout tone="warn" isAlert>
        {t(WORDS[reason])}
      </Callout>
    </div>
  );
}

const WORDS = {
  otherSession: 'endOtherSession',
  passwordChanged: 'endPasswordChanged',
  accountUnusable: 'endAccountUnusable',
  administrator: 'endAdministrator',
  refreshReused: 'endRefreshReused',
} as const satisfies Record<EndReason, keyof typeof texts>;
