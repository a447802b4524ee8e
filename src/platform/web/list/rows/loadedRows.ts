/**
 * Remembers which rows a list showed last, and its address: the page of a record links to the previous and the next
 * one, and back to the list as it was. Stored per tab; survives a reload.
 */
import { CACHED_LIST_MS } from '../../constants.ts';

export interface LoadedRows {
  readonly ids: readonly string[];
  /** The query of the list with its question mark, or an empty text. */
  readonly search: string;
  /** Path of the list, if it is not its base: the list of one group. */
  readonly path?: string;
}

export interface Neighbours {
  readonly previous?: string;
  readonly next?: string;
  /** From 0; -1 if the record was not among the rows. */
  readonly index: number;
  readonly total: number;
}

interface StoredRows extends LoadedRows {
  readonly usedMs: number;
}

interface LoadedRowsOptions {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly nowMs: () => number;
}

const PREFIX = 'haz.rows ';

export function createLoadedRows({ storage, nowMs }: LoadedRowsOptions) {
  const memory = new Map<string, StoredRows>();
  const store = (base: string, entry: StoredRows): void => {
    memory.set(base, entry);
    try {
      storage().setItem(PREFIX + base, JSON.stringify(entry));
    } catch {
      // The storage is full or not allowed: the rows are then remembered until the next reload.
    }
  };
  const find = (base: string): StoredRows | undefined => {
    const entry = memory.get(base) ?? readStoredRows(storage(), base);
    if (entry !== undefined) memory.set(base, entry);
    return entry;
  };
  return {
    rememberRows: (base: string, rows: LoadedRows): void => {
      store(base, { ...rows, usedMs: nowMs() });
    },
    /** Moving from row to row still uses the list, so its cache time is counted from the last step. */
    neighboursOf: (base: string, id: string): Neighbours => {
      const entry = find(base);
      const index = entry === undefined || nowMs() - entry.usedMs > CACHED_LIST_MS ? -1 : entry.ids.indexOf(id);
      if (entry === undefined || index === -1) return { index: -1, total: 0 };
      store(base, { ...entry, usedMs: nowMs() });
      const [previous, next] = [entry.ids[index - 1], entry.ids[index + 1]];
      return {
        ...(previous === undefined ? {} : { previous }),
        ...(next === undefined ? {} : { next }),
        index,
        total: entry.ids.length,
      };
    },
    /** Rows expire, the address does not. */
    listAddress: (base: string): string => {
      const entry = find(base);
      return entry === undefined ? base : (entry.path ?? base) + entry.search;
    },
    /** Called when another person signs in. */
    clearLoadedRows: (): void => {
      memory.clear();
      const tabStorage = storage();
      const names = Array.from({ length: tabStorage.length }, (_, index) => tabStorage.key(index) ?? '');
      for (const name of names.filter((key) => key.startsWith(PREFIX))) tabStorage.removeItem(name);
    },
  };
}

export const { rememberRows, neighboursOf, listAddress, clearLoadedRows } = createLoadedRows({
  storage: () => sessionStorage,
  nowMs: () => Date.now(),
});

function readStoredRows(storage: Pick<Storage, 'getItem'>, base: string): StoredRows | undefined {
  try {
    const parsed = JSON.parse(storage.getItem(PREFIX + base) ?? 'null') as Partial<StoredRows> | null;
    const isValid =
      parsed !== null &&
      Array.isArray(parsed.ids) &&
      typeof parsed.search === 'string' &&
      typeof parsed.usedMs === 'number';
    return isValid ? (parsed as StoredRows) : undefined;
  } catch {
    return undefined;
  }
}
