/** What the palette offers for what is typed: menus and recent records at once, records as the server finds them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { closeness, FEWEST_LETTERS, needlesOf, type FindAnswer, type Found } from '#platform/model/found.ts';
import { call } from '../api/call.ts';
import { useVisit } from '../route/visit.ts';
import { findOutlined } from '../declarations/declared.ts';
import { useSettled } from '../fields/options/useSettled.ts';
import { useLocale } from '../i18n/locale.ts';
import { readRecent } from '../session/recent.ts';
import { allTrails, trailTo, type SideNode } from '../menu/sideTree.ts';
import { isScreen, useSides } from '../menu/useSides.ts';
import { findMenus, type Trail } from './findMenus.ts';

export interface Offer {
  readonly path: string;
  readonly icon: string | null;
  /** A code before the name. */
  readonly key: string | null;
  readonly name: string;
  /** Where it belongs, or what else of it answers. */
  readonly second: string;
  readonly isArchived: boolean;
}

export interface Group {
  readonly name: 'menus' | 'recent' | 'records';
  readonly offers: readonly Offer[];
}

export interface PaletteState {
  readonly groups: readonly Group[];
  readonly needles: readonly string[];
  readonly isTooShort: boolean;
  readonly isSearching: boolean;
  readonly isFailed: boolean;
  readonly isCut: boolean;
  readonly retry: () => void;
}

const MOST_MENUS = 6;
const MOST_RECENT = 3;
/** An answer is good for as long as somebody types back and forth. */
const FRESH_MS = 10_000;

export function usePalette(typed: string): PaletteState {
  const locale = useLocale();
  const sides = useSides();
  const { info } = useVisit();
  const text = typed.trim();
  const needles = needlesOf(text);
  const letters = normaliseForSearch(text).length;
  const settled = useSettled(text);
  const isAsked = normaliseForSearch(settled).length >= FEWEST_LETTERS;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['find', info.user?.id, info.actingFor?.id, needlesOf(settled).join(' ')],
    enabled: isAsked,
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<FindAnswer>('POST', '/api/v1/find', { body: { text: settled }, signal, silent: true }),
  });
  const isAnswered = isAsked && letters >= FEWEST_LETTERS && !isError;
  // What answered the words before may stay as long as it answers these too.
  const records = isAnswered
    ? (data?.data ?? [])
        .filter((found) => answers(found, needles))
        .map((found) => recordOffer(found, { locale, sides, needles }))
    : [];
  const recent = recentOffers(text, { locale, sides }).filter(({ path }) =>
    records.every((record) => record.path !== path),
  );
  const menus = findMenus(allTrails(sides), text).map((trail) => menuOffer(trail, locale));
  const groups: readonly Group[] =
    text === ''
      ? [
          { name: 'recent', offers: recent },
          { name: 'menus', offers: menus },
        ]
      : [
          { name: 'menus', offers: menus.slice(0, MOST_MENUS) },
          { name: 'recent', offers: recent.slice(0, MOST_RECENT) },
          { name: 'records', offers: records },
        ];
  const isStale = settled !== text && letters >= FEWEST_LETTERS;
  return {
    groups: groups.filter(({ offers }) => offers.length > 0),
    needles,
    isTooShort: text !== '' && letters < FEWEST_LETTERS,
    isSearching: isStale || (isAsked && isFetching),
    isFailed: isError && isAsked && !isStale,
    isCut: isAnswered && !isStale && data?.isCut === true,
    retry: () => void refetch(),
  };
}

function answers({ key, th, en, matched }: Found, needles: readonly string[]): boolean {
  const texts = [key, th, en, matched.text].filter((text) => text !== null);
  return needles.every((needle) => texts.some((text) => closeness(text, needle) !== undefined));
}

interface Surroundings {
  readonly locale: Locale;
  readonly sides: readonly SideNode[];
}

function recordOffer(
  { path, key, th, en, title, matched, isArchived }: Found,
  { locale, sides, needles }: Surroundings & { readonly needles: readonly string[] },
): Offer {
  const name = locale === 'en' ? (en ?? th) : th;
  const isSeen = [key, name].some(
    (text) =>
      text !== null && (text === matched.text || needles.every((needle) => closeness(text, needle) !== undefined)),
  );
  const second = [
    inLocale(title, locale),
    ...(isSeen ? [] : [`${inLocale(matched.label, locale)} ${matched.text}`]),
  ].join(' · ');
  return { path, icon: iconOf(path, sides), key: key === name ? null : key, name, second, isArchived };
}

function recentOffers(text: string, { locale, sides }: Surroundings): readonly Offer[] {
  const needles = needlesOf(text);
  return readRecent()
    .filter(({ path, title }) => isScreen(path) && needles.every((needle) => closeness(title, needle) !== undefined))
    .map(({ path, title, entity }) => ({
      path,
      icon: iconOf(path, sides),
      key: null,
      name: title,
      second: nameOf(findOutlined(entity)?.title, locale),
      isArchived: false,
    }));
}

function menuOffer(trail: Trail, locale: Locale): Offer {
  const entry = trail.at(-1);
  const above = trail
    .slice(0, -1)
    .map(({ label }) => inLocale(label, locale))
    .join(' › ');
  return {
    path: entry?.to ?? '',
    icon: entry?.icon ?? null,
    key: null,
    name: nameOf(entry?.label, locale),
    second: above,
    isArchived: false,
  };
}

function iconOf(path: string, sides: readonly SideNode[]): string | null {
  return trailTo(path, sides).at(-1)?.icon ?? null;
}

function nameOf(label: Label | undefined, locale: Locale): string {
  return label === undefined ? '' : inLocale(label, locale);
}
