/** The known doses of the open form, with the facts of its substances from the list. */
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useContentSubstances } from '../contents/contentSubstances.ts';
import { knownDoses, type KnownDoses } from './knownDoses.ts';

export function useKnownDoses(): KnownDoses {
  return knownDoses(useRecordValues('haz').recordValues, useContentSubstances());
}
