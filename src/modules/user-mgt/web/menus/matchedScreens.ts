/** Which screens of the system a URL pattern lets people into. */
import type { Label } from '#language/label.ts';
import type { ModuleIndex } from '#language/moduleIndex.ts';
import { compilePath, isPathPattern } from '#language/pathPattern.ts';
import { routesOf } from '#language/screen.ts';

export interface MatchedScreen {
  /** Where it is, with its parameters in braces. */
  readonly path: string;
  readonly title: Label;
  /** Of the pages it has, how many match. */
  readonly pages: number;
}

/** None for what is no pattern yet. */
export function matchedScreens({ screens, entities }: ModuleIndex, pattern: string): readonly MatchedScreen[] {
  if (!isPathPattern(pattern)) return [];
  const { matches } = compilePath(pattern);
  return screens.flatMap(({ screen }) => {
    const pages = routesOf(screen).filter(matches).length;
    const title: Label | undefined = screen.kind === 'resource' ? entities[screen.entity]?.title : screen.title;
    return pages === 0 ? [] : [{ path: screen.path, title: title ?? [screen.path, screen.path], pages }];
  });
}
