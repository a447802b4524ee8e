/** Returns whether a request was sent from this very machine, and not by a client behind a proxy on it. */
import type { FastifyRequest } from 'fastify';

export function isFromThisMachine(request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const isPassedOn = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  return !isPassedOn && isLoopback(request.socket.remoteAddress ?? '');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address);
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
