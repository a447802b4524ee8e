import { expect, it } from 'vitest';
import { exampleCatalogue, orderModel } from '../store/formFixtures.ts';
import { formModelOf } from './formModel.ts';
import { rowColumnsOf } from './rowColumns.ts';

const lines = orderModel.byName.get('lines')?.part ?? orderModel;
const namesOf = (columns: ReturnType<typeof rowColumnsOf>): readonly string[] =>
  columns.map(({ modelField }) => modelField.name);

it('has the fields that fit in cells, without those that the person may not see', () => {
  expect(namesOf(rowColumnsOf(lines))).toEqual([
    'label',
    'quantity',
    'price',
    'note',
    'orderKind',
    'purpose',
    'amount',
  ]);
  expect(namesOf(rowColumnsOf(lines, { isUnseen: ({ kind }) => kind === 'decimal' }))).not.toContain('price');
});

it('chooses the listed fields if there are too many for a table, and all of them for a row of a module', () => {
  const entity = { ...lines.entity, list: { ...lines.entity.list, columns: ['amount', 'note'] } };
  const part = formModelOf(exampleCatalogue, entity);
  expect(namesOf(rowColumnsOf(part, { columnsMax: 3 }))).toEqual(['note', 'amount']);
  expect(namesOf(rowColumnsOf(part, { columnsMax: Number.POSITIVE_INFINITY }))[0]).toBe('label');
});
