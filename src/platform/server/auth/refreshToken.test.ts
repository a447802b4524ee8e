import { describe, expect, it } from 'vitest';
import { findRefreshToken, isSameHash, makeRefreshToken } from './refreshToken.ts';

const SESSION = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('a refresh token', () => {
  it('is recognised by its hash, which does not contain it', () => {
    const created = makeRefreshToken(SESSION);
    const found = findRefreshToken(created.text);
    expect(found?.sessionId).toBe(SESSION);
    expect(isSameHash(created.hash, found?.hash ?? Buffer.alloc(0))).toBe(true);
    expect(created.text).not.toContain(created.hash.toString('base64url'));
  });

  it('is different every time', () => {
    expect(isSameHash(makeRefreshToken(SESSION).hash, makeRefreshToken(SESSION).hash)).toBe(false);
  });

  it.each([
    '',
    'x',
    `${SESSION}.`,
    `${SESSION}.short`,
    `x.${'A'.repeat(43)}`,
    `${SESSION}.${'A'.repeat(43)}.x`,
    `${SESSION}.${'A'.repeat(500)}`,
  ])('is not recognised in %j', (text) => {
    expect(findRefreshToken(text)).toBeUndefined();
  });
});
