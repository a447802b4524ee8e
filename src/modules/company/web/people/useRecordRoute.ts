/** Returns which record the address names, and whether it is read or edited. */
import { useVisit, type Visit } from '#platform/web/route/visit.ts';
import type { RecordScreenProps } from '#platform/web/form/RecordScreen.tsx';

export interface RecordRoute {
  readonly screenProps: Pick<RecordScreenProps, 'base' | 'page' | 'menu'> & { readonly id?: string };
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly info: Visit['info'];
}

export function useRecordRoute(): RecordRoute {
  const { match, menu, info } = useVisit();
  const { id } = match?.params ?? {};
  const page = match?.page === undefined || match.page === 'list' ? 'create' : match.page;
  return {
    screenProps: { base: match?.base ?? '', page, menu, ...(id === undefined ? {} : { id }) },
    params: match?.params ?? {},
    info,
  };
}
