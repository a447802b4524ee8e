/** A running server for tests, with a separate database and its own people. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { moduleServers } from '#apps/server/moduleServers.ts';
import type { App } from '#platform/server/app.ts';
import { createClock, type MovableClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp, type AppOptions } from '#platform/server/createApp.ts';
import { createLog } from '#platform/server/log.ts';
import { API } from '#platform/server/routes/server.ts';
import { findingsText } from '#platform/server/operations/checkData.ts';
import { makePerson, type Person, type PersonOptions } from './people.ts';
import { findBrokenInvariants } from './brokenInvariants.ts';
import { testCatalogue } from './catalogue.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { countWork } from './countWork.ts';
import { makeMemoryFolder } from './memoryFolder.ts';
import { sharedWorkers } from './sharedWorkers.ts';
import { specimenFacts } from './specimen.ts';

export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface TestApp {
  readonly app: App;
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  readonly securityClock: MovableClock;
  /** One call below /haz/backend. */
  readonly call: (method: 'GET' | 'PUT' | 'POST', path: string, options?: CallOptions) => Promise<TestAnswer>;
  /** Makes a new person with roles by code, signed in. */
  readonly person: (options: PersonOptions) => Promise<Person>;
  /** Listens on a free port, unless one is given. */
  readonly listen: (port?: number) => Promise<string>;
  readonly server: FastifyInstance;
  readonly stop: () => Promise<void>;
}

export interface CallOptions {
  readonly as?: Person | { token: string };
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAppParts extends Partial<AppOptions> {
  readonly database?: TestDatabase;
  /** Its tests insert rows that no call would make, so the invariants are not checked afterwards. */
  readonly skipsInvariants?: boolean;
  /** Built screens to serve; none by default. */
  readonly webDir?: string;
  /** Manuals to serve; none by default. */
  readonly manualsDir?: string;
  /** Further settings, as environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function startTestApp({
  webDir,
  manualsDir,
  skipsInvariants = false,
  env = {},
  clock = createClock(),
  securityClock = createClock(),
  ...parts
}: TestAppParts = {}): Promise<TestApp> {
  const database = parts.database ?? (await cloneDatabase());
  const folder = makeMemoryFolder('haz-app-');
  const config = readConfig({
    DATA_DIR: folder,
    WEB_DIR: webDir ?? join(folder, 'web'),
    MANUALS_DIR: manualsDir ?? join(folder, 'manuals'),
    DATABASE_URL: database.appUrl,
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: 'x'.repeat(40),
    KEY_SECRET: 'y'.repeat(40),
    ...env,
  });
  countWork('apps');
  const running = await createApp({
    config,
    catalogue: testCatalogue,
    url: database.appUrl,
    log: createLog({ level: 'silent' }),
    moduleServers,
    hooks: { facts: specimenFacts },
    clock,
    securityClock,
    // A test with its own log gets its own workers, so that their errors are in that log.
    ...(parts.log === undefined ? sharedWorkers() : {}),
    ...parts,
  });
  return {
    app: running.app,
    database,
    clock,
    securityClock,
    call: async (method, path, { as, body, headers } = {}) => {
      const answer = await running.server.inject({
        method,
        url: API + path,
        headers: {
          ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: answer.statusCode, body: jsonOf(answer.payload), text: answer.payload, headers: answer.headers };
    },
    person: (options) => makePerson(running.app, options),
    listen: (port = 0) => running.server.listen({ host: '127.0.0.1', port }),
    server: running.server,
    stop: async () => {
      const broken = skipsInvariants ? [] : await findBrokenInvariants(database, parts.catalogue ?? testCatalogue);
      await running.stop();
      if (parts.database === undefined) await database.remove();
      rmSync(folder, { recursive: true, force: true });
      if (broken.length > 0) throw new Error(`What the tests left behind breaks a law:\n${findingsText(broken)}`);
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
