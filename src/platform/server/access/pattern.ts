/**
 * Whether a resource row covers a call. `*` as method is any; in the path `*` or `{name}` is one segment and a last `**`
 * is the rest, also nothing. A row that says something else covers what it spells out and no more.
 */
export interface CallAddress {
  readonly method: string;
  readonly path: string;
}

export interface Pattern {
  /** The path up to its first open segment: no call that stands elsewhere is covered. */
  readonly beginning: string;
  readonly covers: (call: CallAddress) => boolean;
}

export function compilePattern({ method, path }: CallAddress): Pattern {
  const wanted = method.toUpperCase();
  const segments = segmentsOf(path);
  const isOpen = segments.at(-1) === REST;
  const fixed = isOpen ? segments.slice(0, -1) : segments;
  const firstOpen = fixed.findIndex(isOneSegment);
  return {
    beginning: pathOf(firstOpen === -1 ? fixed : fixed.slice(0, firstOpen)),
    covers: (call) => {
      // The rest can only stand at the end; anywhere else nobody could say what it means.
      if (fixed.includes(REST) || (wanted !== ANY && wanted !== call.method)) return false;
      const given = segmentsOf(call.path);
      if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
      return fixed.every((segment, index) => segment === given[index] || isOneSegment(segment));
    },
  };
}

/** Every path that a pattern could begin with and still cover this one: `/`, `/api`, `/api/v1` and so on. */
export function beginningsOf(path: string): string[] {
  const segments = segmentsOf(path);
  return [pathOf([]), ...segments.map((_, index) => pathOf(segments.slice(0, index + 1)))];
}

const ANY = '*';
const REST = '**';

function isOneSegment(segment: string): boolean {
  return segment === ANY || /^\{\w+\}$/.test(segment);
}

function segmentsOf(path: string): string[] {
  return path.replace(/^\/+|\/+$/g, '').split('/');
}

function pathOf(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}
