/** The same of the open form, with what the list says of its substances. */
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useContentSubstances } from '../contents/contentSubstances.ts';
import { knownDoses, type KnownDoses } from './knownDoses.ts';

export function useKnownDoses(): KnownDoses {
  return knownDoses(useRecordValues('haz').recordValues, useContentSubstances());
}
