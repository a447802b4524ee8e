/** Of settings on one sheet, whichever was changed last. */
import { findInstant } from '#language/values/instant.ts';
import type { Versioned } from '#platform/model/settings/appSettings.ts';

export function latest(one: Versioned, other: Versioned): Versioned {
  return momentOf(other) > momentOf(one) ? other : one;
}

/** Moments are written alike once they are read: their order is that of their texts. */
function momentOf({ updateDate }: Versioned): string {
  return findInstant(updateDate ?? '') ?? '';
}
