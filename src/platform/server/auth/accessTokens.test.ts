import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { ACCESS_TOKEN_MS, createAccessTokens } from './accessTokens.ts';

const SESSION = '01890a5d-ac96-774b-bcce-b302099a8057';
const secret = 's'.repeat(40);
const key = new TextEncoder().encode(secret);
const open = () => {
  const clock = createClock();
  return { clock, tokens: createAccessTokens({ secret, clock }) };
};
const signed = (payload: Record<string, unknown>, alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg }).setIssuedAt().setExpirationTime('1h').sign(key);

describe('an access token', () => {
  it('identifies its session for thirty minutes of the security clock', async () => {
    const { clock, tokens } = open();
    const { text } = await tokens.sign(SESSION);
    expect(await tokens.verify(text)).toMatchObject({ sessionId: SESSION });
    clock.move(ACCESS_TOKEN_MS - 2000);
    expect(await tokens.verify(text)).toMatchObject({ sessionId: SESSION });
    clock.move(ACCESS_TOKEN_MS);
    expect(await tokens.verify(text)).toBeUndefined();
  });

  it('contains nothing but its session and its times', async () => {
    const { tokens } = open();
    const { text } = await tokens.sign(SESSION);
    const payload = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(Object.keys(payload).toSorted()).toEqual(['exp', 'iat', 'sid']);
  });

  it('is refused with any one character changed', async () => {
    const { tokens } = open();
    const { text } = await tokens.sign(SESSION);
    for (const at of [3, text.indexOf('.') + 4, text.lastIndexOf('.') + 4]) {
      const other = text[at] === 'A' ? 'B' : 'A';
      expect(await tokens.verify(text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
    }
  });

  it('is refused when it was signed with another secret', async () => {
    const { tokens, clock } = open();
    const { text } = await createAccessTokens({ secret: 'o'.repeat(40), clock }).sign(SESSION);
    expect(await tokens.verify(text)).toBeUndefined();
  });

  it.each([
    ['signed with another algorithm', () => signed({ sid: SESSION }, 'HS384')],
    [
      'not signed at all',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sid":"${SESSION}","iat":1,"exp":99999999999}`).toString('base64url')}.`,
    ],
    ['without a session', () => signed({})],
    ['with a session that is no id', () => signed({ sid: 'x' })],
    [
      'that never ends',
      () => new SignJWT({ sid: SESSION }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().sign(key),
    ],
    ['that is no token', async () => 'token'],
    ['that is empty', async () => ''],
    ['that is a megabyte', async () => 'x'.repeat(1_000_000)],
  ])('is refused if it is a token %s', async (_, make) => {
    expect(await open().tokens.verify(await make())).toBeUndefined();
  });
});
