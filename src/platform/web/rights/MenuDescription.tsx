import type { ReactElement } from 'react';
import { useLabel } from '../i18n/locale.ts';
import type { MenuCard } from './rights.ts';
import css from './MenuDescription.module.css';

/** Below the name of a menu: what one does there, or where it is. */
export function MenuDescription({ menu, url }: { readonly menu: MenuCard; readonly url: string | null }): ReactElement {
  const label = useLabel();
  if (menu.words !== undefined) return <span className={css.words}>{label(menu.words)}</span>;
  return (
    <span className={css.url} title={url ?? menu.key}>
      {url ?? menu.key}
    </span>
  );
}
