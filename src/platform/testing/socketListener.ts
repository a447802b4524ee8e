/** The browser's end of the socket for tests: the client and the transports that the screens use. */
import { Client, type IFrame } from '@stomp/stompjs';
import SockJS from 'sockjs-client';
import { API } from '#platform/server/routes/server.ts';

export interface SocketListener {
  readonly client: Client;
  /** Received messages in order: `logout {"reason":"signOut"}`, `getInfo`. */
  readonly received: readonly string[];
  /** Waits for the next message that has not been returned yet. */
  readonly next: () => Promise<string>;
  /** Waits until the socket was closed, by either side. */
  readonly closed: () => Promise<void>;
  readonly heartbeats: () => number;
  readonly stop: () => Promise<void>;
}

export interface SocketListenerOptions {
  readonly transport?: 'websocket' | 'xhr-streaming' | 'xhr-polling';
  readonly headers?: Readonly<Record<string, string>>;
  readonly heartbeatMs?: number;
  readonly reconnectMs?: number;
}

export const DESTINATIONS = ['/user/topic/logout', '/topic/auth/getInfo', '/user/topic/notification'] as const;

/** Connects and subscribes to everything that is allowed. Fails with the error of the server. */
export async function openSocketListener(
  { address, token }: { address: string; token: string },
  options: SocketListenerOptions = {},
): Promise<SocketListener> {
  const {
    transport = 'websocket',
    headers = { Authorization: `Bearer ${token}` },
    heartbeatMs = 0,
    reconnectMs = 0,
  } = options;
  const received: string[] = [];
  const messageSignal = createSignal();
  const closeSignal = createSignal();
  let beats = 0;
  let read = 0;
  const client = new Client({
    webSocketFactory: () => new SockJS(`${address}${API}/ws`, undefined, { transports: transport }),
    connectHeaders: { ...headers },
    heartbeatIncoming: heartbeatMs,
    heartbeatOutgoing: heartbeatMs,
    reconnectDelay: reconnectMs,
    onHeartbeatReceived: () => void (beats += 1),
    onWebSocketClose: closeSignal.ring,
  });
  const connected = new Promise<void>((resolve, reject) => {
    client.onConnect = () => void subscribeToAll(client, received, messageSignal.ring).then(resolve);
    client.onStompError = (frame) => reject(new Error(errorTextOf(frame)));
  });
  client.activate();
  try {
    await connected;
  } catch (error) {
    await closeSignal.rung();
    await client.deactivate();
    throw error;
  }
  return {
    client,
    received,
    next: async () => {
      while (received.length <= read) await messageSignal.again();
      read += 1;
      return received[read - 1] ?? '';
    },
    closed: closeSignal.rung,
    heartbeats: () => beats,
    stop: () => client.deactivate(),
  };
}

/** The message key and both texts of an ERROR frame. */
function errorTextOf({ body }: IFrame): string {
  const { messageKey, message } = JSON.parse(body) as { messageKey: string; message: { th: string; en: string } };
  return `${messageKey}: ${message.th} / ${message.en}`;
}

async function subscribeToAll(client: Client, messages: string[], ring: () => void): Promise<void> {
  const done = DESTINATIONS.map(
    (destination) =>
      new Promise<void>((resolve) => {
        const receipt = `of ${destination}`;
        client.watchForReceipt(receipt, () => resolve());
        client.subscribe(
          destination,
          ({ body }) => {
            messages.push(`${destination.slice(destination.lastIndexOf('/') + 1)} ${body}`.trim());
            ring();
          },
          { receipt },
        );
      }),
  );
  await Promise.all(done);
}

/** Remembers that it has been triggered, and lets others wait for the next time. */
function createSignal() {
  let waiting: (() => void)[] = [];
  let hasRung = false;
  const again = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
    });
  return {
    ring: (): void => {
      hasRung = true;
      const rung = waiting;
      waiting = [];
      for (const resolve of rung) resolve();
    },
    again,
    rung: async (): Promise<void> => {
      if (!hasRung) await again();
    },
  };
}
