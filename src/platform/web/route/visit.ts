/** Where the person is: what the guard found out about the address, for every component below. */
import { createContext, use } from 'react';
import type { Info } from '../session/info.ts';
import type { MenuContext } from '../session/menus.ts';
import type { ScreenMatch } from './routeTable.ts';

export interface Visit {
  readonly path: string;
  readonly info: Info;
  readonly match: ScreenMatch | undefined;
  readonly menu: MenuContext | undefined;
  /** False inside a dialog: no shell around the page. */
  readonly isLayout: boolean;
  /** The list is there to choose from; chosen rows go to whoever opened it. */
  readonly canSelect: boolean;
}

export const VisitContext = createContext<Visit | undefined>(undefined);

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (visit === undefined) throw new Error('There is no visit outside the router');
  return visit;
}
