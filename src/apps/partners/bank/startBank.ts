/**
 * The bank of the demonstration: it answers over HTTP on this machine as a real one does, and can be switched to fail.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BankConfig, Biller } from '#platform/server/config.ts';
import { findSignatureProblem } from '#platform/server/linkage/bankSignature.ts';
import { API_KEY_HEADER, APPROVE_PATH, CHARGE_PATH } from '#platform/server/linkage/createBank.ts';
import type { BehaviourMode } from '../behaviourModes.ts';
import { newKey, sendJson, serveLocally } from '../serveLocally.ts';
import { createCounter, type Counter } from './counter.ts';
import { createDirectLink, transactionIds, type BankAnswer, type TransactionSource } from './directLink.ts';

/** An agency that does not exist: its number satisfies the check digit. */
export const DEMO_BILLER: Biller = {
  id: '099400099901101',
  name: ['กรมประมง (สาธิต)', 'Department of Fisheries (demonstration)'],
};

export interface DemoBank extends Required<Omit<BankConfig, 'page'>> {
  readonly biller: Biller;
  readonly counter: Counter;
  readonly behaviour: () => BehaviourMode;
  /**
   * In the modes `stumbling` and `silent` the bank executes the order but does not answer, because this happens with
   * real banks too.
   */
  readonly setBehaviour: (mood: BehaviourMode) => void;
  /** How many calls about accounts it received. */
  readonly callCount: () => number;
  /** How often it charged an account. */
  readonly chargeCount: () => number;
  readonly stop: () => Promise<void>;
}

export interface BankOptions extends Pick<BankConfig, 'apiKey' | 'secret'> {
  readonly biller?: Biller;
  readonly nowMs?: () => number;
}

/** Keys that are given are required of callers; otherwise new ones are generated. */
export async function startBank({
  apiKey = newKey(),
  secret = newKey(),
  biller = DEMO_BILLER,
  nowMs = Date.now,
}: BankOptions = {}): Promise<DemoBank> {
  const clerk: TransactionSource = { nowMs, newTransactionId: transactionIds(nowMs) };
  const link = createDirectLink(clerk);
  let behaviour: BehaviourMode = 'well';
  let callCount = 0;
  const server = createServer((request, response) => void serve(request, response).catch(() => request.destroy()));
  const { base, stop } = await serveLocally(server);
  return {
    url: base,
    apiKey,
    secret,
    biller,
    counter: createCounter({ secret, ...clerk }),
    behaviour: () => behaviour,
    setBehaviour: (mode) => void (behaviour = mode),
    callCount: () => callCount,
    chargeCount: link.chargeCount,
    stop,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const service = request.method === 'POST' ? SERVICES[request.url ?? ''] : undefined;
    if (service === undefined) {
      sendJson(response, 404, { error: 'NO_SUCH_SERVICE' });
      return;
    }
    callCount += 1;
    const now = behaviour;
    if (now === 'stumbling') behaviour = 'well';
    if (now === 'down') request.destroy();
    else if (now === 'failing') sendJson(response, 500, { error: 'INTERNAL' });
    else if (now === 'nonsense')
      sendJson(response, 200, { outcome: 'perhaps', consent: 12, note: 'ไม่ใช่ข้อมูลที่ตกลงกันไว้' });
    else {
      const body = await text(request);
      const answer = isAuthorised(request, body) ? link[service](jsonOf(body)) : UNKNOWN_CLIENT;
      // The request was read to its end, so only the connection can be broken.
      if (now === 'stumbling') request.socket.destroy();
      else if (now === 'well') sendJson(response, answer.status, answer.body);
    }
  }

  function isAuthorised({ headers }: IncomingMessage, body: string): boolean {
    return (
      headers[API_KEY_HEADER] === apiKey &&
      findSignatureProblem({ headers, body, secret, nowMs: nowMs() }) === undefined
    );
  }
}

const SERVICES: Readonly<Record<string, 'approve' | 'charge'>> = { [APPROVE_PATH]: 'approve', [CHARGE_PATH]: 'charge' };
const UNKNOWN_CLIENT: BankAnswer = { status: 401, body: { error: 'UNKNOWN_CLIENT' } };

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
