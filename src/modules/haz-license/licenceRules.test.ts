/** Rules about what is licensed: the substance, the lines, their units and quantities, and what is needed for the operation. */
import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { licenceLine, licenceRecord, ruleProblems, type RuleOptions } from './testing/checkedLicence.ts';
import { licenceTypes, noticeTypes } from './operations.ts';

type Values = Readonly<Record<string, unknown>>;

/** A licence to import is complete without places in these tests: they are tested with their own rules. */
const problemsOf = (values: Values, options: RuleOptions = {}): readonly string[] =>
  ruleProblems(licenceRecord(values), options);
const ofLines = (...lines: readonly Values[]) => ({ details: lines.map((line) => licenceLine(line)) });

describe('the operation', () => {
  it('is one of the four that are licensed; which one is missing is said by the field', () => {
    expect(problemsOf({ refOperation: 'transit' })).toEqual(['refOperation operationNotLicensed']);
    expect(problemsOf({ refOperation: null })).toEqual([]);
  });
});

describe('the listed substance', () => {
  const answer = (hazType: string | null, refDocumentType: string | null): readonly string[] =>
    problemsOf(
      { refDocumentType },
      { facts: { licensedSubstance: hazType === null ? null : { name: ['ก', 'A'], hazType } } },
    );

  it.each(Object.values(licenceTypes))('of type 3 fits %s, and no other type does', (type) => {
    expect(['type1', 'type2', 'type3', 'type4'].map((hazType) => answer(hazType, type))).toEqual([
      ['refHazObject neitherForType1'],
      ['refHazObject licenceForType3'],
      [],
      ['refHazObject prohibitedType4'],
    ]);
  });

  it.each(Object.values(noticeTypes))('of type 2 fits %s, and no other type does', (type) => {
    expect(['type1', 'type2', 'type3', 'type4'].map((hazType) => answer(hazType, type))).toEqual([
      ['refHazObject neitherForType1'],
      [],
      ['refHazObject noticeForType2'],
      ['refHazObject prohibitedType4'],
    ]);
  });

  it('is judged only once it is chosen, and the type of the paper is known', () => {
    expect([answer(null, 'licenceImport'), answer('type4', null)]).toEqual([[], []]);
  });
});

describe('a line', () => {
  const product = (name: string) => ({ refHaz: { id: name }, refHazDossier: { id: name } });

  it('is the only one of its product, whichever revision each names; a removed line does not count', () => {
    const again = { ...product('same'), refHaz: { id: 'later revision' } };
    expect(problemsOf(ofLines(product('same'), product('other'), again))).toEqual([
      'details.2.refHaz productInTwoLines',
    ]);
    expect(problemsOf(ofLines({ ...product('same'), isDelete: true }, again))).toEqual([]);
    expect(problemsOf(ofLines({ ...product('same') }, { ...again, isDelete: true }))).toEqual([]);
  });

  it('is in a unit that can be weighed', () => {
    expect(problemsOf(ofLines({ refQuantityUnit: { id: 'piece' } }))).toEqual([
      'details.0.refQuantityUnit unitNotCounted',
    ]);
    expect(problemsOf(ofLines({ refQuantityUnit: null }))).toEqual([]);
  });

  it('in litres has a density: the registered one, or for a liquid the one that is stated', () => {
    const litres = (more: Values): readonly string[] => problemsOf(ofLines({ refQuantityUnit: { id: 'l' }, ...more }));
    expect([
      litres({ registeredDensity: decimal('1.1') }),
      litres({ refPhysicalState: 'liquid', density: decimal('0.9') }),
      litres({ refPhysicalState: 'liquid' }),
      litres({ refPhysicalState: 'solid' }),
      litres({ refPhysicalState: null, refHaz: null, refHazDossier: null }),
    ]).toEqual([
      [],
      [],
      ['details.0.density densityMissing'],
      ['details.0.refQuantityUnit densityMissing'],
      // The missing product is said at the product.
      [],
    ]);
  });

  it('weighs at least a gram: less would grant nothing', () => {
    const quantity = (kg: string): readonly string[] => problemsOf(ofLines({ quantity: decimal(kg) }));
    expect([quantity('0.001'), quantity('0.0005')]).toEqual([[], ['details.0.quantity lineWeighsNothing']]);
    const litres = { refQuantityUnit: { id: 'l' }, registeredDensity: decimal('0.5'), quantity: decimal('0.001') };
    expect(problemsOf(ofLines(litres))).toEqual(['details.0.quantity lineWeighsNothing']);
  });

  it('has a sub-operation of the operation of the paper', () => {
    const sub = (refOperation: string, id: string): readonly string[] =>
      problemsOf({ refOperation, ...ofLines({ refSubOperation: { id } }) }, { isComplete: false });
    expect([sub('manufacture', 'repack'), sub('possess', 'repack'), sub('manufacture', 'unknown')]).toEqual([
      [],
      ['details.0.refSubOperation subOperationOfOther'],
      ['details.0.refSubOperation subOperationOfOther'],
    ]);
  });

  it('that was recorded from paper was used up to its quantity and no further', () => {
    const used = (usedBefore: string | null): readonly string[] =>
      problemsOf(ofLines({ usedBefore: usedBefore === null ? null : decimal(usedBefore) }));
    expect([used(null), used('100'), used('100.001')]).toEqual([[], [], ['details.0.usedBefore usedBeforeAbove']]);
    expect(problemsOf(ofLines({ usedBefore: decimal('1500.5') }), { locale: 'en' })).toEqual([
      'What was used is more than the quantity of the line, 100 kg. Correct one of them.',
    ]);
    expect(problemsOf(ofLines({ usedBefore: decimal('1'), kilograms: null, quantity: null }))).toEqual([]);
  });
});

