/** Returns the props that the platform would pass to the list of a screen, for a list that a module draws itself. */
import { use } from 'react';
import { listTermsAt } from '#platform/web/app/Screen.tsx';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import type { ListScreenProps } from '#platform/web/list/ListScreen.tsx';

export function useListScreen(): ListScreenProps {
  const { match, menu } = useVisit();
  if (match?.screen.kind !== 'resource') throw new Error('There is no list at this address');
  const entity = use(loadEntity(match.screen.entity));
  return { entity, base: match.base, menu, where: listTermsAt(match.screen, match.params) };
}
