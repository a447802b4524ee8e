/** Lists the vocabularies, each with its title and the number of its rows. */
import type { Locale } from '#language/label.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';

/** The group that has one row for every group, with its title. */
export const GROUP_OF_GROUPS = 'LOOKUP_GROUP';

export interface TitleRow {
  readonly key: string;
  readonly value: string;
  readonly value2: string | null;
}

export interface LookupGroup {
  readonly group: string;
  readonly th: string;
  readonly en: string;
  readonly rows: number;
}

/** A group that has rows but no title is included too. */
export function groupsFrom(titles: readonly TitleRow[], groupOfEachRow: readonly string[]): readonly LookupGroup[] {
  const counts = new Map<string, number>();
  for (const group of groupOfEachRow) counts.set(group, (counts.get(group) ?? 0) + 1);
  const titled = new Map(titles.map((row) => [row.key, row]));
  const names = [...new Set([...titled.keys(), ...counts.keys()])].toSorted((left, other) => (left < other ? -1 : 1));
  return names.map((group) => {
    const title = titled.get(group);
    return {
      group,
      th: title?.value ?? group,
      en: title?.value2 ?? title?.value ?? group,
      rows: counts.get(group) ?? 0,
    };
  });
}

export function findGroups(groups: readonly LookupGroup[], typed: string): readonly LookupGroup[] {
  const words = typed.split(/\s+/u).map(normaliseForSearch);
  return groups.filter(({ group, th, en }) => {
    const text = normaliseForSearch(`${group} ${th} ${en}`);
    return words.every((word) => text.includes(word));
  });
}

export function titleOf({ th, en }: Pick<LookupGroup, 'th' | 'en'>, locale: Locale): string {
  return locale === 'en' ? en : th;
}
