import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRecord, deriveRecord } from '#language/checkRecord.ts';
import type { Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { decimal, isDecimal } from '#language/values/decimal.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import {
  codes,
  countingIds,
  exampleCatalogue,
  newOrder,
  order,
  orderModel,
  other,
  sale,
  savedOrder,
} from './formFixtures.ts';
import type { FormModel } from '../model/formModel.ts';
import type { FormStore } from './formStore.ts';
import { saveBodyOf } from '../save/saveBody.ts';
import { differencesBetween, mergeSides, isSameRecord } from '../save/mergeSides.ts';

const runs = propertyRuns(200);

type Edit = (store: FormStore) => void;

const words = fc.constantFrom('', 'ก', 'title', 'x'.repeat(25), 'b');
const numbers = fc.constantFrom('0', '1.50', '30', '2000.25').map((text) => decimal(text));
const rowOf = (store: FormStore, at: number): string | undefined => {
  const rows = store.getTyped()['lines'] as readonly AnyRecord[];
  return rows.length === 0 ? undefined : String(rows[at % rows.length]?.['id']);
};
const inRow =
  (at: number, edit: (store: FormStore, id: string) => void): Edit =>
  (store) => {
    const id = rowOf(store, at);
    if (id !== undefined) edit(store, id);
  };

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.constantFrom('title', 'reason', 'detail', 'country', 'province', 'district', 'owner'), words).map(
    ([name, value]): Edit =>
      (store) =>
        store.change(name, value),
  ),
  fc.constantFrom(sale, other, null).map(
    (card): Edit =>
      (store) =>
        store.change('kind', card),
  ),
  fc.option(numbers, { nil: null }).map(
    (value): Edit =>
      (store) =>
        store.change('discount', value),
  ),
  fc.constant<Edit>((store) => void store.addRow('lines')),
  fc
    .tuple(fc.nat(20), fc.constantFrom('label', 'note'), words)
    .map(([at, name, value]) => inRow(at, (store, id) => store.change(`lines.${id}.${name}`, value))),
  fc
    .tuple(fc.nat(20), fc.option(fc.integer({ min: -1, max: 20 }), { nil: null }))
    .map(([at, value]) => inRow(at, (store, id) => store.change(`lines.${id}.quantity`, value))),
  fc
    .tuple(fc.nat(20), fc.option(numbers, { nil: null }))
    .map(([at, value]) => inRow(at, (store, id) => store.change(`lines.${id}.price`, value))),
  fc.nat(20).map((at) => inRow(at, (store, id) => store.removeRow('lines', id))),
  fc.nat(20).map((at) => inRow(at, (store, id) => void store.duplicateRow('lines', id))),
  fc.nat(20).map((at) => inRow(at, (store, id) => void store.addRow(`lines.${id}.packs`))),
);

/** Reads a record as the language does, without any cache. */
function draftOf(model: FormModel, values: AnyRecord): AnyRecord {
  const converted = model.fields.map(({ name, group, part }) => {
    if (part !== undefined)
      return [name, ((values[name] ?? []) as readonly AnyRecord[]).map((row) => draftOf(part, row))];
    return [name, group === undefined ? (values[name] ?? null) : codes.codeOf(group, values[name])];
  });
  return { ...values, ...(Object.fromEntries(converted) as AnyRecord) };
}

/** Compares decimals by their digits, and only declared fields. */
function plain(model: FormModel, record: AnyRecord): unknown {
  return Object.fromEntries(
    model.fields.map(({ name, part }) => {
      const value = record[name];
      if (part !== undefined) return [name, ((value ?? []) as readonly AnyRecord[]).map((row) => plain(part, row))];
      return [name, isDecimal(value) ? value.toFixed() : (value ?? null)];
    }),
  );
}

const texts = (problems: readonly Problem[]): string[] =>
  problems.map(({ path, messageKey }) => `${path} ${messageKey}`).toSorted();

function edited(store: FormStore, list: readonly Edit[]): FormStore {
  for (const edit of list) edit(store);
  store.dispose();
  return store;
}

