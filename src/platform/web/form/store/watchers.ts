/** Subscriptions by address, with the last snapshot of each. Records whose dependencies are unchanged are skipped. */
import { splitAddress } from './address.ts';

export interface WatchersOptions<S> {
  readonly compute: (address: string) => S;
  /** The objects from which everything in a record is computed: while they are the same, nothing in it has changed. */
  readonly dependenciesOf: (record: string) => readonly unknown[];
  readonly isSame: (one: S, other: S) => boolean;
}

interface Watched<S> {
  snapshot: S;
  /** The turn in which the snapshot was last verified. */
  turn: number;
  readonly listeners: Set<() => void>;
}

interface WatchedRecord<S> {
  dependencies: readonly unknown[];
  readonly watched: Map<string, Watched<S>>;
}

export function createWatchers<S>({ compute, dependenciesOf, isSame }: WatchersOptions<S>) {
  const groups = new Map<string, WatchedRecord<S>>();
  let turn = 0;

  const groupOf = (record: string): WatchedRecord<S> => {
    const group = groups.get(record) ?? {
      dependencies: dependenciesOf(record),
      watched: new Map<string, Watched<S>>(),
    };
    groups.set(record, group);
    return group;
  };
  const watchedAt = (address: string): Watched<S> => {
    const { watched } = groupOf(splitAddress(address).record);
    const found = watched.get(address) ?? { snapshot: compute(address), turn, listeners: new Set<() => void>() };
    watched.set(address, found);
    return found;
  };
  /** Returns the same object until its content changes. */
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
    const { record } = splitAddress(address);
    const group = groups.get(record);
    group?.watched.delete(address);
    if (group?.watched.size === 0) groups.delete(record);
  };
  return {
    get,
    notifyListeners: (): void => {
      turn += 1;
      for (const [record, group] of groups) {
        const marks = dependenciesOf(record);
        if (marks.every((mark, index) => mark === group.dependencies[index])) continue;
        group.dependencies = marks;
        for (const [address, watched] of group.watched) {
          const before = watched.snapshot;
          if (watched.listeners.size > 0 && get(address) !== before)
            for (const listener of watched.listeners) listener();
        }
      }
    },
    /** Re-renders the control although nothing changed. */
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
