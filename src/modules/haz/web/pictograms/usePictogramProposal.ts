/** Proposes pictograms by all values of the open form. */
import { toxicityClass } from '#modules/master-mgt/index.ts';
import { useToxicityRows } from '#modules/master-mgt/web/index.ts';
import { proposedPictograms, type PictogramProposal } from '../../proposedPictograms.ts';
import { useAquaticAnswer } from '../toxicity/useAquaticAnswer.ts';
import type { KnownDoses } from '../toxicity/knownDoses.ts';
import { useSharedValues } from '#platform/web/form/store/useRecordValues.ts';

export interface PictogramProposalState extends PictogramProposal {
  /** The class of toxicity was not tested, and something follows from it. */
  readonly isEstimated: boolean;
}

/** Returns undefined until the tables are loaded. */
export function usePictogramProposal(knownDoses: KnownDoses): PictogramProposalState | undefined {
  const { hazards, refPhysicalState } = useSharedValues('haz', ['hazards', 'refPhysicalState']);
  const { rows } = useToxicityRows();
  const aquatic = useAquaticAnswer();
  if (rows === undefined || aquatic === undefined) return undefined;
  // The GHS does not distinguish solid and liquid.
  const worst =
    knownDoses.source === 'none'
      ? undefined
      : toxicityClass(rows, { scheme: 'ghs', state: refPhysicalState ?? 'solid', doses: knownDoses.doses }).worst;
  const proposal = proposedPictograms({
    hazards: hazards ?? [],
    acuteCategory: worst?.row.rank ?? null,
    aquatic: aquatic?.answer ?? null,
  });
  return { ...proposal, isEstimated: knownDoses.source === 'estimate' && worst !== undefined };
}
