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
  it('lives as long as it answers', async () => {
    expect(await statusOf(`${base}/live`)).toBe(200);
  });

  it('is ready when the database answers and has every migration', async () => {
    expect(await statusOf(`${base}/ready`)).toBe(200);
  });
});

describe('readiness', () => {
  it('fails while a migration is missing, and says so', async () => {
    query = () => Promise.resolve({ rows: [{ name: '1.sql' }] });
    const answer = await server.inject({ url: '/health/ready' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unready', reason: 'migrations' }]);
  });

  it('fails while the database refuses', async () => {
    query = () => Promise.reject(new Error('down'));
    const answer = await server.inject({ url: '/health/ready' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('is over as soon as the server begins to stop, while it still lives', async () => {
    server.beginDrain();
    const answer = await server.inject({ url: '/health/ready' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unready', reason: 'stopping' }]);
    expect(await statusOf('/health/live')).toBe(200);
  });

  it('tells its warnings to this machine only', async () => {
    expect((await server.inject({ url: '/health/ready' })).json()).toHaveProperty('warnings');
    const elsewhere = await server.inject({ url: '/health/ready', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(elsewhere.json()).toEqual({ status: 'ready' });
  });

  it('does not wait longer than a second for the database, nor ask it twice at once', async () => {
    vi.useFakeTimers();
    const asked = vi.fn<typeof query>(() => Promise.race([]));
    query = asked;
    const answers = Promise.all([statusOf('/health/ready'), statusOf('/haz/health/ready')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answers).toEqual([503, 503]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('what is counted', () => {
  it('is told to this machine only', async () => {
    expect((await server.inject({ url: '/haz/metrics' })).body).toContain('haz_uptime_seconds');
    expect((await server.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  });

  it('is not told to somebody behind a proxy on this machine', async () => {
    expect((await server.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(
      404,
    );
  });
});
