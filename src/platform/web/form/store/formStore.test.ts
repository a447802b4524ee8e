import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '#language/message.ts';
import { decimal, decimalText, type Decimal } from '#language/values/decimal.ts';
import { codes, newOrder, orderModel, other, sale, savedOrder } from './formFixtures.ts';
import type { FormOptions, FormStore } from './formStore.ts';
import { saveBodyOf } from '../save/saveBody.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const problemKeyAt = (store: FormStore, address: string): string | undefined =>
  store.getField(address).problem?.messageKey;
const wrong = (store: FormStore): string[] =>
  store.findProblems().map(({ address, messageKey }) => `${address}: ${messageKey}`);
const bodyOf = (store: FormStore): Record<string, unknown> =>
  saveBodyOf(orderModel, { values: store.getValues(), base: store.getBase(), isNew: store.isNew(), codes });
const line = (id: string, values: object = {}): Record<string, unknown> => ({
  id,
  label: id,
  quantity: 1,
  price: decimal('1'),
  note: null,
  packs: [],
  amount: null,
  ...values,
});

function withTwoLines(): FormStore {
  return savedOrder({
    title: 'A',
    kind: sale,
    lines: [line('a', { quantity: 2, price: decimal('30') }), line('b', { quantity: 1, price: decimal('5.50') })],
  });
}

describe('derived values', () => {
  it('are computed as soon as their inputs are typed, in rows and in the record', () => {
    const store = withTwoLines();
    store.change('lines.b.quantity', 10);
    expect(decimalText(store.getField('lines.b.amount').value as Decimal)).toBe('55');
    expect(decimalText(store.getField('total').value as Decimal)).toBe('115');
    expect(store.getField('level').value).toEqual(codes.cardOf('EXAMPLE_LEVEL', 'high'));
  });

  it('are not sent, because the server computes them itself', () => {
    const store = withTwoLines();
    store.change('lines.b.quantity', 10);
    expect(bodyOf(store)).toEqual({ id: 'order', version: 3, lines: [{ id: 'a' }, { id: 'b', quantity: 10 }] });
  });
});

