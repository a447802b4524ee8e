/** Creates connections to PostgreSQL, all with the same session settings and with limits on how long they may block. */
import pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { watchQueries } from './watchQueries.ts';

export interface PoolSettings {
  readonly url: string;
  readonly max: number;
  /** How long a caller waits for a new or released connection; 5 seconds by default. */
  readonly acquireTimeoutMs?: number;
  /**
   * After this time the database aborts a statement; if the database does not react at all, the connection is given up
   * a moment later.
   */
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly idleInTransactionMs: number;
  readonly applicationName: string;
  /** Called when the database closed an idle connection; the pool has already dropped it. */
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
    // A pool that was ended does not wait for its connections, so their end by the database is no loss.
    if (!pool.ending) settings.onLost?.(error);
  });
  // The pool handles errors of idle clients only: losing a client between two statements of a transaction would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  dropSilentConnections(pool);
  return pool;
}

/** Opens one connection for migrations and the like, without limits by default. The caller ends it. */
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

/**
 * Reports before anything else is started that the database cannot be used; `variable` is the setting the operator has
 * to fix.
 */
export async function assertReachable(variable: string, url: string): Promise<void> {
  try {
    const client = await connectAdmin(url, 'haz start');
    await client.end();
  } catch (error) {
    throw new StartProblem(`${variable} cannot be used: ${reasonOf(error, new URL(url))}.`);
  }
}

/**
 * A frozen database, or a network that drops everything, neither answers nor closes the connection. The driver gives up
 * the statement and would send the next one, such as the rollback, over the same connection: it is destroyed instead,
 * so that its holder gets an error at once and the pool makes a new one. For a moment no connection is given out, so
 * that a call with several queries does not wait several times.
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
  const connectUnlessSilent = (callback: TakenClient): void => {
    if (isSilent())
      process.nextTick(
        callback,
        new Error('Connection terminated: the database has not answered just now'),
        undefined,
        () => undefined,
      );
    else
      connect((error, client, release) => {
        if (error?.message === CONNECTION_TIMED_OUT) heardNothing();
        callback(error, client, release);
      });
  };
  const connectAsPromise = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      connectUnlessSilent((error, client) =>
        client === undefined ? reject(error ?? new Error('No connection')) : resolve(client),
      );
    });
  Object.assign(pool, {
    connect: (callback?: TakenClient) => (callback === undefined ? connectAsPromise() : connectUnlessSilent(callback)),
  });
}

type TakenClient = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** The message of the pool when the database accepted a connection and then did not answer. */
const CONNECTION_TIMED_OUT = 'Connection terminated due to connection timeout';
const RETRY_AFTER_MS = 1_000;

/** Recognises the driver's error for a statement that was not answered in time. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

const CONNECT_MS = 5_000;
/** The database aborts a statement itself at its limit; after this much longer we no longer wait for that. */
const ANSWER_GRACE_MS = 500;
const IDLE_MS = 30_000;

/** Plain dates and texts of times must not depend on where a server runs. */
const SESSION = {
  // Bangkok without its history: before 1920 the local time of the city was 17 minutes and 56 seconds slower.
  TimeZone: 'Etc/GMT-7',
  DateStyle: 'ISO',
  IntervalStyle: 'iso_8601',
} as const;

/** A plain date has no instant; the driver would turn it into midnight of the server's own zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE || oid === pg.types.builtins.TIMESTAMP
      ? (text: string) => text
      : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** The driver prefers `options` of the address over ours, so both are merged. */
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

/** A host name with several addresses fails with one error for all of them. */
function codeOf(error: unknown): string | undefined {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : undefined;
}
