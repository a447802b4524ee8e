import { getOutline } from '../declarations/declared.ts';
import { createRouteTable, type Match } from './routeTable.ts';

let findMatch: ReturnType<typeof createRouteTable> | undefined;

/** The screen that answers at a path, whoever may open it. */
export function matchAt(path: string): Match | undefined {
  findMatch ??= createRouteTable(getOutline());
  return findMatch(path);
}
