/** The code by mail: to whom it is sent, what it is valid for, and for how long. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOf } from '#language/choice.ts';
import { otpPurpose } from '#platform/model/choices.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import type { Person } from '#platform/testing/people.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import { waitForBlockedCall } from '#platform/testing/waitForBlockedCall.ts';
import type { Actor } from '../access/actor/actor.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../errors.ts';
import { MAX_WRONG_ATTEMPTS, requireOtp, type Otp, type OtpPurpose } from './otp.ts';
import { OTPS_PER_HOUR } from './generateOtp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ securityClock: createStoppedClock() });
});
afterAll(() => test.stop());

const MINUTE_MS = 60_000;
let personCount = 0;

interface Reader extends Person {
  readonly email: string;
  readonly actor: Actor;
}

async function reader(): Promise<Reader> {
  personCount += 1;
  const email = `reader${personCount}@example.com`;
  const person = await test.person({ roles: [], email });
  return { ...person, email, actor: { ...(await test.app.sessions.findActor(person.token)) } as Actor };
}

const generate = (as: Person, purpose: unknown = 'email') =>
  test.call('POST', '/api/v1/security/otps/generate', { as, body: { purpose } });

/** Reads the code from the latest mail to the person. */
async function codeOf({ email }: Reader): Promise<Otp> {
  const mail = (await queuedMails(test.app, email)).at(-1);
  return {
    code: /\n(\d{6})\n/.exec(mail?.text[0] ?? '')?.[1] ?? '',
    referCode: /รหัสอ้างอิง (\w+)/.exec(mail?.text[0] ?? '')?.[1] ?? '',
  };
}

async function sent(as: Reader, purpose: OtpPurpose = 'email'): Promise<Otp> {
  expect((await generate(as, purpose)).status).toBe(200);
  return codeOf(as);
}

const wrong = ({ referCode, code }: Otp, by = 1): Otp => ({
  referCode,
  code: String((Number(code) + by) % 1_000_000).padStart(6, '0'),
});

/** Returns the message of a call that requires a code; `undefined` if the code was accepted. */
async function checkCode(
  { actor }: Reader,
  otp: Otp | null | undefined,
  { purpose = 'email', isTrial = false }: { purpose?: OtpPurpose; isTrial?: boolean } = {},
): Promise<string | undefined> {
  try {
    await inTransaction(test.app.pools.api, { isDryRun: isTrial }, (db) =>
      requireOtp(test.app, db, {
        actor,
        purpose,
        otp,
        nowMs: test.securityClock.nowMs(),
        origin: { ip: '203.0.113.9', userAgent: 'test', requestId: 'r' },
      }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422 || error.fields[0]?.path !== 'otp') throw error;
    return error.ref.messageKey;
  }
}

describe('requesting a code', () => {
  it('sends six digits to the e-mail of the account, and returns a reference that identifies the mail', async () => {
    const person = await reader();
    const answer = await generate(person);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        referCode: expect.stringMatching(/^[A-Z]{5}$/) as string,
        resendAfterSeconds: 60,
        email: `re***@example.com`,
        expireDate: expect.stringMatching(/\+07:00$/) as string,
      },
    });
    expect(Object.keys(answer.body as object).toSorted()).toEqual([
      'email',
      'expireDate',
      'referCode',
      'resendAfterSeconds',
    ]);
    const [mail] = await queuedMails(test.app, person.email);
    expect(mail?.text[0]).toContain((answer.body as { referCode: string }).referCode);
    expect(mail?.text[1]).toMatch(/\n\d{6}\n/);
    expect(mail?.goodUntilMs).toBeGreaterThan(Date.now());
  });

  it('requires a session and accepts only a purpose', async () => {
    expect((await test.call('POST', '/api/v1/security/otps/generate', { body: { purpose: 'email' } })).status).toBe(
      401,
    );
    const person = await reader();
    expect(await generate(person, 'anything')).toMatchObject({ status: 400, body: { fields: [{ path: 'purpose' }] } });
    expect(
      await test.call('POST', '/api/v1/security/otps/generate', {
        as: person,
        body: { purpose: 'email', email: 'other@example.com' },
      }),
    ).toMatchObject({ status: 400, body: { messageKey: 'unknownField', data: { name: 'email' } } });
  });

  it('is refused if there is no e-mail to send it to', async () => {
    const person = await test.person({ roles: [] });
    expect(await generate(person)).toMatchObject({ status: 422, body: { messageKey: 'ownEmailNotFound' } });
  });

  it('again requires a minute’s wait, reports how long, and invalidates the earlier code', async () => {
    const person = await reader();
    const first = await sent(person);
    expect(await generate(person)).toMatchObject({
      status: 429,
      body: { messageKey: 'tooManyRequests' },
      headers: { 'retry-after': '60' },
    });
    // A code for another purpose is independent.
    expect((await generate(person, 'certificate')).status).toBe(200);
    await test.app.pools.api.query(
      `update "otp" set "create_date" = "create_date" - interval '1 minute' where "user_id" = $1`,
      [person.id],
    );
    const second = await sent(person);
    expect(second.referCode).not.toBe(first.referCode);
    expect(await checkCode(person, first)).toBe('otpExpired');
    expect(await checkCode(person, second)).toBeUndefined();
  });

  it('by two calls at once sends one', async () => {
    const person = await reader();
    const answers = await Promise.all([generate(person), generate(person), generate(person)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429', '429']);
    expect(await queuedMails(test.app, person.email)).toHaveLength(1);
  });

  it(`more than ${OTPS_PER_HOUR} times in an hour waits for the hour to pass`, async () => {
    const person = await reader();
    for (let n = 0; n < OTPS_PER_HOUR; n++) {
      await sent(person);
      await test.app.pools.api.query(
        `update "otp" set "create_date" = "create_date" - interval '1 minute' where "user_id" = $1`,
        [person.id],
      );
    }
    const answer = await generate(person);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
  });

  it('is logged with the address of the caller, and the code is stored nowhere', async () => {
    const person = await reader();
    const { code } = await sent(person);
    const { rows } = await test.app.pools.api.query<{ text: string }>(
      `select o::text as "text" from "otp" o where o."user_id" = $1 union all select e::text from "security_event" e
        where e."user_id" = $1 union all select j."payload"::text from graphile_worker._private_jobs j`,
      [person.id],
    );
    expect(rows.some(({ text }) => text.includes('codeSent') && text.includes('127.0.0.1'))).toBe(true);
    for (const { text } of rows)
      expect(text.replaceAll(/[0-9a-f-]{32,}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*|[\w.-]{60,}/g, '')).not.toContain(
        code,
      );
  });
});

