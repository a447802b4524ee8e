/**
 * Which rows a list showed last, and where: a record's page leads to the one before and after it, and back to the list
 * as it was. Of this tab alone; a reload keeps it.
 */
import { CACHED_LIST_MS } from '../../constants.ts';

export interface LoadedRows {
  readonly ids: readonly string[];
  /** The list's query with its question mark, or nothing. */
  readonly search: string;
  /** Where the list is, if not at its base: the list of one group. */
  readonly path?: string;
}

export interface Neighbours {
  readonly previous?: string;
  readonly next?: string;
  /** From 0; -1 where the record was not among the rows. */
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
      // Full, or not allowed: it is then known until the next reload.
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
    /** Who goes from row to row is still using the list: its time counts from the last step. */
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
    /** Rows grow old, an address does not. */
    listAddress: (base: string): string => {
      const known = find(base);
      return known === undefined ? base : (known.path ?? base) + known.search;
    },
    /** When somebody else signs in. */
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
