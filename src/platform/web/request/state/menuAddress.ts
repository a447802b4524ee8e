/** Returns the address of a menu of requests, which follows from its key: `to-whom.requests`. */
export function addressOfMenu(key: string): string {
  return `/app/${key.replace('.', '/')}`;
}
