/**
 * Finds what the palette offers for the typed text: menus and recent records at once, other records from the server.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import {
  matchRank,
  SEARCH_LETTERS_MIN,
  searchWordsOf,
  type RecordSearchAnswer,
  type FoundRecord,
} from '#platform/model/recordSearch.ts';
import { call } from '../api/call.ts';
import { useVisit } from '../route/visit.ts';
import { findIndexedEntity } from '../declarations/loadedModules.ts';
import { useDebounced } from '../fields/options/useDebounced.ts';
import { useLocale } from '../i18n/locale.ts';
import { readRecent } from '../session/recent.ts';
import { allTrails, trailTo, type SideMenuNode } from '../menu/sideMenuTree.ts';
import { isScreen, useSideMenu } from '../menu/useSideMenu.ts';
import { findMenus, type Trail } from './findMenus.ts';

export interface PaletteItem {
  readonly path: string;
  readonly icon: string | null;
  /** A code shown before the name. */
  readonly key: string | null;
  readonly name: string;
  /** The section it belongs to, or another text of it that matches. */
  readonly secondLine: string;
  readonly isArchived: boolean;
}

export interface PaletteGroup {
  readonly name: 'menus' | 'recent' | 'records';
  readonly items: readonly PaletteItem[];
}

export interface PaletteState {
  readonly groups: readonly PaletteGroup[];
  readonly needles: readonly string[];
  readonly isTooShort: boolean;
  readonly isSearching: boolean;
  readonly isFailed: boolean;
  readonly isCut: boolean;
  readonly retry: () => void;
}

const MOST_MENUS = 6;
const MOST_RECENT = 3;
/** A result is reused while the person types back and forth. */
const STALE_AFTER_MS = 10_000;

export function usePalette(typed: string): PaletteState {
  const locale = useLocale();
  const sides = useSideMenu();
  const { info } = useVisit();
  const text = typed.trim();
  const needles = searchWordsOf(text);
  const letters = normaliseForSearch(text).length;
  const debounced = useDebounced(text);
  const isLongEnough = normaliseForSearch(debounced).length >= SEARCH_LETTERS_MIN;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['find', info.user?.id, info.actingFor?.id, searchWordsOf(debounced).join(' ')],
    enabled: isLongEnough,
    staleTime: STALE_AFTER_MS,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<RecordSearchAnswer>('POST', '/api/v1/find', { body: { text: debounced }, signal, silent: true }),
  });
  const isAnswered = isLongEnough && letters >= SEARCH_LETTERS_MIN && !isError;
  // Results for the previous text remain as long as they also match the current one.
  const records = isAnswered
    ? (data?.data ?? [])
        .filter((found) => answers(found, needles))
        .map((found) => recordItem(found, { locale, sides, needles }))
    : [];
  const recent = recentItems(text, { locale, sides }).filter(({ path }) =>
    records.every((record) => record.path !== path),
  );
  const menus = findMenus(allTrails(sides), text).map((trail) => menuItem(trail, locale));
  const groups: readonly PaletteGroup[] =
    text === ''
      ? [
          { name: 'recent', items: recent },
          { name: 'menus', items: menus },
        ]
      : [
          { name: 'menus', items: menus.slice(0, MOST_MENUS) },
          { name: 'recent', items: recent.slice(0, MOST_RECENT) },
          { name: 'records', items: records },
        ];
  const isStale = debounced !== text && letters >= SEARCH_LETTERS_MIN;
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    needles,
    isTooShort: text !== '' && letters < SEARCH_LETTERS_MIN,
    isSearching: isStale || (isLongEnough && isFetching),
    isFailed: isError && isLongEnough && !isStale,
    isCut: isAnswered && !isStale && data?.isCut === true,
    retry: () => void refetch(),
  };
}

function answers({ key, th, en, matched }: FoundRecord, needles: readonly string[]): boolean {
  const texts = [key, th, en, matched.text].filter((text) => text !== null);
  return needles.every((needle) => texts.some((text) => matchRank(text, needle) !== undefined));
}

interface ItemContext {
  readonly locale: Locale;
  readonly sides: readonly SideMenuNode[];
}

function recordItem(
  { path, key, th, en, title, matched, isArchived }: FoundRecord,
  { locale, sides, needles }: ItemContext & { readonly needles: readonly string[] },
): PaletteItem {
  const name = locale === 'en' ? (en ?? th) : th;
  const isSeen = [key, name].some(
    (text) =>
      text !== null && (text === matched.text || needles.every((needle) => matchRank(text, needle) !== undefined)),
  );
  const secondLine = [
    inLocale(title, locale),
    ...(isSeen ? [] : [`${inLocale(matched.label, locale)} ${matched.text}`]),
  ].join(' · ');
  return { path, icon: iconOf(path, sides), key: key === name ? null : key, name, secondLine, isArchived };
}

function recentItems(text: string, { locale, sides }: ItemContext): readonly PaletteItem[] {
  const needles = searchWordsOf(text);
  return readRecent()
    .filter(({ path, title }) => isScreen(path) && needles.every((needle) => matchRank(title, needle) !== undefined))
    .map(({ path, title, entity }) => ({
      path,
      icon: iconOf(path, sides),
      key: null,
      name: title,
      secondLine: nameOf(findIndexedEntity(entity)?.title, locale),
      isArchived: false,
    }));
}

function menuItem(trail: Trail, locale: Locale): PaletteItem {
  const entry = trail.at(-1);
  const headings = trail
    .slice(0, -1)
    .map(({ label }) => inLocale(label, locale))
    .join(' › ');
  return {
    path: entry?.to ?? '',
    icon: entry?.icon ?? null,
    key: null,
    name: nameOf(entry?.label, locale),
    secondLine: headings,
    isArchived: false,
  };
}

function iconOf(path: string, sides: readonly SideMenuNode[]): string | null {
  return trailTo(path, sides).at(-1)?.icon ?? null;
}

function nameOf(label: Label | undefined, locale: Locale): string {
  return label === undefined ? '' : inLocale(label, locale);
}
