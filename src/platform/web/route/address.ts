/** Addresses of the application: all are below one base path, which the rest of the code never sees. */
export const BASENAME = '/haz';

/** Returns the current path without the base path. */
export function currentPath(): string {
  return withoutBase(location.pathname) + location.search;
}

export function withoutBase(pathname: string): string {
  return pathname.startsWith(BASENAME) ? pathname.slice(BASENAME.length) : pathname;
}
