/** Finds titles as written elsewhere among those of the vocabulary. */
import type { OfferedLookup } from './options.ts';

export interface TitleWord {
  readonly id: string;
  readonly value: string;
  readonly short: string | null;
}

export function titleWordOf({ id, value, attribute }: OfferedLookup): TitleWord {
  return { id, value, short: typeof attribute?.['short'] === 'string' ? attribute['short'] : null };
}

/** Matches the whole word or its abbreviation. */
export function findTitle<T extends TitleWord>(titles: readonly T[], written: string | null): T | undefined {
  return written === null ? undefined : titles.find(({ value, short }) => value === written || short === written);
}
