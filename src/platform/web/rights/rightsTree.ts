/** The tree of the side menu as the lines of a table: every menu in its place, those drawn nowhere at the end. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { DataItem } from '#platform/model/access/dataItem.ts';
import type { MenuCard } from './rights.ts';

export interface Line {
  readonly id: string;
  readonly depth: number;
  readonly label: Label;
  readonly icon: string | null;
  readonly url: string | null;
  /** None of a heading. */
  readonly menu: MenuCard | undefined;
}

const OTHERS = 'others';

export function linesOf(items: readonly DataItem[], menus: readonly MenuCard[], othersLabel: Label): readonly Line[] {
  const cards = new Map(menus.map((menu) => [menu.id, menu]));
  const flatten = (item: DataItem, depth: number): readonly Line[] => {
    const menu = item.refMenu === null ? undefined : cards.get(item.refMenu.id);
    const below = item.children.flatMap((child) => flatten(child, depth + 1));
    // A heading with nothing to tick below it says nothing.
    if (menu === undefined && below.length === 0) return [];
    return [
      { id: item.id, depth, label: [item.name, item.nameEn ?? item.name], icon: item.icon, url: item.url, menu },
      ...below,
    ];
  };
  const drawn = items.flatMap((item) => flatten(item, 0));
  const seen = new Set(drawn.map(({ menu }) => menu?.id));
  const others = menus
    .filter(({ id }) => !seen.has(id))
    .map((menu): Line => ({
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

/** Lines that fit, with the headings they stand under. */
export function keptLines(lines: readonly Line[], isKept: (line: Line) => boolean): readonly Line[] {
  const kept = new Set<Line>();
  const above: Line[] = [];
  for (const line of lines) {
    above.length = line.depth;
    above[line.depth] = line;
    if (isKept(line)) for (const one of above) if (one !== undefined) kept.add(one);
  }
  return lines.filter((line) => kept.has(line));
}

export function findLines(lines: readonly Line[], typed: string, locale: Locale): readonly Line[] {
  const wanted = normaliseForSearch(typed.trim());
  if (wanted === '') return lines;
  return keptLines(
    lines,
    ({ label, url, menu }) =>
      menu !== undefined &&
      normaliseForSearch(`${inLocale(label, locale)} ${label.join(' ')} ${url ?? ''} ${menu.key}`).includes(wanted),
  );
}
