import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { createRetryingPool } from './retryingPool.ts';

const failing = (error: Error): Pool => ({ connect: () => Promise.reject(error) }) as unknown as Pool;
const connected = (query: () => Promise<unknown>, release = (): void => undefined): Pool =>
  ({ connect: () => Promise.resolve({ query, release }) }) as unknown as Pool;
const coded = (code: string): Error => Object.assign(new Error(code), { code });
const EIGHT_WAYS_TO_BE_AWAY = [
  coded('ECONNREFUSED'),
  coded('ECONNRESET'),
  coded('EPIPE'),
  coded('57P01'),
  coded('57P02'),
  coded('57P03'),
  coded('08006'),
  new Error('Connection terminated unexpectedly'),
];

describe('the pool of the queue', () => {
  it.each(EIGHT_WAYS_TO_BE_AWAY)('reports %s as an error worth retrying', async (error) => {
    await expect(createRetryingPool(failing(error)).pool.connect()).rejects.toMatchObject({
      code: '57P03',
      message: error.message,
    });
    const client = await createRetryingPool(connected(() => Promise.reject(error))).pool.connect();
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '57P03' });
  });

  it('passes on answers and refusals of the database unchanged', async () => {
    let released = 0;
    const client = await createRetryingPool(
      connected(
        () => Promise.resolve({ rows: [1] }),
        () => void (released += 1),
      ),
    ).pool.connect();
    await expect(client.query('select 1')).resolves.toEqual({ rows: [1] });
    client.release();
    expect(released).toBe(1);
    const refused = await createRetryingPool(connected(() => Promise.reject(coded('23505')))).pool.connect();
    await expect(refused.query('insert')).rejects.toMatchObject({ code: '23505' });
  });

  it('waits on close until every connection is released, and then gives out none', async () => {
    const patient = createRetryingPool(connected(() => Promise.resolve()));
    const client = await patient.pool.connect();
    const closing = patient.close(60_000);
    const isClosed = (waited: Promise<unknown>): Promise<boolean> =>
      Promise.race([waited.then(() => true), setTimeout(20, false)]);
    expect(await isClosed(closing)).toBe(false);
    client.release();
    expect(await isClosed(closing)).toBe(true);
    // The queue retries by itself, seconds later. A refusal would be an unhandled rejection.
    expect(await isClosed(patient.pool.connect())).toBe(false);
  });

  it('is closed after a while though a connection was not released', async () => {
    const patient = createRetryingPool(connected(() => Promise.resolve()));
    await patient.pool.connect();
    await expect(patient.close(1)).resolves.toBeUndefined();
  });

  it('is closed at once when the connection could not be made', async () => {
    const patient = createRetryingPool(failing(coded('ECONNREFUSED')));
    await expect(patient.pool.connect()).rejects.toMatchObject({ code: '57P03' });
    await expect(patient.close(60_000)).resolves.toBeUndefined();
  });

  it('passes through connect with a callback', () => {
    const given: unknown[] = [];
    const pool = { connect: (callback: unknown) => given.push(callback) } as unknown as Pool;
    const listen = (): void => undefined;
    createRetryingPool(pool).pool.connect(listen);
    expect(given).toEqual([listen]);
  });
});
