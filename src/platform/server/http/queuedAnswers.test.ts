import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { closeQueuedAnswers } from './queuedAnswers.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Served {
  readonly socket: Socket;
  readonly asked: string[];
  readonly closed: string[];
  readonly responses: ServerResponse[];
}

/** A server that sends no answers: returns the requested paths, and the paths whose response was closed. */
async function serve(isAnswered = false): Promise<Served> {
  const asked: string[] = [];
  const closed: string[] = [];
  const responses: ServerResponse[] = [];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    responses.push(response);
    response.on('close', () => closed.push(path));
    if (isAnswered) response.end();
  });
  closeQueuedAnswers(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return { socket, asked, closed, responses };
}

const call = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const calls = (...paths: string[]): string => paths.map(call).join('');

describe('answers queued behind another on one connection', () => {
  it('are closed when the connection is lost', async () => {
    const { socket, asked, closed } = await serve();
    socket.write(calls('/1', '/2', '/3'));
    await expect.poll(() => asked).toEqual(['/1', '/2', '/3']);
    socket.destroy();
    await expect.poll(() => closed.toSorted()).toEqual(['/1', '/2', '/3']);
  });

  it('destroy a stream that would be sent after that', async () => {
    const { socket, asked, responses } = await serve();
    socket.write(calls('/1', '/2'));
    await expect.poll(() => asked).toEqual(['/1', '/2']);
    const [first, queued] = responses;
    socket.destroy();
    await once(first!, 'close');
    const late = new Readable({ read: () => undefined });
    await expect(pipeline(late, queued!)).rejects.toThrow('Premature close');
    expect(late.destroyed).toBe(true);
  });

  it('are sent in order, and closed once', async () => {
    const { socket, asked, closed } = await serve(true);
    socket.resume().write(calls('/1', '/2', '/3'));
    await expect.poll(() => closed).toEqual(['/1', '/2', '/3']);
    socket.destroy();
    await once(socket, 'close');
    expect([asked, closed]).toEqual([
      ['/1', '/2', '/3'],
      ['/1', '/2', '/3'],
    ]);
  });
});