describe('a value of the record in its rows', () => {
  it('decides at once what each row shows and requires, and is not sent', () => {
    const store = withTwoLines();
    const flagsOf = (id: string) => store.getField(`lines.${id}.purpose`).flags;
    expect(['a', 'b'].map((id) => flagsOf(id).isVisible)).toEqual([false, false]);
    store.change('kind', other);
    expect(['a', 'b'].map((id) => [flagsOf(id).isVisible, flagsOf(id).isRequired])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(wrong(store)).toEqual(expect.arrayContaining(['lines.a.purpose: required', 'lines.b.purpose: required']));
    store.change('lines.a.purpose', 'for sale');
    expect(bodyOf(store)['lines']).toEqual([{ id: 'a', purpose: 'for sale' }, { id: 'b' }]);
    store.change('kind', sale);
    expect(bodyOf(store)['lines']).toBeUndefined();
    store.change('kind', other);
    expect(store.getField('lines.a.purpose').value).toBe('for sale');
  });

  it('is in a row that was added afterwards', () => {
    const store = savedOrder({ title: 'A', kind: other, reason: 'because', lines: [] });
    const id = store.addRow('lines');
    expect(store.getField(`lines.${id}.purpose`).flags.isVisible).toBe(true);
  });
});

describe('a hidden value', () => {
  it('is neither checked nor sent, and is restored when it is visible again', () => {
    const store = savedOrder({ title: 'A', kind: other, reason: 'because', detail: 'more' });
    store.change('kind', sale);
    expect([store.getField('reason').flags.isVisible, store.getField('detail').flags.isVisible]).toEqual([
      false,
      false,
    ]);
    expect(bodyOf(store)).toMatchObject({ reason: null, detail: null });
    expect(wrong(store)).toEqual([]);
    store.change('kind', other);
    expect([store.getField('reason').value, store.getField('detail').value]).toEqual(['because', 'more']);
    expect(bodyOf(store)).toEqual({ id: 'order', version: 3 });
  });

  it('in a row is hidden only by its own row', () => {
    const store = savedOrder({
      title: 'A',
      lines: [line('a', { quantity: 11, note: 'x' }), line('b', { quantity: 11, note: 'y' })],
    });
    store.change('lines.a.quantity', 1);
    expect(store.getField('lines.a.note')).toMatchObject({ value: null, flags: { isVisible: false } });
    expect(store.getField('lines.b.note')).toMatchObject({ value: 'y', flags: { isVisible: true } });
  });
});

describe('a value that may no longer be changed', () => {
  it('is reset to the stored value until it may be changed again', () => {
    const store = savedOrder({ title: 'A', kind: sale, discount: decimal('5') });
    store.change('discount', decimal('7'));
    store.change('kind', other);
    expect(decimalText(store.getField('discount').value as Decimal)).toBe('5');
    expect(store.getField('discount').flags.isEditable).toBe(false);
    expect(bodyOf(store)).not.toHaveProperty('discount');
    store.change('kind', sale);
    expect(decimalText(store.getField('discount').value as Decimal)).toBe('7');
  });

  it('can be set when the record is created', () => {
    expect(newOrder().getField('owner').flags.isEditable).toBe(true);
    expect(savedOrder({}).getField('owner').flags.isEditable).toBe(false);
    expect(newOrder().getField('total').flags.isEditable).toBe(false);
  });
});

describe('a field that resets dependent fields', () => {
  it('asks first, naming everything that would be emptied, and then empties all of it', async () => {
    const confirmReset = vi.fn<FormOptions['confirmReset']>(() => Promise.resolve(true));
    const store = savedOrder({ title: 'A', country: 'TH', province: '10', district: '1001' }, { confirmReset });
    store.change('country', 'LA');
    await vi.runAllTimersAsync();
    expect(confirmReset).toHaveBeenCalledWith([
      ['จังหวัด', 'Province'],
      ['อำเภอ', 'District'],
    ]);
    expect(store.getValues()).toMatchObject({ country: 'LA', province: null, district: null });
  });

  it('is unchanged, with its dependent fields, if the person cancels', async () => {
    const store = savedOrder(
      { title: 'A', country: 'TH', province: '10' },
      { confirmReset: () => Promise.resolve(false) },
    );
    store.change('country', 'LA');
    await vi.runAllTimersAsync();
    expect(store.getValues()).toMatchObject({ country: 'TH', province: '10' });
  });

  it('does not ask if there is nothing to lose', () => {
    const confirmReset = vi.fn<FormOptions['confirmReset']>(() => Promise.resolve(true));
    const store = savedOrder({ title: 'A' }, { confirmReset });
    store.change('country', 'LA');
    expect(confirmReset).not.toHaveBeenCalled();
    expect(store.getField('country').value).toBe('LA');
  });
});

describe('problems', () => {
  it('are shown at a field once the person has left it, not before', () => {
    const store = newOrder();
    vi.runAllTimers();
    expect(problemKeyAt(store, 'title')).toBeUndefined();
    store.markTouched('title');
    expect(problemKeyAt(store, 'title')).toBe('required');
    store.change('title', 'A');
    vi.runAllTimers();
    expect(problemKeyAt(store, 'title')).toBeUndefined();
  });

  it('do not appear or disappear while the pointer is down', () => {
    const store = newOrder();
    store.holdProblems(true);
    store.markTouched('title');
    expect(problemKeyAt(store, 'title')).toBeUndefined();
    store.holdProblems(false);
    expect(problemKeyAt(store, 'title')).toBe('required');
  });

  it('are all shown after a failed save, and disappear as they are corrected', () => {
    const store = withTwoLines();
    store.change('title', '');
    store.change('lines.b.label', '');
    expect(wrong(store)).toEqual(['title: required', 'lines.b.label: required']);
    store.showAllProblems();
    expect([problemKeyAt(store, 'title'), problemKeyAt(store, 'lines.b.label')]).toEqual(['required', 'required']);
    expect(store.getReport().problems).toHaveLength(2);
    store.change('title', 'B');
    vi.runAllTimers();
    expect(store.getReport().problems.map(({ address }) => address)).toEqual(['lines.b.label']);
  });

  it('stay with their row when a row above it is removed', () => {
    const store = withTwoLines();
    store.change('lines.b.label', '');
    store.showAllProblems();
    store.removeRow('lines', 'a');
    vi.runAllTimers();
    expect(problemKeyAt(store, 'lines.b.label')).toBe('required');
    expect(wrong(store)).toEqual(['lines.b.label: required']);
  });

  it('include invalid input, so that the old value is not saved in its place', () => {
    const store = withTwoLines();
    store.setInvalidInput('lines.a.price', message('onlyNumbers'));
    expect(wrong(store)).toEqual(['lines.a.price: onlyNumbers']);
    store.setInvalidInput('lines.a.price', undefined);
    expect(wrong(store)).toEqual([]);
    store.setInvalidInput('lines.a.price', message('onlyNumbers'));
    store.removeRow('lines', 'a');
    expect(wrong(store)).toEqual([]);
  });

  it('from the server remain until the value they are about is changed', () => {
    const store = withTwoLines();
    store.setServerProblems([
      { path: 'lines.1.label', messageKey: 'duplicateValue' },
      { path: '', messageKey: 'rowScope' },
    ]);
    store.showAllProblems();
    expect(wrong(store)).toEqual(['lines.b.label: duplicateValue', ': rowScope']);
    store.change('lines.b.label', 'c');
    expect(wrong(store)).toEqual([': rowScope']);
  });

  it('of rows are found by the rules of the row and of the record', () => {
    const store = withTwoLines();
    store.change('lines.a.price', decimal('600'));
    store.change('lines.b.label', 'A');
    expect(wrong(store)).toEqual(['lines.a.price: maxValue', 'title: invalidFormat']);
  });
});

describe('a required field', () => {
  it('is marked, unless it is a yes/no field with a default', () => {
    const store = newOrder();
    expect(['title', 'isUrgent', 'country'].map((name) => store.getField(name).flags.isRequired)).toEqual([
      true,
      false,
      false,
    ]);
    expect(wrong(store)).toEqual(['title: required']);
  });
});

describe('rows', () => {
  it('are added, copied and removed, and sent in the format of the server', () => {
    const store = withTwoLines();
    const copy = store.duplicateRow('lines', 'a');
    const added = store.addRow('lines');
    store.change(`lines.${added}.label`, 'new');
    store.removeRow('lines', 'b');
    expect(copy).toBe('new-1');
    expect(bodyOf(store)['lines']).toEqual([
      { id: 'a' },
      { label: 'a', quantity: 2, price: '30' },
      { label: 'new' },
      { id: 'b', isDelete: true },
    ]);
  });

  it('may contain rows of their own', () => {
    const store = withTwoLines();
    const pack = store.addRow('lines.a.packs');
    expect(wrong(store)).toEqual([`lines.a.packs.${pack}.code: required`]);
    store.change(`lines.a.packs.${pack}.code`, 'P1');
    expect(bodyOf(store)['lines']).toEqual([{ id: 'a', packs: [{ code: 'P1' }] }, { id: 'b' }]);
  });

  it('are sent in a changed order, and not at all if unchanged', () => {
    const store = withTwoLines();
    expect(bodyOf(store)).toEqual({ id: 'order', version: 3 });
    const [a, b] = store.getTyped()['lines'] as Record<string, unknown>[];
    store.setValues('', { lines: [b, a] });
    expect(bodyOf(store)['lines']).toEqual([{ id: 'b' }, { id: 'a' }]);
  });
});

describe('a new record', () => {
  it('starts with its defaults, and sends a default that was removed as empty', () => {
    const store = newOrder();
    expect(store.getField('kind').value).toEqual(sale);
    expect(bodyOf(store)).toEqual({ id: 'order' });
    store.change('kind', null);
    expect(bodyOf(store)).toEqual({ id: 'order', kind: null });
  });
});

describe('watchers', () => {
  it('are notified of their own field and of values derived from it, and of nothing else', () => {
    const store = withTwoLines();
    const notified: string[] = [];
    for (const address of [
      'title',
      'reason',
      'total',
      'level',
      'lines.a.label',
      'lines.a.amount',
      'lines.b.label',
      'lines.b.amount',
    ])
      store.watch(address, () => notified.push(address));
    store.change('title', 'B');
    expect(notified.splice(0)).toEqual(['title']);
    store.change('lines.b.quantity', 3);
    expect(notified.splice(0)).toEqual(['total', 'lines.b.amount']);
    store.change('kind', other);
    expect(notified.splice(0)).toEqual(['reason']);
    vi.runAllTimers();
    expect(notified).toEqual([]);
  });

  it('get the same object while nothing has changed', () => {
    const store = withTwoLines();
    const before = store.getField('lines.a.label');
    store.change('title', 'B');
    vi.runAllTimers();
    expect(store.getField('lines.a.label')).toBe(before);
  });
});

describe('rebase', () => {
  it('preserves typed values and compares them with the new state', () => {
    const store = withTwoLines();
    store.change('title', 'Mine');
    store.showAllProblems();
    store.rebase({
      base: { ...store.getBase(), version: 4, country: 'TH' },
      isNew: false,
      typed: { ...store.getTyped(), version: 4, country: 'TH' },
    });
    expect(bodyOf(store)).toEqual({ id: 'order', version: 4, title: 'Mine' });
    expect(store.getReport().hasFailed).toBe(false);
  });

  it('shows the new values at once, also while the pointer is down', () => {
    const store = withTwoLines();
    const draw = vi.fn<() => void>();
    store.watch('title', draw);
    store.holdProblems(true);
    store.rebase({ base: { ...store.getBase(), title: 'Theirs' }, isNew: false });
    expect(store.getField('title').value).toBe('Theirs');
    expect(draw).toHaveBeenCalledTimes(1);
    store.holdProblems(false);
  });

  it('preserves invalid input as long as its control exists', () => {
    const store = withTwoLines();
    store.setInvalidInput('discount', message('onlyNumbers'));
    store.setInvalidInput('lines.a.price', message('onlyNumbers'));
    store.setInvalidInput('lines.b.price', message('onlyNumbers'));
    store.markTouched('discount');
    const [a] = store.getBase()['lines'] as Record<string, unknown>[];
    store.rebase({ base: { ...store.getBase(), version: 4, lines: [a] }, isNew: false });
    expect(wrong(store)).toEqual(['discount: onlyNumbers', 'lines.a.price: onlyNumbers']);
    expect([problemKeyAt(store, 'discount'), problemKeyAt(store, 'lines.a.price')]).toEqual(['onlyNumbers', undefined]);
    store.setInvalidInput('discount', undefined);
    store.setInvalidInput('lines.a.price', undefined);
    expect(wrong(store)).toEqual([]);
  });
});

describe('a form that is part of something larger', () => {
  const closed = (...open: string[]): Partial<FormOptions> => ({
    isClosed: (model, name) => model === orderModel && !open.includes(name),
  });

  it('leaves only the given fields editable; fields in rows follow their table', () => {
    const store = savedOrder({ title: 'A', country: 'TH', lines: [line('a')] }, closed('country', 'lines'));
    const open = ['title', 'country', 'lines', 'lines.a.label'].filter(
      (address) => store.getField(address).flags.isEditable,
    );
    expect(open).toEqual(['country', 'lines', 'lines.a.label']);
    expect([store.isClosed('', 'title'), store.isClosed('', 'country'), store.isClosed('lines.a', 'label')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('sends no locked field, even if an earlier draft has another value for it', () => {
    const base = { title: 'A', country: 'TH', lines: [] };
    const store = savedOrder(base, {
      ...closed('country'),
      typed: { id: 'order', version: 3, ...base, title: 'B', country: 'LA' },
    });
    expect(bodyOf(store)).toEqual({ id: 'order', version: 3, country: 'LA' });
  });

  it('allows missing required fields while it is a draft, and lists them', () => {
    const store = newOrder({ isDraft: true });
    expect(wrong(store)).toEqual([]);
    expect(store.findMissing().map(({ address }) => address)).toEqual(['title']);
    expect(store.getField('title').flags.isRequired, 'the mark stays').toBe(true);
    store.change('title', 'A');
    expect(store.findMissing()).toEqual([]);
  });

  it('checks required fields when it is submitted, and no longer for a draft', () => {
    const store = newOrder({ isDraft: true });
    store.requireComplete(true);
    expect(wrong(store)).toEqual(['title: required']);
    store.requireComplete(false);
    expect(wrong(store)).toEqual([]);
    const complete = newOrder();
    complete.requireComplete(false);
    expect(wrong(complete), 'what is no draft is always held to it').toEqual(['title: required']);
  });
});
