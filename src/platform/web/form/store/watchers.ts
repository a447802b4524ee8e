/** Who watches which address, and what they saw last. Records whose marks are as they were are passed over whole. */
import { placeOf } from './address.ts';

export interface WatchersParts<S> {
  readonly compute: (address: string) => S;
  /** What everything in a record is computed from: while these are the same objects, nothing in it has changed. */
  readonly marksOf: (record: string) => readonly unknown[];
  readonly isSame: (one: S, other: S) => boolean;
}

interface Watched<S> {
  snapshot: S;
  /** The turn in which the snapshot was last known to be right. */
  turn: number;
  readonly listeners: Set<() => void>;
}

interface Group<S> {
  marks: readonly unknown[];
  readonly watched: Map<string, Watched<S>>;
}

export function createWatchers<S>({ compute, marksOf, isSame }: WatchersParts<S>) {
  const groups = new Map<string, Group<S>>();
  let turn = 0;

  const groupOf = (record: string): Group<S> => {
    const group = groups.get(record) ?? { marks: marksOf(record), watched: new Map<string, Watched<S>>() };
    groups.set(record, group);
    return group;
  };
  const watchedAt = (address: string): Watched<S> => {
    const { watched } = groupOf(placeOf(address).record);
    const found = watched.get(address) ?? { snapshot: compute(address), turn, listeners: new Set<() => void>() };
    watched.set(address, found);
    return found;
  };
  /** The same object for as long as it says the same. */
  const get = (address: string): S => {
    const found = watchedAt(address);
    if (found.turn !== turn) {
      const next = compute(address);
      if (!isSame(next, found.snapshot)) found.snapshot = next;
      found.turn = turn;
    }
    return found.snapshot;
  };
  const drop = (address: string): void => {
    const { record } = placeOf(address);
    const group = groups.get(record);
    group?.watched.delete(address);
    if (group?.watched.size === 0) groups.delete(record);
  };
  return {
    get,
    tell: (): void => {
      turn += 1;
      for (const [record, group] of groups) {
        const marks = marksOf(record);
        if (marks.every((mark, index) => mark === group.marks[index])) continue;
        group.marks = marks;
        for (const [address, watched] of group.watched) {
          const before = watched.snapshot;
          if (watched.listeners.size > 0 && get(address) !== before)
            for (const listener of watched.listeners) listener();
        }
      }
    },
    /** Draws it again although nothing changed. */
    refresh: (address: string): void => {
      const watched = watchedAt(address);
      watched.snapshot = { ...compute(address) };
      for (const listener of watched.listeners) listener();
    },
    watch: (address: string, listener: () => void): (() => void) => {
      watchedAt(address).listeners.add(listener);
      return () => {
        const watched = watchedAt(address);
        watched.listeners.delete(listener);
        if (watched.listeners.size === 0) drop(address);
      };
    },
  };
}
