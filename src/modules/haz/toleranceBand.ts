/** A band of the vocabulary, as administrators write it in its attributes. */
import { isPlainObject } from '#language/patch.ts';
import { findDecimal, ZERO, type Decimal } from '#language/values/decimal.ts';
import type { Homogeneity, ToleranceBand } from './tolerance.ts';

/** A band without a lower limit begins at zero; one without a deviation is ignored. */
export function findToleranceBand(attribute: unknown): ToleranceBand | undefined {
  if (!isPlainObject(attribute)) return undefined;
  const read = (name: string): Decimal | null => findDecimal(attribute[name]) ?? null;
  const [percent, absolute] = [read('percent'), read('absolute')];
  return percent === null && absolute === null
    ? undefined
    : {
        moreThan: read('moreThan') ?? ZERO,
        atMost: read('atMost'),
        homogeneity: homogeneityOf(attribute['mixture']),
        percent,
        absolute,
      };
}

function homogeneityOf(word: unknown): Homogeneity | null {
  return word === 'homogeneous' || word === 'heterogeneous' ? word : null;
}
