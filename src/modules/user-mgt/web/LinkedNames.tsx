import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { createMenuMatcher } from '#platform/web/session/menus.ts';
import { NameList, type ListedName } from '#platform/web/ui/layout/NameList.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';

export interface LinkedName extends ListedName {
  readonly name: string;
}

/** Shows records by name, each a link to its page for people who may open it; `more` states how many are left out. */
export function LinkedNames({
  path,
  names,
  more,
}: {
  readonly path: string;
  readonly names: readonly LinkedName[];
  readonly more?: string | undefined;
}): ReactElement {
  const mayOpen = useMayOpen(path);
  return (
    <NameList
      names={names.map(({ name, ...one }) => ({
        ...one,
        name: mayOpen ? <TextLink to={`${path}/${one.id}/view`}>{name}</TextLink> : name,
      }))}
      more={more}
    />
  );
}

export function useMayOpen(path: string): boolean {
  const { info } = useVisit();
  return createMenuMatcher(info.menus)(path)?.rights.has('canView') === true;
}
