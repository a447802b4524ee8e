import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { AskedDirectors } from './AskedDirectors.tsx';
import { DirectorsInForce } from './DirectorsInForce.tsx';
import { placeOf } from './tabs.ts';

/** Directors as they are registered, or as they are asked for. */
export function DirectorList(): ReactElement {
  return placeOf(useVisit().path).sub === '2' ? <AskedDirectors /> : <DirectorsInForce />;
}
