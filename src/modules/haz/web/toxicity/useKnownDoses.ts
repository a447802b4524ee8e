/** The same of the open form, with what the list says of its substances. */
import { useDraft } from '#platform/web/form/store/useDraft.ts';
import { useContentSubstances } from '../contents/substanceOf.ts';
import { knownDoses, type KnownDoses } from './knownDoses.ts';

export function useKnownDoses(): KnownDoses {
  return knownDoses(useDraft('haz').draft, useContentSubstances());
}
