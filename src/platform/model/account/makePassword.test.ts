import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makePassword } from './makePassword.ts';

describe('a generated password', () => {
  it('can be read out without mistakes, and is different every time', () => {
    const passwords = Array.from({ length: 200 }, () => makePassword(() => randomBytes(1)[0] ?? 0));
    for (const password of passwords)
      expect(password).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{4}(?:-[a-km-np-zA-HJ-NP-Z2-9]{4}){3}$/);
    expect(new Set(passwords).size).toBe(200);
  });
});
