import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { App } from '../app.ts';
import { createClock } from '../clock.ts';
import { Refusal } from '../errors.ts';
import { testClockRoute } from './testClock.ts';

const DAY_MS = 86_400_000;
let server: FastifyInstance;

function open({ production }: { production: boolean }) {
  server = fastify();
  server.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? error.status : 500).send());
  const clocks = { clock: createClock(), securityClock: createClock() };
  testClockRoute(server, { config: { production } as App['config'], ...clocks });
  return clocks;
}

afterEach(() => server.close());

const put = (payload: object, remoteAddress = '127.0.0.1') =>
  server.inject({ method: 'PUT', url: '/haz/backend/test/clock', payload, remoteAddress });
const daysAhead = (clock: { nowMs: () => number }) => Math.round((clock.nowMs() - Date.now()) / DAY_MS);

describe('the clocks of a server under test', () => {
  it('are moved independently of each other, and back', async () => {
    const { clock, securityClock } = open({ production: false });
    expect((await put({ businessMs: 30 * DAY_MS })).statusCode).toBe(200);
    expect([daysAhead(clock), daysAhead(securityClock)]).toEqual([30, 0]);
    await put({ securityMs: -DAY_MS });
    expect([daysAhead(clock), daysAhead(securityClock)]).toEqual([30, -1]);
    await put({ businessMs: 0, securityMs: 0 });
    expect([daysAhead(clock), daysAhead(securityClock)]).toEqual([0, 0]);
  });

  it('are not moved by anything but a whole number of milliseconds', async () => {
    open({ production: false });
    expect((await put({ businessMs: 'tomorrow' })).statusCode).toBe(400);
    expect((await put({ other: 1 })).statusCode).toBe(400);
  });

  it('cannot be moved from another machine, nor in production', async () => {
    open({ production: false });
    expect((await put({ businessMs: 1 }, '203.0.113.9')).statusCode).toBe(404);
    await server.close();
    open({ production: true });
    expect((await put({ businessMs: 1 })).statusCode).toBe(404);
  });
});
