import { use } from 'react';
import { VisitContext, type Visit } from '../route/visit.ts';

/** A page about a failure may stand where nothing is known about the visit. */
export function useOptionalVisit(): Visit | undefined {
  return use(VisitContext);
}