describe('after any sequence of edits', () => {
  it('the form has the same values and problems as a computation from scratch', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 40 }), (list) => {
        const store = edited(newOrder(), list);
        const fresh = deriveRecord(exampleCatalogue, order, draftOf(orderModel, store.getValues()));
        expect(plain(orderModel, store.getRecordValues())).toEqual(plain(orderModel, fresh));
        const places = new Map(
          (store.getValues()['lines'] as readonly AnyRecord[]).map((row, index) => [String(row['id']), String(index)]),
        );
        const packs = (store.getValues()['lines'] as readonly AnyRecord[]).flatMap((row) =>
          (row['packs'] as readonly AnyRecord[]).map((pack, index): [string, string] => [
            String(pack['id']),
            String(index),
          ]),
        );
        const numbered = new Map([...places, ...packs]);
        const found = store.findProblems().map(
          ({ address, messageKey }) =>
            `${address
              .split('.')
              .map((segment) => numbered.get(segment) ?? segment)
              .join('.')} ${messageKey}`,
        );
        // A field with two problems displays one of them; the list has both.
        expect(found.toSorted()).toEqual(
          texts(checkRecord({ catalogue: exampleCatalogue, entity: order, record: fresh })),
        );
      }),
      runs,
    );
  });

  it('hidden fields have no value, so the server refuses none of them', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 40 }), (list) => {
        const store = edited(newOrder(), list);
        const hidden = checkRecord({
          catalogue: exampleCatalogue,
          entity: order,
          record: store.getRecordValues(),
        }).filter(({ messageKey }) => messageKey === 'hiddenField');
        expect(hidden).toEqual([]);
      }),
      runs,
    );
  });

  it('a form that is reopened with the typed values gives the same result', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 40 }), (list) => {
        const store = edited(newOrder(), list);
        const again = newOrder({ typed: store.getTyped() });
        expect(plain(orderModel, again.getValues())).toEqual(plain(orderModel, store.getValues()));
      }),
      runs,
    );
  });
});

describe('two people with the same record', () => {
  const start = (): FormStore =>
    savedOrder({
      title: 'A',
      kind: sale,
      lines: ['a', 'b', 'c'].map((id) => ({
        id,
        label: id,
        quantity: 1,
        price: decimal('1'),
        note: null,
        packs: [],
        amount: decimal('1'),
      })),
    });
  const saved = (store: FormStore): AnyRecord => store.getValues();

  it('choosing one side everywhere gives that side', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 15 }), fc.array(edits, { maxLength: 15 }), (mineEdits, theirEdits) => {
        const [mine, theirs] = [saved(edited(start(), mineEdits)), saved(edited(start(), theirEdits))];
        const sides = {
          base: start().getBase(),
          mine,
          theirs: {
            ...theirs,
            lines: (theirs['lines'] as readonly AnyRecord[]).map((row) => ({
              ...row,
              id: String(row['id']).replace('new', 'their'),
            })),
          },
        };
        const newId = countingIds();
        expect(
          isSameRecord(orderModel, mergeSides(orderModel, sides, { choose: () => 'theirs', newId }), sides.theirs),
        ).toBe(true);
        const mergedMine = mergeSides(orderModel, sides, { choose: () => 'mine', newId });
        const labels = (record: AnyRecord): string[] =>
          (record['lines'] as readonly AnyRecord[])
            .map((row) => `${String(row['label'])} ${String(row['quantity'])}`)
            .toSorted();
        expect(labels(mergedMine)).toEqual(labels(mine));
      }),
      runs,
    );
  });

  it('changes by one person alone are not a conflict and need no choice', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 15 }), (list) => {
        const base = start().getValues();
        const mine = saved(edited(start(), list));
        expect(
          differencesBetween(orderModel, { base, mine, theirs: base }).every(({ changedBy }) => changedBy === 'mine'),
        ).toBe(true);
        expect(
          differencesBetween(orderModel, { base, mine: base, theirs: mine }).every(
            ({ changedBy }) => changedBy === 'theirs',
          ),
        ).toBe(true);
        expect(differencesBetween(orderModel, { base, mine, theirs: mine })).toEqual([]);
      }),
      runs,
    );
  });

  it('the body of a save is empty exactly if nothing differs', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 15 }), (list) => {
        const store = edited(start(), list);
        const {
          id: _id,
          version: _version,
          ...changes
        } = saveBodyOf(orderModel, { values: store.getValues(), base: store.getBase(), isNew: false, codes });
        const isSame =
          differencesBetween(orderModel, { base: undefined, mine: store.getValues(), theirs: store.getBase() })
            .length === 0;
        expect(Object.keys(changes).length === 0).toBe(isSame);
      }),
      runs,
    );
  });
});
