import { use } from 'react';
import { VisitContext, type Visit } from '../route/visit.ts';

/** Returns undefined on an error page that is shown without a visit. */
export function useOptionalVisit(): Visit | undefined {
  return use(VisitContext);
}
