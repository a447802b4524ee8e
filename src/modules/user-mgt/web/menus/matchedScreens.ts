/** Finds which screens of the system a URL pattern opens. */
import type { Label } from '#language/label.ts';
import type { ModuleIndex } from '#language/moduleIndex.ts';
import { compilePath, isPathPattern } from '#language/pathPattern.ts';
import { routesOf } from '#language/screen.ts';

export interface MatchedScreen {
  /** Its path, with parameters in braces. */
  readonly path: string;
  readonly title: Label;
  /** How many of its pages match. */
  readonly pages: number;
}

/** Returns none while the pattern is incomplete. */
export function matchedScreens({ screens, entities }: ModuleIndex, pattern: string): readonly MatchedScreen[] {
  if (!isPathPattern(pattern)) return [];
  const { matches } = compilePath(pattern);
  return screens.flatMap(({ screen }) => {
    const pages = routesOf(screen).filter(matches).length;
    const title: Label | undefined = screen.kind === 'resource' ? entities[screen.entity]?.title : screen.title;
    return pages === 0 ? [] : [{ path: screen.path, title: title ?? [screen.path, screen.path], pages }];
  });
}
