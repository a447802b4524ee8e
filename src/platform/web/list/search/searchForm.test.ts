import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { date, text } from '#language/field.ts';
import { SEARCH_DELAY_MS } from '../../constants.ts';
import type { Filter, FilterTexts } from './filters.ts';
import { createSearchForm, type SearchForm } from './searchForm.ts';

const code: Filter = { path: 'code', field: text(['รหัส', 'Code'], { max: 20 }), form: 'text' };
const day: Filter = { path: 'day', field: date(['วันที่', 'Day']), form: 'days' };
const problem = { messageKey: 'invalidFormat' } as const;

let appliedSearches: [FilterTexts, 'push' | 'replace'][];
let draft: SearchForm;

function begin(applied: FilterTexts): void {
  appliedSearches = [];
  draft = createSearchForm(applied, {
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
    draft.change('code', 'A', true);
    draft.change('code', 'AB', true);
    expect(appliedSearches).toEqual([]);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([[{ code: 'AB', day: '2026-01-01..' }, 'replace']]);
    draft.change('day', '2026-01-02..', false);
    expect(appliedSearches.at(-1)).toEqual([{ code: 'AB', day: '2026-01-02..' }, 'push']);
    draft.change('code', '', true);
    expect(draft.apply()).toBeUndefined();
    expect(appliedSearches.at(-1)).toEqual([{ day: '2026-01-02..' }, 'push']);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toHaveLength(3);
  });

  it('is reset when the person goes back, even if the filters there are the same', () => {
    draft.change('code', 'AB', true);
    draft.follow({}, { isBack: true });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, draft.get().texts]).toEqual([[], {}]);
    draft.change('code', 'AB', true);
    draft.follow({}, { isBack: true });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, draft.get().texts]).toEqual([[], {}]);
  });

  it('is reset when other filters replace it', () => {
    draft.change('code', 'AB', true);
    draft.follow({ code: 'XY' }, { isBack: false });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, draft.get().texts]).toEqual([[], { code: 'XY' }]);
  });

  it('preserves what is typed while the list answers the text so far, or is sorted differently', () => {
    draft.change('code', 'A', true);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    draft.change('code', 'AB', true);
    draft.follow({ code: 'A', day: '2026-01-01..' }, { isBack: false });
    draft.follow({ code: 'A', day: '2026-01-01..' }, { isBack: false });
    expect(draft.get().texts['code']).toBe('AB');
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches.at(-1)).toEqual([{ code: 'AB', day: '2026-01-01..' }, 'replace']);
  });
});

describe('invalid input', () => {
  beforeEach(() => draft.setInvalidInput('day', 'to', problem));

  it('blocks every search, and is shown when the person submits', () => {
    draft.change('code', 'AB', true);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    draft.change('day', '2026-01-02..', false);
    expect(draft.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: false } } });
    expect(draft.apply()).toEqual({ path: 'day', end: 'to' });
    expect(draft.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: true } } });
    expect(appliedSearches).toEqual([]);
  });

  it('blocks a search for text typed elsewhere a moment before', () => {
    draft.setInvalidInput('day', 'to', undefined);
    draft.change('code', 'AB', true);
    draft.setInvalidInput('day', 'to', problem);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([]);
  });

  it('is shown once the person has left it, and not while they are typing', () => {
    draft.markTouched('day', 'from');
    expect(draft.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: false } } });
    draft.markTouched('day', 'to');
    draft.setInvalidInput('day', 'to', { messageKey: 'required' });
    expect(draft.get().invalidInputs).toEqual({
      day: { to: { problem: { messageKey: 'required' }, isErrorVisible: true } },
    });
  });

  it('allows everything typed to be searched once it is corrected', () => {
    draft.change('code', 'AB', true);
    draft.setInvalidInput('day', 'from', problem);
    draft.setInvalidInput('day', 'from', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([]);
    draft.setInvalidInput('day', 'to', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([[{ code: 'AB', day: '2026-01-01..' }, 'replace']]);
    expect(draft.get().invalidInputs).toEqual({});
  });

  it('is discarded with its control when the filters are cleared or replaced', () => {
    draft.clear();
    expect(draft.get()).toEqual({ texts: {}, invalidInputs: {}, generation: 1 });
    expect(appliedSearches).toEqual([[{}, 'push']]);
    draft.setInvalidInput('day', 'to', problem);
    draft.follow({ code: 'XY' }, { isBack: false });
    expect(draft.get()).toEqual({ texts: { code: 'XY' }, invalidInputs: {}, generation: 2 });
    // The control reports it as well when it is unmounted: that must not start another search.
    draft.setInvalidInput('day', 'to', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toHaveLength(1);
  });
});
