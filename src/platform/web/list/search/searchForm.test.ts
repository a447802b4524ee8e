import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { date, text } from '#language/field.ts';
import { SEARCH_DELAY_MS } from '../../constants.ts';
import type { Filter, FilterTexts } from './filters.ts';
import { createSearchForm, type SearchForm } from './searchForm.ts';

const code: Filter = { path: 'code', field: text(['รหัส', 'Code'], { max: 20 }), form: 'text' };
const day: Filter = { path: 'day', field: date(['วันที่', 'Day']), form: 'days' };
const problem = { messageKey: 'invalidFormat' } as const;

let appliedSearches: [FilterTexts, 'push' | 'replace'][];
let searchForm: SearchForm;

function begin(applied: FilterTexts): void {
  appliedSearches = [];
  searchForm = createSearchForm(applied, {
    filters: [code, day],
    onApply: (filters, how) => void appliedSearches.push([filters, how]),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  begin({ day: '2026-01-01..' });
});
afterEach(() => void vi.useRealTimers());

describe('a search form', () => {
  it('searches when the typing pauses, and at once on a choice or Enter', () => {
    searchForm.change('code', 'A', true);
    searchForm.change('code', 'AB', true);
    expect(appliedSearches).toEqual([]);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([[{ code: 'AB', day: '2026-01-01..' }, 'replace']]);
    searchForm.change('day', '2026-01-02..', false);
    expect(appliedSearches.at(-1)).toEqual([{ code: 'AB', day: '2026-01-02..' }, 'push']);
    searchForm.change('code', '', true);
    expect(searchForm.apply()).toBeUndefined();
    expect(appliedSearches.at(-1)).toEqual([{ day: '2026-01-02..' }, 'push']);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toHaveLength(3);
  });

  it('is reset when the person goes back, even if the filters there are the same', () => {
    searchForm.change('code', 'AB', true);
    searchForm.follow({}, { isBack: true });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, searchForm.get().texts]).toEqual([[], {}]);
    searchForm.change('code', 'AB', true);
    searchForm.follow({}, { isBack: true });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, searchForm.get().texts]).toEqual([[], {}]);
  });

  it('is reset when other filters replace it', () => {
    searchForm.change('code', 'AB', true);
    searchForm.follow({ code: 'XY' }, { isBack: false });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, searchForm.get().texts]).toEqual([[], { code: 'XY' }]);
  });

  it('preserves what is typed while the list answers the text so far, or is sorted differently', () => {
    searchForm.change('code', 'A', true);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    searchForm.change('code', 'AB', true);
    searchForm.follow({ code: 'A', day: '2026-01-01..' }, { isBack: false });
    searchForm.follow({ code: 'A', day: '2026-01-01..' }, { isBack: false });
    expect(searchForm.get().texts['code']).toBe('AB');
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches.at(-1)).toEqual([{ code: 'AB', day: '2026-01-01..' }, 'replace']);
  });
});

describe('invalid input', () => {
  beforeEach(() => searchForm.setInvalidInput('day', 'to', problem));

  it('blocks every search, and is shown when the person submits', () => {
    searchForm.change('code', 'AB', true);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    searchForm.change('day', '2026-01-02..', false);
    expect(searchForm.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: false } } });
    expect(searchForm.apply()).toEqual({ path: 'day', end: 'to' });
    expect(searchForm.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: true } } });
    expect(appliedSearches).toEqual([]);
  });

  it('blocks a search for text typed elsewhere a moment before', () => {
    searchForm.setInvalidInput('day', 'to', undefined);
    searchForm.change('code', 'AB', true);
    searchForm.setInvalidInput('day', 'to', problem);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([]);
  });

  it('is shown once the person has left it, and not while they are typing', () => {
    searchForm.markTouched('day', 'from');
    expect(searchForm.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: false } } });
    searchForm.markTouched('day', 'to');
    searchForm.setInvalidInput('day', 'to', { messageKey: 'required' });
    expect(searchForm.get().invalidInputs).toEqual({
      day: { to: { problem: { messageKey: 'required' }, isErrorVisible: true } },
    });
  });

  it('allows everything typed to be searched once it is corrected', () => {
    searchForm.change('code', 'AB', true);
    searchForm.setInvalidInput('day', 'from', problem);
    searchForm.setInvalidInput('day', 'from', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([]);
    searchForm.setInvalidInput('day', 'to', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([[{ code: 'AB', day: '2026-01-01..' }, 'replace']]);
    expect(searchForm.get().invalidInputs).toEqual({});
  });

  it('is discarded with its control when the filters are cleared or replaced', () => {
    searchForm.clear();
    expect(searchForm.get()).toEqual({ texts: {}, invalidInputs: {}, generation: 1 });
    expect(appliedSearches).toEqual([[{}, 'push']]);
    searchForm.setInvalidInput('day', 'to', problem);
    searchForm.follow({ code: 'XY' }, { isBack: false });
    expect(searchForm.get()).toEqual({ texts: { code: 'XY' }, invalidInputs: {}, generation: 2 });
    // The control reports it as well when it is unmounted: that must not start another search.
    searchForm.setInvalidInput('day', 'to', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toHaveLength(1);
  });
});
