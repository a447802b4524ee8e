/** Calls a server as fast as it answers, over a fixed number of persistent connections, for a bounded time. */
import { Agent, request } from 'node:http';

export interface LoadCall {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: string;
}

export interface LoadPlan {
  readonly address: string;
  readonly token: string;
  readonly connections: number;
  /** Lasts at least this long, and until each connection has made enough calls; never longer than `atMostMs`. */
  readonly atLeastMs: number;
  readonly atLeastCalls: number;
  readonly atMostMs: number;
  /** The `round`-th call of a connection. */
  readonly call: (connection: number, round: number) => LoadCall;
  readonly onAnswer?: (connection: number, answer: string) => void;
}

export interface LoadResult {
  readonly calls: number;
  readonly seconds: number;
  /** Sorted. */
  readonly latenciesMs: readonly number[];
}

export async function load(plan: LoadPlan): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
  const { hostname, port } = new URL(plan.address);
  const latencies: number[] = [];
  const began = performance.now();
  const isOver = (round: number): boolean => {
    const ms = performance.now() - began;
    return ms > plan.atMostMs || (ms > plan.atLeastMs && round >= plan.atLeastCalls);
  };
  try {
    await Promise.all(
      Array.from({ length: plan.connections }, async (_, connection) => {
        for (let round = 0; !isOver(round); round += 1) {
          const call = plan.call(connection, round);
          const start = performance.now();
          const answer = await send({ agent, hostname, port, token: plan.token, call });
          latencies.push(performance.now() - start);
          plan.onAnswer?.(connection, answer);
        }
      }),
    );
    return {
      calls: latencies.length,
      seconds: (performance.now() - began) / 1000,
      latenciesMs: latencies.toSorted((one, other) => one - other),
    };
  } finally {
    agent.destroy();
  }
}

/** Returns the text of a good answer; any other answer ends the run, because its speed would mean nothing. */
export function send({
  agent,
  hostname,
  port,
  token,
  call,
}: {
  agent: Agent;
  hostname: string;
  port: string;
  token: string;
  call: LoadCall;
}): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = Buffer.from(call.body);
    const clientRequest = request(
      {
        agent,
        hostname,
        port,
        method: call.method,
        path: call.path,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': body.length,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) resolve(text);
          else
            reject(
              new Error(
                `${call.method} ${call.path} was answered ${answer.statusCode}: ${text.slice(0, 300)}\nIt was called with ${call.body.slice(0, 300)}`,
              ),
            );
        });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}
