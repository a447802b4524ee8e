/** All lookup rows in memory: they translate between what people see of a choice and the code that is stored. */
import type { Queryable } from './search.ts';
import type { ChoiceBook } from './term.ts';

export interface LookupRow {
  readonly id: string;
  readonly group: string;
  readonly key: string;
  readonly code: string | null;
  readonly isActive: boolean;
}

export interface LookupBook extends ChoiceBook {
  readonly find: (id: string) => LookupRow | undefined;
  readonly findByKey: (group: string, key: string) => LookupRow | undefined;
  readonly findByCode: (group: string, code: string) => LookupRow | undefined;
  readonly reload: () => Promise<void>;
}

export function createLookupBook(db: Queryable): LookupBook {
  let byId = new Map<string, LookupRow>();
  let byKey = new Map<string, LookupRow>();
  let byCode = new Map<string, LookupRow>();
  const slot = (group: string, name: string): string => `${group}\n${name}`;
  const book: LookupBook = {
    find: (id) => byId.get(id),
    findByKey: (group, key) => byKey.get(slot(group, key)),
    findByCode: (group, code) => byCode.get(slot(group, code)),
    codeOf: (group, by, value) => {
      const row = by === 'id' ? byId.get(value) : byKey.get(slot(group, value));
      return row?.group === group ? (row.code ?? undefined) : undefined;
    },
    reload: async () => {
      const { rows } = await db.query({ text: 'select "id", "group", "key", "code", "is_active" as "isActive" from "lookup"' });
      const all = rows as unknown as LookupRow[];
      byId = new Map(all.map((row) => [row.id, row]));
      byKey = new Map(all.map((row) => [slot(row.group, row.key), row]));
      byCode = new Map(all.filter((row) => row.code !== null).map((row) => [slot(row.group, row.code ?? ''), row]));
    },
  };
  return book;
}
