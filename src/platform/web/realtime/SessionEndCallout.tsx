import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { EndReason } from '../session/sessionEnd.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import css from './SessionEndCallout.module.css';
import { texts } from './texts.ts';

export function SessionEndCallout({ reason }: { readonly reason: EndReason }): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.notice}>
      <Callout tone="warn" isAlert>
        {t(reasonTexts[reason])}
      </Callout>
    </div>
  );
}

const reasonTexts = {
  otherSession: 'endOtherSession',
  passwordChanged: 'endPasswordChanged',
  accountUnusable: 'endAccountUnusable',
  administrator: 'endAdministrator',
  refreshReused: 'endRefreshReused',
} as const satisfies Record<EndReason, keyof typeof texts>;
