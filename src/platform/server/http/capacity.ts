/**
 * Room for callers, so that one of them cannot take all of it: so much in all, a part of it for people who are not
 * signed in, and so much for one address or one session. An office shares one address, so who is signed in is counted
 * by their session alone.
 */

export interface CapacityLimits {
  readonly all: number;
  /** Of those who are not signed in, all together: the rest is kept for who is. */
  readonly anonymous: number;
  /** Of those who are not signed in, from one address. */
  readonly perAddress: number;
  readonly perSession: number;
}

export interface Caller {
  readonly sessionId: string | null;
  /** As `addressKey` writes it. */
  readonly address: string;
}

export interface Capacity {
  /** Answers with what to call when the room is free again, told twice is told once; or with nothing where there is none. */
  readonly take: (caller: Caller, amount?: number) => (() => void) | undefined;
  readonly taken: () => number;
}

export function createCapacity({ all, anonymous, perAddress, perSession }: CapacityLimits): Capacity {
  const byCaller = new Map<string, number>();
  let taken = 0;
  let takenByStrangers = 0;
  return {
    take: ({ sessionId, address }, amount = 1) => {
      const isStranger = sessionId === null;
      const key = isStranger ? `address ${address}` : sessionId;
      const own = byCaller.get(key) ?? 0;
      if (taken + amount > all || own + amount > (isStranger ? perAddress : perSession)) return undefined;
      if (isStranger && takenByStrangers + amount > anonymous) return undefined;
      taken += amount;
      if (isStranger) takenByStrangers += amount;
      byCaller.set(key, own + amount);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        taken -= amount;
        if (isStranger) takenByStrangers -= amount;
        const left = (byCaller.get(key) ?? amount) - amount;
        if (left > 0) byCaller.set(key, left);
        else byCaller.delete(key);
      };
    },
    taken: () => taken,
  };
}
