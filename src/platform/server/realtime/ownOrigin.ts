/**
 * Decides whether a page may open the socket. A browser sends in the Origin header the site of its page; the pages of
 * the product are at its public address, or at the requested host, which is the name of a proxy or a developer's server
 * in front of it.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../http/loopback.ts';

export interface OriginQuestion {
  readonly headers: IncomingHttpHeaders;
  /** The address of the peer: its forwarded host counts only if it is a proxy on this machine. */
  readonly remoteAddress: string | undefined;
  /** `https://haz.example.go.th` */
  readonly publicUrl: string;
}

/**
 * Requests without Origin are allowed. A browser sends one with every websocket, with every POST and with every request
 * to another site, so that only programs, and plain reads of our own pages, send none; a program could send any.
 * Neither receives anything before it has sent the token of a session, which no other site can read.
 */
export function isOwnOrigin({ headers, remoteAddress, publicUrl }: OriginQuestion): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const site = findUrl(origin);
  // `null`, from a page in a sandbox or a file, belongs to no site.
  if (site === undefined) return false;
  return (
    site.origin === findUrl(publicUrl)?.origin ||
    requestedHosts(headers, remoteAddress).some((host) => isSameHost(site, host))
  );
}

function requestedHosts(headers: IncomingHttpHeaders, remoteAddress: string | undefined): readonly string[] {
  const forwarded = headers['x-forwarded-host'];
  // The last value was written by the nearest proxy; earlier ones may be forged by the caller.
  const forwardedHost =
    isLoopback(remoteAddress ?? '') && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return [headers.host ?? '', forwardedHost ?? ''].filter((host) => host !== '');
}

/** Parsed with the scheme of the page, so that a default port is the same on both sides. */
function isSameHost(site: URL, host: string): boolean {
  const requested = findUrl(`${site.protocol}//${host}`);
  return (
    requested !== undefined && requested.pathname === '/' && requested.username === '' && requested.host === site.host
  );
}

function findUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}
