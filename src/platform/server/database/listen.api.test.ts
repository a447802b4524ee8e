/** Notifications of changes, also across a lost connection. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { createLog } from '../log.ts';
import { connectAdmin, createPool } from './connect.ts';
import { createListener, notifyChanged, type Listener } from './listen.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
const open: Listener[] = [];
const log = createLog({ level: 'silent' });

beforeAll(async () => {
  database = await cloneDatabase();
  pool = createPool({
    url: database.appUrl,
    max: 2,
    statementTimeoutMs: 5000,
    lockTimeoutMs: 5000,
    idleInTransactionMs: 5000,
    applicationName: 'test',
  });
});
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close();
});
afterAll(async () => {
  await pool.end();
  await database.remove();
});

async function listen(): Promise<Listener> {
  const listener = await createListener({ url: database.appUrl, log });
  open.push(listener);
  return listener;
}

/** Ends connections as if the network or the database had failed. */
async function cutConnections(): Promise<void> {
  const admin = await connectAdmin(database.appUrl, 'test cutter');
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'haz listener' and datname = current_database()`,
  );
  await admin.end();
}

describe('a listener', () => {
  it('receives its topic with the subject, in the order of the commits, and no other topic', async () => {
    const listener = await listen();
    const subjects: string[] = [];
    listener.subscribe('user', (id) => subjects.push(id));
    for (const id of ['1', '2', 'a:b']) await notifyChanged(pool, 'user', id);
    await notifyChanged(pool, 'users', '3');
    await notifyChanged(pool, 'access');
    await listener.caughtUp();
    expect(subjects).toEqual(['1', '2', 'a:b']);
  });

  it('receives nothing of a transaction that was rolled back', async () => {
    const listener = await listen();
    const subjects: string[] = [];
    listener.subscribe('user', (id) => subjects.push(id));
    await inTransaction(pool, { isDryRun: true }, (db) => notifyChanged(db, 'user', 'never'));
    await inTransaction(pool, {}, (db) => notifyChanged(db, 'user', 'done'));
    await listener.caughtUp();
    expect(subjects).toEqual(['done']);
  });

  it('is called although another subscriber fails, and not after it stopped', async () => {
    const listener = await listen();
    const subjects: string[] = [];
    listener.subscribe('user', () => {
      throw new Error('broken');
    });
    const stop = listener.subscribe('user', (id) => subjects.push(id));
    await notifyChanged(pool, 'user', '1');
    await listener.caughtUp();
    stop();
    await notifyChanged(pool, 'user', '2');
    await listener.caughtUp();
    expect(subjects).toEqual(['1']);
  });

  it('is not live while the connection is lost, and calls onReconnect before it is live again', async () => {
    const listener = await listen();
    const liveStates: boolean[] = [];
    listener.onReconnect(() => liveStates.push(listener.isLive()));
    await cutConnections();
    await expect.poll(() => liveStates.length, { interval: 5, timeout: 10_000 }).toBe(1);
    expect(liveStates).toEqual([false]);
    await expect.poll(() => listener.isLive(), { interval: 5, timeout: 10_000 }).toBe(true);
    const subjects: string[] = [];
    listener.subscribe('user', (id) => subjects.push(id));
    await notifyChanged(pool, 'user', 'after');
    await listener.caughtUp();
    expect(subjects).toEqual(['after']);
  });

  it('fails at once if there is no database', async () => {
    const nowhere = new URL(database.appUrl);
    nowhere.pathname = '/no_such_database';
    await expect(createListener({ url: nowhere.href, log })).rejects.toThrow('no_such_database');
  });
});