describe('a code', () => {
  it.each(codesOf(otpPurpose))('for %s is valid for that purpose, once', async (purpose) => {
    const person = await reader();
    const otp = await sent(person, purpose);
    expect(await checkCode(person, otp, { purpose })).toBeUndefined();
    expect(await checkCode(person, otp, { purpose })).toBe('otpUsed');
  });

  it('that is missing is reported as missing', async () => {
    const person = await reader();
    expect([await checkCode(person, undefined), await checkCode(person, null)]).toEqual(['otpMissing', 'otpMissing']);
  });

  it('is accepted with Thai digits, surrounding spaces and small letters', async () => {
    const person = await reader();
    const { code, referCode } = await sent(person);
    expect(
      await checkCode(person, {
        code: ` ${code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)))} `,
        referCode: referCode.toLowerCase(),
      }),
    ).toBeUndefined();
  });

  it('is bound to its user, purpose and reference code', async () => {
    const [person, other] = [await reader(), await reader()];
    const otp = await sent(person);
    expect([
      await checkCode(other, otp),
      await checkCode(person, otp, { purpose: 'certificate' }),
      await checkCode(person, { ...otp, referCode: 'XXXXX' }),
    ]).toEqual(['otpWrong', 'otpWrong', 'otpWrong']);
    expect(await checkCode(person, otp)).toBeUndefined();
  });

  it('is valid for five minutes', async () => {
    const person = await reader();
    const otp = await sent(person);
    try {
      test.securityClock.move(5 * MINUTE_MS - 2000);
      expect(await checkCode(person, otp, { isTrial: true })).toBeUndefined();
      test.securityClock.move(5 * MINUTE_MS + 1000);
      expect(await checkCode(person, otp)).toBe('otpExpired');
    } finally {
      test.securityClock.move(0);
    }
  });

  it(`is dead after ${MAX_WRONG_ATTEMPTS} wrong attempts, even if the right one follows, and although each was rolled back`, async () => {
    const person = await reader();
    const otp = await sent(person);
    for (let n = 1; n <= MAX_WRONG_ATTEMPTS; n++) expect(await checkCode(person, wrong(otp, n))).toBe('otpWrong');
    expect(await checkCode(person, otp)).toBe('otpExpired');
  });

  it('is neither used nor counted as an attempt if it was right and the transaction is rolled back', async () => {
    const person = await reader();
    const otp = await sent(person);
    for (let n = 0; n <= MAX_WRONG_ATTEMPTS; n++)
      expect(await checkCode(person, otp, { isTrial: true })).toBeUndefined();
    expect(await checkCode(person, otp)).toBeUndefined();
  });

  it('cannot be guessed by parallel calls: of fifty at once five are checked', async () => {
    const person = await reader();
    const otp = await sent(person);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => checkCode(person, wrong(otp, n + 1))));
    expect(answers.filter((answer) => answer === 'otpWrong')).toHaveLength(MAX_WRONG_ATTEMPTS);
    expect(answers.filter((answer) => answer === 'otpExpired')).toHaveLength(50 - MAX_WRONG_ATTEMPTS);
    expect(await checkCode(person, otp)).toBe('otpExpired');
  });

  it('used by two calls at once is accepted in one of them', async () => {
    const person = await reader();
    const otp = await sent(person);
    const answers = await Promise.all([checkCode(person, otp), checkCode(person, otp)]);
    expect(answers.map(String).toSorted()).toEqual(['otpUsed', 'undefined']);
  });

  it('used by another call during the check is reported as used, not expired', async () => {
    const person = await reader();
    const otp = await sent(person);
    const other = await test.app.pools.api.connect();
    try {
      await other.query('begin');
      await other.query('update "otp" set "used_date" = now() where "user_id" = $1', [person.id]);
      const answer = checkCode(person, otp);
      await waitForBlockedCall(test);
      await other.query('commit');
      expect(await answer).toBe('otpUsed');
    } finally {
      other.release(true);
    }
  });

  it('leaves an event for each attempt with its outcome', async () => {
    const person = await reader();
    const otp = await sent(person);
    await checkCode(person, wrong(otp));
    await checkCode(person, otp);
    const { rows } = await test.app.pools.api.query(
      'select "outcome", "reason", "ip_address" as "ip" from "security_event" where "user_id" = $1 and "action" = $2 order by "id"',
      [person.id, 'codeChecked'],
    );
    expect(rows).toEqual([
      { outcome: 'failure', reason: 'email otpWrong', ip: '203.0.113.9' },
      { outcome: 'success', reason: 'email', ip: '203.0.113.9' },
    ]);
  });
});
