import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { patientPool } from './patientPool.ts';

const failing = (error: Error): Pool => ({ connect: () => Promise.reject(error) }) as unknown as Pool;
const connected = (query: () => Promise<unknown>, release = (): void => undefined): Pool => ({ connect: () => Promise.resolve({ query, release }) }) as unknown as Pool;
const coded = (code: string): Error => Object.assign(new Error(code), { code });
const EIGHT_WAYS_TO_BE_AWAY = [coded('ECONNREFUSED'), coded('ECONNRESET'), coded('EPIPE'), coded('57P01'), coded('57P02'), coded('57P03'), coded('08006'), new Error('Connection terminated unexpectedly')];

describe('the pool of the queue', () => {
  it.each(EIGHT_WAYS_TO_BE_AWAY)('says of %s that it is worth trying again', async (error) => {
    await expect(patientPool(failing(error)).connect()).rejects.toMatchObject({ code: '57P03', message: error.message });
    const client = await patientPool(connected(() => Promise.reject(error))).connect();
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '57P03' });
  });

  it('leaves what the database answers as it is, and what it refuses', async () => {
    let released = 0;
    const client = await patientPool(connected(() => Promise.resolve({ rows: [1] }), () => void (released += 1))).connect();
    await expect(client.query('select 1')).resolves.toEqual({ rows: [1] });
    client.release();
    expect(released).toBe(1);
    const refused = await patientPool(connected(() => Promise.reject(coded('23505')))).connect();
    await expect(refused.query('insert')).rejects.toMatchObject({ code: '23505' });
  });

  it('hands on who connects with a callback', () => {
    const given: unknown[] = [];
    const pool = { connect: (callback: unknown) => given.push(callback) } as unknown as Pool;
    const listen = (): void => undefined;
    patientPool(pool).connect(listen);
    expect(given).toEqual([listen]);
  });
});
