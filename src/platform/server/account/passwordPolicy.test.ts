import { describe, expect, it } from 'vitest';
import { findCommonPasswordProblem } from './passwordPolicy.ts';

describe('a common password', () => {
  it.each([
    '1234567890',
    'qwertyuiop',
    'Password123',
    'PASSWORD2569!',
    'dragon 123456 !!',
    'letmein!!!!!!!',
    'ｐａｓｓｗｏｒｄ１２３',
  ])('such as %s is recognised, in any case and with any appendix', async (password) => {
    expect(await findCommonPasswordProblem(password)).toEqual({ messageKey: 'passwordTooCommon' });
  });

  it.each(['dragonmonkey', 'Sunshine123456', 'iloveyouiloveyou'])(
    'is also two common ones in a row, such as %s',
    async (password) => {
      expect(await findCommonPasswordProblem(password)).toEqual({ messageKey: 'passwordTooCommon' });
    },
  );

  it.each(['ข้าวเหนียวมะม่วง', 'dragon tower river', 'x9!kdoe-2kd02', '8263-1956-2204'])('is not %s', async (password) => {
    expect(await findCommonPasswordProblem(password)).toBeUndefined();
  });
});