describe('a paper in force', () => {
  const answer = (more: Values): readonly string[] =>
    problemsOf(more, {
      facts: { paperInForce: { substanceId: 'substance', substance: ['ไกลโฟเซต', 'Glyphosate'], validMonths: 12 } },
    });

  it('is changed and renewed for the same substance', () => {
    const of = (refRequestType: string, id: string) =>
      answer({ refRequestType, refHazObject: { id }, validMonths: 12 });
    expect([of('change', 'substance'), of('change', 'other'), of('renew', 'other')]).toEqual([
      [],
      ['refHazObject substanceOfOtherPaper'],
      ['refHazObject substanceOfOtherPaper'],
    ]);
  });

  it('has another period only when it is renewed', () => {
    const of = (refRequestType: string, validMonths: number | null) => answer({ refRequestType, validMonths });
    expect([of('change', 12), of('change', 36), of('renew', 36), of('change', null)]).toEqual([
      [],
      ['validMonths periodOfChange'],
      [],
      [],
    ]);
  });
});

describe('what was used before', () => {
  const answer = (usedBefore: string | null, counted: readonly (readonly [string, string])[]): readonly string[] =>
    problemsOf(ofLines({ lineId: 'line', usedBefore: usedBefore === null ? null : decimal(usedBefore) }), {
      facts: { countedBefore: new Map(counted.map(([line, used]) => [line, decimal(used)])) },
    });

  it('stays as the stock card has counted it; a new line has none yet', () => {
    expect([
      answer('50', []),
      answer('50', [['other', '0']]),
      answer('50', [['line', '50.000']]),
      answer('60', [['line', '50']]),
      answer('60', [['line', '0']]),
    ]).toEqual([[], [], [], ['details.0.usedBefore usedBeforeCounted'], ['details.0.usedBefore usedBeforeCounted']]);
  });

  it('is not repeated by later revisions', () => {
    expect(answer(null, [['line', '50']])).toEqual([]);
  });
});

describe('a country', () => {
  const VIETNAM = { id: 'row', lineId: 'row', refCountry: { id: 'VN' } };

  it('is stated before an export is filed, and never needed otherwise', () => {
    const exported = (countries: readonly Values[]) => ({ refOperation: 'export', countries });
    expect([
      problemsOf(exported([])),
      problemsOf(exported([{ ...VIETNAM, isDelete: true }])),
      problemsOf(exported([VIETNAM])),
      problemsOf(exported([]), { isComplete: false }),
      problemsOf({ refOperation: 'import', countries: [] }),
    ]).toEqual([['countries exportCountryMissing'], ['countries exportCountryMissing'], [], [], []]);
  });
});

describe('what is manufactured', () => {
  const making = (kilograms: string, more: Values = {}) => ({
    refOperation: 'manufacture',
    validMonths: 12,
    yearlyCapacity: decimal('1.5'),
    ...ofLines({ kilograms: decimal(kilograms) }),
    ...more,
  });

  it('is no more than the factory makes in that time, which is rounded down', () => {
    expect([
      problemsOf(making('1500')),
      problemsOf(making('1500.001')),
      problemsOf(making('125', { validMonths: 1 })),
      problemsOf(making('125.001', { validMonths: 1 })),
      // A third of a gram is not made.
      problemsOf(making('0.083', { validMonths: 1, yearlyCapacity: decimal('0.001') })),
      problemsOf(making('0.084', { validMonths: 1, yearlyCapacity: decimal('0.001') })),
    ]).toEqual([
      [],
      ['yearlyCapacity aboveYearlyCapacity'],
      [],
      ['yearlyCapacity aboveYearlyCapacity'],
      [],
      ['yearlyCapacity aboveYearlyCapacity'],
    ]);
  });

  it('is told with the figures, in both languages', () => {
    const figures = making('60000', { validMonths: 36, yearlyCapacity: decimal('12.5') });
    expect([problemsOf(figures, { locale: 'th' }), problemsOf(figures, { locale: 'en' })]).toEqual([
      ['กำลังการผลิต 12.5 ตันต่อปี ผลิตได้ไม่เกิน 37,500 กก. ใน 36 เดือน แต่ขอ 60,000 กก. กรุณาแก้ไข'],
      [
        'A capacity of 12.5 t a year makes at most 37,500 kg in 36 months, and 60,000 kg are requested. Correct one of them.',
      ],
    ]);
  });

  it('is the sum of all lines that remain, and is compared once it is complete', () => {
    const two = (isDelete: boolean) =>
      making('0', {
        details: [
          licenceLine({ kilograms: decimal('1000') }),
          licenceLine({ refHazDossier: { id: 'other' }, kilograms: decimal('501'), isDelete }),
        ],
      });
    expect([problemsOf(two(false)), problemsOf(two(true)), problemsOf(two(false), { isComplete: false })]).toEqual([
      ['yearlyCapacity aboveYearlyCapacity'],
      [],
      [],
    ]);
    for (const missing of ['yearlyCapacity', 'validMonths'])
      expect(problemsOf({ ...making('60000'), [missing]: null })).toEqual([]);
    expect(problemsOf({ ...making('60000'), refOperation: 'import' })).toEqual([]);
  });
});
