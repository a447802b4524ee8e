/** Addresses of the application: everything lies below one path, which the rest of the code never sees. */
export const BASENAME = '/haz';

/** Where the person is, without what everything lies below. */
export function currentPath(): string {
  return withoutBase(location.pathname) + location.search;
}

export function withoutBase(pathname: string): string {
  return pathname.startsWith(BASENAME) ? pathname.slice(BASENAME.length) : pathname;
}
