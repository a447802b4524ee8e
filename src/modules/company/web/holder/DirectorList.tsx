import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { RequestedDirectors } from './RequestedDirectors.tsx';
import { DirectorsInForce } from './DirectorsInForce.tsx';
import { tabPositionOf } from './tabs.ts';

/** Lists the directors as registered, or as requested. */
export function DirectorList(): ReactElement {
  return tabPositionOf(useVisit().path).sub === '2' ? <RequestedDirectors /> : <DirectorsInForce />;
}
