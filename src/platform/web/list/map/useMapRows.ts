/** The rows of a list for its map, and the places they are. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { baseOf, searchRecords } from '../../api/resource.ts';
import { CACHED_LIST_MS } from '../../constants.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { MappedPlace } from '../../places/mappedPlace.ts';
import { useServerDownRedirect } from '../../route/useServerDownRedirect.ts';
import { useVisit } from '../../route/visit.ts';
import { criteriaOf } from '../state/criteria.ts';
import type { RowActionHandlers } from '../table/RowActions.tsx';
import type { List } from '../useList.ts';
import { mapFieldsOf, type MapRow } from './mapFields.ts';
import { collectRows, type MapRows } from './mapRows.ts';

export interface LoadedMap {
  readonly answer: MapRows | undefined;
  /** The search to which the answer belongs. */
  readonly viewKey: string;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly reload: () => void;
}

export function useMapRows({ entity, listQuery, isReady, pages }: List): LoadedMap {
  const { info } = useVisit();
  const { select } = useMemo(() => mapFieldsOf(catalogue, entity), [entity]);
  const criteria = { ...criteriaOf(listQuery), select: [...new Set([...select, ...(pages?.select ?? [])])] };
  const viewer = `${info.user?.id ?? ''} ${info.actingFor?.id ?? ''}`;
  const viewKey = `${viewer} ${entity.name} ${JSON.stringify(criteria.where)}`;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [baseOf(entity), 'rows', viewer, 'map', { ...criteria, page: 0, size: 0 }],
    queryFn: async ({ signal }) => ({
      answer: await collectRows((page) => searchRecords(entity, page, { signal, silent: true }), criteria),
      viewKey,
      viewer,
    }),
    placeholderData: (before) => (before?.viewer === viewer ? before : undefined),
    gcTime: CACHED_LIST_MS,
    enabled: isReady,
  });
  useServerDownRedirect(data === undefined ? error : null);
  return { answer: data?.answer, viewKey: data?.viewKey ?? viewKey, error, isFetching, reload: () => void refetch() };
}

export interface Places {
  readonly onMap: readonly MappedPlace[];
  readonly without: readonly Unplaced[];
}

export interface Unplaced {
  readonly place: MapRow;
  readonly url: string | undefined;
}

export function usePlaces({ entity }: List, answer: MapRows | undefined, { viewOf }: RowActionHandlers): Places {
  const locale = useLocale();
  return useMemo(() => {
    const { placeOf } = mapFieldsOf(catalogue, entity);
    const all = (answer?.rows ?? []).map((row) => ({ place: placeOf(row, locale), url: viewOf(row) }));
    return {
      onMap: all.flatMap(({ place: { position, ...place }, url }) =>
        position === undefined ? [] : [{ ...place, position, url }],
      ),
      without: all.filter(({ place }) => place.position === undefined),
    };
  }, [entity, answer, viewOf, locale]);
}
