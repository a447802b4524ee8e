/** Reports whether the process is live, whether it can serve, and its metrics; for balancers and monitoring. */
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { watchOperations } from '../operations/watchOperations.ts';
import { isFromThisMachine } from '../http/loopback.ts';

export interface HealthOptions {
  /** Names of the migrations this version has; each must have been applied. */
  readonly migrations?: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on health reports that callers should go elsewhere; they are still served. */
    readonly beginDrain: () => void;
  }
}

type HealthApp = Pick<App, 'pools' | 'metrics' | 'log' | 'config'>;

export function healthRoutes(server: FastifyInstance, app: HealthApp, options: HealthOptions = {}): void {
  const ending = { isDraining: false };
  server.decorate('beginDrain', () => {
    ending.isDraining = true;
  });
  const isReady = shareRunning(createReadiness(app, options.migrations ?? []));
  const operations = watchOperations(app);
  for (const base of ['', '/haz']) {
    server.get(`${base}/health/live`, { logLevel: 'silent' }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'live' }),
    );
    server.get(`${base}/health/ready`, { logLevel: 'silent' }, async (request, reply) => {
      const trouble = ending.isDraining ? 'stopping' : await isReady();
      void reply.header('cache-control', 'no-store');
      if (trouble !== undefined)
        return reply
          .code(503)
          .header('retry-after', String(RETRY_SECONDS))
          .send({ status: 'unready', reason: trouble });
      // Warnings, which are no reason to send callers elsewhere, are shown to monitoring on this machine only.
      if (!isFromThisMachine(request)) return reply.send({ status: 'ready' });
      await operations.refresh();
      return reply.send({ status: 'ready', warnings: operations.warnings() });
    });
    server.get(`${base}/metrics`, { logLevel: 'silent' }, async (request, reply) => {
      if (!isFromThisMachine(request)) return reply.code(404).send();
      await operations.refresh();
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(app.metrics.text());
    });
  }
}

const READY_MS = 1000;
const RETRY_SECONDS = 5;

type HealthProblem = 'database' | 'migrations' | undefined;

/**
 * Uses a separate connection: one locked table, or callers that hold all others, do not make a server unready. Applied
 * migrations stay applied, so afterwards only a trivial query is sent.
 */
function createReadiness(
  { pools, log }: Pick<App, 'pools' | 'log'>,
  migrations: readonly string[],
): () => Promise<HealthProblem> {
  let isMigrated = false;
  const checkDatabase = async (): Promise<HealthProblem> => {
    if (isMigrated) {
      await pools.health.query('select 1');
      return undefined;
    }
    const { rows } = await pools.health.query<{ name: string }>('select "name" from "schema_migration"');
    isMigrated = isComplete(
      rows.map(({ name }) => name),
      migrations,
    );
    return isMigrated ? undefined : 'migrations';
  };
  return () =>
    withinTime(
      checkDatabase().catch((error: unknown): HealthProblem => {
        log.warn({ error }, 'Not ready');
        return (error as { code?: unknown }).code === NO_SUCH_TABLE ? 'migrations' : 'database';
      }),
    );
}

async function withinTime(check: Promise<HealthProblem>): Promise<HealthProblem> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<HealthProblem>((resolve) => {
    timer = setTimeout(() => resolve('database'), READY_MS);
  });
  try {
    return await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}

const NO_SUCH_TABLE = '42P01';

function isComplete(applied: readonly string[], migrations: readonly string[]): boolean {
  return applied.length > 0 && migrations.every((name) => applied.includes(name));
}

/** However many calls arrive at once, one query is sent: a balancer must not add to the load of the database. */
function shareRunning<T>(check: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
