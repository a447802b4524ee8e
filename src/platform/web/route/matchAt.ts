import { getModuleIndex } from '../declarations/loadedModules.ts';
import { createRouteTable, type ScreenMatch } from './routeTable.ts';

let findMatch: ReturnType<typeof createRouteTable> | undefined;

/** Returns the screen at a path, independent of the rights to open it. */
export function matchAt(path: string): ScreenMatch | undefined {
  findMatch ??= createRouteTable(getModuleIndex());
  return findMatch(path);
}
