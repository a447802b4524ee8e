/**
 * What is being asked for in a search panel, ahead of what the list shows. While something typed cannot be read nothing
 * is asked: the list would answer another question than the one on the screen.
 */
import type { MessageRef } from '#language/message.ts';
import { SEARCH_DELAY_MS } from '../../constants.ts';
import { createStore, type Store } from '../../store.ts';
import { normaliseFilters, type Filter, type FilterTexts } from './filters.ts';

export type RangeEnd = 'from' | 'to';

export interface Unreadable {
  readonly problem: MessageRef;
  /** The person has left it, or asked: until then they may be in the middle of a date. */
  readonly isTold: boolean;
}

export type UnreadableEnds = Readonly<Partial<Record<RangeEnd, Unreadable>>>;

export interface UnreadablePlace {
  readonly path: string;
  readonly end: RangeEnd;
}

export interface DraftState {
  readonly texts: FilterTexts;
  /** By the path of the filter; what can be read is not there. */
  readonly unreadable: Readonly<Record<string, UnreadableEnds>>;
  /** Changes when something that cannot be read is thrown away: the control that shows it begins anew. */
  readonly generation: number;
}

export interface DraftParts {
  readonly filters: readonly Filter[];
  /** `replace` while letters are being typed: going back leads out of the word, not through it. */
  readonly onApply: (filters: FilterTexts, how: 'push' | 'replace') => void;
}

export interface SearchDraft extends Omit<Store<DraftState>, 'set'> {
  readonly connect: (parts: DraftParts) => void;
  /** `isTyped`: more letters may follow. */
  readonly change: (path: string, text: string, isTyped: boolean) => void;
  readonly setUnreadable: (path: string, end: RangeEnd, problem: MessageRef | undefined) => void;
  readonly leave: (path: string, end: RangeEnd) => void;
  /** Tells what cannot be read, if there is such a thing, and answers with the first of it. */
  readonly tell: () => UnreadablePlace | undefined;
  /** The same; nothing is then asked for. */
  readonly apply: () => UnreadablePlace | undefined;
  readonly clear: () => void;
  /** What the list shows now. What has come from elsewhere, as from the back button, replaces what was typed. */
  readonly follow: (applied: FilterTexts, how: { readonly isBack: boolean }) => void;
  readonly stop: () => void;
}

export function createSearchDraft(applied: FilterTexts, given: DraftParts): SearchDraft {
  const store = createStore<DraftState>({ texts: applied, unreadable: {}, generation: 0 });
  let parts = given;
  let own = applied;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (change: Partial<DraftState>): void => store.set({ ...store.get(), ...change });
  const replaceBy = (texts: FilterTexts): void => {
    const { unreadable, generation } = store.get();
    put({ texts, unreadable: {}, generation: isEmpty(unreadable) ? generation : generation + 1 });
  };
  const send = (how: 'push' | 'replace'): void => {
    clearTimeout(timer);
    if (!isEmpty(store.get().unreadable)) return;
    const { filters, onApply } = parts;
    own = normaliseFilters(filters, store.get().texts);
    onApply(own, how);
  };
  const sendSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => send('replace'), SEARCH_DELAY_MS);
  };
  const tell = (): UnreadablePlace | undefined => {
    const { unreadable } = store.get();
    put({ unreadable: allTold(unreadable) });
    return firstIn(unreadable, parts.filters);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    connect: (next) => void (parts = next),
    change: (path, text, isTyped) => {
      const { [path]: _, ...others } = store.get().texts;
      put({ texts: text === '' ? others : { ...others, [path]: text } });
      if (isTyped) sendSoon();
      else send('push');
    },
    setUnreadable: (path, end, problem) => {
      const before = store.get().unreadable;
      const isTold = before[path]?.[end]?.isTold === true;
      if (problem === undefined && before[path]?.[end] === undefined) return;
      put({ unreadable: withEnd(before, { path, end }, problem === undefined ? undefined : { problem, isTold }) });
      // What was typed elsewhere meanwhile has waited for it.
      if (isEmpty(store.get().unreadable)) sendSoon();
    },
    leave: (path, end) => {
      const { unreadable } = store.get();
      const left = unreadable[path]?.[end];
      if (left !== undefined) put({ unreadable: withEnd(unreadable, { path, end }, { ...left, isTold: true }) });
    },
    tell,
    apply: () => {
      const refused = tell();
      send('push');
      return refused;
    },
    clear: () => {
      replaceBy({});
      send('push');
    },
    follow: (shown, { isBack }) => {
      if (!isBack && isSame(shown, own)) return;
      clearTimeout(timer);
      own = shown;
      if (!isSame(shown, store.get().texts) || !isEmpty(store.get().unreadable)) replaceBy(shown);
    },
    stop: () => clearTimeout(timer),
  };
}

type AllUnreadable = DraftState['unreadable'];

const RANGE_ENDS = ['from', 'to'] as const satisfies readonly RangeEnd[];

function withEnd(all: AllUnreadable, { path, end }: UnreadablePlace, one: Unreadable | undefined): AllUnreadable {
  const { [path]: ends = {}, ...others } = all;
  const { [end]: _, ...otherEnd } = ends;
  const next = one === undefined ? otherEnd : { ...otherEnd, [end]: one };
  return isEmpty(next) ? others : { ...others, [path]: next };
}

function allTold(all: AllUnreadable): AllUnreadable {
  const told = (ends: UnreadableEnds): UnreadableEnds =>
    Object.fromEntries(Object.entries(ends).map(([end, one]) => [end, { ...one, isTold: true }]));
  return Object.fromEntries(Object.entries(all).map(([path, ends]) => [path, told(ends)]));
}

function firstIn(all: AllUnreadable, filters: readonly Filter[]): UnreadablePlace | undefined {
  return filters.flatMap(({ path }) =>
    RANGE_ENDS.filter((end) => all[path]?.[end] !== undefined).map((end) => ({ path, end })),
  )[0];
}

function isSame(a: FilterTexts, b: FilterTexts): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
