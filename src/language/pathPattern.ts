/**
 * Patterns of paths for menus, resources and screens. `*` or `{name}` is one segment and a final `**` is the rest, also
 * nothing. Any other pattern matches only its literal text.
 */
export interface PathPattern {
  /** The path up to its first open segment: paths without this prefix never match. */
  readonly fixedPrefix: string;
  readonly matches: (path: string) => boolean;
}

export function compilePath(pattern: string): PathPattern {
  const segments = segmentsOf(pattern);
  const isOpen = segments.at(-1) === ANY_SEGMENTS;
  const fixed = isOpen ? segments.slice(0, -1) : segments;
  const firstOpen = fixed.findIndex(isOneSegment);
  // `**` is only allowed at the end; elsewhere its meaning would be ambiguous.
  const isWellFormed = !fixed.includes(ANY_SEGMENTS);
  return {
    fixedPrefix: joinSegments(firstOpen === -1 ? fixed : fixed.slice(0, firstOpen)),
    matches: (path) => {
      const given = segmentsOf(path);
      if (!isWellFormed || (isOpen ? given.length < fixed.length : given.length !== fixed.length)) return false;
      return fixed.every((segment, index) => segment === given[index] || isOneSegment(segment));
    },
  };
}

/** Whether the text is a valid pattern: an empty segment, `..` or a misplaced `**` is a mistake. */
export function isPathPattern(text: string): boolean {
  if (!text.startsWith('/')) return false;
  const segments = text.slice(1).split('/');
  return segments.every(
    (segment, index) =>
      isOneSegment(segment) ||
      (segment === ANY_SEGMENTS ? index === segments.length - 1 : WORD.test(segment) && !/^\.+$/.test(segment)),
  );
}

/** Returns every path that a pattern could begin with and still match this one: `/`, `/api`, `/api/v1` and so on. */
export function prefixesOf(path: string): string[] {
  const segments = segmentsOf(path);
  return [joinSegments([]), ...segments.map((_, index) => joinSegments(segments.slice(0, index + 1)))];
}

/**
 * A longer pattern is more specific; an open segment is less specific than a word, and the rest less than a segment.
 */
export function specificityOf(pattern: string): number {
  return segmentsOf(pattern).reduce(
    (sum, segment) => sum + (segment === ANY_SEGMENTS ? 1 : isOneSegment(segment) ? 10 : 100),
    0,
  );
}

export function isParameter(segment: string): boolean {
  return /^\{\w+\}$/.test(segment);
}

export function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? [] : trimmed.split('/');
}

const ONE_SEGMENT = '*';
const ANY_SEGMENTS = '**';
/** Characters of an address that need no escaping. */
const WORD = /^[A-Za-z0-9._~-]+$/;

function isOneSegment(segment: string): boolean {
  return segment === ONE_SEGMENT || isParameter(segment);
}

function joinSegments(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}
