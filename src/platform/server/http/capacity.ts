/**
 * Capacity for callers, so that one of them cannot take all of it: a total, a part of it for anonymous callers, and a
 * part for one address or one session. The people of one company or department often share an address, so signed-in
 * people are counted by their session alone.
 */

export interface CapacityLimits {
  readonly all: number;
  /** For all anonymous callers together: the rest is reserved for signed-in people. */
  readonly anonymous: number;
  /** For anonymous callers from one address. */
  readonly perAddress: number;
  readonly perSession: number;
}

export interface Caller {
  readonly sessionId: string | null;
  /** As returned by `addressKey`. */
  readonly address: string;
}

export interface Capacity {
  /** Returns the function that releases the capacity, which may be called twice; or undefined if there is none. */
  readonly take: (caller: Caller, amount?: number) => (() => void) | undefined;
  readonly taken: () => number;
}

export function createCapacity({ all, anonymous, perAddress, perSession }: CapacityLimits): Capacity {
  const byCaller = new Map<string, number>();
  let used = 0;
  let takenByStrangers = 0;
  return {
    take: ({ sessionId, address }, amount = 1) => {
      const isStranger = sessionId === null;
      const key = isStranger ? `address ${address}` : sessionId;
      const own = byCaller.get(key) ?? 0;
      if (used + amount > all || own + amount > (isStranger ? perAddress : perSession)) return undefined;
      if (isStranger && takenByStrangers + amount > anonymous) return undefined;
      used += amount;
      if (isStranger) takenByStrangers += amount;
      byCaller.set(key, own + amount);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        used -= amount;
        if (isStranger) takenByStrangers -= amount;
        const left = (byCaller.get(key) ?? amount) - amount;
        if (left > 0) byCaller.set(key, left);
        else byCaller.delete(key);
      };
    },
    taken: () => used,
  };
}
