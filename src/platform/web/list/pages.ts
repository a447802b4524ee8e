/** Which of the usual pages stand behind a list. */
import type { ScreenPage } from '#language/screen.ts';
import { getOutline } from '../declarations/declared.ts';
import { compilePattern } from '../session/menus.ts';

export function pagesAt(base: string): ReadonlySet<ScreenPage> {
  return new Set(getOutline().screens.flatMap(({ screen }) => (screen.kind === 'resource' && compilePattern(screen.path)(base) ? screen.pages : [])));
}
