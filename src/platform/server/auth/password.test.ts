import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors.ts';
import {
  argon,
  argonParameters,
  createPasswordHasher,
  MAX_WAITING,
  type Argon,
  UNKNOWN_USER_HASH,
} from './password.ts';

/** Counts the calls, and answers when the test releases them. */
function slowArgon() {
  const waiting: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async <T>(answer: T): Promise<T> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    running -= 1;
    return answer;
  };
  const engine: Argon = {
    hash: () => work('hash'),
    verify: (stored) => work(stored === 'right' || stored === UNKNOWN_USER_HASH),
  };
  return { engine, waiting, most: () => most };
}

describe('a password', () => {
  it('is stored as argon2id with the decided cost, and verified', async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hash('รหัสผ่าน-2569!');
    expect(parseOptions(stored)).toMatchObject(argonParameters);
    expect([await hasher.verify('รหัสผ่าน-2569!', stored), await hasher.verify('รหัสผ่าน-2568!', stored)]).toEqual([
      true,
      false,
    ]);
  });

  it('has a different hash every time', async () => {
    expect(await argon.hash('same')).not.toBe(await argon.hash('same'));
  });

  it('of an unknown user costs as much as a known one, and is never right', async () => {
    const { engine, waiting } = slowArgon();
    const verification = createPasswordHasher(engine).verify('any', undefined);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    expect(await verification).toBe(false);
    expect(parseOptions(UNKNOWN_USER_HASH)).toMatchObject(argonParameters);
  });
});

describe('many passwords at once', () => {
  it('are processed one after another, and those beyond the queue are refused with 503', async () => {
    const { engine, waiting, most } = slowArgon();
    const hasher = createPasswordHasher(engine);
    const inside = Array.from({ length: MAX_WAITING + 1 }, () => hasher.verify('x', 'right'));
    const refused = await hasher.verify('x', 'right').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 503, retryAfter: 2 });
    for (let done = 0; done < inside.length; done += 1) {
      await expect.poll(() => waiting.length, { interval: 1, timeout: 4000 }).toBe(done + 1);
      waiting[done]?.();
    }
    expect(await Promise.all(inside)).toEqual(inside.map(() => true));
    expect(most()).toBe(1);
    const later = hasher.hash('x');
    await expect.poll(() => waiting.length, { interval: 1, timeout: 4000 }).toBe(inside.length + 1);
    waiting[inside.length]?.();
    expect(await later).toBe('hash');
  });

  it('continue after one that fails', async () => {
    let calls = 0;
    const hasher = createPasswordHasher({
      hash: async () => {
        calls += 1;
        if (calls === 1) throw new Error('broken');
        return 'hash';
      },
      verify: () => Promise.resolve(true),
    });
    const first = hasher.hash('x');
    const second = hasher.hash('x');
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('hash');
  });
});
