import type { QueryClient } from '@tanstack/react-query';
import type { AnyEntity } from '#language/entity.ts';
import { baseOf } from '#platform/web/api/resource.ts';
import { reloadCases } from '#platform/web/request/caseApi.ts';
import { DIRECTORS } from './directors.ts';

/** Invalidates everything that shows something of the registration or of its directors. */
export function invalidateHolder(queries: QueryClient, registration: AnyEntity): void {
  reloadCases(queries, registration);
  void queries.invalidateQueries({ queryKey: [baseOf(DIRECTORS)] });
}
