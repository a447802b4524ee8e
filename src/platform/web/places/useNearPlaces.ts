/** The protected places near a place, and the settings of maps, from the server. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlaceGeometry } from '#platform/model/geo/geometry.ts';
import { checkPlace } from '#platform/model/geo/placeGeometry.ts';
import type { NearProtected } from '#platform/model/place/nearProtected.ts';
import type { MapSettings } from '#platform/model/settings/mapSettings.ts';
import { call } from '../api/call.ts';

interface NearAnswer extends NearProtected, MapSettings {}

/** A person who types or drags is asked for once they stop. */
const PAUSE_MS = 400;

/** Null, or a place that is not valid yet, asks for the settings alone. */
export function useNearPlaces(place: PlaceGeometry | null): NearAnswer | undefined {
  const valid = place === null ? undefined : checkPlace(place).place;
  const key = useAfterPause(JSON.stringify(valid ?? null));
  const { data } = useQuery({
    queryKey: ['near-protected-places', key],
    queryFn: ({ signal }) =>
      call<NearAnswer>('POST', '/api/v1/master/protected-places/near', {
        body: { location: JSON.parse(key) as unknown },
        signal,
        silent: true,
      }),
    placeholderData: keepPreviousData,
  });
  return data;
}

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
