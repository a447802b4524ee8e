/** Returns whether the open page is about an authoriser or an agent. */
import { useVisit } from '#platform/web/route/visit.ts';
import { kindAt, type PowerKind } from './power.ts';

export function usePowerKind(): PowerKind {
  return kindAt(useVisit().match?.base ?? '');
}
