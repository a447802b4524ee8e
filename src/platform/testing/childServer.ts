/** Starts the server of a test as a separate process, with the database, the files and the secrets of the test. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { API } from '#platform/server/routes/server.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

export interface ChildServer {
  /** Returns the status of the answer and its text; 0 if there was none. */
  readonly put: (
    path: string,
    how: { as: Person; body: unknown; key: string },
  ) => Promise<{ readonly status: number; readonly text: string }>;
  /** Kills it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
}

const program = fileURLToPath(new URL('serverChild.ts', import.meta.url));

export async function startChildServer({ app: { config }, database }: TestApp): Promise<ChildServer> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: config.dataDir,
    DATABASE_URL: database.appUrl,
    FILES_URL: config.filesUrl,
    TOKEN_SECRET: config.tokenSecret,
    KEY_SECRET: config.keySecret,
  };
  const child = fork(program, [], {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const firstMessage = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (firstMessage === undefined) throw new Error('The server ended before it listened.');
  const address = String(firstMessage[0]);
  return {
    put: async (path, { as, body, key }) => {
      try {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${as.token}`,
          'idempotency-key': key,
        };
        const answer = await fetch(address + API + path, { method: 'PUT', headers, body: JSON.stringify(body) });
        return { status: answer.status, text: await answer.text() };
      } catch {
        return { status: 0, text: '' };
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
