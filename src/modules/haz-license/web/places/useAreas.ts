/** The areas of the certified places in the open form, loaded together. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import type { ShownArea } from '../../shownArea.ts';

const PATH = '/api/v1/transaction/haz-licenses/areas';

export interface Areas {
  /** Undefined until they are loaded. */
  readonly of: (place: string | undefined) => readonly ShownArea[] | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

export function useAreas(): Areas {
  const store = useFormStore();
  const { id, places } = useRecordValue('hazLicense', (record) => ({
    id: record.id,
    places: [...new Set((record.storageLocations ?? []).flatMap(({ refPlace }) => refPlace?.id ?? []))].toSorted(),
  }));
  const licence = store.isNew() ? null : id;
  const { data, isError, refetch } = useQuery({
    queryKey: [PATH, licence, places],
    enabled: places.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => ({
      places: new Set(places),
      areas: await call<readonly ShownArea[]>('POST', PATH, {
        body: { places, licence },
        signal,
        silent: true,
        background: true,
      }),
    }),
  });
  return {
    // The answer may be that to the places before.
    of: (place) =>
      place === undefined || data?.places.has(place) !== true
        ? undefined
        : data.areas.filter((area) => area.place === place),
    hasFailed: isError,
    reload: () => void refetch(),
  };
}
