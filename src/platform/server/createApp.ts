/** Assembles a server: pools, caches, calls, routes. Composition only. */
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#language/catalogue.ts';
import { createAccessCache } from './access/rights/accessCache.ts';
import type { App } from './app.ts';
import { createPasswordHasher, type PasswordHasher } from './auth/password.ts';
import { createSessions } from './auth/sessions.ts';
import { callsOf } from './calls.ts';
import { createClock, type MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import { createListener } from './database/listen.ts';
import { openPools } from './database/openPools.ts';
import type { ModuleServer } from './moduleServer.ts';
import { createFileStore } from './files/createFileStore.ts';
import type { Call } from './http/call.ts';
import { hooksOf } from './hooks.ts';
import { createServer } from './routes/server.ts';
import { createPartners, type Partners } from './linkage/createPartners.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createPrinter, type Printer } from './print/printer.ts';
import { createTileOrigin } from './places/tileOrigin.ts';
import { createRealtime, type RealtimeOptions } from './realtime/realtime.ts';
import { createFileReader, type FileReader } from './request/public/fileReader.ts';
import { createStepRegistry } from './request/step/stepRegistry.ts';
import type { Hooks } from './resource/hooks.ts';
import { createAnswerCaches } from './resource/read/answerCaches.ts';
import { createLookupCache } from './resource/read/lookupCache.ts';

export interface AppOptions extends Partial<Partners> {
  readonly config: Config;
  readonly catalogue: Catalogue;
  /** The address of the database with the application's own role. */
  readonly url: string;
  readonly moduleServers?: readonly ModuleServer[];
  readonly calls?: readonly Call[];
  readonly hooks?: Partial<Hooks>;
  /** Names of the migrations that must have been applied before the server is ready. */
  readonly migrations?: readonly string[];
  readonly log?: Log;
  readonly clock?: MovableClock;
  readonly securityClock?: MovableClock;
  readonly passwords?: PasswordHasher;
  readonly realtime?: Partial<RealtimeOptions>;
  /** If absent, the app creates its own and closes it when it stops. */
  readonly printer?: Printer;
  /** Like the printer: if absent, the app creates its own. */
  readonly fileReader?: FileReader;
}

export interface RunningApp {
  readonly app: App;
  readonly server: FastifyInstance;
  readonly stop: () => Promise<void>;
}

export async function createApp(parts: AppOptions): Promise<RunningApp> {
  const { config, catalogue, url, moduleServers = [] } = parts;
  const log = parts.log ?? createLog({ level: config.logLevel });
  const metrics = createMetrics();
  const pools = openPools({ url, log, metrics });
  const clock = parts.clock ?? createClock();
  const securityClock = parts.securityClock ?? createClock();
  const listener = await createListener({ url, log });
  const calls = callsOf(catalogue, [...moduleServers, { calls: parts.calls ?? [] }]);
  const access = createAccessCache({ pool: pools.api, catalogue, calls: () => calls, log });
  const lookups = createLookupCache(pools.api);
  const passwords = parts.passwords ?? createPasswordHasher();
  const sessions = createSessions({
    pool: pools.api,
    access,
    listener,
    clock,
    securityClock,
    config,
    log,
    hasher: passwords,
  });
  const reload = async (): Promise<void> => {
    await Promise.all([access.reload(), lookups.reload()]);
  };
  listener.subscribe(
    'lookups',
    () => void lookups.reload().catch((error: unknown) => log.error({ error }, 'Lookups could not be read')),
  );
  listener.onReconnect(
    () => void reload().catch((error: unknown) => log.error({ error }, 'Not read anew after a lost connection')),
  );
  await reload();
  const app: App = {
    config,
    catalogue,
    calls,
    pools,
    clock,
    securityClock,
    lookups,
    ...createAnswerCaches({ catalogue, nowMs: securityClock.nowMs, listener }),
    access,
    sessions,
    passwords,
    files: createFileStore(config.filesUrl),
    tileOrigin: await createTileOrigin({ db: pools.api, listener, log }),
    hooks: hooksOf({
      clock,
      catalogue,
      app: () => app,
      moduleServers: [...moduleServers, { hooks: parts.hooks ?? {} }],
    }),
    log,
    metrics,
    stepRegistry: createStepRegistry(moduleServers),
    printer: parts.printer ?? createPrinter({ log, isBrief: !config.production }),
    fileReader: parts.fileReader ?? createFileReader({ log }),
    papers: new Map(moduleServers.flatMap((moduleServer) => Object.entries(moduleServer.papers ?? {}))),
    issuedFiles: new Map(moduleServers.flatMap((moduleServer) => Object.entries(moduleServer.issuedFiles ?? {}))),
    // Their calls are logged over a separate pool, because the caller may hold a connection of the other.
    ...createPartners(config, { db: pools.outsideTransaction, clock, log }, parts),
    realtime: createRealtime({
      sessions,
      listener,
      catalogue,
      metrics,
      log,
      publicUrl: config.publicUrl,
      options: parts.realtime,
    }),
  };
  const server = await createServer(app, { migrations: parts.migrations ?? [] });
  return {
    app,
    server,
    stop: async () => {
      await server.close();
      if (parts.printer === undefined) await app.printer.close();
      if (parts.fileReader === undefined) await app.fileReader.close();
      await sessions.close();
      await listener.close();
      metrics.stop();
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}
