/**
 * Limits concurrent uploads of anonymous callers: few in all, fewer from one address. Callers beyond it have to come
 * back later, and take no capacity from signed-in people.
 */
import { unavailable } from '../errors.ts';

const RETRY_SECONDS = 5;

export interface UploadLimits {
  readonly all: number;
  readonly ofAddress: number;
}

export function createUploadLimit({
  all,
  ofAddress,
}: UploadLimits): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const inside = new Map<string, number>();
  let count = 0;
  return async (address, work) => {
    const own = inside.get(address) ?? 0;
    if (count >= all || own >= ofAddress) throw unavailable(RETRY_SECONDS);
    count += 1;
    inside.set(address, own + 1);
    try {
      return await work();
    } finally {
      count -= 1;
      const left = (inside.get(address) ?? 1) - 1;
      if (left > 0) inside.set(address, left);
      else inside.delete(address);
    }
  };
}
