/**
 * Counts connections that the operating system has accepted and the server has not yet: a listener that closes now
 * would lose them.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import type { Server } from 'node:http';

/** Returns 0 also if the system does not provide the number. */
export function countWaitingConnections(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') return 0;
  return TABLES.map((path) => countWaitingIn(path, address.port)).reduce((sum, count) => sum + count, 0);
}

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const LISTENING = '0A';

/** A line of the table: number, local address, other address, state, then two queues as `sent:received`, all hexadecimal. */
function countWaitingIn(path: string, port: number): number {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  let count = 0;
  for (const line of readLines(path)) {
    const [, local, , state, queues] = line.trim().split(/\s+/);
    if (state === LISTENING && local?.endsWith(ending) === true)
      count += Number.parseInt(queues?.split(':')[1] ?? '0', 16);
  }
  return count;
}

/** Listeners are first in the table; reading the thousands of connections after them would take too long. */
const FIRST_BYTES = 16_384;

function readLines(path: string): string[] {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(FIRST_BYTES);
      return bytes.toString('latin1', 0, readSync(file, bytes)).split('\n').slice(1);
    } finally {
      closeSync(file);
    }
  } catch {
    return [];
  }
}
