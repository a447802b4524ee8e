/** The rules of a place: sizes, goods, experts, position and the licence of a factory. */
import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { checkRecord, deriveRecord } from '#language/checkRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { findWarnings } from '#language/warnings.ts';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';
import { findExpiredPaper } from './expertRules.ts';
import { findPoint } from './position.ts';

const today = getPlainDate('2026-11-18');
const entity = getEntity(catalogue, 'storageLocation');
const facts = {
  today,
  packingDensities: new Map([['closed', decimal('400')]]),
  productionRooms: new Set(['room']),
  factoryLimits: { horsepower: decimal('50'), workers: decimal('50') },
};

/** 10 × 20 × 4 m, of which 6 × 15 × 3 m are used. */
function area(more: AnyRecord = {}): AnyRecord {
  const sides = { totalWidth: 10, totalLength: 20, totalHeight: 4, usedWidth: 6, usedLength: 15, usedHeight: 3 };
  return {
    id: 'area 1',
    lineId: 'line 1',
    name: 'A',
    refStorageType: { id: 'closed' },
    kgPerCubicMetre: decimal('400'),
    ...Object.fromEntries(Object.entries({ ...sides, ...more }).map(([name, value]) => [name, asDecimal(value)])),
  };
}

const asDecimal = (value: unknown): unknown => (typeof value === 'number' ? decimal(value) : value);

function item(more: AnyRecord = {}): AnyRecord {
  return {
    id: 'item',
    lineId: 'item',
    subLineId: 'line 1',
    refProductUse: { id: 'water' },
    refHazType: 'type2',
    largestKg: decimal('1000'),
    hazards: null,
    ...more,
  };
}

const productTypes = [{ id: 'kind', lineId: 'kind', refProductUse: { id: 'water' }, refHazType: 'type2' }];

const derived = (record: AnyRecord): AnyRecord => deriveRecord(catalogue, entity, { productTypes, ...record });
const checked = (record: AnyRecord) => ({ catalogue, entity, record: derived(record), facts, isComplete: false });
const problemsOf = (record: AnyRecord): readonly string[] =>
  checkRecord(checked(record)).map(({ path, messageKey }) => `${path} ${messageKey}`);
const areaProblems = (more: AnyRecord): readonly string[] => problemsOf({ subs: [area(more)] });

describe('an area', () => {
  it('has its area, volume and capacity computed, and the place their sums', () => {
    const place = derived({ subs: [area(), area({ id: 'area 2', lineId: 'line 2', name: 'B', usedLength: 12.5 })] });
    const [first] = place['subs'] as readonly AnyRecord[];
    const figures = ['totalArea', 'totalVolume', 'totalCapacity', 'usedArea', 'usedVolume', 'usedCapacity'];
    expect(figures.map((name) => String(first?.[name]))).toEqual(['200', '800', '320000', '90', '270', '108000']);
    const sums = ['totalArea', 'squareMetres', 'totalCapacity', 'usedCapacity'];
    expect(sums.map((name) => String(place[name]))).toEqual(['400', '165', '640000', '198000']);
  });

  it('does not count rows that are to be deleted', () => {
    const place = derived({ subs: [area(), area({ id: 'area 2', isDelete: true })] });
    expect(String(place['squareMetres'])).toBe('90');
    expect(derived({ subs: [] })['squareMetres']).toBeNull();
  });

  it('is rounded to the even neighbour', () => {
    const [first] = derived({ subs: [area({ usedWidth: 0.05, usedLength: 0.1 })] })['subs'] as readonly AnyRecord[];
    const [second] = derived({ subs: [area({ usedWidth: 0.05, usedLength: 0.3 })] })['subs'] as readonly AnyRecord[];
    // 0.005 and 0.015.
    expect([String(first?.['usedArea']), String(second?.['usedArea'])]).toEqual(['0', '0.02']);
  });

  it('is used no further than it reaches, on each side', () => {
    expect(areaProblems({ usedWidth: 10, usedLength: 20, usedHeight: 4 })).toEqual([]);
    expect(areaProblems({ usedWidth: 10.01 })).toEqual(['subs.0.usedWidth usedAboveTotal']);
    expect(areaProblems({ usedLength: 20.01 })).toEqual(['subs.0.usedLength usedAboveTotal']);
    expect(areaProblems({ usedHeight: 4.01 })).toEqual(['subs.0.usedHeight usedAboveTotal']);
  });

  it('is longer than wide, in total and where it is used; a square is refused', () => {
    expect(areaProblems({ totalWidth: 20 })).toEqual(['subs.0.totalLength lengthNotAboveWidth']);
    expect(areaProblems({ usedLength: 6 })).toEqual(['subs.0.usedLength lengthNotAboveWidth']);
    expect(areaProblems({ usedLength: 6.01 })).toEqual([]);
  });

  it('has sides above zero', () => {
    expect(areaProblems({ usedHeight: 0 })).toEqual(['subs.0.usedHeight minValue']);
    expect(areaProblems({ usedHeight: -1 })).toEqual(['subs.0.usedHeight minValue']);
  });

  it('is packed at most as densely as its kind of storage allows', () => {
    expect(areaProblems({ kgPerCubicMetre: 300 })).toEqual([]);
    expect(areaProblems({ kgPerCubicMetre: 400.01 })).toEqual(['subs.0.kgPerCubicMetre densityTooHigh']);
  });
});

