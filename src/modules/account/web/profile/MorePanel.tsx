import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useVisit } from '#platform/web/app/visit.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Panel } from '#platform/web/shell/Panel.tsx';
import { Icon, type IconName } from '#platform/web/ui/Icon.tsx';
import { texts } from '../texts.ts';
import css from './MorePanel.module.css';

/** What else is one's own. */
export function MorePanel(): ReactElement {
  const t = useTexts(texts);
  const hasInsteads = useVisit().info.menus.some(({ url, canView }) => url.startsWith('/app/user-insteads') && canView);
  return (
    <Panel title={t('more')}>
      <ul className={css.list}>
        <One to="/app/user-signatures" icon="sign" title={t('mySignatures')} text={t('mySignaturesHelp')} />
        {hasInsteads ? <One to="/app/user-insteads" icon="swap" title={t('myInsteads')} text={t('myInsteadsHelp')} /> : null}
        <One to="/app/manuals" icon="book" title={t('manuals')} />
      </ul>
    </Panel>
  );
}

function One({ to, icon, title, text }: { readonly to: string; readonly icon: IconName; readonly title: string; readonly text?: string }): ReactElement {
  return (
    <li>
      <Link className={css.link} to={to}>
        <Icon name={icon} />
        <span>
          <span className={css.title}>{title}</span>
          {text === undefined ? null : <span className={css.soft}>{text}</span>}
        </span>
      </Link>
    </li>
  );
}
