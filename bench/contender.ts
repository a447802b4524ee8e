/** One of the two servers: bundled as the product is bundled, started as a separate process, called, stopped. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { FromChild, ServerOptions, ToChild, Usage } from './child.ts';

export type ContenderName = 'ours' | 'byHand';

export interface Contender extends ServerProcess {
  readonly name: ContenderName;
}

export interface ServerProcess {
  readonly pid: number;
  readonly address: string;
  /** Time from the start of the process until it listened. */
  readonly startMs: number;
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('../.cache/bench/bundle', import.meta.url));

export async function bundle(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { ours: 'bench/ours.ts', byHand: 'bench/byHand.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  });
}

/** `options` are options of Node, such as `--cpu-prof`. */
export async function startContender(
  name: ContenderName,
  order: ServerOptions,
  options: readonly string[] = [],
): Promise<Contender> {
  return { name, ...(await startProcess(['--enable-source-maps', ...options, `${folder}/${name}.mjs`], order)) };
}

/** `args` are the arguments of Node. */
export async function startProcess(args: readonly string[], order: ServerOptions): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BENCH_ORDER: JSON.stringify(order) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const listening = await waitForMessage(child, 'listening');
  const startMs = performance.now() - began;
  return {
    pid: child.pid ?? 0,
    address: listening.address,
    startMs,
    usage: async () => {
      const answer = waitForMessage(child, 'usage');
      sendMessage(child, 'usage');
      return answer;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      sendMessage(child, 'stop');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

const STOP_MS = 5000;

function sendMessage(child: ChildProcess, message: ToChild): void {
  child.send(message);
}

function waitForMessage<Kind extends FromChild['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<FromChild, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: FromChild): void => {
      if (message.kind !== kind) return;
      removeListeners();
      resolve(message as Extract<FromChild, { kind: Kind }>);
    };
    const onExit = (code: number | null): void => {
      removeListeners();
      reject(new Error(`The server ended with ${code ?? 'a signal'} before it answered.`));
    };
    const removeListeners = (): void => {
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
