/**
 * Calls that are sent in a row over one connection are answered one after the other. Node tells the answer that is
 * being sent when the connection is lost, and not those that wait behind it: they would be held for ever, each with
 * its place, its stream and its connection to the database. This tells them too.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export function closeQueuedAnswers(server: Pick<Server, 'on'>): void {
  const queued = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    // Node has given it the connection: its turn has come, and it will be told.
    if (response.socket !== null) return;
    const waiting = queued.get(socket) ?? new Set();
    if (!queued.has(socket)) {
      queued.set(socket, waiting);
      socket.once('close', () => {
        for (const one of waiting) closeResponse(one);
      });
    }
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    // Lost between the moment it was read and now.
    if (socket.destroyed) closeResponse(response);
  });
}

/** As Node does with the one whose turn it is. `_closed` tells who would send a stream later that it is too late. */
function closeResponse(response: ServerResponse & { _closed?: boolean }): void {
  if (response.socket !== null || response.writableFinished) return;
  Object.assign(response, { destroyed: true, _closed: true });
  response.emit('close');
}
