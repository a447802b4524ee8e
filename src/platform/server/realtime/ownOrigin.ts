/**
 * Whether a page may open the socket. A browser says in the Origin header which site its page is from; the pages of the
 * product are at its public address, or at the host that was asked for, which is what a proxy or a developer's server in
 * front of it is called by.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../http/loopback.ts';

export interface OriginQuestion {
  readonly headers: IncomingHttpHeaders;
  /** Who is at the other end: what it says of the host it was asked for counts if it is a proxy on this machine. */
  readonly remoteAddress: string | undefined;
  /** `https://haz.example.go.th` */
  readonly publicUrl: string;
}

/**
 * No Origin is let in. A browser sends one with every websocket, with every POST and with whatever goes to another site,
 * so that only programs, and plain reads of our own pages, come without; a program could send any. Neither hears anything
 * before it has shown the token of a session, which no other site can read.
 */
export function isOwnOrigin({ headers, remoteAddress, publicUrl }: OriginQuestion): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const site = findUrl(origin);
  // `null`, of a page in a sandbox or a file, is nobody's.
  if (site === undefined) return false;
  return (
    site.origin === findUrl(publicUrl)?.origin ||
    requestedHosts(headers, remoteAddress).some((host) => isSameHost(site, host))
  );
}

function requestedHosts(headers: IncomingHttpHeaders, remoteAddress: string | undefined): readonly string[] {
  const forwarded = headers['x-forwarded-host'];
  // The last is what the nearest proxy wrote; what stands before it may be the caller's own.
  const told =
    isLoopback(remoteAddress ?? '') && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return [headers.host ?? '', told ?? ''].filter((host) => host !== '');
}

/** Read under the scheme of the page, so that a port that goes without saying is the same on both sides. */
function isSameHost(site: URL, host: string): boolean {
  const asked = findUrl(`${site.protocol}//${host}`);
  return asked !== undefined && asked.pathname === '/' && asked.username === '' && asked.host === site.host;
}

function findUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}
