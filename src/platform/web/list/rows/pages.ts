/** Which of the usual pages stand behind a list. */
import { compilePath } from '#language/path.ts';
import type { ScreenPage } from '#language/screen.ts';
import { getOutline } from '../../declarations/declared.ts';

export function pagesAt(base: string): ReadonlySet<ScreenPage> {
  return new Set(
    getOutline().screens.flatMap(({ screen }) =>
      screen.kind === 'resource' && compilePath(screen.path).matches(base) ? screen.pages : [],
    ),
  );
}
