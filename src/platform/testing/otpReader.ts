/** Reads the code that was mailed to a person, as they would. */
import type { Otp, OtpPurpose } from '#platform/server/account/otp.ts';
import type { MovableClock } from '#platform/server/clock.ts';
import type { TestApp } from './app.ts';
import { queuedMails } from './mailServer.ts';
import type { Person } from './people.ts';

export type OtpReader = (person: Person) => Promise<Otp>;

const OTP_INTERVAL_MS = 61_000;
const TOO_MANY_REQUESTS = 429;

/** Advances the clock from its current time, whether it runs by itself or not. */
export function advanceClock(clock: MovableClock, ms: number): void {
  const beforeMs = clock.nowMs();
  clock.move(0);
  clock.move(beforeMs - clock.nowMs() + ms);
}

/** Codes are sent at least a minute apart; for an earlier request the clock of the server is advanced. */
export function createOtpReader(
  { app, call, securityClock }: Pick<TestApp, 'app' | 'call' | 'securityClock'>,
  purpose: OtpPurpose,
): OtpReader {
  return async (person) => {
    const requestCode = () => call('POST', '/api/v1/security/otps/generate', { as: person, body: { purpose } });
    let answer = await requestCode();
    if (answer.status === TOO_MANY_REQUESTS) {
      advanceClock(securityClock, OTP_INTERVAL_MS);
      answer = await requestCode();
    }
    if (answer.status !== 200) throw new Error(`No code was sent: ${answer.text}`);
    const { rows } = await app.pools.api.query<{ email: string }>('select "email" from "user" where "id" = $1', [
      person.id,
    ]);
    const mail = (await queuedMails(app, rows[0]?.email ?? '')).at(-1);
    return {
      code: /\n(\d{6})\n/.exec(mail?.text[0] ?? '')?.[1] ?? '',
      referCode: /รหัสอ้างอิง (\w+)/.exec(mail?.text[0] ?? '')?.[1] ?? '',
    };
  };
}
