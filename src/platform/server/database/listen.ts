/**
 * Publishes changes from process to process: `topic` or `topic:subject` over one channel of PostgreSQL, in the order of
 * the commits. Whatever caches data in memory subscribes, and drops the cache when the connection was lost.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Queryable } from './queryable.ts';
import { connectAdmin } from './connect.ts';

export interface Listener {
  /** `listener` gets the text after the colon. Returns a function that unsubscribes. */
  readonly subscribe: (topic: string, listener: (subject: string) => void) => () => void;
  /** Called after a connection was lost and restored: any notification may have been missed. */
  readonly onReconnect: (again: () => void) => () => void;
  /** While this is false, changes are not received, and caches must not be trusted. */
  readonly isLive: () => boolean;
  /** Waits until everything committed before this call has been received. */
  readonly caughtUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ListenerOptions {
  readonly url: string;
  readonly log: { readonly warn: (details: object, text: string) => void };
}

/** Received when the transaction commits, and never if it does not. */
export async function notifyChanged(db: Queryable, topic: string, subject?: string): Promise<void> {
  await db.query({
    text: `select pg_notify('${CHANNEL}', $1)`,
    values: [subject === undefined ? topic : `${topic}:${subject}`],
  });
}

/** Publishes one topic for many subjects, in one query. */
export async function notifyAll(db: Queryable, topic: string, subjects: readonly string[]): Promise<void> {
  await db.query({
    text: `select pg_notify('${CHANNEL}', $1 || ':' || subject) from unnest($2::text[]) subject`,
    values: [topic, subjects],
  });
}

/** Fails if the database cannot be reached now; later it reconnects for ever. */
export async function createListener({ url, log }: ListenerOptions): Promise<Listener> {
  const topics = createTopicSubscriptions(log);
  const reconnected = new Set<() => void>();
  const closing = new AbortController();
  let live: pg.Client | undefined;
  let isFirst = true;
  let searching = Promise.resolve();

  const connect = async (): Promise<void> => {
    const client = await connectAdmin(url, 'haz listener', ANSWER_MS);
    client.on('notification', ({ payload }) => topics.publish(payload ?? ''));
    client.once('end', () => lose(client));
    await client.query(`listen ${CHANNEL}`).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
    // Done before any cache may be trusted again.
    if (isFirst) isFirst = false;
    else for (const again of reconnected) again();
    live = client;
  };
  const lose = (client: pg.Client): void => {
    if (live !== client) return;
    live = undefined;
    if (closing.signal.aborted) return;
    log.warn({}, 'The connection that hears of changes is lost');
    searching = reconnect();
  };
  const reconnect = async (): Promise<void> => {
    for (let waitMs = FIRST_PAUSE_MS; !closing.signal.aborted; waitMs = Math.min(waitMs * 2, MAX_PAUSE_MS)) {
      try {
        await connect();
        return;
      } catch (error) {
        log.warn({ error }, 'The connection that hears of changes cannot be made');
        await pause(waitMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };
  // A connection can be dead without an error; only a query shows it.
  const heartbeat = async (): Promise<void> => {
    const client = live;
    if (client === undefined || (await isAnswering(client))) return;
    lose(client);
    client.end().catch(() => undefined);
  };

  await connect();
  const beating = setInterval(() => void heartbeat(), HEARTBEAT_MS);
  beating.unref();
  return {
    subscribe: topics.subscribe,
    onReconnect: (again) => {
      reconnected.add(again);
      return () => void reconnected.delete(again);
    },
    isLive: () => live !== undefined,
    caughtUp: async () => {
      await searching;
      if (live !== undefined) await topics.echo(live);
    },
    close: async () => {
      closing.abort();
      clearInterval(beating);
      await searching;
      await live?.end();
    },
  };
}

const CHANNEL = 'haz_changed';
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5_000;

interface TopicSubscriptions extends Pick<Listener, 'subscribe'> {
  readonly publish: (payload: string) => void;
  readonly echo: (client: pg.Client) => Promise<void>;
}

function createTopicSubscriptions(log: ListenerOptions['log']): TopicSubscriptions {
  const byTopic = new Map<string, Set<(subject: string) => void>>();
  const subscribe: Listener['subscribe'] = (topic, callback) => {
    const callbacks = byTopic.get(topic) ?? new Set();
    byTopic.set(topic, callbacks.add(callback));
    return () => void callbacks.delete(callback);
  };
  return {
    subscribe,
    publish: (payload) => {
      const [topic = '', ...rest] = payload.split(':');
      for (const callback of byTopic.get(topic) ?? []) {
        try {
          callback(rest.join(':'));
        } catch (error) {
          log.warn({ error, topic }, 'A change was heard and could not be followed');
        }
      }
    },
    echo: async (client) => {
      const own = randomUUID();
      await new Promise<void>((resolve, reject) => {
        const stop = subscribe('echo', (subject) => {
          if (subject !== own) return;
          stop();
          resolve();
        });
        notifyChanged(client as unknown as Queryable, 'echo', own).catch((error: unknown) => {
          stop();
          reject(error instanceof Error ? error : new Error(String(error)));
        });
      });
    },
  };
}

async function isAnswering(client: pg.Client): Promise<boolean> {
  return client.query('select 1').then(
    () => true,
    () => false,
  );
}
