/** Reads and writes the settings for the page. */
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApplicationSettings } from '#platform/model/settings/appSettings.ts';
import { call } from '#platform/web/api/call.ts';

export const SETTINGS = '/api/v1/security/app-properties';
const KEY = [SETTINGS, 'settings'] as const;

export type Section = keyof ApplicationSettings;

export function useSettings(): UseQueryResult<ApplicationSettings> {
  return useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: ({ signal }) => call<ApplicationSettings>('GET', `${SETTINGS}/settings`, { signal, silent: true }),
  });
}

/** Puts the answer of a save into the cache, so that it need not be read again. */
export function useCacheSection(): <S extends Section>(section: S, saved: ApplicationSettings[S]) => void {
  const queries = useQueryClient();
  return useCallback(
    (section, saved) =>
      void queries.setQueryData<ApplicationSettings>(KEY, (before) =>
        before === undefined ? before : { ...before, [section]: saved },
      ),
    [queries],
  );
}
