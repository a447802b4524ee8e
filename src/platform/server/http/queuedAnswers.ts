/**
 * Requests sent in a row over one connection are answered one after the other. Node closes the response that is being
 * sent when the connection is lost, and not those queued behind it: they would be held for ever, each with its
 * capacity, its stream and its database connection. This closes them too.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export function closeQueuedAnswers(server: Pick<Server, 'on'>): void {
  const queued = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    // Node has assigned the connection: it is being sent now, and Node will close it.
    if (response.socket !== null) return;
    const waiting = queued.get(socket) ?? new Set();
    if (!queued.has(socket)) {
      queued.set(socket, waiting);
      socket.once('close', () => {
        for (const waitingResponse of waiting) closeResponse(waitingResponse);
      });
    }
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    // Lost between its arrival and now.
    if (socket.destroyed) closeResponse(response);
  });
}

/**
 * As Node does with the response being sent. `_closed` shows code that would send a stream later that it is too late.
 */
function closeResponse(response: ServerResponse & { _closed?: boolean }): void {
  if (response.socket !== null || response.writableFinished) return;
  Object.assign(response, { destroyed: true, _closed: true });
  response.emit('close');
}
