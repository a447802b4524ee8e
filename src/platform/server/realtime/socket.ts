/**
 * The socket at the address of the API: SockJS, so that a client whose proxy blocks websockets still gets its messages
 * over plain calls. Its calls are routes like all others; behind them is a listener, not a call.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sockjs from 'sockjs';
import { forbidden, notFound } from '../errors.ts';
import { isLoopback } from '../http/loopback.ts';
import { MAX_MESSAGE_BYTES } from './limits.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import type { Realtime } from './realtime.ts';
import { readSentMessages, tooLarge } from './sentMessages.ts';

export interface SocketOptions {
  /** `/haz/backend` */
  readonly api: string;
  readonly realtime: Realtime;
  readonly log: { readonly warn: (details: object, text: string) => void };
}

export async function openSocket(server: FastifyInstance, { api, realtime, log }: SocketOptions): Promise<void> {
  const path = `${api}/ws`;
  const client = clientFile(api);
  const handle = createHandler({ prefix: path, clientUrl: client.url, realtime, log });
  clientRoutes(server, { path, client });
  await server.register((scope, _options, done) => {
    // Read by SockJS itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${path}/*`,
      config: { isCall: true, isStanding: true },
      handler: async (request, reply) => {
        refuseUnknownPath(request, path);
        refuseForeignOrigin(request.raw, realtime);
        const incoming = SEND_PATH.test(pathIn(request.url, path)) ? await readSentIn(request, reply) : request.raw;
        limitBody(request.raw);
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        reply.hijack();
        handle(incoming, reply.raw);
      },
    });
    done();
  });
  handleUpgrades(server, { path, realtime, handle });
}

/** Without paths that only browsers of the last decade need and today's content security policy forbids. */
const PLAIN_PATH = /^\/(?:info|[\w-]{1,20}\/([\w-]{8,64})\/(?:xhr|xhr_send|xhr_streaming|eventsource))$/;
const SEND_PATH = /\/xhr_send$/;
const WEBSOCKET_PATH = /^\/(?:websocket|[\w-]{1,20}\/[\w-]{8,64}\/websocket)$/;

function refuseUnknownPath({ url, headers }: FastifyRequest, path: string): void {
  const [, session] = PLAIN_PATH.exec(pathIn(url, path)) ?? [undefined, 'constructor'];
  // Sessions are stored by name in a plain object, which has built-in names.
  if (session !== undefined && session in {}) throw notFound();
  if (Number(headers['content-length'] ?? 0) > MAX_MESSAGE_BYTES) throw tooLarge();
}

async function readSentIn({ raw, method }: FastifyRequest, reply: FastifyReply): Promise<IncomingMessage> {
  if (method !== 'POST') return raw;
  try {
    return await readSentMessages(raw);
  } catch (error) {
    // The rest of it is not read.
    void reply.header('connection', 'close');
    throw error;
  }
}

function refuseForeignOrigin({ headers, socket }: IncomingMessage, { publicUrl }: Realtime): void {
  if (!isOwnOrigin({ headers, remoteAddress: socket.remoteAddress, publicUrl })) throw forbidden();
}

/** SockJS would read any amount. */
function limitBody(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_MESSAGE_BYTES) request.destroy();
  });
}

function pathIn(url: string | undefined, path: string): string {
  const [pathname = ''] = (url ?? '').split('?');
  return pathname.startsWith(path) ? pathname.slice(path.length) : '';
}

type Handle = (request: IncomingMessage, answer: ServerResponse | Socket, head?: Buffer) => unknown;

/** Members that are missing in its types. */
interface SockJsServer extends sockjs.Server {
  readonly middleware: () => Handle;
}

interface HandlerOptions extends Pick<SocketOptions, 'realtime' | 'log'> {
  readonly prefix: string;
  readonly clientUrl: string;
}

