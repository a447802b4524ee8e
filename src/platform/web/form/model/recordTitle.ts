/** Title of a record in one line: its name and, separately, its code. */
import { inLocale, type Locale } from '#language/label.ts';
import { isPlainObject } from '#language/patch.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { cardOf, formatValue, nameInLocale } from '../../fields/display.ts';

export interface RecordTitle {
  readonly name: string;
  readonly code: string | undefined;
}

/**
 * Falls back to the kind of record if it has no name and its list does not show the name of a referenced record first.
 */
export function recordTitle(entity: AnyEntity, record: AnyRecord | undefined, locale: Locale): RecordTitle {
  const { card, title, fields } = entity;
  const read = (name: string | undefined): string => {
    const value = name === undefined ? undefined : record?.[name];
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    const field = name === undefined ? undefined : fields[name];
    // Codes in a log are shown as the texts that people read.
    return field?.kind === 'text' && field.words !== undefined ? formatValue(field, value, locale) : String(value);
  };
  const name = nameInLocale({ th: read(card?.th), en: read(card?.en) }, locale);
  const code = read(card?.key);
  return {
    name: name || code || nameOfAnother(entity, record, locale) || inLocale(title, locale),
    code: code === '' || name === '' || code === name ? undefined : code,
  };
}

/** Returns the name of the record it is about: for an employment, the person. */
function nameOfAnother({ fields, list }: AnyEntity, record: AnyRecord | undefined, locale: Locale): string {
  const [ref = '', column] = list.columns[0]?.split('.') ?? [];
  const field = fields[ref];
  const other = record?.[ref];
  if (column === undefined || field?.kind !== 'ref' || !isPlainObject(other)) return '';
  const card = cardOf(field);
  const read = (name: string | undefined): string => {
    const value = name === undefined ? undefined : other[name];
    return typeof value === 'string' ? value : '';
  };
  return nameInLocale({ th: read(card?.th), en: read(card?.en) }, locale);
}
