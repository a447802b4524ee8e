/** Which screen answers at a path. Compiled once; matching a path costs microseconds however many screens there are. */
import type { Outline } from '#language/outline.ts';
import { compilePath, isParameter, segmentsOf } from '#language/path.ts';
import { pageSuffixes, type ScreenDeclaration, type ScreenPage } from '#language/screen.ts';

export interface Match {
  readonly module: string;
  readonly screen: ScreenDeclaration;
  /** Undefined where the screen is a single page. */
  readonly page: ScreenPage | undefined;
  /** The screen's own path with its parameters filled in: where its list is. */
  readonly base: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly pattern: string;
  readonly module: string;
  readonly screen: ScreenDeclaration;
  readonly page: ScreenPage | undefined;
}

export function createRouteTable({ screens }: Pick<Outline, 'screens'>): (path: string) => Match | undefined {
  const routes = screens
    .flatMap(({ module, screen }): Route[] =>
      screen.kind === 'resource' ? screen.pages.map((page) => ({ pattern: screen.path + pageSuffixes[page], module, screen, page })) : [{ pattern: screen.path, module, screen, page: undefined }],
    )
    // A word is more specific than a parameter: `lookups/create` before `lookups/{group}`.
    .toSorted((a, b) => parametersIn(a.pattern) - parametersIn(b.pattern))
    .map((route) => ({ ...route, matches: compilePath(route.pattern).matches }));
  return (path) => {
    const found = routes.find(({ matches }) => matches(path));
    if (found === undefined) return undefined;
    const { module, screen, page, pattern } = found;
    const params = paramsOf(pattern, path);
    return { module, screen, page, params, base: fill(screen.path, params) };
  };
}

export function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function parametersIn(pattern: string): number {
  return segmentsOf(pattern).filter(isParameter).length;
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const given = segmentsOf(path);
  const wanted = segmentsOf(pattern);
  return Object.fromEntries(wanted.flatMap((segment, index) => (isParameter(segment) ? [[segment.slice(1, -1), decoded(given[index] ?? '')]] : [])));
}

/** An address may be typed by hand: what is no encoding stands for itself, and leads to a page that is not found. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
