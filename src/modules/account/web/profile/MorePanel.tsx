import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { LinkLine } from '#platform/web/ui/button/LinkLine.tsx';
import { texts } from '../texts.ts';
import css from './MorePanel.module.css';

/** Links to the other pages about my own data. */
export function MorePanel(): ReactElement {
  const t = useTexts(texts);
  const hasInsteads = useVisit().info.menus.some(({ url, canView }) => url.startsWith('/app/user-insteads') && canView);
  return (
    <Panel title={t('more')}>
      <ul className={css.list}>
        <li>
          <LinkLine to="/app/user-signatures" icon="sign" title={t('mySignatures')} text={t('mySignaturesHelp')} />
        </li>
        <li>
          <LinkLine to="/app/profile/certificate" icon="key" title={t('myCertificate')} text={t('myCertificateHelp')} />
        </li>
        {hasInsteads ? (
          <li>
            <LinkLine to="/app/user-insteads" icon="swap" title={t('myInsteads')} text={t('myInsteadsHelp')} />
          </li>
        ) : null}
        <li>
          <LinkLine
            to="/app/profile/invitations"
            icon="mail"
            title={t('myInvitations')}
            text={t('myInvitationsHelp')}
          />
        </li>
        <li>
          <LinkLine to="/app/manuals" icon="book" title={t('manuals')} />
        </li>
      </ul>
    </Panel>
  );
}
