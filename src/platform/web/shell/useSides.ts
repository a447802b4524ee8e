/** The side menu of whoever is here. Worked out once for each answer about them, not once for each component. */
import { HOME } from '../app/guard.ts';
import { createRouteTable } from '../app/routeTable.ts';
import { useVisit } from '../app/visit.ts';
import { getOutline } from '../declarations/declared.ts';
import type { Info } from '../session/info.ts';
import { drawnSides, type SideNode } from './sideTree.ts';

const known = new WeakMap<Info, readonly SideNode[]>();
let findMatch: ReturnType<typeof createRouteTable> | undefined;

export function useSides(): readonly SideNode[] {
  const { info } = useVisit();
  const before = known.get(info);
  if (before !== undefined) return before;
  const sides = drawnSides(info, isScreen);
  known.set(info, sides);
  return sides;
}

/** Whether a person who follows this path finds a page. */
export function isScreen(path: string): boolean {
  findMatch ??= createRouteTable(getOutline());
  return path === HOME || findMatch(path) !== undefined;
}
