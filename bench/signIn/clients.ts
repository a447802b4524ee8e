/** People who sign in repeatedly, and people who go on working meanwhile. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface TimedAnswer {
  readonly status: number;
  readonly ms: number;
}

export interface ClientCall {
  readonly path: string;
  readonly body: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ClientsOptions {
  readonly address: string;
  readonly clients: number;
  readonly signal: AbortSignal;
  /** Pause between an answer and the next call. */
  readonly restMs: number;
  readonly call: (client: number, round: number) => ClientCall;
}

/** Returns every answer until the signal; a client that is answered 503 pauses longer before its next call. */
export async function runClients({ address, clients, signal, restMs, call }: ClientsOptions): Promise<TimedAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const { hostname, port } = new URL(address);
  const answered: TimedAnswer[] = [];
  try {
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        // Spreads the first calls, so that they do not start all at once.
        await pause((restMs * client) / clients);
        for (let round = 0; !signal.aborted; round += 1) {
          const began = performance.now();
          const status = await post({ agent, hostname, port, call: call(client, round) });
          answered.push({ status, ms: performance.now() - began });
          await pause(status === BUSY_STATUS ? LATER_MS : restMs);
        }
      }),
    );
    return answered;
  } finally {
    agent.destroy();
  }
}

export const BUSY_STATUS = 503;
const LATER_MS = 200;

export function post({
  agent,
  hostname,
  port,
  call,
}: {
  agent: Agent;
  hostname: string;
  port: string;
  call: ClientCall;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = Buffer.from(call.body);
    const clientRequest = request(
      {
        agent,
        hostname,
        port,
        method: 'POST',
        path: call.path,
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
          ...call.headers,
        },
      },
      (answer) => {
        answer.on('error', reject);
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.resume();
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}
