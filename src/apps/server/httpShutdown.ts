/**
 * Shuts down HTTP in three steps: callers are still served while balancers learn to use other servers; then new
 * connections are refused, and open ones are answered and told that they are closed; then connections that are still
 * silent are closed.
 */
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { countWaitingConnections } from './countWaitingConnections.ts';

export interface HttpShutdown {
  /**
   * Announces that callers should go elsewhere and serves them for this time; then waits until new connections are
   * refused and kept-alive connections have had time for one more call.
   */
  readonly drain: (seconds: number) => Promise<void>;
  /** Call it when the server begins to close; it returns the function to call when it has closed. */
  readonly begin: () => () => void;
}

/** `onCutOff` gets the number of callers that did not end. */
export function prepareHttpShutdown(
  { server, beginDrain }: FastifyInstance,
  onCutOff: (count: number) => void,
): HttpShutdown {
  const openedMs = new Map<Socket, number>();
  server.on('connection', (connection: Socket) => {
    openedMs.set(connection, performance.now());
    connection.once('close', () => openedMs.delete(connection));
  });
  let isRefusing = false;
  server.prependListener('request', (_request, response) => {
    if (isRefusing) response.setHeader('connection', 'close');
  });
  ignoreSecondClose(server);
  const closeIdleConnections = (): void => {
    server.closeIdleConnections();
    // Node counts a connection that never sent a request, which browsers open ahead, as busy. A connection opened just
    // now may still be sending its first call.
    const beforeMs = performance.now() - NEW_CONNECTION_GRACE_MS;
    for (const [connection, atMs] of openedMs) if (connection.bytesRead === 0 && atMs < beforeMs) connection.destroy();
  };
  return {
    drain: async (seconds) => {
      beginDrain();
      // Without a load balancer there is nothing to wait for.
      if (seconds === 0) return;
      await pause(seconds * 1000);
      isRefusing = true;
      // Closes the listener when no connection waits to be accepted: those that wait are cut off when it closes.
      for (let turns = 0; turns < MAX_EVENT_LOOP_TURNS; turns += 1) {
        await nextTurn();
        if (countWaitingConnections(server) === 0) break;
      }
      NetServer.prototype.close.call(server);
      await waitUntilEmpty(openedMs, LAST_CALL_WAIT_MS);
    },
    begin: () => {
      isRefusing = true;
      closeIdleConnections();
      // A caller that was answered meanwhile may keep the connection for a next call, which will not come.
      const again = setInterval(closeIdleConnections, CHECK_INTERVAL_MS);
      const last = setTimeout(() => {
        onCutOff(openedMs.size);
        server.closeAllConnections();
      }, MAX_CALL_MS);
      return () => {
        clearInterval(again);
        clearTimeout(last);
      };
    },
  };
}

const CHECK_INTERVAL_MS = 50;
/** Turns of the event loop. A server so busy that it never catches up closes all the same. */
const MAX_EVENT_LOOP_TURNS = 1_000;
const NEW_CONNECTION_GRACE_MS = 200;
/**
 * Kept-alive connections are closed after their next call is answered; a proxy under load makes one on each within this
 * time.
 */
const LAST_CALL_WAIT_MS = 1_000;
/** Half of the time that Docker grants before it kills; the other half is for the database. */
const MAX_CALL_MS = 4_000;

async function waitUntilEmpty(connections: ReadonlyMap<Socket, number>, mostMs: number): Promise<void> {
  for (let waitedMs = 0; connections.size > 0 && waitedMs < mostMs; waitedMs += CHECK_INTERVAL_MS)
    await pause(CHECK_INTERVAL_MS);
}

/** The framework closes the server once more at its end, which Node calls an error. */
function ignoreSecondClose(server: Server): void {
  const close = server.close.bind(server);
  server.close = (closed) => close((error) => closed?.(isNotRunning(error) ? undefined : error));
}

function isNotRunning(error: NodeJS.ErrnoException | undefined): boolean {
  return error?.code === 'ERR_SERVER_NOT_RUNNING';
}
