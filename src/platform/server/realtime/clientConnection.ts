/** One client at the other end of a connection: it identifies itself, subscribes, and from then on only listens. */
import { message, type MessageRef } from '#language/message.ts';
import type { ClientSession } from './realtimeClients.ts';
import { startHeartbeats, type Heartbeats } from './heartbeats.ts';
import { destinations } from './destinations.ts';
import { HEARTBEAT, readFrame, writeFrame, type Frame } from './frame.ts';
import { MAX_FRAME, type RealtimeLimits } from './limits.ts';

/** The transport of text to the client. */
export interface ClientTransport {
  readonly write: (text: string) => void;
  /** Closes after all written text was sent. */
  readonly close: () => void;
}

export interface ClientConnection {
  readonly receive: (text: string) => void;
  /** Sends only if the client has subscribed to the destination. */
  readonly push: (destination: string, body?: object) => void;
  readonly refuse: (ref: MessageRef) => void;
  readonly close: () => void;
}

export interface ClientConnectionOptions {
  readonly transport: ClientTransport;
  readonly findLive: (token: string) => Promise<ClientSession | undefined>;
  /** Returns the reason if this session may have no further connection. */
  readonly findRefusal: (member: ClientSession) => MessageRef | undefined;
  readonly onOpen: (member: ClientSession) => void;
  readonly onSubscribe: (member: ClientSession, destination: string) => void;
  /** Called when a signed-in person requests something they have no right to. */
  readonly onRefused: (member: ClientSession, what: string) => void;
  readonly onClose: () => void;
  /** In both languages: a frame has no information about its reader. */
  readonly textsOf: (ref: MessageRef) => { readonly th: string; readonly en: string };
  readonly limits: RealtimeLimits;
  readonly heartbeatMs: number;
  readonly connectMs: number;
}

export function createClientConnection(port: ClientConnectionOptions): ClientConnection {
  const { transport, heartbeatMs, limits } = port;
  const isSlowEnough = createSpeedLimit(limits.framesPerSecond);
  let state: 'new' | 'asking' | 'open' | 'closed' = 'new';
  let member: ClientSession | undefined;
  let beats: Heartbeats | undefined;

  const isClosed = (): boolean => state === 'closed';
  const close = (): void => {
    if (isClosed()) return;
    state = 'closed';
    clearTimeout(tooLate);
    beats?.stop();
    transport.close();
    port.onClose();
  };
  const refuse = (ref: MessageRef): void => {
    if (isClosed()) return;
    const { th, en } = port.textsOf(ref);
    transport.write(
      writeFrame(
        'ERROR',
        { message: `${th} / ${en}`, 'content-type': 'application/json' },
        JSON.stringify({ messageKey: ref.messageKey, message: { th, en } }),
      ),
    );
    close();
  };
  const desk = createSubscriptions(port, { refuse, close });
  const tooLate = setTimeout(() => refuse(message('unauthenticated')), port.connectMs);
  tooLate.unref();

  const open = (found: ClientSession, { headers }: Frame, version: string): void => {
    state = 'open';
    member = found;
    clearTimeout(tooLate);
    transport.write(writeFrame('CONNECTED', { version, 'heart-beat': `${heartbeatMs},${heartbeatMs}` }));
    beats = startHeartbeats({
      offer: headers.get('heart-beat'),
      everyMs: heartbeatMs,
      send: () => transport.write(HEARTBEAT),
      onLost: close,
    });
    port.onOpen(found);
  };
  const connect = async (frame: Frame): Promise<void> => {
    state = 'asking';
    const version = versionOf(frame.headers.get('accept-version'));
    const token = tokenIn(frame);
    const found = version === undefined || token === undefined ? undefined : await port.findLive(token);
    if (isClosed()) return;
    const obstacle = found === undefined ? message('badToken') : port.findRefusal(found);
    if (version === undefined) refuse(message('socketNotUnderstood'));
    else if (found === undefined || obstacle !== undefined) refuse(obstacle ?? message('badToken'));
    else open(found, frame, version);
  };
  const obey = (frame: Frame): void => {
    if (member !== undefined) desk.handle(member, frame);
    else if (state === 'new' && CONNECT_COMMANDS.has(frame.command))
      connect(frame).catch(() => refuse(message('unavailable')));
    else refuse(message('unauthenticated'));
  };
  return {
    receive: (text) => {
      if (isClosed()) return;
      beats?.received();
      const frame = text.length > MAX_FRAME ? undefined : readFrame(text);
      if (!isSlowEnough()) refuse(message('tooManyRequests', { seconds: 1 }));
      else if (frame === undefined) refuse(message('socketNotUnderstood'));
      else if (frame !== 'beat') obey(frame);
    },
    push: (destination, body) => {
      if (!isClosed()) desk.push(destination, body);
    },
    refuse,
    close,
  };
}

