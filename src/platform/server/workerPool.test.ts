/** Jobs are run one by one by workers that may fail, and the next job is run nevertheless. */
import { describe, expect, it } from 'vitest';
import { createWorkerPool, WorkerLost, type WorkerPoolOptions, type WorkerListener } from './workerPool.ts';

/**
 * A pool whose workers answer with their own number and the job, except for jobs that should fail or never be answered.
 */
function workerPoolOf(options: Partial<WorkerPoolOptions<string, string>> = {}) {
  const ended: number[] = [];
  let begun = 0;
  const begin = ({ onAnswer, onLost }: WorkerListener<string>) => {
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
    ...createWorkerPool<string, string>({ start: begin, maxWorkers: 1, limitMs: 60_000, maxWaiting: 2, ...options }),
  };
}

const LOST = { status: 'rejected', reason: expect.any(WorkerLost) as unknown };
const COME_BACK = { status: 'rejected', reason: { status: 503 } };

describe('a worker pool', () => {
  it('starts no worker before one is needed, and no more than the maximum', async () => {
    const { run, countBegun } = workerPoolOf({ maxWorkers: 2, maxWaiting: 9 });
    expect(countBegun()).toBe(0);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(run))).toEqual(['1 a', '2 b', '1 c', '2 d']);
  });

  it('rejects with 503 when the queue is full', async () => {
    const { run } = workerPoolOf({ maxWaiting: 1 });
    expect(await Promise.allSettled(['a', 'b', 'c'].map(run))).toMatchObject([
      { value: '1 a' },
      { value: '1 b' },
      COME_BACK,
    ]);
  });

  it('replaces a worker that fails', async () => {
    const { run, ended } = workerPoolOf();
    expect(await Promise.allSettled(['fail', 'next'].map(run))).toMatchObject([LOST, { value: '2 next' }]);
    expect(ended).toEqual([1]);
  });

  it('ends a worker that takes too long, and replaces it', async () => {
    const { run, ended } = workerPoolOf({ limitMs: 20 });
    await expect(run('keep')).rejects.toBeInstanceOf(WorkerLost);
    expect(ended).toEqual([1]);
    expect(await run('next')).toBe('2 next');
  });

  it('retires a worker after its last answer', async () => {
    const { run, ended } = workerPoolOf({ isLast: (answer) => answer.endsWith('last') });
    expect(await Promise.all(['a', 'last', 'b'].map(run))).toEqual(['1 a', '1 last', '2 b']);
    expect(ended).toEqual([1]);
  });

  it('ignores messages of a worker it has lost', async () => {
    let late: WorkerListener<string> | undefined;
    const ended: string[] = [];
    const { run } = createWorkerPool<string, string>({
      start: (workerListener) => {
        late ??= workerListener;
        return {
          send: (order) =>
            order === 'first'
              ? workerListener.onLost(new Error('failed'))
              : setImmediate(() => workerListener.onAnswer(order)),
          end: async () => ended.push('one'),
        };
      },
      maxWorkers: 1,
      limitMs: 60_000,
      maxWaiting: 2,
    });
    await expect(run('first')).rejects.toBeInstanceOf(WorkerLost);
    const second = run('second');
    late?.onAnswer('too late');
    late?.onLost(new Error('again'));
    expect(await second).toBe('second');
    expect(ended).toEqual(['one']);
  });

  it('rejects waiting jobs when it is closed, ends its workers, and refuses new jobs', async () => {
    const { run, close, ended } = workerPoolOf();
    const waiting = Promise.allSettled(['keep', 'a'].map(run));
    await close();
    expect(ended).toEqual([1]);
    expect(await waiting).toMatchObject([COME_BACK, COME_BACK]);
    await expect(run('b')).rejects.toMatchObject({ status: 503 });
  });
});
