import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_NOTICE_MS, SUCCESS_NOTICE_MS } from '../../constants.ts';
import { dismissToast, toasts, notify } from './toasts.ts';

afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

describe('Notices', () => {
  it('are four at most: the oldest makes room', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) notify.info(text);
    expect(toasts.get().map(({ text }) => text)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('say the same thing once', () => {
    notify.error('no');
    notify.info('other');
    notify.error('no');
    expect(toasts.get().map(({ text }) => text)).toEqual(['other', 'no']);
  });

  it('stay for 15 seconds when something went wrong, and for 4 when it went well', () => {
    notify.error('no', { detail: '0198' });
    notify.success('yes');
    expect(toasts.get()).toMatchObject([{ lastsMs: ERROR_NOTICE_MS, detail: '0198' }, { lastsMs: SUCCESS_NOTICE_MS }]);
  });

  it('can be closed one by one', () => {
    notify.info('a');
    notify.info('b');
    dismissToast(toasts.get()[0]!.id);
    expect(toasts.get().map(({ text }) => text)).toEqual(['b']);
  });
});