describe('goods', () => {
  const goods = (...subItems: readonly AnyRecord[]): AnyRecord => ({ subs: [area()], subItems });

  it('of an area fit into its used capacity, all together', () => {
    expect(problemsOf(goods(item({ largestKg: decimal('108000') })))).toEqual([]);
    const two = goods(
      item({ largestKg: decimal('100000') }),
      item({ id: 'b', lineId: 'b', largestKg: decimal('8000.001') }),
    );
    expect(problemsOf(two)).toEqual(['subItems.1.largestKg goodsAboveCapacity']);
  });

  it('of a new area name it by its id until it is saved', () => {
    const record = {
      subs: [area({ lineId: null })],
      subItems: [item({ subLineId: 'area 1', largestKg: decimal('200000') })],
    };
    expect(problemsOf(record)).toContain('subItems.0.largestKg goodsAboveCapacity');
  });

  it('are of a kind for which the place is to be certified', () => {
    expect(problemsOf(goods(item({ refHazType: 'type3' })))).toEqual(['subItems.0.refProductUse goodsNotCertified']);
    expect(problemsOf(goods(item({ refProductUse: { id: 'pond' } })))).toEqual([
      'subItems.0.refProductUse goodsNotCertified',
    ]);
  });

  it('of type 4 are never certified', () => {
    const prohibited = [{ id: 'kind', lineId: 'kind', refProductUse: { id: 'water' }, refHazType: 'type4' }];
    expect(problemsOf({ productTypes: prohibited })).toEqual(['productTypes.0.refHazType storedTypeProhibited']);
  });

  it('that must not meet are warned of within one area, and not in two', () => {
    const oxidiser = item({ hazards: ['oxidising', 'skinCorrosion'] });
    const acid = item({ id: 'acid', lineId: 'acid', hazards: ['corrosiveToMetal'] });
    const warn = (record: AnyRecord) =>
      findWarnings(checked(record)).map(({ path, messageKey }) => `${path} ${messageKey}`);
    expect(warn(goods(oxidiser, acid))).toEqual(['subItems.0.hazards oxidiserBesideOthers']);
    expect(warn(goods(oxidiser))).toEqual([]);
    const apart = {
      subs: [area(), area({ id: 'area 2', lineId: 'line 2', name: 'B' })],
      subItems: [oxidiser, { ...acid, subLineId: 'line 2' }],
    };
    expect(warn(apart)).toEqual([]);
  });
});

describe('the paper of an expert', () => {
  const expert = (more: AnyRecord) => ({ name: 'A', expiresDate: null, ...more });
  const at = (day: string | null, refRequestType = 'new') =>
    findExpiredPaper(
      {
        refRequestType,
        experts: [
          { name: 'A', expiresDate: null },
          { name: 'B', expiresDate: day === null ? null : getPlainDate(day) },
        ],
      },
      today,
    )?.path;

  it('is valid on its last day and without one, and not after it', () => {
    expect([at('2026-11-18'), at(null), at('2026-11-17')]).toEqual([undefined, undefined, 'experts.1.expiresDate']);
  });

  it('does not prevent a place from being given up', () => {
    expect(at('2026-11-17', 'cancel')).toBeUndefined();
  });

  it('is warned of while the form is filled in, and does not end before it begins', () => {
    const experts = [
      expert({ id: 'e', lineId: 'e', issuedDate: getPlainDate('2026-01-01'), expiresDate: getPlainDate('2025-12-31') }),
    ];
    expect(findWarnings(checked({ experts })).map(({ rule }) => rule)).toEqual(['experts.expiredPaper']);
    expect(problemsOf({ experts })).toContain('experts.0.expiresDate expertPaperReversed');
  });
});

