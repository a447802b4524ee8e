/** What is offered to choose from, whatever it is. */
import { cardFieldNamesOf } from '#language/catalogue.ts';
import type { Card } from '#language/entity.ts';
import type { Locale } from '#language/label.ts';
import { textOf } from '#language/readUnknown.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { SentTerm } from '../../api/resource.ts';
import type { CardValue } from '../control.ts';
import { nameInLocale } from '../display.ts';

export interface Option {
  readonly id: string;
  /** Its code or number; empty where it has none. */
  readonly key: string;
  /** In the reader's language. */
  readonly text: string;
  /** In a tree, from 0. */
  readonly depth: number;
  /** Only there to show where others belong. */
  readonly isContext: boolean;
  /** What the record keeps when it is chosen. */
  readonly card: CardValue;
}

/** Everything a list of options can be at a moment. */
export interface OptionPage {
  readonly options: readonly Option[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export function optionOf(card: Card | undefined, row: CardValue, locale: Locale): Option {
  const read = (name: string | undefined): string => (name === undefined ? '' : (textOf(row[name]) ?? ''));
  const key = read(card?.displayedKey ?? card?.key);
  const text = nameInLocale({ th: read(card?.th), en: read(card?.en) }, locale);
  return {
    id: row.id,
    key: text === '' ? '' : key,
    text: text || key || row.id,
    depth: 0,
    isContext: false,
    card: cardFrom(card, row),
  };
}

/** Id and card, and nothing else that happened to be asked for. */
export function cardFrom(card: Card | undefined, row: CardValue): CardValue {
  return { id: row.id, ...Object.fromEntries(cardFieldNamesOf({ card }).map((name) => [name, row[name] ?? null])) };
}

/** As the server compares: contains, whatever the case. */
export function isMatch(card: Card | undefined, row: CardValue, query: string): boolean {
  const wanted = normaliseForSearch(query.trim());
  if (wanted === '') return true;
  return cardFieldNamesOf({ card }).some((name) => normaliseForSearch(textOf(row[name]) ?? '').includes(wanted));
}

/** The same as a question to the server. */
export function likeTerms(card: Card | undefined, query: string): readonly SentTerm[] {
  const wanted = query.trim();
  if (wanted === '') return [];
  return cardFieldNamesOf({ card }).map((name, index): SentTerm => ({
    name,
    operator: 'like',
    value: wanted,
    ...(index === 0 ? {} : { logic: 'OR' }),
  }));
}
