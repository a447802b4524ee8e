/** Knows which icons are bundled, and how the others are loaded. */
import { loadChunk } from '../../lazy/loadChunk.ts';
import { createStore } from '../../store.ts';
import type { IconShape } from './iconShape.ts';
import { bundledIcons } from './bundledIcons.ts';
import type { screenIcons } from './screenIcons.ts';

export type IconName = keyof typeof bundledIcons | keyof typeof screenIcons;

type IconShapes = Readonly<Record<string, IconShape>>;

export const lazyScreenIcons = createLazyIcons(async () => (await import('./screenIcons.ts')).screenIcons);
export const lazyMenuIcons = createLazyIcons(async () => (await import('./menuIcons.ts')).menuIcons);

export function findBundledIcon(name: string): IconShape | undefined {
  return (bundledIcons as IconShapes)[name];
}

interface LazyIcons {
  readonly get: () => IconShapes | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly fetch: () => void;
}

function createLazyIcons(load: () => Promise<IconShapes>): LazyIcons {
  const store = createStore<IconShapes | undefined>(undefined);
  let isRequested = false;
  return {
    get: store.get,
    subscribe: store.subscribe,
    fetch: () => {
      if (isRequested) return;
      isRequested = true;
      // A page works without its icons; the next component that needs them tries again.
      loadChunk(load).then(store.set, () => void (isRequested = false));
    },
  };
}
