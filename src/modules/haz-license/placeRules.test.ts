/** Rules about the places of a licence: which are needed, what they are certified for, and what room they have. */
import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { kindOf, type LicenceArea, type LicencePlace } from './placeRules.ts';
import {
  licenceLine,
  licencePlace,
  licenceRecord,
  placeRow,
  ruleProblems,
  ruleWarnings,
  type RuleOptions,
} from './testing/checkedLicence.ts';

type Values = Readonly<Record<string, unknown>>;

const factory = { refLocationType: 'manufacture', refPlace: { id: 'factory' }, refPlaceDossier: { id: 'factory' } };
const factoryRow = placeRow({ ...factory, areaLineId: null, quantity: null });
const factoryPlace = licencePlace({ isStore: false, areas: new Map(), name: ['โรงงาน', 'Factory'] });

interface Asked extends RuleOptions {
  readonly operation?: string;
  readonly places?: readonly Values[];
  readonly known?: Readonly<Record<string, LicencePlace>>;
  readonly more?: Values;
}

const recordOf = ({ operation = 'import', places = [placeRow()], more = {} }: Asked) =>
  licenceRecord({
    refOperation: operation,
    refDocumentType: { import: 'licenceImport', manufacture: 'licenceManufacture', possess: 'licencePossess' }[
      operation
    ],
    storageLocations: places,
    ...more,
  });
const factsOf = ({ known = { north: licencePlace(), factory: factoryPlace } }: Asked): Values => ({
  licencePlaces: new Map(Object.entries(known)),
});
const problemsOf = (asked: Asked): readonly string[] =>
  ruleProblems(recordOf(asked), { ...asked, facts: factsOf(asked) });
const warningsOf = (asked: Asked): readonly string[] => ruleWarnings(recordOf(asked), { facts: factsOf(asked) });

describe('a place of manufacture', () => {
  it('is needed to manufacture, and refused for everything else', () => {
    expect([
      problemsOf({ operation: 'manufacture', places: [placeRow(), factoryRow] }),
      problemsOf({ operation: 'manufacture', places: [placeRow()] }),
      problemsOf({ operation: 'manufacture', places: [placeRow(), { ...factoryRow, isDelete: true }] }),
      // The list itself is required.
      problemsOf({ operation: 'manufacture', places: [] }),
      problemsOf({ places: [placeRow(), factoryRow] }),
      problemsOf({ places: [placeRow(), { ...factoryRow, isDelete: true }] }),
      problemsOf({ places: [placeRow(), factoryRow], isComplete: false }),
    ]).toEqual([
      [],
      ['storageLocations factoryMissing'],
      ['storageLocations factoryMissing'],
      [],
      ['storageLocations.1.refPlace factoryOnlyForManufacture'],
      [],
      [],
    ]);
  });
});

describe('a place', () => {
  const water3 = kindOf('water', 'type3');
  const soil3 = kindOf('soil', 'type3');
  const kinds = new Map([
    [water3, ['น้ำ ชนิดที่ 3', 'Water, Type 3'] as const],
    [soil3, ['ดิน ชนิดที่ 3', 'Soil, Type 3'] as const],
  ]);
  const answer = (place: Partial<LicencePlace>, area: Partial<LicenceArea> = {}, locale?: RuleOptions['locale']) =>
    problemsOf({ known: { north: licencePlace(place, area) }, ...(locale === undefined ? {} : { locale }) });

  it('is certified for the use and the type of a product, and so is the area', () => {
    expect([
      answer({ kinds }),
      answer({ kinds }, { kinds: new Set([water3]) }),
      answer({ kinds }, { kinds: new Set([soil3]) }),
      answer({ kinds: new Map([[soil3, ['ดิน', 'Soil']]]) }),
      answer({ kinds: new Map([[kindOf('water', 'type2'), ['น้ำ', 'Water']]]) }),
    ]).toEqual([
      [],
      [],
      ['storageLocations.0.refPlace storeNotCertified', 'details.0.refHaz storeForProductMissing'],
      ['storageLocations.0.refPlace storeNotCertified', 'details.0.refHaz storeForProductMissing'],
      ['storageLocations.0.refPlace storeNotCertified', 'details.0.refHaz storeForProductMissing'],
    ]);
  });

  it('is told with what the place, or its area, is certified for', () => {
    expect([
      answer({ kinds }, { kinds: new Set([soil3]) }, 'en')[0],
      answer({ kinds: new Map() }, {}, 'th')[0],
    ]).toEqual([
      '“North store, A1” is not certified for goods of this kind (Soil, Type 3). Choose another, or request a change of its certificate.',
      '“คลังเหนือ A1” ไม่ได้รับรองให้เก็บหรือผลิตสินค้าประเภทนี้ (-) กรุณาเลือกที่อื่น หรือขอแก้ไขหนังสือรับรองสถานที่',
    ]);
  });

  it('is needed for each product; one that takes any product is not refused', () => {
    const two = {
      details: [
        licenceLine(),
        licenceLine({ id: 'b', lineId: 'b', refHazDossier: { id: 'b' }, refProductUse: { id: 'soil' } }),
      ],
    };
    const south = placeRow({ id: 's', refPlace: { id: 'south' }, refPlaceDossier: { id: 'south' } });
    const known = { north: licencePlace(), south: licencePlace({ kinds: new Map([[soil3, ['ดิน', 'Soil']]]) }) };
    expect([
      problemsOf({ more: two, known }),
      problemsOf({ more: two, known, places: [placeRow(), south] }),
      problemsOf({ more: two, known, places: [placeRow(), { ...south, isDelete: true }] }),
      problemsOf({ more: two, known, places: [] }),
    ]).toEqual([['details.1.refHaz storeForProductMissing'], [], ['details.1.refHaz storeForProductMissing'], []]);
  });

  it('is named with an area that it has, each area once', () => {
    expect([
      problemsOf({ places: [placeRow({ areaLineId: 'gone' })] })[0],
      problemsOf({ places: [placeRow({ quantity: decimal('1') }), placeRow({ id: 'again', quantity: decimal('1') })] }),
      problemsOf({
        places: [placeRow({ isDelete: true }), placeRow({ id: 'again' })],
      }),
      problemsOf({ operation: 'manufacture', places: [factoryRow, { ...factoryRow, id: 'again' }] }),
    ]).toEqual([
      'storageLocations.0.areaLineId areaNotOfPlace',
      ['storageLocations.1.areaLineId storeTwice'],
      [],
      ['storageLocations.1.areaLineId storeTwice'],
    ]);
  });

  it('that the server does not know is said where it is chosen, and not judged further', () => {
    expect(problemsOf({ known: {}, places: [placeRow(), placeRow({ id: 'again' })] }).at(-1)).toBe(
      'storageLocations storesAboveQuantity',
    );
  });
});

