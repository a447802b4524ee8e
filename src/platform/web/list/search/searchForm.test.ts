import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { date, text } from '#language/field.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { SEARCH_DELAY_MS } from '../../constants.ts';
import type { Filter } from './filters.ts';
import type { FilterValue, FilterValues } from './filterValue.ts';
import { createSearchForm, withEdits, type SearchForm } from './searchForm.ts';

const code: Filter = { path: 'code', field: text(['รหัส', 'Code'], { max: 20 }), form: 'text' };
const day: Filter = { path: 'day', field: date(['วันที่', 'Day']), form: 'days' };
const problem = { messageKey: 'invalidFormat' } as const;
const letters = (typed: string): FilterValue => ({ form: 'text', text: typed });
const since = (first: string): FilterValue => ({ form: 'days', from: getPlainDate(first) });
const NEW_YEAR = since('2026-01-01');

let appliedSearches: [FilterValues, 'push' | 'replace'][];
let form: SearchForm;

beforeEach(() => {
  vi.useFakeTimers();
  appliedSearches = [];
  form = createSearchForm(
    { day: NEW_YEAR },
    { filters: [code, day], onApply: (filters, how) => void appliedSearches.push([filters, how]) },
  );
});
afterEach(() => void vi.useRealTimers());

describe('a change in a search panel', () => {
  it('is applied when typing pauses, and at once when a value is chosen or the search is started', () => {
    form.change(code, letters('A'));
    form.change(code, letters('AB'));
    expect(appliedSearches).toEqual([]);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([[{ code: letters('AB'), day: NEW_YEAR }, 'replace']]);
    form.change(day, since('2026-01-02'));
    expect(appliedSearches.at(-1)).toEqual([{ code: letters('AB'), day: since('2026-01-02') }, 'push']);
    form.change(code, undefined);
    expect(form.apply()).toBeUndefined();
    expect(appliedSearches.at(-1)).toStrictEqual([{ day: since('2026-01-02') }, 'push']);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toHaveLength(3);
  });

  it('is held only until the list shows it', () => {
    form.change(code, letters('AB'));
    expect(form.get().edits).toEqual({ code: letters('AB') });
    form.apply();
    expect(form.get().edits, 'the address has not changed yet').toEqual({ code: letters('AB') });
    form.follow({ code: letters('AB'), day: since('2026-01-01') }, { isBack: false });
    expect(form.get().edits).toStrictEqual({});
    form.clear();
    expect(withEdits({ code: letters('AB'), day: NEW_YEAR }, form.get().edits)).toStrictEqual({});
    form.follow({}, { isBack: false });
    expect(form.get().edits).toStrictEqual({});
  });

  it('is discarded when the person goes back, whether or not the filters differ there', () => {
    form.change(code, letters('AB'));
    form.follow({}, { isBack: true });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, form.get().edits]).toStrictEqual([[], {}]);
    form.change(code, letters('AB'));
    form.follow({}, { isBack: true });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, form.get().edits]).toStrictEqual([[], {}]);
  });

  it('is discarded when other filters are set elsewhere', () => {
    form.change(code, letters('AB'));
    form.follow({ code: letters('XY') }, { isBack: false });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, form.get().edits]).toStrictEqual([[], {}]);
    form.change(day, NEW_YEAR);
    expect(appliedSearches).toEqual([[{ code: letters('XY'), day: NEW_YEAR }, 'push']]);
  });

  it('stays when the list shows an earlier change or is sorted', () => {
    form.change(code, letters('A'));
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    form.change(code, letters('AB'));
    form.follow({ code: letters('A'), day: since('2026-01-01') }, { isBack: false });
    form.follow({ code: letters('A'), day: since('2026-01-01') }, { isBack: false });
    expect(form.get().edits).toEqual({ code: letters('AB') });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches.at(-1)).toEqual([{ code: letters('AB'), day: NEW_YEAR }, 'replace']);
  });
});

describe('a typed text that cannot be read', () => {
  beforeEach(() => form.setInvalidInput('day', 'to', problem));

  it('blocks every search, and its error becomes visible when the person starts a search', () => {
    form.change(code, letters('AB'));
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    form.change(day, since('2026-01-02'));
    expect(form.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: false } } });
    expect(form.apply()).toEqual({ path: 'day', end: 'to' });
    expect(form.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: true } } });
    expect(appliedSearches).toEqual([]);
  });

  it('blocks a search that was waiting for a pause in another filter', () => {
    form.setInvalidInput('day', 'to', undefined);
    form.change(code, letters('AB'));
    form.setInvalidInput('day', 'to', problem);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([]);
  });

  it('has a visible error once the person has left the input, and not while they type', () => {
    form.markTouched('day', 'from');
    expect(form.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: false } } });
    form.markTouched('day', 'to');
    form.setInvalidInput('day', 'to', { messageKey: 'required' });
    expect(form.get().invalidInputs).toEqual({
      day: { to: { problem: { messageKey: 'required' }, isErrorVisible: true } },
    });
  });

  it('lets all waiting changes be applied once it is corrected', () => {
    form.change(code, letters('AB'));
    form.setInvalidInput('day', 'from', problem);
    form.setInvalidInput('day', 'from', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([]);
    form.setInvalidInput('day', 'to', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([[{ code: letters('AB'), day: NEW_YEAR }, 'replace']]);
    expect(form.get().invalidInputs).toEqual({});
  });

  it('is discarded with its control when the filters are cleared or set elsewhere', () => {
    form.clear();
    expect(form.get()).toEqual({ edits: {}, invalidInputs: {}, generation: 1 });
    expect(appliedSearches).toStrictEqual([[{}, 'push']]);
    form.setInvalidInput('day', 'to', problem);
    form.follow({ code: letters('XY') }, { isBack: false });
    expect(form.get()).toStrictEqual({ edits: {}, invalidInputs: {}, generation: 2 });
    // The control that is removed reports that its input is no longer invalid, which must not start a search.
    form.setInvalidInput('day', 'to', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toHaveLength(1);
  });
});
