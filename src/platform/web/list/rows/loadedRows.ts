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
  const keep = (base: string, kept: StoredRows): void => {
    memory.set(base, kept);
    try {
      storage().setItem(PREFIX + base, JSON.stringify(kept));
    } catch {
      // The storage is full or not allowed: the rows are then remembered until the next reload.
    }
  };
  const find = (base: string): StoredRows | undefined => {
    const known = memory.get(base) ?? readStoredRows(storage(), base);
    if (known !== undefined) memory.set(base, known);
    return known;
  };
  return {
    rememberRows: (base: string, rows: LoadedRows): void => {
      keep(base, { ...rows, usedMs: nowMs() });
    },
    /** Moving from row to row still uses the list, so its cache time is counted from the last step. */
    neighboursOf: (base: string, id: string): Neighbours => {
      const known = find(base);
      const index = known === undefined || nowMs() - known.usedMs > CACHED_LIST_MS ? -1 : known.ids.indexOf(id);
      if (known === undefined || index === -1) return { index: -1, total: 0 };
      keep(base, { ...known, usedMs: nowMs() });
      const [previous, next] = [known.ids[index - 1], known.ids[index + 1]];
      return {
        ...(previous === undefined ? {} : { previous }),
        ...(next === undefined ? {} : { next }),
        index,
        total: known.ids.length,
      };
    },
    /** Rows expire, the address does not. */
    listAddress: (base: string): string => {
      const known = find(base);
      return known === undefined ? base : (known.path ?? base) + known.search;
    },
    /** Called when another person signs in. */
    clearLoadedRows: (): void => {
      memory.clear();
      const kept = storage();
      const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
      for (const name of names.filter((one) => one.startsWith(PREFIX))) kept.removeItem(name);
    },
  };
}

export const { rememberRows, neighboursOf, listAddress, clearLoadedRows } = createLoadedRows({
  storage: () => sessionStorage,
  nowMs: () => Date.now(),
});

function readStoredRows(storage: Pick<Storage, 'getItem'>, base: string): StoredRows | undefined {
  try {
    const kept = JSON.parse(storage.getItem(PREFIX + base) ?? 'null') as Partial<StoredRows> | null;
    const isKept =
      kept !== null && Array.isArray(kept.ids) && typeof kept.search === 'string' && typeof kept.usedMs === 'number';
    return isKept ? (kept as StoredRows) : undefined;
  } catch {
    return undefined;
  }
}
