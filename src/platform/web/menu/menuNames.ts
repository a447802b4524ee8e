/** Names of menus in a list without headings. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import type { MenuSide } from '../session/info.ts';

export interface NamedMenu {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
}

/**
 * Returns the names by id. Every module has a menu "Requests", so a name that occurs more than once is preceded by the
 * heading above it in the side menu.
 */
export function menuNamesOf(
  menus: readonly NamedMenu[],
  menuSides: readonly MenuSide[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const headings = headingsOf(menuSides);
  const nameOf = (menu: NamedMenu): string => inLocale(labelOf(menu), locale);
  const isAmbiguous = (menu: NamedMenu): boolean =>
    menus.some((other) => other.id !== menu.id && nameOf(other) === nameOf(menu));
  return new Map(
    menus.map((menu) => {
      const heading = isAmbiguous(menu) ? headings.get(menu.id) : undefined;
      return [menu.id, heading === undefined ? nameOf(menu) : `${inLocale(heading, locale)} › ${nameOf(menu)}`];
    }),
  );
}

/** Returns the heading directly above each menu, by the id of the menu. */
function headingsOf(sides: readonly MenuSide[]): ReadonlyMap<string, Label> {
  return new Map(
    sides.flatMap((side) => [
      ...side.children.flatMap(({ menuId }) => (menuId === null ? [] : [[menuId, labelOf(side)] as const])),
      ...headingsOf(side.children),
    ]),
  );
}

function labelOf({ name, nameEn }: Pick<NamedMenu, 'name' | 'nameEn'>): Label {
  return [name, nameEn ?? name];
}
