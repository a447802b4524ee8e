/** Limits connections before any request is sent over them: few silent ones, and not all of them for one address. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../app.ts';
import { addressKey } from './addressKey.ts';
import {
  MAX_CONNECTIONS,
  CONNECTIONS_RESERVED_FOR_LOOPBACK,
  MAX_CONNECTIONS_PER_ADDRESS,
  MAX_SILENT_CONNECTIONS_PER_ADDRESS,
} from './loadLimits.ts';
import { isLoopback } from './loopback.ts';

export function guardConnections(server: Server, { metrics }: Pick<App, 'metrics'>): void {
  const open = createConnectionCounter();
  const silent = createConnectionCounter();
  const silentSockets = new WeakSet<Socket>();
  let count = 0;
  const refused = metrics.counter({
    name: 'haz_http_refused_connections_total',
    help: 'Connections closed as they came, by why.',
  });
  metrics.gauge({ name: 'haz_http_connections', help: 'Open connections.', read: () => count });

  const onRequest = ({ socket }: Pick<IncomingMessage, 'socket'>): void => {
    if (silentSockets.delete(socket)) silent.remove(keyOf(socket));
  };
  server.on('connection', (socket: Socket) => {
    const key = keyOf(socket);
    const reason = findRefusalReason({
      isFromThisMachine: isLoopback(socket.remoteAddress ?? ''),
      count,
      open: open.of(key),
      silent: silent.of(key),
    });
    if (reason !== undefined) {
      refused.add({ reason }, 1);
      socket.destroy();
      return;
    }
    count += 1;
    open.add(key);
    silent.add(key);
    silentSockets.add(socket);
    socket.once('close', () => {
      count -= 1;
      open.remove(key);
      if (silentSockets.delete(socket)) silent.remove(key);
    });
  });
  server.on('request', onRequest);
  server.on('upgrade', onRequest);
}

/** The address is lost with the connection, so it is stored when it is first needed. */
const keys = new WeakMap<Socket, string>();

function keyOf(socket: Socket): string {
  const key = keys.get(socket) ?? addressKey(socket.remoteAddress ?? '');
  keys.set(socket, key);
  return key;
}

interface ConnectionCounts {
  readonly isFromThisMachine: boolean;
  readonly count: number;
  readonly open: number;
  readonly silent: number;
}

function findRefusalReason({ isFromThisMachine, count, open, silent }: ConnectionCounts): string | undefined {
  if (count >= (isFromThisMachine ? MAX_CONNECTIONS : MAX_CONNECTIONS - CONNECTIONS_RESERVED_FOR_LOOPBACK))
    return 'all';
  if (silent >= MAX_SILENT_CONNECTIONS_PER_ADDRESS) return 'silent';
  return !isFromThisMachine && open >= MAX_CONNECTIONS_PER_ADDRESS ? 'address' : undefined;
}

interface ConnectionCounter {
  readonly of: (key: string) => number;
  readonly add: (key: string) => void;
  readonly remove: (key: string) => void;
}

function createConnectionCounter(): ConnectionCounter {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add: (key) => void counts.set(key, of(key) + 1),
    remove: (key) => {
      if (of(key) > 1) counts.set(key, of(key) - 1);
      else counts.delete(key);
    },
  };
}
