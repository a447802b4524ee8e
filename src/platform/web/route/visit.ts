/** The current visit: what the guard found out about the address, for every component below. */
import { createContext, use } from 'react';
import type { Info } from '../session/info.ts';
import type { MenuContext } from '../session/menus.ts';
import type { ScreenMatch } from './routeTable.ts';

export interface Visit {
  readonly path: string;
  readonly info: Info;
  readonly match: ScreenMatch | undefined;
  readonly menu: MenuContext | undefined;
  /** False inside a dialog: the page has no shell. */
  readonly isLayout: boolean;
  /** The list is a picker; chosen rows are sent to the page that opened it. */
  readonly canSelect: boolean;
}

export const VisitContext = createContext<Visit | undefined>(undefined);

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (visit === undefined) throw new Error('There is no visit outside the router');
  return visit;
}
