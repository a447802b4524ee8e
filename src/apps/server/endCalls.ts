/** The end of the HTTP side: what was begun is answered, and who says nothing does not hold it up. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Answers with what to call when the server begins to close; that answers with what to call when it has closed. `cutOff` is told of callers who did not end. */
export function prepareEnd(server: Server, cutOff: (count: number) => void): () => () => void {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const letGo = (): void => {
    server.closeIdleConnections();
    // Node counts one that has never asked anything, which browsers open ahead, as busy.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
  return () => {
    letGo();
    // Whoever was answered meanwhile may keep the connection for their next call, which will not come.
    const again = setInterval(letGo, AGAIN_MS);
    const last = setTimeout(() => {
      cutOff(connections.size);
      server.closeAllConnections();
    }, LONGEST_CALL_MS);
    return () => {
      clearInterval(again);
      clearTimeout(last);
    };
  };
}

const AGAIN_MS = 50;
/** Half of what Docker grants before it kills; the other half is the database's. */
const LONGEST_CALL_MS = 5_000;
