/**
 * What is being asked for in a search panel, ahead of what the list shows. While something typed cannot be read nothing
 * is asked: the list would answer another question than the one on the screen.
 */
import type { MessageRef } from '#language/message.ts';
import { SEARCH_DELAY_MS } from '../../constants.ts';
import { createStore, type Store } from '../../store.ts';
import { normaliseFilters, type Filter, type FilterTexts } from './filters.ts';

export type RangeEnd = 'from' | 'to';

export interface InvalidInput {
  readonly problem: MessageRef;
  /** The person has left it, or asked: until then they may be in the middle of a date. */
  readonly isErrorVisible: boolean;
}

export type InvalidRangeEnds = Readonly<Partial<Record<RangeEnd, InvalidInput>>>;

export interface InvalidRangeEnd {
  readonly path: string;
  readonly end: RangeEnd;
}

export interface SearchFormState {
  readonly texts: FilterTexts;
  /** By the path of the filter; what can be read is not there. */
  readonly invalidInputs: Readonly<Record<string, InvalidRangeEnds>>;
  /** Changes when something that cannot be read is thrown away: the control that shows it begins anew. */
  readonly generation: number;
}

export interface SearchFormOptions {
  readonly filters: readonly Filter[];
  /** `replace` while letters are being typed: going back leads out of the word, not through it. */
  readonly onApply: (filters: FilterTexts, how: 'push' | 'replace') => void;
}

export interface SearchForm extends Omit<Store<SearchFormState>, 'set'> {
  readonly connect: (parts: SearchFormOptions) => void;
  /** `isTyped`: more letters may follow. */
  readonly change: (path: string, text: string, isTyped: boolean) => void;
  readonly setInvalidInput: (path: string, end: RangeEnd, problem: MessageRef | undefined) => void;
  readonly markTouched: (path: string, end: RangeEnd) => void;
  /** Tells what cannot be read, if there is such a thing, and answers with the first of it. */
  readonly showErrors: () => InvalidRangeEnd | undefined;
  /** The same; nothing is then asked for. */
  readonly apply: () => InvalidRangeEnd | undefined;
  readonly clear: () => void;
  /** What the list shows now. What has come from elsewhere, as from the back button, replaces what was typed. */
  readonly follow: (applied: FilterTexts, how: { readonly isBack: boolean }) => void;
  readonly stop: () => void;
}

export function createSearchForm(applied: FilterTexts, given: SearchFormOptions): SearchForm {
  const store = createStore<SearchFormState>({ texts: applied, invalidInputs: {}, generation: 0 });
  let parts = given;
  let own = applied;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (change: Partial<SearchFormState>): void => store.set({ ...store.get(), ...change });
  const replaceBy = (texts: FilterTexts): void => {
    const { invalidInputs, generation } = store.get();
    put({ texts, invalidInputs: {}, generation: isEmpty(invalidInputs) ? generation : generation + 1 });
  };
  const send = (how: 'push' | 'replace'): void => {
    clearTimeout(timer);
    if (!isEmpty(store.get().invalidInputs)) return;
    const { filters, onApply } = parts;
    own = normaliseFilters(filters, store.get().texts);
    onApply(own, how);
  };
  const sendSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => send('replace'), SEARCH_DELAY_MS);
  };
  const showErrors = (): InvalidRangeEnd | undefined => {
    const { invalidInputs } = store.get();
    put({ invalidInputs: withErrorsVisible(invalidInputs) });
    return firstInvalidEnd(invalidInputs, parts.filters);
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
    setInvalidInput: (path, end, problem) => {
      const before = store.get().invalidInputs;
      const isErrorVisible = before[path]?.[end]?.isErrorVisible === true;
      if (problem === undefined && before[path]?.[end] === undefined) return;
      put({
        invalidInputs: withEnd(before, { path, end }, problem === undefined ? undefined : { problem, isErrorVisible }),
      });
      // What was typed elsewhere meanwhile has waited for it.
      if (isEmpty(store.get().invalidInputs)) sendSoon();
    },
    markTouched: (path, end) => {
      const { invalidInputs } = store.get();
      const left = invalidInputs[path]?.[end];
      if (left !== undefined)
        put({ invalidInputs: withEnd(invalidInputs, { path, end }, { ...left, isErrorVisible: true }) });
    },
    showErrors,
    apply: () => {
      const refused = showErrors();
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
      if (!isSame(shown, store.get().texts) || !isEmpty(store.get().invalidInputs)) replaceBy(shown);
    },
    stop: () => clearTimeout(timer),
  };
}

type InvalidInputs = SearchFormState['invalidInputs'];

const RANGE_ENDS = ['from', 'to'] as const satisfies readonly RangeEnd[];

function withEnd(all: InvalidInputs, { path, end }: InvalidRangeEnd, one: InvalidInput | undefined): InvalidInputs {
  const { [path]: ends = {}, ...others } = all;
  const { [end]: _, ...otherEnd } = ends;
  const next = one === undefined ? otherEnd : { ...otherEnd, [end]: one };
  return isEmpty(next) ? others : { ...others, [path]: next };
}

function withErrorsVisible(all: InvalidInputs): InvalidInputs {
  const told = (ends: InvalidRangeEnds): InvalidRangeEnds =>
    Object.fromEntries(Object.entries(ends).map(([end, one]) => [end, { ...one, isErrorVisible: true }]));
  return Object.fromEntries(Object.entries(all).map(([path, ends]) => [path, told(ends)]));
}

function firstInvalidEnd(all: InvalidInputs, filters: readonly Filter[]): InvalidRangeEnd | undefined {
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
