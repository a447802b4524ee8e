/** Short messages about what has just happened, said from anywhere and shown by the one NoticeHost. */
import { ERROR_NOTICE_MS, SUCCESS_NOTICE_MS } from '../../constants.ts';
import { createStore } from '../../store.ts';

export type NoticeTone = 'good' | 'info' | 'warn' | 'bad';

export interface Notice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
  readonly detail?: string;
  readonly lastsMs: number;
}

/** More at once would be read by nobody: the oldest makes room. */
const MOST_AT_ONCE = 4;

const store = createStore<readonly Notice[]>([]);
let lastId = 0;

export const notices = { get: store.get, subscribe: store.subscribe };

export const notify = {
  success: (text: string): void => say('good', text),
  info: (text: string): void => say('info', text),
  warning: (text: string): void => say('warn', text),
  /** The detail is for whoever is asked for help: a request's number, for one. */
  error: (text: string, { detail }: { readonly detail?: string | undefined } = {}): void => say('bad', text, detail),
} as const;

export function dismiss(id: number): void {
  store.set(store.get().filter((notice) => notice.id !== id));
}

function say(tone: NoticeTone, text: string, detail?: string): void {
  lastId += 1;
  const notice: Notice = {
    id: lastId,
    tone,
    text,
    lastsMs: tone === 'bad' ? ERROR_NOTICE_MS : SUCCESS_NOTICE_MS,
    ...(detail === undefined ? {} : { detail }),
  };
  // The same words again replace themselves: a person needs to read them once.
  const others = store.get().filter((one) => one.tone !== tone || one.text !== text);
  store.set([...others, notice].slice(-MOST_AT_ONCE));
}
