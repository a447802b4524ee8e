/** Finds which of the default pages a list has. */
import { compilePath } from '#language/pathPattern.ts';
import type { ScreenPage } from '#language/screen.ts';
import { getModuleIndex } from '../../declarations/loadedModules.ts';

export function pagesAt(base: string): ReadonlySet<ScreenPage> {
  return new Set(
    getModuleIndex().screens.flatMap(({ screen }) =>
      screen.kind === 'resource' && compilePath(screen.path).matches(base) ? screen.pages : [],
    ),
  );
}
