/** The target of an attack: a running product at an address of this machine, and direct access to its database. */
import { Agent, request as openRequest, type OutgoingHttpHeaders } from 'node:http';
import type { Pool } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import type { Call } from '#platform/server/http/call.ts';
import { API } from '#platform/server/routes/server.ts';

export interface Target {
  readonly host: string;
  readonly port: number;
  readonly catalogue: Catalogue;
  readonly calls: readonly Call[];
  readonly actors: readonly AttackActor[];
  /** Connects as a user who may read and write every table. */
  readonly db: Pool;
  /** One call below /haz/backend. */
  readonly call: Caller;
  /** Only for a product that runs as a separate process. */
  readonly instance?: ProductInstance;
  readonly close: () => Promise<void>;
}

/** A caller with the rights of the declarations. Without a token it is anonymous. */
export interface AttackActor {
  readonly name: string;
  readonly token: string | undefined;
  readonly actor: Actor;
  /** Their only role, one of the seeds: docs/rights.md applies to it. */
  readonly seededRole?: string;
}

export interface ProductInstance {
  readonly dataDir: string;
  readonly pid: () => number;
  /** Kills it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
  /** Starts it on the same folder and the same port. */
  readonly startAgain: () => Promise<void>;
  /** Starts one more process, with these settings in place of the usual ones. */
  readonly startSecondProcess: (env: Readonly<Record<string, string>>) => Promise<SecondProcess>;
}

export interface SecondProcess {
  readonly port: number;
  /** Its error if it could not start; undefined if it serves. */
  readonly problem: string | undefined;
  readonly stop: () => Promise<void>;
}

export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
export type Caller = (method: Method, path: string, options?: CallOptions) => Promise<Answer>;

export interface CallOptions {
  readonly as?: Pick<AttackActor, 'token'> | undefined;
  readonly headers?: OutgoingHttpHeaders;
  /** Text and bytes are sent unchanged, everything else as JSON. */
  readonly body?: unknown;
  /** The local address to call from. */
  readonly localAddress?: string;
  readonly timeoutMs?: number;
  /** Calls the root of the server instead of the API. */
  readonly isPage?: boolean;
}

/** `status` is 0 if there was no answer. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
  readonly messageKey: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ms: number;
}

/** Returns the rows of a list; none if it was refused. */
export function rowsIn({ status, body }: Answer): readonly Readonly<Record<string, unknown>>[] {
  const { data } = (body ?? {}) as { data?: unknown };
  return status === 200 && Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
}

/** Describes the answer of a call for a report. */
export function answerText({ status, text, ms }: Answer): string {
  return `${status} ${text.slice(0, 150)} in ${Math.round(ms)} ms`;
}

const CONNECTIONS = 24;
/** Longer than any statement may take in the server. */
const PATIENCE_MS = 30_000;

export function createCaller({ host, port }: { readonly host: string; readonly port: number }): {
  call: Caller;
  close: () => void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return {
    call: (method, path, options = {}) => send({ agent, host, port, method, path, options }),
    close: () => agent.destroy(),
  };
}

interface Sending {
  readonly agent: Agent;
  readonly host: string;
  readonly port: number;
  readonly method: Method;
  readonly path: string;
  readonly options: CallOptions;
}

function send({ agent, host, port, method, path, options }: Sending): Promise<Answer> {
  const { as, body, localAddress, timeoutMs = PATIENCE_MS, isPage = false } = options;
  const payload = payloadOf(body);
  const headers: OutgoingHttpHeaders = {
    ...(as?.token === undefined ? {} : { authorization: `Bearer ${as.token}` }),
    ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': payload.length }),
    ...options.headers,
  };
  const began = performance.now();
  return new Promise((resolve) => {
    const over = (answer: Pick<Answer, 'status' | 'text' | 'headers'>): void => {
      const parsed = jsonOf(answer.text);
      const { messageKey } = (parsed ?? {}) as { messageKey?: string };
      resolve({ ...answer, body: parsed, messageKey: messageKey ?? '', ms: performance.now() - began });
    };
    const fail = (error: Error): void => over({ status: 0, text: String(error), headers: {} });
    const where = { agent, host, port, method, path: isPage ? path : API + path, headers, timeout: timeoutMs };
    try {
      const clientRequest = openRequest(
        { ...where, ...(localAddress === undefined ? {} : { localAddress }) },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', fail);
          answer.on('end', () =>
            over({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              headers: answer.headers,
            }),
          );
        },
      );
      clientRequest
        .on('error', fail)
        .on('timeout', () => clientRequest.destroy(new Error('no answer in time')))
        .end(payload);
    } catch (error) {
      fail(error as Error);
    }
  });
}

function payloadOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
