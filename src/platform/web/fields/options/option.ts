/** Options of every kind of control that offers a list. */
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
  /** Code or number; empty if there is none. */
  readonly key: string;
  /** In the reader's language. */
  readonly text: string;
  /** Depth in a tree, from 0. */
  readonly depth: number;
  /** Shown only as the parent of other options. */
  readonly isContext: boolean;
  /** Value of the record when it is chosen. */
  readonly card: CardValue;
}

/** All states of a list of options. */
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

/** Returns the id and the card fields, without other fields that were loaded. */
export function cardFrom(card: Card | undefined, row: CardValue): CardValue {
  return { id: row.id, ...Object.fromEntries(cardFieldNamesOf({ card }).map((name) => [name, row[name] ?? null])) };
}

/** Compares as the server does: contains, ignoring case. */
export function isMatch(card: Card | undefined, row: CardValue, query: string): boolean {
  const normalised = normaliseForSearch(query.trim());
  if (normalised === '') return true;
  return cardFieldNamesOf({ card }).some((name) => normaliseForSearch(textOf(row[name]) ?? '').includes(normalised));
}

/** The same comparison as search terms for the server. */
export function likeTerms(card: Card | undefined, query: string): readonly SentTerm[] {
  const trimmed = query.trim();
  if (trimmed === '') return [];
  return cardFieldNamesOf({ card }).map((name, index): SentTerm => ({
    name,
    operator: 'like',
    value: trimmed,
    ...(index === 0 ? {} : { logic: 'OR' }),
  }));
}