describe('the square metres of a possession', () => {
  const asks = (squareMetres: string | null, area: Partial<LicenceArea> = {}, more: Partial<Asked> = {}) =>
    problemsOf({
      operation: 'possess',
      places: [placeRow({ squareMetres: squareMetres === null ? null : decimal(squareMetres) })],
      known: { north: licencePlace({}, area) },
      ...more,
    });

  it('are free, to the last hundredth', () => {
    expect([
      asks('90'),
      asks('90.01'),
      asks(null),
      asks('1', { freeSquareMetres: decimal('0') }),
      asks('90.01', {}, { isComplete: false }),
    ]).toEqual([
      [],
      ['storageLocations.0.squareMetres areaRemainingNotEnough'],
      [],
      ['storageLocations.0.squareMetres areaRemainingNotEnough'],
      [],
    ]);
    expect(asks('1200.5', { freeSquareMetres: decimal('1000.25') }, { locale: 'th' })).toEqual([
      'พื้นที่คงเหลือไม่เพียงพอ “คลังเหนือ A1” เหลือ 1,000.25 ตร.ม. แต่ขอใช้ 1,200.5 ตร.ม. กรุณาลดพื้นที่ หรือเลือกพื้นที่อื่น',
    ]);
  });

  it('are nothing to a store that is full of goods, which only others may not name', () => {
    const full = { freeKg: decimal('0') };
    const others = (area: Partial<LicenceArea>) => problemsOf({ known: { north: licencePlace({}, area) } });
    expect([
      asks('10', full),
      others(full),
      others({ ...full, isNamedAlready: true }),
      others({ freeKg: decimal('0.001') }),
    ]).toEqual([[], ['storageLocations.0.areaLineId storeFull'], [], []]);
  });

  it('hold no more kilograms than the area can hold at all', () => {
    const keeps = (quantity: string) =>
      asks(
        '10',
        { capacityKg: decimal('100') },
        {
          places: [placeRow({ squareMetres: decimal('10'), quantity: decimal(quantity) })],
          more: { details: [licenceLine({ kilograms: decimal('500') })] },
        },
      );
    expect([keeps('100'), keeps('100.001')]).toEqual([[], ['storageLocations.0.quantity storeAboveCapacity']]);
  });
});

describe('the quantities of the stores', () => {
  const stored = (quantity: string | null, more: Values = {}): Asked => ({
    places: [placeRow({ quantity: quantity === null ? null : decimal(quantity), ...more })],
  });

  it('are no more than what is requested; what is made is not counted as stored', () => {
    expect([
      problemsOf(stored('100')),
      problemsOf(stored('100.001')),
      problemsOf({ ...stored('100.001'), isComplete: false }),
      problemsOf({ ...stored('100.001'), more: { details: [] } }),
      problemsOf({
        operation: 'manufacture',
        places: [placeRow(), { ...factoryRow, quantity: decimal('100') }],
      }),
    ]).toEqual([[], ['storageLocations storesAboveQuantity'], [], [], []]);
  });

  it('warn if they are less than what is requested, or more than what is free now', () => {
    const withFree = (freeKg: string): Asked => ({ known: { north: licencePlace({}, { freeKg: decimal(freeKg) }) } });
    expect([
      warningsOf(stored('100')),
      warningsOf(stored('99.999')),
      warningsOf(stored(null)),
      warningsOf(withFree('99')),
      // A store that is full is refused instead.
      warningsOf(withFree('0')),
    ]).toEqual([[], ['storageLocations storesBelowQuantity'], [], ['storageLocations.0.quantity storeAboveFree'], []]);
  });
});
