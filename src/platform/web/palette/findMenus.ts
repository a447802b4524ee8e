/** Finds the menu entries for typed words, the closest first. */
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { matchRank } from '#platform/model/recordSearch.ts';
import type { SideMenuNode } from '../menu/sideMenuTree.ts';

export type Trail = readonly SideMenuNode[];

/**
 * Every word must occur in the entry or in a heading above it, in either language; matches in the entry's own name come
 * first.
 */
export function findMenus(trails: readonly Trail[], typed: string): readonly Trail[] {
  const words = typed
    .split(/\s+/u)
    .map(normaliseForSearch)
    .filter((word) => word !== '');
  if (words.length === 0) return trails;
  const found = trails.flatMap((trail) => {
    const rank = rankOf(trail, words);
    return rank === undefined ? [] : [{ trail, rank }];
  });
  return found.toSorted((match, other) => match.rank - other.rank).map(({ trail }) => trail);
}

const FARTHEST = 3;
/** The word matches only a heading. */
const BY_HEADING = FARTHEST + 1;

function rankOf(trail: Trail, words: readonly string[]): number | undefined {
  const own = trail.at(-1)?.label ?? [];
  const whole = Math.min(...own.map((text) => matchRank(text, words.join('')) ?? Infinity));
  if (whole <= FARTHEST) return whole;
  const headingTexts = trail.slice(0, -1).flatMap(({ label }) => label);
  const ranks = words.map((word) =>
    Math.min(
      ...own.map((text) => matchRank(text, word) ?? Infinity),
      ...headingTexts.map((text) => (matchRank(text, word) ?? Infinity) + BY_HEADING),
    ),
  );
  const worst = Math.max(...ranks);
  return worst === Infinity ? undefined : worst + 1;
}
