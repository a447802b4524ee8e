/**
 * Every error that section 8 of the specification names for signing in and passwords: its text, its status, and the
 * test that covers it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sharedMessages } from '#language/sharedMessages.ts';
import { accountMessages } from '#platform/model/account/accountMessages.ts';

const messages: Readonly<Record<string, { readonly th: string; readonly en: string }>> = {
  ...sharedMessages,
  ...accountMessages,
};

const SIGN_IN = '../auth/signIn.api.test.ts';
const SESSIONS = '../auth/sessionEnds.api.test.ts';
const CHANGE = './changePassword.api.test.ts';
const FORGOT = './forgotPassword.api.test.ts';
const THE_CODE = 'checks the code last, and distinguishes a missing, wrong, used and expired one';

/** The end of a session by another one is sent over the socket; calls are answered 401 from then on. */
const errors: readonly (readonly [messageKey: string, status: number | undefined, file: string, title: string])[] = [
  ['invalidCredentials', 401, SIGN_IN, 'is refused for %s as it is for a wrong password'],
  ['accountUnusable', 403, SIGN_IN, 'reports that an account is %s only to a caller who knows its password'],
  [
    'otherSession',
    undefined,
    SESSIONS,
    'leaves the first session five seconds to save what was typed, in every process, and then ends it',
  ],
  [
    'wrongCurrentPassword',
    422,
    CHANGE,
    'with a wrong current one costs one argon2, reports the error at its field and logs it',
  ],
  ['otpMissing', 422, CHANGE, THE_CODE],
  ['otpWrong', 422, CHANGE, THE_CODE],
  ['otpExpired', 422, CHANGE, THE_CODE],
  ['otpUsed', 422, CHANGE, THE_CODE],
  ['forgotCodeNotFound', 404, FORGOT, 'with an unknown key (%j) is not found, and costs no argon2'],
  ['forgotCodeUsed', 409, FORGOT, 'that was used is reported as used, both when read and when used again'],
  ['forgotCodeExpired', 422, FORGOT, 'expires after an hour'],
  [
    'emailNotFound',
    422,
    FORGOT,
    'gets the reason if it cannot be sent: no e-mail, an account that may not be used, an unknown id',
  ],
];

describe('an error of the catalogue', () => {
  it.each(errors)('%s has a text in both languages and a test that covers it', (messageKey, status, file, title) => {
    const { th, en } = messages[messageKey] ?? { th: '', en: '' };
    expect(th).toMatch(/[ก-๛]/);
    expect(en).toMatch(/^[A-Z].*\.$/s);
    const body = testNamed(file, title);
    expect(body).toContain(messageKey);
    if (status !== undefined) expect(body).toContain(String(status));
  });
});

/** Returns the source of the test from its title to the start of the next test. */
function testNamed(file: string, title: string): string {
  const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  const begins = text.indexOf(`'${title}'`);
  expect(begins, `${file} has a test “${title}”`).toBeGreaterThan(-1);
  const rest = text.slice(begins);
  return rest.slice(0, /\n {2}it[.(]|\n\}\);/.exec(rest)?.index);
}
