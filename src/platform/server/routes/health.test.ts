import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../app.ts';
import { createLog } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { healthRoutes } from './health.ts';

let server: FastifyInstance;
let metrics: Metrics;
let query: () => Promise<{ rows: { name: string }[] }>;

beforeEach(() => {
  server = fastify();
  metrics = createMetrics();
  query = () => Promise.resolve({ rows: [{ name: '1.sql' }, { name: '2.sql' }] });
  const pools = { health: { query: () => query() } } as unknown as App['pools'];
  const config = { dataDir: '/', filesUrl: 'file:///', backupWarningDays: 0 } as unknown as App['config'];
  healthRoutes(
    server,
    { pools, metrics, config, log: createLog({ level: 'silent' }) },
    { migrations: ['1.sql', '2.sql'] },
  );
});

afterEach(async () => {
  vi.useRealTimers();
  metrics.stop();
  await server.close();
});

const statusOf = async (url: string) => (await server.inject({ url })).statusCode;

describe.each(['/health', '/haz/health'])('%s', (base) => {
  it('is live as long as the process answers', async () => {
    expect(await statusOf(`${base}/live`)).toBe(200);
  });

  it('is ready when the database answers and has every migration', async () => {
    expect(await statusOf(`${base}/ready`)).toBe(200);
  });
});

describe('readiness', () => {
  it('fails while a migration is missing, with that reason', async () => {
    query = () => Promise.resolve({ rows: [{ name: '1.sql' }] });
    const answer = await server.inject({ url: '/health/ready' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unready', reason: 'migrations' }]);
  });

  it('fails while the database refuses connections', async () => {
    query = () => Promise.reject(new Error('down'));
    const answer = await server.inject({ url: '/health/ready' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('ends as soon as the server starts to stop, while it is still live', async () => {
    server.beginDrain();
    const answer = await server.inject({ url: '/health/ready' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unready', reason: 'stopping' }]);
    expect(await statusOf('/health/live')).toBe(200);
  });

  it('lists warnings for requests from this machine only', async () => {
    expect((await server.inject({ url: '/health/ready' })).json()).toHaveProperty('warnings');
    const elsewhere = await server.inject({ url: '/health/ready', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(elsewhere.json()).toEqual({ status: 'ready' });
  });

  it('waits no longer than a second for the database, and sends no second query meanwhile', async () => {
    vi.useFakeTimers();
    const hangingQuery = vi.fn<typeof query>(() => Promise.race([]));
    query = hangingQuery;
    const answers = Promise.all([statusOf('/health/ready'), statusOf('/haz/health/ready')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answers).toEqual([503, 503]);
    expect(hangingQuery).toHaveBeenCalledTimes(1);
  });
});

describe('the metrics', () => {
  it('can be read from this machine only', async () => {
    expect((await server.inject({ url: '/haz/metrics' })).body).toContain('haz_uptime_seconds');
    expect((await server.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  });

  it('cannot be read by a client behind a proxy on this machine', async () => {
    expect((await server.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(
      404,
    );
  });
});
