import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_NOTICE_MS, SUCCESS_NOTICE_MS } from '../../constants.ts';
import { dismissToast, toasts, notify } from './toasts.ts';

afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

describe('toasts', () => {
  it('are at most four: the oldest is removed', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) notify.info(text);
    expect(toasts.get().map(({ text }) => text)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('show the same text only once', () => {
    notify.error('no');
    notify.info('other');
    notify.error('no');
    expect(toasts.get().map(({ text }) => text)).toEqual(['other', 'no']);
  });

  it('remain for 15 seconds after an error, and for 4 after a success', () => {
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
