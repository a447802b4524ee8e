/**
 * Finds the screens on which a person may see the records of an entity: those whose view they may open, in the order of
 * their menu.
 */
import { getEntity, type Catalogue } from '#language/catalogue.ts';
import { compilePath, specificityOf } from '#language/pathPattern.ts';
import type { ResourceScreen } from '#language/screen.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { MenuInfo, MenuSideInfo } from '../access/rights/userMenus.ts';
import type { AuthInfo } from '../auth/authInfo.ts';
import { baseOf } from '../resource/address.ts';

export type ScreenOfEntity = Pick<
  ResourceScreen,
  'path' | 'pages' | 'listFilter' | 'party' | 'documentTypes' | 'isForAllTypes'
>;

/** By entity, with the entities in the order of the menu. */
export type ScreensByEntity = ReadonlyMap<string, readonly ScreenOfEntity[]>;

export function screensByEntityOf({
  catalogue,
  actor,
  info,
}: {
  catalogue: Catalogue;
  actor: Pick<Actor, 'grants'>;
  info: Pick<AuthInfo, 'menus' | 'menuSides'>;
}): ScreensByEntity {
  const menuAt = createMenuFinder(info.menus);
  const drawn = menuIdsInOrder(info.menuSides);
  const openScreens = catalogue.modules
    .flatMap(({ screens }) => screens)
    .filter(isRecordScreen)
    .flatMap((screen) => {
      const menuId = menuAt(viewPathOf(screen, 'x'));
      if (menuId === undefined || !maySearch({ catalogue, actor }, screen, menuId)) return [];
      const at = drawn.indexOf(menuId);
      return [{ screen, order: at === -1 ? drawn.length : at }];
    })
    .toSorted((one, other) => one.order - other.order);
  const places = new Map<string, ScreenOfEntity[]>();
  for (const { screen } of openScreens) places.set(screen.entity, [...(places.get(screen.entity) ?? []), screen]);
  // People who handle a case get the screen for handling it before one that only displays it.
  return new Map(
    [...places].map(([entity, of]) => [
      entity,
      of.toSorted((one, other) => Number(one.party === undefined) - Number(other.party === undefined)),
    ]),
  );
}

export function viewPathOf({ path }: Pick<ScreenOfEntity, 'path'>, id: string): string {
  return `${path}/${id}/view`;
}

function isRecordScreen(screen: Catalogue['modules'][number]['screens'][number]): screen is ResourceScreen {
  return (
    screen.kind === 'resource' &&
    screen.access === 'menu' &&
    screen.isOwn !== true &&
    screen.pages.includes('list') &&
    screen.pages.includes('view') &&
    !screen.path.includes('{')
  );
}

/** Checks as the page will search: through this menu, for more than cards. */
function maySearch(
  { catalogue, actor }: { catalogue: Catalogue; actor: Pick<Actor, 'grants'> },
  { entity }: ResourceScreen,
  menuId: string,
): boolean {
  const grant = actor.grants.findGrant(`POST ${baseOf(getEntity(catalogue, entity))}/_search`, menuId);
  return grant !== undefined && !grant.isCardOnly && grant.rights.has('canView');
}

/** Finds the most specific of the menus at a path, as the browser does, if one of them lets the person view it. */
function createMenuFinder(menus: readonly MenuInfo[]): (path: string) => string | undefined {
  const compiled = menus
    .map((menu) => ({ menu, matches: compilePath(menu.url).matches, weight: specificityOf(menu.url) }))
    .toSorted((one, other) => one.weight - other.weight);
  return (path) => {
    const found = compiled.filter(({ matches }) => matches(path));
    return found.some(({ menu }) => menu.canView) ? found.at(-1)?.menu.id : undefined;
  };
}

function menuIdsInOrder(sides: readonly MenuSideInfo[]): readonly string[] {
  return sides.flatMap(({ menuId, children }) => [...(menuId === null ? [] : [menuId]), ...menuIdsInOrder(children)]);
}
