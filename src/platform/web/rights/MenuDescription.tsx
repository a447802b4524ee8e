import type { ReactElement } from 'react';
import { useLabel } from '../i18n/locale.ts';
import type { MenuCard } from './rights.ts';
import css from './MenuDescription.module.css';

/** Text below the name of a menu: what it is for, or its address. */
export function MenuDescription({ menu, url }: { readonly menu: MenuCard; readonly url: string | null }): ReactElement {
  const label = useLabel();
  if (menu.words !== undefined) return <span className={css.words}>{label(menu.words)}</span>;
  return (
    <span className={css.url} title={url ?? menu.key}>
      {url ?? menu.key}
    </span>
  );
}
