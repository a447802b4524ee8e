/** The bank over real HTTP: its consents, its refusals, and what happens to the money when it fails. */
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { serveLocally, startTestBank, type TestBank } from '#platform/testing/bank.ts';
import type { BehaviourMode } from '#platform/testing/registries.ts';
import type { BankConfig } from '../config.ts';
import { Refusal } from '../errors.ts';
import type { Bank, Charge } from './bank.ts';
import { createBank } from './createBank.ts';

const ACCOUNT = '9876543210';
const EMPTY_ACCOUNT = '9876540000';
const HOLDER = '0105999900050';

let test: TestApp;
let demo: TestBank;
let count = 0;
beforeAll(async () => {
  demo = await startTestBank();
  test = await startTestApp({ env: demo.env });
});
afterAll(async () => {
  await test.stop();
  await demo.stop();
});
afterEach(() => demo.setBehaviour('well'));

const by = () => ({ requestId: `banked-${++count}`, username: 'test.somebody' });
const newReference = (): string => `REF-${++count}`;

async function linesOf({
  requestId,
}: {
  readonly requestId: string;
}): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await test.app.pools.api.query<Record<string, unknown>>(
    'select "partner", "name", "outcome", "http_status", "attempt", "request", "response", "create_by" from "service_log" where "message_id" = $1 order by "attempt"',
    [requestId],
  );
  return rows;
}

async function consentFor(account: string): Promise<string> {
  const { consent } = await test.app.bank.approve({ account, holderTaxId: HOLDER, reference: newReference() }, by());
  return consent;
}

async function newCharge(more: Partial<Charge> = {}): Promise<Charge> {
  return {
    consent: more.consent ?? (await consentFor(ACCOUNT)),
    reference: newReference(),
    ref1: '6900000123',
    ref2: '6912058',
    amount: decimal('2000'),
    ...more,
  };
}

async function refusalOf(question: Promise<unknown>): Promise<Refusal> {
  const answer = await question.catch((error: unknown) => error);
  if (answer instanceof Refusal) return answer;
  throw new Error(`not refused: ${JSON.stringify(answer)}`);
}

describe('the configured biller', () => {
  it('has the configured values', () => {
    expect(test.app.config.biller).toEqual({
      id: '099400099901101',
      name: ['กรมประมง (สาธิต)', 'Department of Fisheries (demonstration)'],
    });
  });
});

