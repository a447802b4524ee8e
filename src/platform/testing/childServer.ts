/** Starts the server of a test as a separate process, with the database, the files and the secrets of the test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { API } from '#platform/server/routes/server.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { repository } from './processBench.ts';

export interface ChildServer {
  /** Returns the status of the answer and its text; 0 if there was none. */
  readonly put: (
    path: string,
    how: { as: Person; body: unknown; key: string },
  ) => Promise<{ readonly status: number; readonly text: string }>;
  /** Kills it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
}

/** Bundled once: compiling the sources in every process would take longer than the test itself. */
let program: Promise<string> | undefined;

export async function startChildServer({ app: { config }, database }: TestApp): Promise<ChildServer> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: config.dataDir,
    DATABASE_URL: database.appUrl,
    FILES_URL: config.filesUrl,
    TOKEN_SECRET: config.tokenSecret,
    KEY_SECRET: config.keySecret,
    HAZ_SOAK: process.env['HAZ_SOAK'],
  };
  program ??= bundleProgram();
  // Read from standard input, so that no file has to be removed.
  const child = spawn(process.execPath, ['--input-type=module', '-'], {
    cwd: repository,
    env,
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  child.stdin?.end(await program);
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

async function bundleProgram(): Promise<string> {
  try {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('serverChild.ts', import.meta.url))],
      absWorkingDir: repository,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      logLevel: 'silent',
      write: false,
    });
    return outputFiles.map(({ text }) => text).join('');
  } finally {
    await stop();
  }
}
