import { expect, it } from 'vitest';
import { toCamelCase, collectionName, columnName, toSnakeCase, tableName } from './naming.ts';

it.each([
  ['stockCard', 'stock-cards'],
  ['haz', 'hazes'],
  ['country', 'countries'],
  ['customs', 'customses'],
  ['hcProductQty', 'hc-product-qties'],
  ['samplingAnalysis', 'sampling-analysises'],
  ['feeRateExcludeCountry', 'fee-rate-exclude-countries'],
  ['hazSubStance', 'haz-sub-stances'],
])('the collection of %s is %s', (entity, collection) => {
  expect(collectionName(entity)).toBe(collection);
});

it.each([
  ['refQuantityUnit', 'lookup', 'quantity_unit_id'],
  ['refStatus', 'choice', 'status'],
  ['refImage', 'file', 'image_id'],
  ['picture', 'file', 'picture_id'],
  ['reference', 'text', 'reference'],
  ['nameTh', 'text', 'name_th'],
  ['value2', 'text', 'value2'],
])('the field %s of kind %s is stored in the column %s', (field, kind, column) => {
  expect(columnName(field, kind)).toBe(column);
});

it('converts names back and forth', () => {
  expect(tableName('userCa')).toBe('user_ca');
  expect(toSnakeCase('ld50')).toBe('ld50');
  expect(toCamelCase('haz-sub-stances')).toBe('hazSubStances');
});
