import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closeQueuedAnswers } from './queuedAnswers.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Answers to nobody: what was asked, and whose answer was told that it is over. */
async function serve(isAnswered = false): Promise<{ socket: Socket; asked: string[]; closed: string[] }> {
  const asked: string[] = [];
  const closed: string[] = [];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.on('close', () => closed.push(path));
    if (isAnswered) response.end();
  });
  closeQueuedAnswers(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return { socket, asked, closed };
}

const calls = (...paths: string[]): string => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('');

describe('answers that wait behind another on one connection', () => {
  it('are told that nobody is there any more when the connection is lost', async () => {
    const { socket, asked, closed } = await serve();
    socket.write(calls('/1', '/2', '/3'));
    await expect.poll(() => asked).toEqual(['/1', '/2', '/3']);
    socket.destroy();
    await expect.poll(() => closed.toSorted()).toEqual(['/1', '/2', '/3']);
  });

  it('are sent in their turn, and told once that they are over', async () => {
    const { socket, asked, closed } = await serve(true);
    socket.resume().write(calls('/1', '/2', '/3'));
    await expect.poll(() => closed).toEqual(['/1', '/2', '/3']);
    socket.destroy();
    await once(socket, 'close');
    expect([asked, closed]).toEqual([['/1', '/2', '/3'], ['/1', '/2', '/3']]);
  });
});