function createHandler({ prefix, clientUrl, realtime, log }: HandlerOptions): Handle {
  const settings = {
    prefix,
    sockjs_url: clientUrl,
    // A page of another site has no right to the socket either.
    disable_cors: true,
    // No extension is configured, so that nothing is compressed: it would take ten times the memory of a connection.
    faye_server_options: { maxLength: MAX_MESSAGE_BYTES },
    log: (severity: string, line: string) => {
      if (severity === 'error') log.warn({ line }, 'A socket failed');
    },
  };
  const server = sockjs.createServer(settings) as SockJsServer;
  server.on('connection', (connection: sockjs.Connection | null) => {
    if (connection === null) return;
    const origin = {
      ip: addressOf(connection),
      userAgent: connection.headers['user-agent'] ?? '',
      requestId: connection.id,
    };
    const { receive, close } = realtime.open(
      { write: (text) => void connection.write(text), close: () => void connection.close() },
      origin,
    );
    connection.on('data', (text: unknown) => receive(typeof text === 'string' ? text : ''));
    connection.on('close', close);
  });
  return server.middleware();
}

/**
 * As for calls: the address that a proxy on this machine reports, otherwise that of the peer. A disconnected peer has
 * no address.
 */
export function addressOf({
  remoteAddress,
  headers,
}: {
  readonly remoteAddress?: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
}): string {
  const forwardedAddress = headers['x-forwarded-for']?.split(',').at(-1)?.trim();
  return (forwardedAddress !== undefined && isLoopback(remoteAddress ?? '') ? forwardedAddress : remoteAddress) ?? '';
}

interface UpgradeOptions extends Pick<SocketOptions, 'realtime'> {
  readonly path: string;
  readonly handle: Handle;
}

function handleUpgrades(server: FastifyInstance, { path, realtime, handle }: UpgradeOptions): void {
  const sockets = new Set<Socket>();
  let isClosing = false;
  server.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const isSocketPath = WEBSOCKET_PATH.test(pathIn(request.url, path));
    if (isClosing) socket.destroy();
    else if (
      isSocketPath &&
      !isOwnOrigin({ headers: request.headers, remoteAddress: socket.remoteAddress, publicUrl: realtime.publicUrl })
    )
      refuseUpgrade(socket);
    else if (isSocketPath) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      handle(request, socket, head);
    } else answerWithoutUpgrade(server, request, socket);
  });
  // Runs before the server waits for all its connections: these would not end by themselves.
  server.addHook('preClose', async () => {
    isClosing = true;
    realtime.close();
    await Promise.all([...sockets].map(endSocket));
  });
}

/** Without a sentence: a browser shows a page nothing of a refused upgrade. */
function refuseUpgrade(socket: Socket): void {
  socket.once('error', () => socket.destroy());
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/**
 * Some clients offer another protocol with every call; a server that does not support it must answer as if it had not
 * been offered.
 */
function answerWithoutUpgrade(server: FastifyInstance, request: IncomingMessage, socket: Socket): void {
  const answer = new ServerResponse(request);
  answer.shouldKeepAlive = false;
  answer.assignSocket(socket);
  answer.once('finish', () => socket.end());
  socket.once('error', () => socket.destroy());
  // After an upgrade offer the rest is not parsed as a call, so a body would not arrive.
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody) answer.writeHead(400).end();
  else server.routing(request, answer);
}

const FLUSH_MS = 500;

/** A client that does not read any more must not delay the end. */
async function endSocket(socket: Socket): Promise<void> {
  const flushed = new Promise<void>((resolve) => {
    socket.end(resolve);
  });
  await Promise.race([flushed, pause(FLUSH_MS, undefined, { ref: false })]);
  socket.destroy();
}

interface ClientFile {
  readonly url: string;
  readonly contents: Buffer;
}

function clientFile(api: string): ClientFile {
  const require = createRequire(import.meta.url);
  const { version } = require('sockjs-client/package.json') as { version: string };
  return {
    url: `${api}/ws-client/${version}/sockjs.min.js`,
    contents: readFileSync(require.resolve('sockjs-client/dist/sockjs.min.js')),
  };
}

/** Its address changes with its version. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** For clients that reach the socket through a frame: they load nothing from other sites. */
function clientRoutes(server: FastifyInstance, { path, client }: { path: string; client: ClientFile }): void {
  const script = 'SockJS.bootstrap_iframe();';
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>SockJS</title><script src="${client.url}"></script><script>${script}</script></head><body></body></html>\n`;
  const policy = `default-src 'none'; script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'`;
  server.get(client.url, (_request, reply) =>
    reply.header('cache-control', IMMUTABLE_CACHE).type('text/javascript; charset=utf-8').send(client.contents),
  );
  server.get(`${path}/:frame(^iframe[-.\\w]*\\.html$)`, (_request, reply) =>
    reply
      .header('cache-control', IMMUTABLE_CACHE)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
