/** Runs a partner as a server of its own, on this machine and on a free port. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  readonly base: string;
  readonly stop: () => Promise<void>;
}

export async function serveLocally(server: Server): Promise<LocalServer> {
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  return {
    base: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      // This also closes connections that still wait for an answer of a silent partner.
      server.closeAllConnections();
      await closed;
    },
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

/** Makes a key for calls to the partner if none was given. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('hex');
}

const KEY_BYTES = 16;
const LOOPBACK = '127.0.0.1';
