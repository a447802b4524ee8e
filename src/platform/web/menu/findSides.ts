/** Which entries of the menu a few typed words mean. */
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { SideNode } from './sideTree.ts';

/** Every word must occur in the entry or in a heading above it, in either language. */
export function findSides(trails: readonly (readonly SideNode[])[], typed: string): readonly (readonly SideNode[])[] {
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
