/** Connections to PostgreSQL, every one with the same session settings and with limits on what it may hold up. */
import pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { watchQueries } from './watchQueries.ts';

export interface PoolSettings {
  readonly url: string;
  readonly max: number;
  /** How long a caller waits for a connection, made or given back; 5 seconds unless said otherwise. */
  readonly acquireTimeoutMs?: number;
  /** After this the database gives a statement up; a database that says nothing at all is given up a moment later. */
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly idleInTransactionMs: number;
  readonly applicationName: string;
  /** The database went away from a connection nobody was using; the pool has already dropped it. */
  readonly onLost?: (error: Error) => void;
}

export function createPool(settings: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(settings.url, {
      ...SESSION,
      statement_timeout: String(settings.statementTimeoutMs),
      lock_timeout: String(settings.lockTimeoutMs),
      idle_in_transaction_session_timeout: String(settings.idleInTransactionMs),
    }),
    application_name: settings.applicationName,
    max: settings.max,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: settings.acquireTimeoutMs ?? CONNECT_MS,
    query_timeout: settings.statementTimeoutMs + ANSWER_GRACE_MS,
  });
  pool.on('error', (error) => {
    // A pool that was ended does not wait for its connections: that the database ends them a moment later is no loss.
    if (!pool.ending) settings.onLost?.(error);
  });
  // The pool listens to idle clients only: one that is lost between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  dropSilentConnections(pool);
  return pool;
}

/** One connection, without limits unless one is given, for migrations and the like. The caller ends it. */
export async function connectAdmin(
  url: string,
  applicationName = 'haz admin',
  answerTimeoutMs?: number,
): Promise<pg.Client> {
  const limit = answerTimeoutMs === undefined ? {} : { query_timeout: answerTimeoutMs };
  const client = new pg.Client({ ...connectionOf(url, SESSION), ...limit, application_name: applicationName });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Tells before anything else is started that the database cannot be used; `variable` is what the operator has to mend. */
export async function assertReachable(variable: string, url: string): Promise<void> {
  try {
    const client = await connectAdmin(url, 'haz start');
    await client.end();
  } catch (error) {
    throw new StartProblem(`${variable} cannot be used: ${reasonOf(error, new URL(url))}.`);
  }
}

/**
 * A database that is frozen, or a network that swallows everything, answers nothing and breaks nothing off. The driver
 * gives the statement up and would ask the next one, such as the rollback, over the same connection: it is destroyed
 * instead, so that whoever holds it is told at once and the pool makes a new one. For a moment nobody is given a
 * connection, so that a call which asks several times does not wait several times.
 */
function dropSilentConnections(pool: pg.Pool): void {
  let silentUntilMs = 0;
  const isSilent = (): boolean => performance.now() < silentUntilMs;
  const heardNothing = (): void => {
    silentUntilMs = performance.now() + RETRY_AFTER_MS;
  };
  watchQueries(pool, (client) => (error) => {
    if (!isQueryTimeout(error)) return;
    heardNothing();
    (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  });
  const connect = pool.connect.bind(pool) as (taken: TakenClient) => void;
  const connectUnlessSilent = (taken: TakenClient): void => {
    if (isSilent())
      process.nextTick(
        taken,
        new Error('Connection terminated: the database has not answered just now'),
        undefined,
        () => undefined,
      );
    else
      connect((error, client, release) => {
        if (error?.message === CONNECTION_TIMED_OUT) heardNothing();
        taken(error, client, release);
      });
  };
  const connectAsPromise = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      connectUnlessSilent((error, client) =>
        client === undefined ? reject(error ?? new Error('No connection')) : resolve(client),
      );
    });
  Object.assign(pool, {
    connect: (taken?: TakenClient) => (taken === undefined ? connectAsPromise() : connectUnlessSilent(taken)),
  });
}

type TakenClient = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** How the pool says that the database took a connection and then said nothing. */
const CONNECTION_TIMED_OUT = 'Connection terminated due to connection timeout';
const RETRY_AFTER_MS = 1_000;

/** How the driver says that a statement was not answered in time. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

const CONNECT_MS = 5_000;
/** The database is asked to give a statement up itself; this much later we no longer wait for it to do so. */
const ANSWER_GRACE_MS = 500;
const IDLE_MS = 30_000;

/** Plain dates and texts of times never depend on where a server runs. */
const SESSION = {
  // Bangkok without its history: before 1920 the city's own clock was 17 minutes and 56 seconds slower.
  TimeZone: 'Etc/GMT-7',
  DateStyle: 'ISO',
  IntervalStyle: 'iso_8601',
} as const;

/** A plain date has no instant; the driver would make it midnight of the server's own zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE || oid === pg.types.builtins.TIMESTAMP
      ? (text: string) => text
      : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** The driver lets `options` of the address win over ours, so both are put into one. */
function connectionOf(address: string, session: Readonly<Record<string, string>>): pg.ClientConfig {
  const url = new URL(address);
  const own = url.searchParams.get('options');
  url.searchParams.delete('options');
  const ours = Object.entries(session).map(([name, value]) => `-c ${name}=${value}`);
  return {
    connectionString: url.href,
    options: [...ours, ...(own === null ? [] : [own])].join(' '),
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types,
  };
}

function reasonOf(error: unknown, url: URL): string {
  const where = `${url.hostname || 'localhost'}:${url.port || '5432'}`;
  const code = codeOf(error);
  switch (code) {
    case 'ECONNREFUSED':
      return `nothing answers at ${where}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host ${url.hostname}`;
    case '28P01':
    case '28000':
      return `${where} refuses the user or the password`;
    case '3D000':
      return `${where} has no database ${url.pathname.slice(1)}`;
    default: {
      const text = error instanceof Error && error.message !== '' ? error.message : (code ?? 'no answer');
      return `${where} says "${text.split('\n')[0] ?? ''}"`;
    }
  }
}

/** A name with several addresses fails with one error for all of them. */
function codeOf(error: unknown): string | undefined {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : undefined;
}
