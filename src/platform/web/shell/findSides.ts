/** Which entries of the menu a few typed words mean. */
import type { SideNode } from './sideTree.ts';

/** Every word must occur in the entry or in a heading above it, in either language. */
export function findSides(trails: readonly (readonly SideNode[])[], typed: string): readonly (readonly SideNode[])[] {
  const words = typed.normalize('NFC').toLowerCase().split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return trails;
  return trails.filter((trail) => {
    const text = trail.flatMap(({ label }) => label).join(' ').normalize('NFC').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
