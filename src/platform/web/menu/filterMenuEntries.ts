/** Filters the entries of the menu by typed words. */
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { SideMenuNode } from './sideMenuTree.ts';

/** Every word must occur in the entry or in a heading above it, in either language. */
export function filterMenuEntries(
  trails: readonly (readonly SideMenuNode[])[],
  typed: string,
): readonly (readonly SideMenuNode[])[] {
  const words = typed
    .split(/\s+/u)
    .map(normaliseForSearch)
    .filter((word) => word !== '');
  if (words.length === 0) return trails;
  return trails.filter((trail) => {
    const text = normaliseForSearch(trail.flatMap(({ label }) => label).join('/'));
    return words.every((word) => text.includes(word));
  });
}
