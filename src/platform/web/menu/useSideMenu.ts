/** The side menu of the signed-in person. Computed once for each answer about them, not once for each component. */
import { HOME } from '../route/guard.ts';
import { useVisit } from '../route/visit.ts';
import { matchAt } from '../route/matchAt.ts';
import type { Info } from '../session/info.ts';
import { sideMenuTree, type SideMenuNode } from './sideMenuTree.ts';

const cache = new WeakMap<Info, readonly SideMenuNode[]>();

export function useSideMenu(): readonly SideMenuNode[] {
  const { info } = useVisit();
  const before = cache.get(info);
  if (before !== undefined) return before;
  const sides = sideMenuTree(info, isScreen);
  cache.set(info, sides);
  return sides;
}

/** Returns true if the path has a page for this person. */
export function isScreen(path: string): boolean {
  return path === HOME || matchAt(path) !== undefined;
}