describe('the position', () => {
  const point = { type: 'Point', coordinates: [100.5, 13.7] };
  const outline = {
    type: 'Polygon',
    coordinates: [
      [
        [100, 13],
        [102, 13],
        [102, 15],
        [100, 15],
        [100, 13],
      ],
    ],
  };
  const feature = (geometry: object) => ({ type: 'Feature', properties: null, geometry });
  const collection = (...features: readonly object[]) => ({ type: 'FeatureCollection', features });

  it('is a point, an outline, or one of each', () => {
    for (const location of [point, outline, collection(feature(point), feature(outline))])
      expect(problemsOf({ location }), JSON.stringify(location)).toEqual([]);
    const wrong = [
      {
        type: 'LineString',
        coordinates: [
          [100, 13],
          [101, 13],
        ],
      },
      collection(feature(point), feature(point)),
      collection(),
    ];
    for (const location of wrong) expect(problemsOf({ location })).toEqual(['location placeShape']);
    expect(problemsOf({ location: { type: 'Point' } })).toEqual(['location placeNotGeojson']);
  });

  it('on paper is the point, or the middle of the outline', () => {
    expect(findPoint(point)).toEqual({ latitude: 13.7, longitude: 100.5 });
    expect(findPoint(outline)).toEqual({ latitude: 14, longitude: 101 });
    expect(findPoint(collection(feature(outline), feature(point)))).toEqual({ latitude: 13.7, longitude: 100.5 });
    expect([findPoint(null), findPoint({ type: 'Point', coordinates: ['x', 1] })]).toEqual([undefined, undefined]);
  });
});

describe('a place of manufacture', () => {
  const factory = (more: AnyRecord) => ({ refDocumentType: 'manufactureLocation', workers: 1, ...more });
  const submitted = (record: AnyRecord, key = 'factoryLicenceMissing'): readonly string[] =>
    checkRecord({ ...checked(record), isComplete: true }).flatMap(({ path, messageKey }) =>
      messageKey === key ? [path] : [],
    );
  const room = area({ id: 'area 2', lineId: 'line 2', name: 'B', refStorageType: { id: 'room' } });

  it('sums the horsepower of its machines, and is known by its document type', () => {
    const machines = [
      { count: 3, horsepower: decimal('12.5') },
      { count: 1, horsepower: decimal('2') },
    ];
    const place = derived(factory({ machines }));
    expect([place['refLocationType'], String(place['horsepower'])]).toEqual(['manufacture', '39.5']);
    expect(derived({ refDocumentType: 'storageLocation' })['refLocationType']).toBe('storage');
    expect(derived({ refLocationType: 'manufacture' })['refLocationType']).toBe('manufacture');
  });

  it('states its factory licence from 50 hp or 50 workers on', () => {
    const machines = (horsepower: string) => [{ count: 1, horsepower: decimal(horsepower) }];
    expect(submitted(factory({ machines: machines('49.99'), workers: 49 }))).toEqual([]);
    expect(submitted(factory({ machines: machines('50') }))).toEqual(['factoryLicenceNo', 'factoryLicenceDate']);
    expect(submitted(factory({ workers: 50, factoryLicenceNo: '3-1/69' }))).toEqual(['factoryLicenceDate']);
    const stated = { factoryLicenceNo: '3-1/69', factoryLicenceDate: getPlainDate('2026-01-15') };
    expect(submitted(factory({ workers: 50, machines: machines('50'), ...stated }))).toEqual([]);
    expect(submitted({ refDocumentType: 'storageLocation' })).toEqual([]);
  });

  it('counts no machine that is removed or not filled in yet', () => {
    const machines = [
      { count: 2, horsepower: decimal('0.01') },
      { count: 9, horsepower: decimal('100'), isDelete: true },
      { count: null, horsepower: decimal('5') },
    ];
    expect(String(derived(factory({ machines }))['horsepower'])).toBe('0.02');
    expect(String(derived(factory({ machines: [] }))['horsepower'])).toBe('0');
  });

  it('has a production room once it is submitted, which a store has not', () => {
    const missing = (subs: readonly AnyRecord[]) => submitted(factory({ subs }), 'productionRoomMissing');
    expect([missing([area()]), missing([area(), room]), missing([])]).toEqual([['subs'], [], []]);
    expect(problemsOf({ subs: [area(), room] })).toEqual(['subs.1.refStorageType productionRoomInStore']);
    expect(problemsOf(factory({ subs: [area(), room] }))).toEqual([]);
  });

  it('keeps raw materials of other kinds than it makes, and nothing that is prohibited', () => {
    const goods = (refHazType: string) => factory({ subs: [area()], subItems: [item({ refHazType })] });
    expect(problemsOf(goods('type3'))).toEqual([]);
    expect(problemsOf(goods('type4'))).toEqual(['subItems.0.refHazType storedTypeProhibited']);
  });

  it('states machines, their horsepower and workers, and needs no expert', () => {
    const required = submitted(factory({ workers: null, machines: [], experts: [] }), 'required');
    expect(required).toEqual(expect.arrayContaining(['machines', 'workers']));
    expect(required).not.toContain('experts');
    expect(submitted({ refDocumentType: 'storageLocation', experts: [] }, 'required')).toContain('experts');
  });

  it('has fields that a storage location has not', () => {
    expect(problemsOf({ refDocumentType: 'storageLocation', workers: 3 })).toEqual(['workers hiddenField']);
  });
});
