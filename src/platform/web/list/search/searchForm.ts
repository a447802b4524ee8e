/**
 * The changes a person makes in a search panel before the list shows them. While a typed text cannot be read, nothing
 * is applied: the rows would not match the filters on the screen.
 */
import type { MessageRef } from '#language/message.ts';
import { SEARCH_DELAY_MS } from '../../constants.ts';
import { createStore, type Store } from '../../store.ts';
import type { Filter, FilterForm } from './filters.ts';
import { areSameFilters, withoutUndefined, type FilterValue, type FilterValues } from './filterValue.ts';

export type RangeEnd = 'from' | 'to';

export interface InvalidInput {
  readonly problem: MessageRef;
  /** True once the person has left the input or has started a search. Until then they may still be typing a date. */
  readonly isErrorVisible: boolean;
}

export type InvalidRangeEnds = Readonly<Partial<Record<RangeEnd, InvalidInput>>>;

export interface InvalidRangeEnd {
  readonly path: string;
  readonly end: RangeEnd;
}

/** Changed values by the path of their filter. A filter that was removed is undefined. */
export type FilterEdits = Readonly<Record<string, FilterValue | undefined>>;

export interface SearchFormState {
  /** Empty as soon as the list shows the last change. */
  readonly edits: FilterEdits;
  /** By the path of the filter. Inputs that can be read have no entry. */
  readonly invalidInputs: Readonly<Record<string, InvalidRangeEnds>>;
  /** Increases when a text that cannot be read is discarded, so that its control is created again without it. */
  readonly generation: number;
}

export interface SearchFormOptions {
  readonly filters: readonly Filter[];
  /** `replace` while a person types, so that the back button skips the half-typed words. */
  readonly onApply: (filters: FilterValues, how: 'push' | 'replace') => void;
}

export interface SearchForm extends Omit<Store<SearchFormState>, 'set'> {
  readonly connect: (options: SearchFormOptions) => void;
  readonly change: (filter: Pick<Filter, 'path' | 'form'>, value: FilterValue | undefined) => void;
  readonly setInvalidInput: (path: string, end: RangeEnd, problem: MessageRef | undefined) => void;
  readonly markTouched: (path: string, end: RangeEnd) => void;
  /** Makes all errors visible and returns the first input that cannot be read, if there is one. */
  readonly showErrors: () => InvalidRangeEnd | undefined;
  /** Applies the changes, or does the same as `showErrors` if an input cannot be read. */
  readonly apply: () => InvalidRangeEnd | undefined;
  readonly clear: () => void;
  /**
   * Takes over the filters that the list shows now. If they were set elsewhere, for example by the back button, the
   * changes in the panel are discarded.
   */
  readonly follow: (applied: FilterValues, how: { readonly isBack: boolean }) => void;
  readonly stop: () => void;
}

/** Returns the values the panel shows: those of the list with the changes of the person. */
export function withEdits(applied: FilterValues, edits: FilterEdits): FilterValues {
  return withoutUndefined({ ...applied, ...edits });
}

export function createSearchForm(applied: FilterValues, initialOptions: SearchFormOptions): SearchForm {
  const store = createStore<SearchFormState>({ edits: {}, invalidInputs: {}, generation: 0 });
  let options = initialOptions;
  // The filters that the list shows, or will show once it has followed the last search.
  let requested = applied;
  let requestedEdits: FilterEdits | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (change: Partial<SearchFormState>): void => store.set({ ...store.get(), ...change });
  const replaceBy = (edits: FilterEdits): void => {
    const { invalidInputs, generation } = store.get();
    put({ edits, invalidInputs: {}, generation: isEmpty(invalidInputs) ? generation : generation + 1 });
  };
  const send = (how: 'push' | 'replace'): void => {
    clearTimeout(timer);
    const { edits, invalidInputs } = store.get();
    if (!isEmpty(invalidInputs)) return;
    requested = withEdits(requested, edits);
    requestedEdits = edits;
    options.onApply(requested, how);
  };
  const sendSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => send('replace'), SEARCH_DELAY_MS);
  };
  const showErrors = (): InvalidRangeEnd | undefined => {
    const { invalidInputs } = store.get();
    put({ invalidInputs: withErrorsVisible(invalidInputs) });
    return firstInvalidEnd(invalidInputs, options.filters);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    connect: (next) => void (options = next),
    change: ({ path, form }, value) => {
      put({ edits: { ...store.get().edits, [path]: value } });
      if (isTyped(form)) sendSoon();
      else send('push');
    },
    setInvalidInput: (path, end, problem) => {
      const before = store.get().invalidInputs;
      const previous = before[path]?.[end];
      if (problem === undefined && previous === undefined) return;
      const invalidInput =
        problem === undefined ? undefined : { problem, isErrorVisible: previous?.isErrorVisible === true };
      put({ invalidInputs: withEnd(before, { path, end }, invalidInput) });
      // Changes made in other filters meanwhile were waiting for this input.
      if (isEmpty(store.get().invalidInputs)) sendSoon();
    },
    markTouched: (path, end) => {
      const { invalidInputs } = store.get();
      const touched = invalidInputs[path]?.[end];
      if (touched !== undefined)
        put({ invalidInputs: withEnd(invalidInputs, { path, end }, { ...touched, isErrorVisible: true }) });
    },
    showErrors,
    apply: () => {
      const invalidEnd = showErrors();
      send('push');
      return invalidEnd;
    },
    clear: () => {
      replaceBy(Object.fromEntries(Object.keys(requested).map((path) => [path, undefined])));
      send('push');
    },
    follow: (current, { isBack }) => {
      const { edits, invalidInputs } = store.get();
      if (!isBack && areSameFilters(current, requested)) {
        if (edits === requestedEdits) put({ edits: {} });
        return;
      }
      clearTimeout(timer);
      requested = current;
      if (!isEmpty(edits) || !isEmpty(invalidInputs)) replaceBy({});
    },
    stop: () => clearTimeout(timer),
  };
}

/** Whether further letters may follow a change, so that the search waits for a pause. */
function isTyped(form: FilterForm): boolean {
  return form === 'text' || form === 'numbers';
}

type InvalidInputs = SearchFormState['invalidInputs'];

const RANGE_ENDS = ['from', 'to'] as const satisfies readonly RangeEnd[];

function withEnd(
  invalidInputs: InvalidInputs,
  { path, end }: InvalidRangeEnd,
  invalidInput: InvalidInput | undefined,
): InvalidInputs {
  const { [path]: ends = {}, ...others } = invalidInputs;
  const { [end]: _, ...otherEnd } = ends;
  const next = invalidInput === undefined ? otherEnd : { ...otherEnd, [end]: invalidInput };
  return isEmpty(next) ? others : { ...others, [path]: next };
}

function withErrorsVisible(invalidInputs: InvalidInputs): InvalidInputs {
  const visible = (ends: InvalidRangeEnds): InvalidRangeEnds =>
    Object.fromEntries(
      Object.entries(ends).map(([end, invalidInput]) => [end, { ...invalidInput, isErrorVisible: true }]),
    );
  return Object.fromEntries(Object.entries(invalidInputs).map(([path, ends]) => [path, visible(ends)]));
}

function firstInvalidEnd(invalidInputs: InvalidInputs, filters: readonly Filter[]): InvalidRangeEnd | undefined {
  return filters.flatMap(({ path }) =>
    RANGE_ENDS.filter((end) => invalidInputs[path]?.[end] !== undefined).map((end) => ({ path, end })),
  )[0];
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
