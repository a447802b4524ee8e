/** The Buddhist era counts from 543 years before the common era. */
export const BUDDHIST_YEAR_OFFSET = 543;

export function toBuddhistYear(commonYear: number): number {
  return commonYear + BUDDHIST_YEAR_OFFSET;
}

export function toCommonYear(buddhistYear: number): number {
  return buddhistYear - BUDDHIST_YEAR_OFFSET;
}
