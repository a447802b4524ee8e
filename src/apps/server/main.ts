/** The server as a process: settings, database, HTTP, and a clean end when it is asked to stop. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig, type Config } from '#platform/server/config.ts';
import { assertReachable } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { sentenceOf, StartProblem } from '#platform/server/startProblem.ts';

export interface Running {
  readonly config: Config;
  /** Where a person opens it. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export type Say = (line: string) => void;

/** Everything that runs, started in order and stopped in the opposite one, also when a later step fails. */
export async function startServer(config: Config, say: Say): Promise<Running> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const database = await openDatabase(config, say);
    stops.push(database.stop);
    const server = buildServer(config);
    stops.push(() => server.close());
    await server.listen({ host: config.host, port: config.port });
    return { config, address: `${config.publicUrl}${BASE_PATH}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a person reads when everything runs. */
export function announcement({ address, config }: Running): readonly string[] {
  const accounts = config.production ? [] : DEMO_ACCOUNTS;
  return [
    `Ready: ${address}`,
    ...(accounts.length === 0 ? [] : [`Accounts: ${accounts.join(', ')}; password ${DEMO_PASSWORD}`]),
    'Stop with Ctrl-C.',
  ];
}

/** Runs until SIGINT, SIGTERM or SIGHUP; then, or when it cannot start, ends the process. */
export async function runServer(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const say: Say = (line) => void process.stdout.write(`${line}\n`);
  const asked = untilAskedToStop();
  try {
    const running = await startServer(readConfig(env), say);
    for (const line of announcement(running)) say(line);
    await asked;
    say('Stopping …');
    await running.stop();
    say('Stopped.');
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    if (!(error instanceof StartProblem) && env.LOG_LEVEL === 'debug') process.stderr.write(`${String((error as Error).stack)}\n`);
    process.exit(1);
  }
}

const BASE_PATH = '/haz';
const DEMO_PASSWORD = 'Demo-2569!';
/** Filled by the demonstration data; an account that does not exist is not promised. */
const DEMO_ACCOUNTS: readonly string[] = [];

interface Database {
  readonly url: string;
  readonly migratorUrl: string;
  readonly stop: () => Promise<void>;
}

async function openDatabase({ database, dataDir }: Config, say: Say): Promise<Database> {
  if (database.kind === 'embedded') {
    say('Starting the database …');
    const embedded = await startEmbedded({ dataDir, log: say });
    return { url: embedded.adminUrl, migratorUrl: embedded.adminUrl, stop: embedded.stop };
  }
  say('Connecting to the database …');
  await assertReachable('DATABASE_URL', database.url);
  if (database.migratorUrl !== database.url) await assertReachable('MIGRATOR_DATABASE_URL', database.migratorUrl);
  return { url: database.url, migratorUrl: database.migratorUrl, stop: () => Promise.resolve() };
}

function buildServer(config: Config): FastifyInstance {
  const server = fastify({ logger: { level: config.logLevel }, forceCloseConnections: true });
  server.get('/', (_request, reply) => reply.redirect(BASE_PATH));
  server.get(BASE_PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(FRONT_PAGE));
  server.get(`${BASE_PATH}/backend/openapi.json`, () => ({
    openapi: '3.1.0',
    info: { title: SYSTEM_NAME, version: '0.1.0' },
    servers: [{ url: `${config.publicUrl}${BASE_PATH}/backend` }],
    paths: {},
  }));
  return server;
}

const SYSTEM_NAME = 'ระบบกำกับดูแลวัตถุอันตราย';
const FRONT_PAGE = `<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${SYSTEM_NAME}</title>
<h1>${SYSTEM_NAME}</h1>
<p>ระบบพร้อมให้บริการ ดูคำอธิบาย API ได้ที่ <a href="${BASE_PATH}/backend/openapi.json">openapi.json</a></p>
</html>
`;

/** Asked more than once is asked once: a terminal and npm both pass on the same Ctrl-C. */
function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await runServer();
