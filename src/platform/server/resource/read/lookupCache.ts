/** All lookup rows in memory: they translate between the visible form of a choice and the code that is stored. */
import type { Queryable } from '../../database/queryable.ts';
import type { ChoiceCodes } from './term.ts';

export interface LookupRow {
  readonly id: string;
  readonly group: string;
  readonly key: string;
  readonly value: string;
  readonly value2: string | null;
  readonly code: string | null;
  readonly isActive: boolean;
}

export interface LookupCache extends ChoiceCodes {
  readonly find: (id: string) => LookupRow | undefined;
  readonly findByKey: (group: string, key: string) => LookupRow | undefined;
  readonly findByCode: (group: string, code: string) => LookupRow | undefined;
  readonly reload: () => Promise<void>;
}

/** A condition is appended if only some rows are needed. */
export const LOOKUP_ROWS_SQL =
  'select "id", "group", "key", "value", "value2", "code", "is_active" as "isActive" from "lookup"';

export function createLookupCache(db: Queryable): LookupCache {
  let byId = new Map<string, LookupRow>();
  let byKey = new Map<string, LookupRow>();
  let byCode = new Map<string, LookupRow>();
  let requested = 0;
  let loaded = 0;
  const slot = (group: string, name: string): string => `${group}\n${name}`;
  const cache: LookupCache = {
    find: (id) => byId.get(id),
    findByKey: (group, key) => byKey.get(slot(group, key)),
    findByCode: (group, code) => byCode.get(slot(group, code)),
    codeOf: (group, by, value) => {
      const row = by === 'id' ? byId.get(value) : byKey.get(slot(group, value));
      return row?.group === group ? (row.code ?? undefined) : undefined;
    },
    reload: async () => {
      requested += 1;
      const turn = requested;
      const { rows } = await db.query({ text: LOOKUP_ROWS_SQL });
      // Of two reads at once, the one that started first may finish last: its rows are older.
      if (turn < loaded) return;
      loaded = turn;
      const all = rows as unknown as LookupRow[];
      byId = new Map(all.map((row) => [row.id, row]));
      byKey = new Map(all.map((row) => [slot(row.group, row.key), row]));
      byCode = new Map(all.filter((row) => row.code !== null).map((row) => [slot(row.group, row.code ?? ''), row]));
    },
  };
  return cache;
}
