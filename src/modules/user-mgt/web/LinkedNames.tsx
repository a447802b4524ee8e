import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/app/visit.ts';
import { createMenuMatcher } from '#platform/web/session/menus.ts';
import { TextLink } from '#platform/web/ui/TextLink.tsx';
import css from './LinkedNames.module.css';

export interface LinkedName {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
}

/** Records by name, each a way to its page for who may open it; `more` says what is left out. */
export function LinkedNames({ path, names, more }: { readonly path: string; readonly names: readonly LinkedName[]; readonly more?: string | undefined }): ReactElement {
  const mayOpen = useMayOpen(path);
  return (
    <ul className={css.names}>
      {names.map(({ id, name, note }) => (
        <li key={id}>
          {mayOpen ? <TextLink to={`${path}/${id}/view`}>{name}</TextLink> : name}
          {note === undefined ? null : <span className={css.quiet}>{` ${note}`}</span>}
        </li>
      ))}
      {more === undefined ? null : <li className={css.quiet}>{more}</li>}
    </ul>
  );
}

export function useMayOpen(path: string): boolean {
  const { info } = useVisit();
  return createMenuMatcher(info.menus)(path)?.rights.has('canView') === true;
}
