/**
 * A server under measurement: started with an order, queried about its usage over the channel to its parent, and
 * stopped by the parent.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';

export interface ServerOptions {
  readonly url: string;
  readonly tokenSecret: string;
  /** The secret with which existing keys were sealed; without it, the other secret is used. */
  readonly keySecret?: string;
  /** Number of connections to the database. */
  readonly connections: number;
  /** Whether approved documents are printed; set only where that is measured. */
  readonly withPapers?: boolean;
  /** Folder of the files, if there are some already. */
  readonly filesFolder?: string;
  /** Whether totals are counted each time and never cached; set only where that is measured. */
  readonly countsEachTime?: boolean;
}

export interface Usage {
  readonly cpuMs: number;
  readonly memoryMb: number;
  /** Statements sent to the database since the process began; each is a round trip. */
  readonly statements: number;
  /** Delay of the event loop since the last query for it. */
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
}

export type FromChild = { readonly kind: 'listening'; readonly address: string } | ({ readonly kind: 'usage' } & Usage);
export type ToChild = 'usage' | 'stop';

export function readServerOptions(): ServerOptions {
  return JSON.parse(process.env['BENCH_ORDER'] ?? '{}') as ServerOptions;
}

export interface ServerLifecycle {
  readonly name: string;
  readonly listen: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Ends when the parent sends the message, and also when the parent is gone. */
export async function serve({ listen, stop }: ServerLifecycle): Promise<void> {
  const sendMessage = (message: FromChild): void => void process.send?.(message);
  const end = (): void => void stop().finally(() => process.exit(0));
  process.on('message', (message: ToChild) => {
    if (message === 'usage') sendMessage({ kind: 'usage', ...usage() });
    else end();
  });
  process.on('disconnect', end);
  sendMessage({ kind: 'listening', address: await listen() });
}

let statements = 0;
countStatements();

function countStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function counted(this: unknown, ...args: unknown[]): unknown {
    statements += 1;
    return query.apply(this, args);
  };
}

const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const late = { loopP99Ms: loop.percentile(99) / NS_IN_MS, loopMaxMs: loop.max / NS_IN_MS };
  loop.reset();
  return { cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage().rss / 1024 / 1024, statements, ...late };
}

const NS_IN_MS = 1e6;
