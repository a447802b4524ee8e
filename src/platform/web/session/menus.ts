/** Finds the menu of a path, and the rights it gives the person there. */
import { compilePath, specificityOf } from '#language/pathPattern.ts';
import { rights, type Right } from '#language/rights.ts';
import type { Menu } from './info.ts';

export interface MenuContext {
  /** Id of the most specific menu; sent with every call. */
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly icon: string | null;
  readonly rights: ReadonlySet<Right>;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * Several menus may match: their rights are combined, their attributes merged, and the most specific takes precedence
 * and gives its id.
 */
export function createMenuMatcher(menus: readonly Menu[]): (path: string) => MenuContext | undefined {
  const compiled = menus
    .map((menu) => ({ menu, matches: compilePath(menu.url).matches, weight: specificityOf(menu.url) }))
    .toSorted((a, b) => a.weight - b.weight);
  const cache = new Map<string, MenuContext | undefined>();
  return (path) => {
    if (cache.has(path)) return cache.get(path);
    const found = compiled.filter(({ matches }) => matches(path)).map(({ menu }) => menu);
    const last = found.at(-1);
    const context =
      last === undefined
        ? undefined
        : {
            id: last.id,
            name: last.name,
            nameEn: last.nameEn,
            icon: last.icon,
            rights: new Set(rights.filter((right) => found.some((menu) => menu[right]))),
            attributes: Object.assign({}, ...found.map((menu) => menu.attributes)) as MenuContext['attributes'],
          };
    cache.set(path, context);
    return context;
  };
}