interface Subscriptions {
  readonly handle: (member: ClientSession, frame: Frame) => void;
  readonly push: ClientConnection['push'];
}

/** What an open connection manages: subscriptions, and nothing else. */
function createSubscriptions(
  { transport, limits, onRefused, onSubscribe }: ClientConnectionOptions,
  { refuse, close }: Pick<ClientConnection, 'refuse' | 'close'>,
): Subscriptions {
  const subscriptions = new Map<string, string>();
  let pushed = 0;
  /** Confirms that a frame was processed. */
  const confirm = ({ headers }: Frame): void => {
    const receipt = headers.get('receipt');
    if (receipt !== undefined) transport.write(writeFrame('RECEIPT', { 'receipt-id': receipt }));
  };
  const forbid = (member: ClientSession, what: string): void => {
    onRefused(member, what.trim());
    refuse(message('forbidden'));
  };
  const subscribe = (member: ClientSession, frame: Frame): void => {
    const [id, destination] = [frame.headers.get('id'), frame.headers.get('destination')];
    if (id === undefined || destination === undefined || subscriptions.has(id)) refuse(message('socketNotUnderstood'));
    else if (!destinations.has(destination)) forbid(member, `SUBSCRIBE ${destination}`);
    else if (subscriptions.size >= limits.subscriptions)
      refuse(message('tooMany', { what: 'SUBSCRIBE', limit: limits.subscriptions }));
    else {
      subscriptions.set(id, destination);
      confirm(frame);
      onSubscribe(member, destination);
    }
  };
  return {
    handle: (member, frame) => {
      switch (frame.command) {
        case 'SUBSCRIBE':
          subscribe(member, frame);
          break;
        case 'UNSUBSCRIBE':
          subscriptions.delete(frame.headers.get('id') ?? '');
          confirm(frame);
          break;
        case 'DISCONNECT':
          confirm(frame);
          close();
          break;
        default:
          forbid(member, `${frame.command} ${frame.headers.get('destination') ?? ''}`);
      }
    },
    push: (destination, body) => {
      for (const [subscription, subscribed] of subscriptions) {
        if (subscribed !== destination) continue;
        pushed += 1;
        const headers = { subscription, 'message-id': String(pushed), destination };
        transport.write(
          body === undefined
            ? writeFrame('MESSAGE', headers)
            : writeFrame('MESSAGE', { ...headers, 'content-type': 'application/json' }, JSON.stringify(body)),
        );
      }
    },
  };
}

const CONNECT_COMMANDS: ReadonlySet<string> = new Set(['CONNECT', 'STOMP']);
const VERSIONS = ['1.2', '1.1'];
const SECOND_MS = 1000;

/** Returns the newest version that both support. */
function versionOf(accepted: string | undefined): string | undefined {
  const offered = new Set((accepted ?? '').split(',').map((version) => version.trim()));
  return VERSIONS.find((version) => offered.has(version));
}

function tokenIn({ headers }: Frame): string | undefined {
  return /^Bearer +([\w.-]+)$/i.exec(headers.get('Authorization') ?? headers.get('authorization') ?? '')?.[1];
}

function createSpeedLimit(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / SECOND_MS);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= perSecond;
  };
}
