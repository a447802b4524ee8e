import type { Visit } from '#platform/web/route/visit.ts';

/** A list that was opened to choose from stays one while the person walks through it. */
export function pickingFlags({ canSelect, isLayout }: Pick<Visit, 'canSelect' | 'isLayout'>): string {
  if (!canSelect && isLayout) return '';
  const flags = new URLSearchParams({
    ...(isLayout ? {} : { isLayout: 'false' }),
    ...(canSelect ? { canSelect: 'true' } : {}),
    cacheQuery: 'true',
  });
  return `?${flags.toString()}`;
}
