/**
 * Patterns of paths, as menus, resources and screens write them. `*` or `{name}` is one segment and a last `**` is the
 * rest, also nothing. A pattern that says something else matches what it spells out and no more.
 */
export interface PathPattern {
  /** The path up to its first open segment: nothing that stands elsewhere matches. */
  readonly fixedPrefix: string;
  readonly matches: (path: string) => boolean;
}

export function compilePath(pattern: string): PathPattern {
  const segments = segmentsOf(pattern);
  const isOpen = segments.at(-1) === ANY_SEGMENTS;
  const fixed = isOpen ? segments.slice(0, -1) : segments;
  const firstOpen = fixed.findIndex(isOneSegment);
  // The rest can only stand at the end; anywhere else nobody could say what it means.
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

/** Whether a pattern says nothing but what patterns can say: an empty segment, `..` or a misplaced `**` is a slip of the pen. */
export function isPathPattern(text: string): boolean {
  if (!text.startsWith('/')) return false;
  const segments = text.slice(1).split('/');
  return segments.every(
    (segment, index) =>
      isOneSegment(segment) ||
      (segment === ANY_SEGMENTS ? index === segments.length - 1 : WORD.test(segment) && !/^\.+$/.test(segment)),
  );
}

/** Every path that a pattern could begin with and still match this one: `/`, `/api`, `/api/v1` and so on. */
export function prefixesOf(path: string): string[] {
  const segments = segmentsOf(path);
  return [joinSegments([]), ...segments.map((_, index) => joinSegments(segments.slice(0, index + 1)))];
}

/** Longer is more specific; an open segment says less than a word, and the rest less than a segment. */
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
/** What an address holds without being escaped. */
const WORD = /^[A-Za-z0-9._~-]+$/;

function isOneSegment(segment: string): boolean {
  return segment === ONE_SEGMENT || isParameter(segment);
}

function joinSegments(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}
