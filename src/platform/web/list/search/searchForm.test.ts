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

describe('what is typed into a search panel', () => {
  it('is asked for when the typing pauses, and at once when it is chosen or Enter is pressed', () => {
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

  it('is over when the person goes back, whether or not what they go back to is filtered alike', () => {
    draft.change('code', 'AB', true);
    draft.follow({}, { isBack: true });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, draft.get().texts]).toEqual([[], {}]);
    draft.change('code', 'AB', true);
    draft.follow({}, { isBack: true });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, draft.get().texts]).toEqual([[], {}]);
  });

  it('is over when other filters are put in its place', () => {
    draft.change('code', 'AB', true);
    draft.follow({ code: 'XY' }, { isBack: false });
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect([appliedSearches, draft.get().texts]).toEqual([[], { code: 'XY' }]);
  });

  it('goes on while the list answers what was typed so far, or is sorted otherwise', () => {
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

describe('something typed that cannot be read', () => {
  beforeEach(() => draft.setInvalidInput('day', 'to', problem));

  it('keeps every question back, and is told when the person asks', () => {
    draft.change('code', 'AB', true);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    draft.change('day', '2026-01-02..', false);
    expect(draft.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: false } } });
    expect(draft.apply()).toEqual({ path: 'day', end: 'to' });
    expect(draft.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: true } } });
    expect(appliedSearches).toEqual([]);
  });

  it('holds back what was typed elsewhere a moment before', () => {
    draft.setInvalidInput('day', 'to', undefined);
    draft.change('code', 'AB', true);
    draft.setInvalidInput('day', 'to', problem);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toEqual([]);
  });

  it('is told once the person has left it, and not while they are still typing', () => {
    draft.markTouched('day', 'from');
    expect(draft.get().invalidInputs).toEqual({ day: { to: { problem, isErrorVisible: false } } });
    draft.markTouched('day', 'to');
    draft.setInvalidInput('day', 'to', { messageKey: 'required' });
    expect(draft.get().invalidInputs).toEqual({
      day: { to: { problem: { messageKey: 'required' }, isErrorVisible: true } },
    });
  });

  it('lets all that was typed be asked for once it is mended', () => {
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

  it('is thrown away with its control when the filters are cleared or come from elsewhere', () => {
    draft.clear();
    expect(draft.get()).toEqual({ texts: {}, invalidInputs: {}, generation: 1 });
    expect(appliedSearches).toEqual([[{}, 'push']]);
    draft.setInvalidInput('day', 'to', problem);
    draft.follow({ code: 'XY' }, { isBack: false });
    expect(draft.get()).toEqual({ texts: { code: 'XY' }, invalidInputs: {}, generation: 2 });
    // The control says so as well, on its way out: that is no reason to ask again.
    draft.setInvalidInput('day', 'to', undefined);
    vi.advanceTimersByTime(SEARCH_DELAY_MS);
    expect(appliedSearches).toHaveLength(1);
  });
});
