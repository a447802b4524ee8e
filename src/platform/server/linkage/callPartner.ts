/** One request to a partner over HTTP: with a time limit, retried if the network failed, and every attempt logged. */
import type { MessageRef } from '#language/message.ts';
import type { z } from 'zod';
import { Refusal } from '../errors.ts';
import type { PartnerCaller } from './registries.ts';
import type { ServiceLogEntry } from './writeServiceLog.ts';

export interface Partner {
  /** Its name in the log. */
  readonly name: string;
  /**
   * Messages for the user who waits, with what to do meanwhile: the partner does not answer, or answered with an error.
   */
  readonly noResponse: MessageRef;
  readonly failed: (code: string) => MessageRef;
}

export interface PartnerCall<Answer> {
  readonly partner: Partner;
  readonly name: string;
  readonly url: string | undefined;
  readonly method: 'GET' | 'POST';
  /** Query parameters of the address. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  /** Fields of the body that are logged in another form. */
  readonly loggedBody?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Further headers, computed from the very text that is sent, for each attempt. */
  readonly sign?: (text: string) => Readonly<Record<string, string>>;
  readonly answer: z.ZodType<Answer>;
  /** The part of the answer that is logged: enough to see later what was answered, and no more. */
  readonly summary: (answer: Answer) => Readonly<Record<string, unknown>>;
  readonly caller: PartnerCaller;
}

export interface PartnerConnection {
  readonly timeoutMs: number;
  readonly nowMs: () => number;
  readonly writeLog: (line: ServiceLogEntry & PartnerCaller) => Promise<void>;
}

/** A registry answers within a moment, and a person waits in front of the screen. */
export const PARTNER_TIMEOUT_MS = 5000;
const ATTEMPTS = 2;
const MAX_ANSWER_BYTES = 1024 * 1024;
const BAD_FORMAT = 'FORMAT';

type CallOutcome<Answer> =
  | { readonly kind: 'answered'; readonly status: number; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  | { readonly kind: 'silent'; readonly reason: string; readonly isRetryable: boolean };

export async function callPartner<Answer>(call: PartnerCall<Answer>, connection: PartnerConnection): Promise<Answer> {
  const { partner } = call;
  for (let attempt = 1; ; attempt++) {
    const startedMs = connection.nowMs();
    const outcome = await sendOnce(call, connection.timeoutMs);
    await connection.writeLog({
      ...call.caller,
      partner: partner.name,
      name: call.name,
      outcome: outcome.kind === 'answered' ? 'success' : 'failure',
      httpStatus: outcome.kind === 'silent' ? undefined : outcome.status,
      durationMs: Math.max(0, connection.nowMs() - startedMs),
      attempt,
      request: { ...call.query, ...call.body, ...call.loggedBody },
      response:
        outcome.kind === 'answered'
          ? call.summary(outcome.answer)
          : { problem: outcome.kind === 'silent' ? outcome.reason : outcome.code },
    });
    if (outcome.kind === 'answered') return outcome.answer;
    if (outcome.kind === 'refused') throw new Refusal(503, partner.failed(outcome.code));
    if (!outcome.isRetryable || attempt === ATTEMPTS) throw new Refusal(503, partner.noResponse);
  }
}

async function sendOnce<Answer>(
  { url, method, query = {}, body, headers, sign, answer }: PartnerCall<Answer>,
  timeoutMs: number,
): Promise<CallOutcome<Answer>> {
  if (url === undefined) return { kind: 'silent', reason: 'no address is set', isRetryable: false };
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  try {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(sent === undefined ? {} : { 'content-type': 'application/json', ...sign?.(sent) }),
      },
      ...(sent === undefined ? {} : { body: sent }),
      // The keys are for that address only.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(response);
    if (response.status !== 200) return { kind: 'refused', status: response.status, code: `HTTP ${response.status}` };
    const parsed = answer.safeParse(parseJson(text));
    return parsed.success
      ? { kind: 'answered', status: 200, answer: parsed.data }
      : { kind: 'refused', status: 200, code: BAD_FORMAT };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    // A partner that was too slow once is not tried again.
    return {
      kind: 'silent',
      reason: isLate ? `no answer within ${timeoutMs} ms` : causeOf(error),
      isRetryable: !isLate,
    };
  }
}

/**
 * Limits the size, so that a partner cannot fill our memory. Returns undefined if there is more than any real answer
 * has.
 */
async function readText({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (body === null) return '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** `ECONNREFUSED` is more informative than "fetch failed". */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' ? cause.code : 'network';
}
