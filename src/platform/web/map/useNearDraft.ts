/** The protected places near the place of the open form, without the one that the form itself is about. */
import type { NearPlace } from '#platform/model/place/nearProtected.ts';
import type { MapTiles } from '#platform/model/settings/mapSettings.ts';
import { useFormStore } from '../form/store/formContext.ts';
import { placeOf, type PlaceDraft } from './placeDraft.ts';
import { useNearPlaces } from '../places/useNearPlaces.ts';

export function useNearDraft(draft: PlaceDraft): {
  readonly near: readonly NearPlace[];
  readonly tiles: MapTiles | null;
} {
  const ownId = useFormStore().getBase()['id'];
  const { nearest = [], tiles = null } = useNearPlaces(placeOf(draft)) ?? {};
  return { near: nearest.filter(({ id }) => id !== ownId), tiles };
}
