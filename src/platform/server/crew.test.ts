/** Orders are taken one by one, by workers that may fail, and the next one is done all the same. */
import { describe, expect, it } from 'vitest';
import { createCrew, WorkerLost, type CrewOptions, type Heard } from './crew.ts';

/** Answers by its own number and the order, but for those it is told to fail at, or to keep. */
function crewOf(options: Partial<CrewOptions<string, string>> = {}) {
  const ended: number[] = [];
  let begun = 0;
  const begin = ({ onAnswer, onLost }: Heard<string>) => {
    begun += 1;
    const own = begun;
    const send = (order: string): void => {
      if (order === 'fail') setImmediate(() => onLost(new Error('failed')));
      else if (order !== 'keep') setImmediate(() => onAnswer(`${own} ${order}`));
    };
    return { send, end: async () => ended.push(own) };
  };
  return {
    ended,
    countBegun: () => begun,
    ...createCrew<string, string>({ begin, most: 1, limitMs: 60_000, mostWaiting: 2, ...options }),
  };
}

const LOST = { status: 'rejected', reason: expect.any(WorkerLost) as unknown };
const COME_BACK = { status: 'rejected', reason: { status: 503 } };

describe('a crew', () => {
  it('begins no worker before one is wanted, and no more than it may have', async () => {
    const { give, countBegun } = crewOf({ most: 2, mostWaiting: 9 });
    expect(countBegun()).toBe(0);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(give))).toEqual(['1 a', '2 b', '1 c', '2 d']);
  });

  it('tells who would be one too many to come back', async () => {
    const { give } = crewOf({ mostWaiting: 1 });
    expect(await Promise.allSettled(['a', 'b', 'c'].map(give))).toMatchObject([
      { value: '1 a' },
      { value: '1 b' },
      COME_BACK,
    ]);
  });

  it('replaces a worker that fails', async () => {
    const { give, ended } = crewOf();
    expect(await Promise.allSettled(['fail', 'next'].map(give))).toMatchObject([LOST, { value: '2 next' }]);
    expect(ended).toEqual([1]);
  });

  it('ends a worker that takes too long, and replaces it', async () => {
    const { give, ended } = crewOf({ limitMs: 20 });
    await expect(give('keep')).rejects.toBeInstanceOf(WorkerLost);
    expect(ended).toEqual([1]);
    expect(await give('next')).toBe('2 next');
  });

  it('gives nothing more to whoever has answered the last', async () => {
    const { give, ended } = crewOf({ isLast: (answer) => answer.endsWith('last') });
    expect(await Promise.all(['a', 'last', 'b'].map(give))).toEqual(['1 a', '1 last', '2 b']);
    expect(ended).toEqual([1]);
  });

  it('hears no more from whom it has lost', async () => {
    let late: Heard<string> | undefined;
    const ended: string[] = [];
    const { give } = createCrew<string, string>({
      begin: (heard) => {
        late ??= heard;
        return {
          send: (order) =>
            order === 'first' ? heard.onLost(new Error('failed')) : setImmediate(() => heard.onAnswer(order)),
          end: async () => ended.push('one'),
        };
      },
      most: 1,
      limitMs: 60_000,
      mostWaiting: 2,
    });
    await expect(give('first')).rejects.toBeInstanceOf(WorkerLost);
    const second = give('second');
    late?.onAnswer('too late');
    late?.onLost(new Error('again'));
    expect(await second).toBe('second');
    expect(ended).toEqual(['one']);
  });

  it('fails whoever waits when it is closed, ends its workers, and takes no more', async () => {
    const { give, close, ended } = crewOf();
    const waiting = Promise.allSettled(['keep', 'a'].map(give));
    await close();
    expect(ended).toEqual([1]);
    expect(await waiting).toMatchObject([COME_BACK, COME_BACK]);
    await expect(give('b')).rejects.toMatchObject({ status: 503 });
  });
});