describe('a consent to collect fees from an account', () => {
  it('is given, and the log contains neither the account nor the consent', async () => {
    const who = by();
    const { consent } = await test.app.bank.approve(
      { account: ACCOUNT, holderTaxId: HOLDER, reference: 'REF-consent' },
      who,
    );
    const lines = await linesOf(who);
    expect(lines).toEqual([
      {
        partner: 'bank',
        name: 'approve',
        outcome: 'success',
        http_status: 200,
        attempt: 1,
        create_by: 'test.somebody',
        request: { account: 'xxxxxx3210', holderTaxId: HOLDER, reference: 'REF-consent' },
        response: { approved: true },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(consent);
    expect(JSON.stringify(lines)).not.toContain(demo.secret);
  });

  it('is the same for the same reference', async () => {
    const approval = { account: ACCOUNT, holderTaxId: HOLDER, reference: newReference() };
    expect(await test.app.bank.approve(approval, by())).toEqual(await test.app.bank.approve(approval, by()));
  });

  it('is given once if the connection broke after the bank had given it', async () => {
    demo.setBehaviour('stumbling');
    const consent = await consentFor(ACCOUNT);
    expect(await test.app.bank.charge(await newCharge({ consent }), by())).toMatchObject({ outcome: 'paid' });
  });
});

describe('a charge', () => {
  it('is paid exactly, and logged without the consent', async () => {
    const who = by();
    const charge = await newCharge({ amount: decimal('0.1').plus(decimal('0.2')) });
    const charged = await test.app.bank.charge(charge, who);
    expect(charged).toEqual({
      outcome: 'paid',
      transactionId: expect.stringMatching(/^\d{18}$/u) as unknown,
      paidAt: expect.stringMatching(/\+07:00$/u) as unknown,
    });
    const lines = await linesOf(who);
    expect(lines).toMatchObject([
      {
        name: 'charge',
        outcome: 'success',
        request: { amount: '0.30', ref1: '6900000123', ref2: '6912058', reference: charge.reference },
        response: { ...charged },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(charge.consent);
  });

  it('is refused if there is not enough money', async () => {
    const before = demo.chargeCount();
    expect(
      await test.app.bank.charge(await newCharge({ consent: await consentFor(EMPTY_ACCOUNT) }), by()),
    ).toMatchObject({ outcome: 'refused', code: 'INSUFFICIENT_FUNDS' });
    expect(demo.chargeCount()).toBe(before);
  });

  it('is refused without consent', async () => {
    expect(await test.app.bank.charge(await newCharge({ consent: 'CONSENT-unknown' }), by())).toMatchObject({
      outcome: 'refused',
      code: 'UNKNOWN_CONSENT',
    });
  });

  it('is made once for one reference, however often it is requested', async () => {
    const charge = await newCharge();
    const before = demo.chargeCount();
    const first = await test.app.bank.charge(charge, by());
    expect(await Promise.all([test.app.bank.charge(charge, by()), test.app.bank.charge(charge, by())])).toEqual([
      first,
      first,
    ]);
    expect(demo.chargeCount() - before).toBe(1);
  });

  it('with another amount under the same reference is refused', async () => {
    const charge = await newCharge();
    await test.app.bank.charge(charge, by());
    expect(await refusalOf(test.app.bank.charge({ ...charge, amount: decimal('1') }, by()))).toMatchObject({
      status: 503,
      ref: { messageKey: 'bankFailed', data: { code: 'HTTP 409' } },
    });
  });

  it('is made once if the connection broke after the bank had made it', async () => {
    const charge = await newCharge();
    const before = demo.chargeCount();
    demo.setBehaviour('stumbling');
    const who = by();
    expect(await test.app.bank.charge(charge, who)).toMatchObject({ outcome: 'paid' });
    expect(demo.chargeCount() - before).toBe(1);
    expect(await linesOf(who)).toMatchObject([
      { outcome: 'failure', http_status: null, attempt: 1 },
      { outcome: 'success', http_status: 200, attempt: 2 },
    ]);
  });

  it('that the bank made without answering is found by its reference', async () => {
    const charge = await newCharge();
    const before = demo.chargeCount();
    demo.setBehaviour('silent');
    const who = by();
    expect(await refusalOf(bankWith(demo, 100).charge(charge, who))).toMatchObject({
      status: 503,
      ref: { messageKey: 'bankNoResponse' },
    });
    expect(await linesOf(who)).toMatchObject([
      { outcome: 'failure', attempt: 1, response: { problem: 'no answer within 100 ms' } },
    ]);
    demo.setBehaviour('well');
    expect(await test.app.bank.charge(charge, by())).toMatchObject({ outcome: 'paid' });
    expect(demo.chargeCount() - before).toBe(1);
  });
});

const bankCalls: Readonly<
  Record<'approve' | 'charge', (bank: Bank, who: { requestId: string; username: string }) => Promise<unknown>>
> = {
  approve: async (bank, who) => bank.approve({ account: ACCOUNT, holderTaxId: HOLDER, reference: newReference() }, who),
  charge: async (bank, who) =>
    bank.charge({ consent: 'CONSENT-any', reference: newReference(), ref1: '1', ref2: '', amount: decimal('1') }, who),
};

describe.each(['approve', 'charge'] as const)('a failing bank, for the call %s,', (service) => {
  it.each<[BehaviourMode, string, number, object]>([
    ['down', 'bankNoResponse', 2, {}],
    ['failing', 'bankFailed', 1, { data: { code: 'HTTP 500' } }],
    ['nonsense', 'bankFailed', 1, { data: { code: 'FORMAT' } }],
  ])('gives 503 when it is %s: %s', async (mode, messageKey, attempts, more) => {
    demo.setBehaviour(mode);
    const who = by();
    const before = demo.callCount();
    expect(await refusalOf(bankCalls[service](test.app.bank, who))).toMatchObject({
      status: 503,
      ref: { messageKey, ...more },
    });
    expect(demo.callCount() - before).toBe(attempts);
    expect((await linesOf(who)).map(({ outcome, attempt }) => [outcome, attempt])).toEqual(
      Array.from({ length: attempts }, (_, index) => ['failure', index + 1]),
    );
  });

  it('is not called again when it does not answer in time', async () => {
    demo.setBehaviour('silent');
    const before = demo.callCount();
    expect(await refusalOf(bankCalls[service](bankWith(demo, 100), by()))).toMatchObject({
      status: 503,
      ref: { messageKey: 'bankNoResponse' },
    });
    expect(demo.callCount() - before).toBe(1);
  });

  it('counts as not answering if no address is configured', async () => {
    const who = by();
    expect(await refusalOf(bankCalls[service](bankWith({}), who))).toMatchObject({
      status: 503,
      ref: { messageKey: 'bankNoResponse' },
    });
    expect(await linesOf(who)).toMatchObject([{ outcome: 'failure', response: { problem: 'no address is set' } }]);
  });

  it.each([{ apiKey: 'another-key' }, { secret: 'another-secret-of-ours' }])('refuses us with %j', async (other) => {
    expect(await refusalOf(bankCalls[service](bankWith({ ...demo, ...other }), by()))).toMatchObject({
      status: 503,
      ref: { messageKey: 'bankFailed', data: { code: 'HTTP 401' } },
    });
  });
});

describe('an answer that breaks the agreement', () => {
  const paid = {
    outcome: 'paid',
    reference: 'REF-1',
    amount: '1.00',
    transactionId: 'T1',
    paidAt: '2026-11-16T10:00:00+07:00',
  };

  it.each<[string, object]>([
    ['about another charge', { ...paid, reference: 'REF-2' }],
    ['about another amount', { ...paid, amount: '10.00' }],
    ['without a transaction', { ...paid, transactionId: '' }],
    ['without a moment', { ...paid, paidAt: 'today' }],
    ['a refusal without a code', { outcome: 'refused', reference: 'REF-1', reason: 'x' }],
    ['of another kind', { ...paid, outcome: 'pending' }],
  ])('is refused: %s', async (_, body) => {
    expect(await refusalOf(answered(body))).toMatchObject({
      status: 503,
      ref: { messageKey: 'bankFailed', data: { code: 'FORMAT' } },
    });
  });

  it('may contain unknown fields, which are dropped', async () => {
    expect(await answered({ ...paid, later: true })).toEqual({
      outcome: 'paid',
      transactionId: 'T1',
      paidAt: '2026-11-16T10:00:00+07:00',
    });
  });
});

function bankWith({ url, apiKey, secret }: BankConfig, timeoutMs?: number): Bank {
  const { pools, clock, log } = test.app;
  return createBank({
    config: {
      ...(url === undefined ? {} : { url }),
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(secret === undefined ? {} : { secret }),
    },
    db: pools.api,
    clock,
    log,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

/** Returns our result for an answer that the simulator would not give. */
async function answered(body: object): Promise<unknown> {
  const { base, stop } = await serveLocally(
    createServer((_request, response) => void response.writeHead(200).end(JSON.stringify(body))),
  );
  try {
    return await bankWith({ url: `${base}/`, apiKey: 'k', secret: 's' }).charge(
      { consent: 'CONSENT-1', reference: 'REF-1', ref1: '1', ref2: '', amount: decimal('1') },
      by(),
    );
  } finally {
    await stop();
  }
}
