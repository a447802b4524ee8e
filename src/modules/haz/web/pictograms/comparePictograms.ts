/** Compares the proposal with the choice. */
import type { Label } from '#language/label.ts';
import type { ProposedPictogram } from '../../proposedPictograms.ts';

export interface ComparedPictogram {
  readonly code: string;
  readonly isProposed: boolean;
  /** Id of its row; undefined if it is not chosen. */
  readonly row: string | undefined;
  readonly reasons: readonly Label[];
}

export interface PictogramComparison {
  /** In the order of their codes. */
  readonly all: readonly ComparedPictogram[];
  readonly notUsed: readonly string[];
  readonly alsoUsed: readonly string[];
}

export interface ChosenPictogram {
  readonly id: string;
  readonly code: string;
}

export function comparePictograms(
  proposed: readonly ProposedPictogram[],
  chosen: readonly ChosenPictogram[],
): PictogramComparison {
  const codes = [...new Set([...proposed, ...chosen].map(({ code }) => code))].toSorted();
  const all = codes.map((code): ComparedPictogram => {
    const found = proposed.find((candidate) => candidate.code === code);
    return {
      code,
      isProposed: found !== undefined,
      row: chosen.find((candidate) => candidate.code === code)?.id,
      reasons: found?.reasons ?? [],
    };
  });
  return {
    all,
    notUsed: all.filter(({ row }) => row === undefined).map(({ code }) => code),
    alsoUsed: all.filter(({ isProposed }) => !isProposed).map(({ code }) => code),
  };
}
