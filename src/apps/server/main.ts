/** The server as a process: settings, database, HTTP, and a clean end on a request to stop. */
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig, type Config } from '#platform/server/config.ts';
import { createApp, type RunningApp } from '#platform/server/createApp.ts';
import { BASE } from '#platform/server/routes/server.ts';
import { cronsOf, tasksOf } from '#platform/server/platformJobs.ts';
import { startJobs } from '#platform/server/jobs/startJobs.ts';
import { writeEvent } from '#platform/server/jobs/writeEvent.ts';
import { warnWithoutMailServer } from '#platform/server/mail/warnWithoutMailServer.ts';
import { startProblemMessage, StartProblem } from '#platform/server/startProblem.ts';
import { catalogue } from '../modules.ts';
import { startPartners } from '../partners/startPartners.ts';
import { accountLines, playDemonstration } from './demonstration.ts';
import { prepareHttpShutdown, type HttpShutdown } from './httpShutdown.ts';
import { moduleServers } from './moduleServers.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareDatabase } from './prepareDatabase.ts';

export interface RunningServer {
  readonly config: Config;
  /** The address that a person opens. */
  readonly address: string;
  /** Addresses of the pages of the partners of a demonstration, by name. */
  readonly pages: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

export type PrintLine = (line: string) => void;

/** Starts everything in order and stops it in reverse order, also when a later step fails or `stopSignal` fires. */
export async function startServer(
  settings: Config,
  printLine: PrintLine,
  stopSignal: AbortSignal,
): Promise<RunningServer> {
  const stops: (() => Promise<void>)[] = [];
  /** Callers are still served while these run. */
  const drains: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(drains.splice(0).map((drainStep) => drainStep()));
    for (const stopStep of stops.splice(0).toReversed()) await stopStep();
  };
  try {
    const database = await openDatabase(settings, printLine);
    stops.push(database.stop);
    const { config, pages, addPages, stop: stopPartners } = await startPartners(settings);
    stops.push(stopPartners);
    stopSignal.throwIfAborted();
    const clock = createClock();
    const migrations = await prepareDatabase({
      ...database,
      catalogue,
      clock,
      hasher: createPasswordHasher(),
      withDemo: !config.production,
      onlyFacts: config.production,
      printLine,
    });
    stopSignal.throwIfAborted();
    const running = await createApp({ config, catalogue, url: database.url, migrations, moduleServers, clock });
    const end = prepareHttpShutdown(running.server, (count) =>
      printLine(`Connections cut off because their calls did not end: ${count}`),
    );
    stops.push(stopServing(running, end));
    await playDemonstration(running.app, clock, stopSignal);
    stopSignal.throwIfAborted();
    addPages(running.server);
    if (config.roles.has('jobs')) {
      await warnWithoutMailServer(running.app);
      const jobs = await startJobs(running.app, tasksOf(moduleServers), cronsOf(moduleServers));
      drains.push(jobs.stop);
    }
    if (config.roles.has('api')) {
      await running.server.listen({ host: config.host, port: config.port });
      drains.push(() => end.drain(config.drainSeconds));
    }
    await writeEvent(running.app.pools.jobs, running.app.clock, {
      source: 'server',
      name: 'start',
      outcome: 'success',
      detail: { roles: [...config.roles], migrations },
    });
    stops.push(() => writeStopEvent(running.app));
    stopSignal.throwIfAborted();
    return { config, address: `${config.publicUrl}${BASE}`, pages, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the lines that a person reads when everything runs. */
export function readyLines({ address, pages, config }: RunningServer): readonly string[] {
  return [
    `Ready: ${address}`,
    ...accountLines(config),
    ...Object.entries(pages).map(([name, page]) => `${name}: ${page}`),
    'Stop with Ctrl-C.',
  ];
}

/** Runs until SIGINT or SIGTERM; then, or when it cannot start, ends the process. */
export async function runServer(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const printLine: PrintLine = (line) => void process.stdout.write(`${line}\n`);
  const stopSignal = listenForStop(printLine);
  try {
    const running = await startServer(readConfig(env), printLine, stopSignal);
    for (const line of readyLines(running)) printLine(line);
    if (!stopSignal.aborted) await once(stopSignal, 'abort');
    await running.stop();
    printLine('Stopped.');
    process.exit(0);
  } catch (error) {
    if (stopSignal.aborted && error === stopSignal.reason) {
      printLine('Stopped.');
      process.exit(0);
    }
    process.stderr.write(`${startProblemMessage(error)}\n`);
    if (!(error instanceof StartProblem) && env.LOG_LEVEL === 'debug')
      process.stderr.write(`${String((error as Error).stack)}\n`);
    process.exit(1);
  }
}

/** Writes the stop event while the database still runs; a missing database does not prevent the stop. */
async function writeStopEvent({ pools, clock, log }: RunningApp['app']): Promise<void> {
  await writeEvent(pools.jobs, clock, { source: 'server', name: 'stop', outcome: 'success' }).catch((error: unknown) =>
    log.warn({ error }, 'The end could not be written down'),
  );
}

function stopServing({ stop }: RunningApp, end: HttpShutdown): () => Promise<void> {
  return async () => {
    const ended = end.begin();
    await stop().finally(ended);
  };
}

/** Repeated signals count once: a terminal and npm both pass on the same Ctrl-C. */
function listenForStop(printLine: PrintLine): AbortSignal {
  const stopController = new AbortController();
  stopController.signal.addEventListener('abort', () => printLine('Stopping …'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopController.abort());
  // SIGHUP, from a closed terminal or from somebody who expects the settings to be read again, does not end the server.
  process.on('SIGHUP', () => undefined);
  return stopController.signal;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await runServer();
