/** STOMP over SockJS, loaded after the first page is shown. Reconnects automatically for as long as it is needed. */
import { Client, type IFrame, type IMessage } from '@stomp/stompjs';
import SockJS from 'sockjs-client';
import { API } from '../api/call.ts';
import { SOCKET_RECONNECT_MS } from '../constants.ts';
import { refreshNow } from '../session/refresh.ts';
import { lifeOf, type Tokens } from '../session/tokens.ts';
import type { RealtimeTopic } from './realtime.ts';

export interface ConnectionPort {
  readonly token: () => Tokens | undefined;
  readonly onMessage: (topic: RealtimeTopic, body: unknown) => void;
  readonly onTokenRefused: () => void;
}

/** Subscribed in this order: once `logout` is subscribed, so are the others. */
const destinations: Readonly<Record<RealtimeTopic, string>> = {
  notification: '/user/topic/notification',
  info: '/topic/auth/getInfo',
  logout: '/user/topic/logout',
};

/** Without transports that need a frame, a plug-in or scripts from another origin. */
const TRANSPORTS = ['websocket', 'xhr-streaming', 'xhr-polling'];
const INCOMING_HEARTBEAT_MS = 10_000;
/** Browsers let a hidden tab run once a minute: a shorter promised heartbeat would make the connection look dead. */
const OUTGOING_HEARTBEAT_MS = 60_000;

/** Returns a function that closes it. */
export function openConnection({ token, onMessage, onTokenRefused }: ConnectionPort): () => void {
  const client = new Client({
    webSocketFactory: () => new SockJS(`${API}/ws`, undefined, { transports: TRANSPORTS }),
    reconnectDelay: SOCKET_RECONNECT_MS,
    heartbeatIncoming: INCOMING_HEARTBEAT_MS,
    heartbeatOutgoing: OUTGOING_HEARTBEAT_MS,
    beforeConnect: async () => {
      const fresh = await freshToken(token);
      client.connectHeaders = fresh === undefined ? {} : { Authorization: `Bearer ${fresh.token}` };
    },
    onConnect: () => {
      for (const [topic, destination] of Object.entries(destinations))
        client.subscribe(destination, (message) => onMessage(topic as RealtimeTopic, bodyOf(message)));
    },
    onStompError: (frame) => {
      if (messageKeyIn(frame) === 'badToken' && client.active) onTokenRefused();
    },
  });
  client.activate();
  return () => void client.deactivate();
}

/** After the computer was asleep, the token may have expired before it was renewed. */
async function freshToken(token: () => Tokens | undefined): Promise<Tokens | undefined> {
  const current = token();
  if (current !== undefined && (lifeOf(current)?.expiresMs ?? 0) <= Date.now()) await refreshNow().catch(() => false);
  return token();
}

function bodyOf({ body }: IMessage): unknown {
  return body === '' ? undefined : (JSON.parse(body) as unknown);
}

function messageKeyIn({ body }: IFrame): string | undefined {
  try {
    return (JSON.parse(body) as { messageKey?: string }).messageKey;
  } catch {
    return undefined;
  }
}
