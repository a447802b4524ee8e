/** Finds the screen and its module for a path, with the parameters. */
import type { ModuleIndex } from '#language/moduleIndex.ts';
import { isParameter, segmentsOf } from '#language/pathPattern.ts';
import { createScreenMatcher, type ScreenDeclaration, type ScreenPage } from '#language/screen.ts';

export interface ScreenMatch {
  readonly module: string;
  readonly screen: ScreenDeclaration;
  /** Undefined if the screen is a single page. */
  readonly page: ScreenPage | undefined;
  /** The path of the screen with its parameters filled in: the path of its list. */
  readonly base: string;
  readonly params: Readonly<Record<string, string>>;
}

export function createRouteTable({ screens }: Pick<ModuleIndex, 'screens'>): (path: string) => ScreenMatch | undefined {
  const findScreen = createScreenMatcher(screens);
  return (path) => {
    const found = findScreen(path);
    if (found === undefined) return undefined;
    const { page, pattern } = found;
    const { module, screen } = found.screen;
    const params = paramsOf(pattern, path);
    return { module, screen, page, params, base: fillPattern(screen.path, params) };
  };
}

export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const given = segmentsOf(path);
  const expected = segmentsOf(pattern);
  return Object.fromEntries(
    expected.flatMap((segment, index) =>
      isParameter(segment) ? [[segment.slice(1, -1), decodeSegment(given[index] ?? '')]] : [],
    ),
  );
}

/** An address may be typed manually: an invalid encoding is used unchanged, and gives a page that is not found. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
