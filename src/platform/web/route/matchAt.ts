import { getModuleIndex } from '../declarations/loadedModules.ts';
import { createRouteTable, type ScreenMatch } from './routeTable.ts';

let findMatch: ReturnType<typeof createRouteTable> | undefined;

/** The screen that answers at a path, whoever may open it. */
export function matchAt(path: string): ScreenMatch | undefined {
  findMatch ??= createRouteTable(getModuleIndex());
  return findMatch(path);
}
