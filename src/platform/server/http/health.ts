/** Whether the process lives, whether it can serve, and what it counts; for balancers and for whoever watches it. */
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { isFromHere } from './loopback.ts';

export interface HealthOptions {
  /** Names of the migrations this version has; each must have been applied. */
  readonly migrations?: readonly string[];
}

export function healthRoutes(server: FastifyInstance, app: Pick<App, 'pools' | 'metrics' | 'log'>, { migrations = [] }: HealthOptions = {}): void {
  const isReady = shareWhileRunning(() => findTrouble(app, migrations));
  for (const base of ['', '/haz']) {
    server.get(`${base}/health/live`, { logLevel: 'silent' }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
    server.get(`${base}/health/ready`, { logLevel: 'silent' }, async (_request, reply) => {
      const trouble = await isReady();
      void reply.header('cache-control', 'no-store');
      if (trouble === undefined) return reply.send({ status: 'ready' });
      return reply.code(503).header('retry-after', String(RETRY_SECONDS)).send({ status: 'unready', reason: trouble });
    });
    server.get(`${base}/metrics`, { logLevel: 'silent' }, async (request, reply) => {
      if (!isFromHere(request)) return reply.code(404).send();
      return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(app.metrics.text());
    });
  }
}

const READY_MS = 1000;
const RETRY_SECONDS = 5;

type Trouble = 'database' | 'migrations' | undefined;

async function findTrouble(app: Pick<App, 'pools' | 'log'>, migrations: readonly string[]): Promise<Trouble> {
  const asked = app.pools.api
    .query<{ name: string }>('select "name" from "schema_migration"')
    .then(({ rows }): Trouble => (isComplete(rows.map(({ name }) => name), migrations) ? undefined : 'migrations'))
    .catch((error: unknown): Trouble => {
      app.log.warn({ error }, 'Not ready');
      return (error as { code?: unknown }).code === NO_SUCH_TABLE ? 'migrations' : 'database';
    });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Trouble>((resolve) => {
    timer = setTimeout(() => resolve('database'), READY_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

const NO_SUCH_TABLE = '42P01';

function isComplete(applied: readonly string[], migrations: readonly string[]): boolean {
  return applied.length > 0 && migrations.every((name) => applied.includes(name));
}

/** However many ask at once, the database is asked once: a balancer must not add to its trouble. */
function shareWhileRunning<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };
}
