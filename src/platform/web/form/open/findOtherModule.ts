/** The screen that shows documents of a type, if several modules serve their entity. */
import type { IndexedScreen } from '#language/moduleIndex.ts';
import type { ResourceScreen, ScreenPage } from '#language/screen.ts';

export interface OtherModuleQuestion {
  /** The screen on which the document was opened. */
  readonly screen: Pick<ResourceScreen, 'entity' | 'party'>;
  /** The type of the document. */
  readonly type: string;
  readonly page: ScreenPage;
  /** Whether the person may open pages below this address. */
  readonly isOpen: (path: string) => boolean;
}

/** Prefers the screen of the same party; returns its path, or undefined if the person may open none. */
export function findOtherModule(
  screens: readonly IndexedScreen[],
  { screen: { entity, party }, type, page, isOpen }: OtherModuleQuestion,
): string | undefined {
  const found = screens.flatMap(({ screen }) =>
    screen.kind === 'resource' &&
    screen.entity === entity &&
    screen.documentTypes?.includes(type) === true &&
    screen.pages.includes(page) &&
    isOpen(screen.path)
      ? [screen]
      : [],
  );
  return (found.find((screen) => screen.party === party) ?? found[0])?.path;
}
