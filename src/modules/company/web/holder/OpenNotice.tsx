import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { texts } from '../texts.ts';
import { useCompany } from './company.ts';
import { tabAddress } from './tabs.ts';

/** Shows that a request is in process, and links to it. */
export function OpenNotice(): ReactElement | null {
  const t = useTexts(texts);
  const company = useCompany();
  const { open } = company;
  if (open === undefined) return null;
  const { code, status } = open;
  const title =
    status.code === 'draft' ? 'openDraft' : status.code === 'editRequested' ? 'openSentBack' : 'openSubmitted';
  return (
    <Callout
      tone={status.code === 'editRequested' ? 'warn' : 'info'}
      title={t(title, { code })}
      action={
        <ButtonLink size="small" to={tabAddress(company, '1', '2')}>
          {t('open')}
        </ButtonLink>
      }
    />
  );
}
