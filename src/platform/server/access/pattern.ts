/**
 * Whether a resource row covers a call. `*` as method is any; in the path `*` or `{name}` is one segment and a last `**`
 * is the rest, also nothing. A row that says something else covers what it spells out and no more.
 */
export interface CallAddress {
  readonly method: string;
  readonly path: string;
}

export type CoversCall = (call: CallAddress) => boolean;

export function compilePattern({ method, path }: CallAddress): CoversCall {
  const wanted = method.toUpperCase();
  const segments = segmentsOf(path);
  const isOpen = segments.at(-1) === REST;
  const fixed = isOpen ? segments.slice(0, -1) : segments;
  // The rest can only stand at the end; anywhere else nobody could say what it means.
  if (fixed.includes(REST)) return () => false;
  return (call) => {
    if (wanted !== ANY && wanted !== call.method) return false;
    const given = segmentsOf(call.path);
    if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
    return fixed.every((segment, index) => segment === given[index] || isOneSegment(segment));
  };
}

const ANY = '*';
const REST = '**';

function isOneSegment(segment: string): boolean {
  return segment === ANY || /^\{\w+\}$/.test(segment);
}

function segmentsOf(path: string): string[] {
  return path.replace(/^\/+|\/+$/g, '').split('/');
}
