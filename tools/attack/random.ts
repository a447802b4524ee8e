/** Random numbers that are the same for the same seed. */
export interface Random {
  /** Returns a number from 0 up to, and without, `below`. */
  readonly below: (below: number) => number;
  readonly chance: (likelihood: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** Returns items without repetition, in their original order. */
  readonly sample: <T>(from: readonly T[], count: number) => T[];
}

/** Mulberry32: small, and good enough to choose attempts. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (likelihood) => next() < likelihood,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    sample: (from, count) => {
      const left = from.map((value, index) => ({ value, index }));
      const chosen: typeof left = [];
      while (chosen.length < count && left.length > 0) chosen.push(...left.splice(below(left.length), 1));
      return chosen.toSorted((one, other) => one.index - other.index).map(({ value }) => value);
    },
  };
}
