/** What a record is called where there is room for one line: its name, and apart from it its code. */
import { inLocale, type Locale } from '#language/label.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { nameIn } from '../fields/display.ts';

export interface RecordTitle {
  readonly name: string;
  readonly code: string | undefined;
}

/** The kind of record, where it has no name of its own. */
export function recordTitle({ card, title }: AnyEntity, record: AnyRecord | undefined, locale: Locale): RecordTitle {
  const read = (name: string | undefined): string => {
    const value = name === undefined ? undefined : record?.[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const name = nameIn({ th: read(card?.th), en: read(card?.en) }, locale);
  const code = read(card?.key);
  return { name: name || code || inLocale(title, locale), code: code === '' || name === '' || code === name ? undefined : code };
}
