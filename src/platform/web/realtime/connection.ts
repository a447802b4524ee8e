/** STOMP over SockJS, fetched when the first page is there. Made anew by itself for as long as it is wanted. */
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

/** In this order: who can be told to go can be told everything else. */
const destinations: Readonly<Record<RealtimeTopic, string>> = {
  notification: '/user/topic/notification',
  info: '/topic/auth/getInfo',
  logout: '/user/topic/logout',
};

/** Without those that need a frame, a plug-in or scripts of another address. */
const TRANSPORTS = ['websocket', 'xhr-streaming', 'xhr-polling'];
const INCOMING_HEARTBEAT_MS = 10_000;
/** Browsers let a tab that nobody sees work once a minute: who promises more is taken for dead. */
const OUTGOING_HEARTBEAT_MS = 60_000;

/** Answers how to close it. */
export function openConnection({ token, onMessage, onTokenRefused }: ConnectionPort): () => void {
  const client = new Client({
    webSocketFactory: () => new SockJS(`${API}/ws`, undefined, { transports: TRANSPORTS }),
    reconnectDelay: SOCKET_RECONNECT_MS,
    heartbeatIncoming: INCOMING_HEARTBEAT_MS,
    heartbeatOutgoing: OUTGOING_HEARTBEAT_MS,
    beforeConnect: async () => {
      const held = await freshToken(token);
      client.connectHeaders = held === undefined ? {} : { Authorization: `Bearer ${held.token}` };
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

/** After a sleep the token may have run out before anybody has renewed it. */
async function freshToken(token: () => Tokens | undefined): Promise<Tokens | undefined> {
  const held = token();
  if (held !== undefined && (lifeOf(held)?.expiresMs ?? 0) <= Date.now()) await refreshNow().catch(() => false);
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
