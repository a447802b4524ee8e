/** Every error the specification names for coming in and for passwords (section 8): its words, its status, and the test that meets it. */
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
const THE_CODE = 'asks for the code last, and tells a missing, wrong, used and expired one apart';

/** A session that is ended from elsewhere is told over the socket, and answered 401 from then on. */
const errors: readonly (readonly [messageKey: string, status: number | undefined, file: string, title: string])[] = [
  ['invalidCredentials', 401, SIGN_IN, 'is refused for %s as it is for a wrong password'],
  ['accountUnusable', 403, SIGN_IN, 'tells an account that is %s only to who knows its password'],
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
    'with a wrong current one costs one argon2, is said at its field and written down',
  ],
  ['otpMissing', 422, CHANGE, THE_CODE],
  ['otpWrong', 422, CHANGE, THE_CODE],
  ['otpExpired', 422, CHANGE, THE_CODE],
  ['otpUsed', 422, CHANGE, THE_CODE],
  ['forgotCodeNotFound', 404, FORGOT, 'that is none (%j) is not found, and costs no argon2'],
  ['forgotCodeUsed', 409, FORGOT, 'that was used says so, to who looks and to who tries'],
  ['forgotCodeExpired', 422, FORGOT, 'has run out after an hour'],
  [
    'emailNotFound',
    422,
    FORGOT,
    'is told what stands in the way: no e-mail, an account that may not be used, nobody of that id',
  ],
];

describe('an error of the catalogue', () => {
  it.each(errors)('%s has its words in both languages, and a test that meets it', (messageKey, status, file, title) => {
    const { th, en } = messages[messageKey] ?? { th: '', en: '' };
    expect(th).toMatch(/[ก-๛]/);
    expect(en).toMatch(/^[A-Z].*\.$/s);
    const body = testNamed(file, title);
    expect(body).toContain(messageKey);
    if (status !== undefined) expect(body).toContain(String(status));
  });
});

/** From its title to where the next one begins. */
function testNamed(file: string, title: string): string {
  const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  const begins = text.indexOf(`'${title}'`);
  expect(begins, `${file} has a test “${title}”`).toBeGreaterThan(-1);
  const rest = text.slice(begins);
  return rest.slice(0, /\n {2}it[.(]|\n\}\);/.exec(rest)?.index);
}
