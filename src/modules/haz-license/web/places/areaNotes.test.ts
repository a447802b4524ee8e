import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import type { ShownArea } from '../../shownArea.ts';
import { areaNotesOf, kindsOfProducts, type PlaceRowValues } from './areaNotes.ts';

const area: ShownArea = {
  place: 'place',
  lineId: 'line',
  isStore: true,
  name: 'A',
  takes: [{ kind: 'use type3', label: ['ฆ่าเชื้อ ชนิดที่ 3', 'Disinfection, Type 3'] }],
  isNamedAlready: false,
  capacityKg: 1000,
  freeKg: 400,
  freeSquareMetres: 30,
};

interface Given {
  readonly operation?: string;
  readonly quantity?: string;
  readonly squareMetres?: string;
}

function rowOf({ operation = 'import', quantity, squareMetres }: Given): PlaceRowValues {
  return {
    refOperation: operation,
    placeNameTh: 'คลัง',
    placeNameEn: null,
    quantity: quantity === undefined ? null : decimal(quantity),
    squareMetres: squareMetres === undefined ? null : decimal(squareMetres),
  } as unknown as PlaceRowValues;
}

const notesOf = (given: Given, shown: ShownArea = area, kinds: readonly string[] = ['use type3']): readonly string[] =>
  areaNotesOf(rowOf(given), shown, kinds).map(
    ({ field, why, isWarning }) => `${field} ${why.messageKey}${isWarning ? ' (warning)' : ''}`,
  );

describe('what an area says about a row', () => {
  it('is nothing while it takes a product and has room', () => {
    expect(notesOf({ quantity: '400' })).toEqual([]);
    expect(notesOf({}, area, [])).toEqual([]);
  });

  it('is that it takes none of the products, and nothing else', () => {
    expect(notesOf({ quantity: '900' }, area, ['use type2'])).toEqual(['areaLineId storeNotCertified']);
    expect(notesOf({}, { ...area, takes: [] }, ['use type2'])).toEqual(['areaLineId storeNotCertified']);
  });

  it('is a warning if less is free than is meant for it, and a refusal if it is full', () => {
    expect(notesOf({ quantity: '400.001' })).toEqual(['quantity storeAboveFree (warning)']);
    expect(notesOf({}, { ...area, freeKg: 0 })).toEqual(['areaLineId storeFull']);
    expect(notesOf({}, { ...area, freeKg: 0, isNamedAlready: true })).toEqual([]);
  });

  it('counts square metres for possession only', () => {
    expect(notesOf({ squareMetres: '31' })).toEqual([]);
    const possession = { operation: 'possess', quantity: '100' };
    expect(notesOf({ ...possession, squareMetres: '30' })).toEqual([]);
    expect(notesOf({ ...possession, squareMetres: '30.01' })).toEqual(['squareMetres areaRemainingNotEnough']);
    expect(notesOf({ ...possession, quantity: '1001' })).toEqual(['quantity storeAboveCapacity']);
  });

  it('does not ask for room in a place of manufacture', () => {
    expect(notesOf({ quantity: '5000' }, { ...area, isStore: false, freeKg: 0 })).toEqual([]);
  });
});

it('takes the kinds of the chosen products, each once', () => {
  const product = { refHaz: { id: 'haz' }, refProductUse: { id: 'use' }, refHazType: 'type3' };
  const details = [product, product, { ...product, refHaz: null, refHazType: 'type2' }];
  expect(kindsOfProducts({ details } as unknown as Parameters<typeof kindsOfProducts>[0])).toEqual(['use type3']);
});
