import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { RequestedDirectors } from './RequestedDirectors.tsx';
import { DirectorsInForce } from './DirectorsInForce.tsx';
import { tabPositionOf } from './tabs.ts';

/** Directors as they are registered, or as they are asked for. */
export function DirectorList(): ReactElement {
  return tabPositionOf(useVisit().path).sub === '2' ? <RequestedDirectors /> : <DirectorsInForce />;
}
