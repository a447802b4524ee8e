/**
 * The end of the HTTP side, in three steps: callers are still served while balancers learn that they should go elsewhere;
 * then nobody new is let in, and who has a connection is answered and told that it is closed; then what still says
 * nothing is closed.
 */
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { countWaitingConnections } from './countWaitingConnections.ts';

export interface HttpShutdown {
  /**
   * Says that callers should go elsewhere, and serves them for so long; then waits until new connections are refused and
   * those that were kept open have had time for one more call.
   */
  readonly drain: (seconds: number) => Promise<void>;
  /** To be called when the server begins to close; answers with what to call when it has closed. */
  readonly begin: () => () => void;
}

/** `cutOff` is told how many callers did not end. */
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
    // Node counts one that has never asked anything, which browsers open ahead, as busy. A call may be on its way in one
    // that was opened just now.
    const beforeMs = performance.now() - NEW_CONNECTION_GRACE_MS;
    for (const [connection, atMs] of openedMs) if (connection.bytesRead === 0 && atMs < beforeMs) connection.destroy();
  };
  return {
    drain: async (seconds) => {
      beginDrain();
      // Where nobody balances, nobody waits.
      if (seconds === 0) return;
      await pause(seconds * 1000);
      isRefusing = true;
      // In a moment when nobody waits to be let in: who does when the listener closes is cut off.
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
      // Whoever was answered meanwhile may keep the connection for their next call, which will not come.
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
/** Of the event loop. A server so busy that it never catches up closes all the same. */
const MAX_EVENT_LOOP_TURNS = 1_000;
const NEW_CONNECTION_GRACE_MS = 200;
/** Kept connections are closed when their next call was answered; a proxy under load has one for each within this. */
const LAST_CALL_WAIT_MS = 1_000;
/** Half of what Docker grants before it kills; the other half is the database's. */
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
