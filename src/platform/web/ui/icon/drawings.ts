/** Which drawings are here already, and how the others are fetched. */
import { chunk } from '../../lazy/chunk.ts';
import { createStore } from '../../store.ts';
import type { Drawing } from './drawing.ts';
import { drawingsAtHand } from './drawingsAtHand.ts';
import type { drawingsOnDemand } from './drawingsOnDemand.ts';

export type IconName = keyof typeof drawingsAtHand | keyof typeof drawingsOnDemand;

type Drawings = Readonly<Record<string, Drawing>>;

export const drawingsOfScreens = fetchedOnce(async () => (await import('./drawingsOnDemand.ts')).drawingsOnDemand);
export const drawingsOfMenus = fetchedOnce(async () => (await import('./drawingsOfMenus.ts')).drawingsOfMenus);

export function findAtHand(name: string): Drawing | undefined {
  return (drawingsAtHand as Drawings)[name];
}

interface Fetched {
  readonly get: () => Drawings | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly fetch: () => void;
}

function fetchedOnce(load: () => Promise<Drawings>): Fetched {
  const store = createStore<Drawings | undefined>(undefined);
  let isAsked = false;
  return {
    get: store.get,
    subscribe: store.subscribe,
    fetch: () => {
      if (isAsked) return;
      isAsked = true;
      // A page without its drawings is still a page; the next one that wants them asks again.
      chunk(load).then(store.set, () => void (isAsked = false));
    },
  };
}
