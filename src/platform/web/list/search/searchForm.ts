/**
 * The state of a search panel, ahead of the list. While some input is invalid nothing is searched: the list would show
 * another search than the one on the screen.
 */
import type { MessageRef } from '#language/message.ts';
import { SEARCH_DELAY_MS } from '../../constants.ts';
import { createStore, type Store } from '../../store.ts';
import { normaliseFilters, type Filter, type FilterTexts } from './filters.ts';

export type RangeEnd = 'from' | 'to';

export interface InvalidInput {
  readonly problem: MessageRef;
  /** The person has left the input, or submitted: until then they may be in the middle of a date. */
  readonly isErrorVisible: boolean;
}

export type InvalidRangeEnds = Readonly<Partial<Record<RangeEnd, InvalidInput>>>;

export interface InvalidRangeEnd {
  readonly path: string;
  readonly end: RangeEnd;
}

export interface SearchFormState {
  readonly texts: FilterTexts;
  /** By the path of the filter; valid input is absent. */
  readonly invalidInputs: Readonly<Record<string, InvalidRangeEnds>>;
  /** Changes when invalid input is discarded: the control that shows it is re-created. */
  readonly generation: number;
}

export interface SearchFormOptions {
  readonly filters: readonly Filter[];
  /** `replace` while the person types, so that going back leaves the whole word, not one letter. */
  readonly onApply: (filters: FilterTexts, how: 'push' | 'replace') => void;
}

export interface SearchForm extends Omit<Store<SearchFormState>, 'set'> {
  readonly connect: (parts: SearchFormOptions) => void;
  /** `isTyped`: more characters may follow. */
  readonly change: (path: string, text: string, isTyped: boolean) => void;
  readonly setInvalidInput: (path: string, end: RangeEnd, problem: MessageRef | undefined) => void;
  readonly markTouched: (path: string, end: RangeEnd) => void;
  /** Shows the errors, if there are any, and returns the first invalid input. */
  readonly showErrors: () => InvalidRangeEnd | undefined;
  /** Searches, or shows the errors and returns the first invalid input; then nothing is searched. */
  readonly apply: () => InvalidRangeEnd | undefined;
  readonly clear: () => void;
  /** Called with the filters of the list. A change from elsewhere, as by the back button, replaces the typed text. */
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
      // Text typed elsewhere meanwhile has waited for the correction.
      if (isEmpty(store.get().invalidInputs)) sendSoon();
    },
    markTouched: (path, end) => {
      const { invalidInputs } = store.get();
      const invalidInput = invalidInputs[path]?.[end];
      if (invalidInput !== undefined)
        put({ invalidInputs: withEnd(invalidInputs, { path, end }, { ...invalidInput, isErrorVisible: true }) });
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
    follow: (listFilters, { isBack }) => {
      if (!isBack && isSame(listFilters, own)) return;
      clearTimeout(timer);
      own = listFilters;
      if (!isSame(listFilters, store.get().texts) || !isEmpty(store.get().invalidInputs)) replaceBy(listFilters);
    },
    stop: () => clearTimeout(timer),
  };
}

type InvalidInputs = SearchFormState['invalidInputs'];

const RANGE_ENDS = ['from', 'to'] as const satisfies readonly RangeEnd[];

function withEnd(
  all: InvalidInputs,
  { path, end }: InvalidRangeEnd,
  invalidInput: InvalidInput | undefined,
): InvalidInputs {
  const { [path]: ends = {}, ...others } = all;
  const { [end]: _, ...otherEnd } = ends;
  const next = invalidInput === undefined ? otherEnd : { ...otherEnd, [end]: invalidInput };
  return isEmpty(next) ? others : { ...others, [path]: next };
}

function withErrorsVisible(all: InvalidInputs): InvalidInputs {
  const withVisibleErrors = (ends: InvalidRangeEnds): InvalidRangeEnds =>
    Object.fromEntries(
      Object.entries(ends).map(([end, invalidInput]) => [end, { ...invalidInput, isErrorVisible: true }]),
    );
  return Object.fromEntries(Object.entries(all).map(([path, ends]) => [path, withVisibleErrors(ends)]));
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
