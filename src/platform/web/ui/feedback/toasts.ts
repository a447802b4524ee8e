/** Short messages about what has just happened, created anywhere and shown by the one ToastHost. */
import { ERROR_NOTICE_MS, SUCCESS_NOTICE_MS } from '../../constants.ts';
import { createStore } from '../../store.ts';

export type ToastTone = 'good' | 'info' | 'warn' | 'bad';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly detail?: string;
  readonly lastsMs: number;
}

/** More would not be read: the oldest is removed. */
const MAX_TOASTS = 4;

const store = createStore<readonly Toast[]>([]);
let lastId = 0;

export const toasts = { get: store.get, subscribe: store.subscribe };

export const notify = {
  success: (text: string): void => showToast('good', text),
  info: (text: string): void => showToast('info', text),
  warning: (text: string): void => showToast('warn', text),
  /** The detail is for people who give support, for example the id of a request. */
  error: (text: string, { detail }: { readonly detail?: string | undefined } = {}): void =>
    showToast('bad', text, detail),
} as const;

export function dismissToast(id: number): void {
  store.set(store.get().filter((notice) => notice.id !== id));
}

function showToast(tone: ToastTone, text: string, detail?: string): void {
  lastId += 1;
  const notice: Toast = {
    id: lastId,
    tone,
    text,
    lastsMs: tone === 'bad' ? ERROR_NOTICE_MS : SUCCESS_NOTICE_MS,
    ...(detail === undefined ? {} : { detail }),
  };
  // The same text replaces the earlier one: a person needs to read it once.
  const others = store.get().filter((toast) => toast.tone !== tone || toast.text !== text);
  store.set([...others, notice].slice(-MAX_TOASTS));
}
