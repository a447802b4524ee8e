import type { Visit } from '#platform/web/route/visit.ts';

/** A list that was opened for choosing a record stays so while the person moves through it. */
export function pickingFlags({ canSelect, isLayout }: Pick<Visit, 'canSelect' | 'isLayout'>): string {
  if (!canSelect && isLayout) return '';
  const flags = new URLSearchParams({
    ...(isLayout ? {} : { isLayout: 'false' }),
    ...(canSelect ? { canSelect: 'true' } : {}),
    cacheQuery: 'true',
  });
  return `?${flags.toString()}`;
}
