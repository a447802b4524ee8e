/** The protected places near the place of the open form; none in the form of a protected place itself. */
import { useFormStore } from '../form/store/formContext.ts';
import { placeOf, type PlaceDraft } from './placeDraft.ts';
import { useNearPlaces } from './useNearPlaces.ts';

export function useNearDraft(draft: PlaceDraft): ReturnType<typeof useNearPlaces> {
  const isProtectedPlace = useFormStore().model.entity.name === 'protectedPlace';
  return useNearPlaces(isProtectedPlace ? null : placeOf(draft));
}
