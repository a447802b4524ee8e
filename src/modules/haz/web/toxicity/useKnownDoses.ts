/** The same of the open form, with what the list says of its substances. */
import { useDraft } from '#modules/master-mgt/web/index.ts';
import { useSubstances } from '../masters.ts';
import { knownDoses, type KnownDoses } from './knownDoses.ts';

export function useKnownDoses(): KnownDoses {
  const draft = useDraft<'haz'>();
  const substances = useSubstances((draft.mainSubStances ?? []).flatMap(({ refSubStance }) => refSubStance?.id ?? []));
  return knownDoses(draft, substances);
}
