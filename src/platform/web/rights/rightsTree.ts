/**
 * The tree of the side menu as lines of a table: every menu at its position, those that are not in the tree at the end.
 */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { MenuSideItem } from '#platform/model/access/menuSideItem.ts';
import type { MenuCard } from './rights.ts';

export interface RightsLine {
  readonly id: string;
  readonly depth: number;
  readonly label: Label;
  readonly icon: string | null;
  readonly url: string | null;
  /** Undefined for a heading. */
  readonly menu: MenuCard | undefined;
}

const OTHERS = 'others';

export function rightsLinesOf(
  items: readonly MenuSideItem[],
  menus: readonly MenuCard[],
  othersLabel: Label,
): readonly RightsLine[] {
  const cards = new Map(menus.map((menu) => [menu.id, menu]));
  const flatten = (item: MenuSideItem, depth: number): readonly RightsLine[] => {
    const menu = item.refMenu === null ? undefined : cards.get(item.refMenu.id);
    const childLines = item.children.flatMap((child) => flatten(child, depth + 1));
    // A heading without any menu below it is left out.
    if (menu === undefined && childLines.length === 0) return [];
    return [
      { id: item.id, depth, label: [item.name, item.nameEn ?? item.name], icon: item.icon, url: item.url, menu },
      ...childLines,
    ];
  };
  const drawn = items.flatMap((item) => flatten(item, 0));
  const listedIds = new Set(drawn.map(({ menu }) => menu?.id));
  const others = menus
    .filter(({ id }) => !listedIds.has(id))
    .map((menu): RightsLine => ({
      id: menu.id,
      depth: 1,
      label: [menu.name, menu.nameEn ?? menu.name],
      icon: null,
      url: null,
      menu,
    }));
  return others.length === 0
    ? drawn
    : [...drawn, { id: OTHERS, depth: 0, label: othersLabel, icon: null, url: null, menu: undefined }, ...others];
}

/** Returns the matching lines, with their headings. */
export function matchingLines(
  lines: readonly RightsLine[],
  isMatch: (line: RightsLine) => boolean,
): readonly RightsLine[] {
  const matching = new Set<RightsLine>();
  const ancestors: RightsLine[] = [];
  for (const line of lines) {
    ancestors.length = line.depth;
    ancestors[line.depth] = line;
    if (isMatch(line)) for (const ancestor of ancestors) if (ancestor !== undefined) matching.add(ancestor);
  }
  return lines.filter((line) => matching.has(line));
}

export function findLines(lines: readonly RightsLine[], typed: string, locale: Locale): readonly RightsLine[] {
  const searched = normaliseForSearch(typed.trim());
  if (searched === '') return lines;
  return matchingLines(
    lines,
    ({ label, url, menu }) =>
      menu !== undefined &&
      normaliseForSearch(`${inLocale(label, locale)} ${label.join(' ')} ${url ?? ''} ${menu.key}`).includes(searched),
  );
}
