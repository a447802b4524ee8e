/** Converts between the form value of a choice (the card of a lookup row) and the value that rules read (its code). */
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';

export interface CodeMap {
  readonly codeOf: (group: string, card: unknown) => string | null;
  readonly cardOf: (group: string, code: unknown) => AnyRecord | null;
}

/** The fields of a group's row that the map needs. */
export interface CodeRow {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly value2: string | null;
  readonly code: string | null;
}

/** A card identifies its row by id, or by key if it has no id. */
export function createCodeMap(groups: ReadonlyMap<string, readonly CodeRow[]>): CodeMap {
  const rows = [...groups].flatMap(([group, list]) => list.map((row): [string, CodeRow] => [group, row]));
  const codeById = new Map(rows.map(([, row]) => [row.id, row.code]));
  const codeByKey = new Map(rows.map(([group, row]) => [`${group}\n${row.key}`, row.code]));
  const cardByCode = new Map(
    rows
      .filter(([, row]) => row.code !== null)
      .map(([group, { id, key, value, value2, code }]) => [`${group}\n${code}`, { id, key, value, value2 }]),
  );
  return {
    codeOf: (group, card) => {
      if (!isPlainObject(card)) return null;
      const { id, key } = card;
      return (typeof id === 'string' ? codeById.get(id) : codeByKey.get(`${group}\n${String(key)}`)) ?? null;
    },
    cardOf: (group, code) => (typeof code === 'string' ? (cardByCode.get(`${group}\n${code}`) ?? null) : null),
  };
}
