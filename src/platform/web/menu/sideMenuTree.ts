/** The side menu as it is rendered: entries with a page, in the tree the administrator has arranged. */
import type { Label } from '#language/label.ts';
import type { Right } from '#language/rights.ts';
import { HOME } from '../route/guard.ts';
import type { Info, Menu, MenuSide } from '../session/info.ts';

export interface SideMenuNode {
  readonly id: string;
  readonly label: Label;
  readonly icon: string | null;
  /** Null for a heading. */
  readonly to: string | null;
  /** Requests, changes and cancellations wait here for approval. */
  readonly isForApproval: boolean;
  readonly rights: readonly (typeof listedRights)[number][];
  readonly children: readonly SideMenuNode[];
}

/** `hasScreen` returns whether a path has a screen. */
export function sideMenuTree(
  { menus, menuSides }: Pick<Info, 'menus' | 'menuSides'>,
  hasScreen: (path: string) => boolean,
): readonly SideMenuNode[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const nodesOf = (sides: readonly MenuSide[]): SideMenuNode[] => sides.flatMap(nodeOf);
  const nodeOf = (side: MenuSide): SideMenuNode[] => {
    const menu = side.menuId === null ? undefined : byId.get(side.menuId);
    if (menu?.attributes['noMenuSide'] === true) return [];
    const path = side.url === null ? undefined : pathOf(side.url);
    const to = path !== undefined && (path === HOME || hasScreen(path)) ? path : null;
    const children = nodesOf(side.children);
    if (to === null && children.length === 0) return [];
    return [
      {
        id: side.id,
        label: [side.name, side.nameEn ?? side.name],
        icon: side.icon ?? menu?.icon ?? null,
        to,
        isForApproval: menu?.attributes['forApprove'] === true,
        rights: rightsIn(menu),
        children,
      },
    ];
  };
  return nodesOf(menuSides);
}

/** Returns the nodes from the outermost heading down to the entry the path belongs to; empty if it belongs to none. */
export function trailTo(path: string, nodes: readonly SideMenuNode[]): readonly SideMenuNode[] {
  const trails = allTrails(nodes).filter((trail) => isAtOrBelow(path, trail.at(-1)?.to));
  return trails.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
}

/**
 * Returns what is marked in the menu: the current entry with its headings, or the headings of the current landing page.
 */
export function activeMenuIds(
  path: string,
  nodes: readonly SideMenuNode[],
): { readonly around: readonly string[]; readonly at: string | undefined } {
  const trail = trailTo(path, nodes);
  if (trail.length > 0) return { around: trail.map(({ id }) => id), at: trail.at(-1)?.id };
  const trailBelow = allTrails(nodes).find((candidate) => isAtOrBelow(candidate.at(-1)?.to ?? '', path));
  return { around: (trailBelow ?? []).slice(0, -1).map(({ id }) => id), at: undefined };
}

/** Returns the entries with a page, each with the headings above it. */
export function allTrails(
  nodes: readonly SideMenuNode[],
  headings: readonly SideMenuNode[] = [],
): (readonly SideMenuNode[])[] {
  return nodes.flatMap((node) => {
    const trail = [...headings, node];
    return node.to === null ? allTrails(node.children, trail) : [trail, ...allTrails(node.children, trail)];
  });
}

/** Returns the entries below a path: the landing page of a module shows them, under their headings in the menu. */
export function groupsBelow(
  path: string,
  nodes: readonly SideMenuNode[],
): readonly { readonly heading: SideMenuNode | undefined; readonly entries: readonly SideMenuNode[] }[] {
  const found = allTrails(nodes).filter(
    (trail) => trail.at(-1)?.to !== path && isAtOrBelow(trail.at(-1)?.to ?? '', path),
  );
  return groupByHeading(found);
}

/** Groups entries under the heading directly above them, in the order of the menu. */
export function groupByHeading(
  trails: readonly (readonly SideMenuNode[])[],
): readonly { readonly heading: SideMenuNode | undefined; readonly entries: readonly SideMenuNode[] }[] {
  const groups = new Map<string, { heading: SideMenuNode | undefined; entries: SideMenuNode[] }>();
  for (const trail of trails) {
    const entry = trail.at(-1);
    if (entry === undefined) continue;
    const heading = trail.at(-2);
    const group = groups.get(heading?.id ?? '') ?? { heading, entries: [] };
    group.entries.push(entry);
    groups.set(heading?.id ?? '', group);
  }
  return [...groups.values()];
}

function isAtOrBelow(path: string, base: string | null | undefined): boolean {
  return base !== null && base !== undefined && (path === base || path.startsWith(`${base}/`));
}

function lengthOf(trail: readonly SideMenuNode[]): number {
  return trail.at(-1)?.to?.length ?? 0;
}

/** Converts a menu's pattern to an address; undefined if it has parameters. */
function pathOf(url: string): string | undefined {
  const path = url.replace(/\/\*\*$/u, '');
  return /[*{]/u.test(path) ? undefined : path;
}

/** The right to choose from a list belongs to other screens, so it is not listed here. */
export const listedRights = [
  'canView',
  'canCreate',
  'canEdit',
  'canActive',
  'canArchive',
  'canDelete',
] as const satisfies readonly Right[];

function rightsIn(menu: Menu | undefined): SideMenuNode['rights'] {
  return menu === undefined ? [] : listedRights.filter((right) => menu[right]);
}
