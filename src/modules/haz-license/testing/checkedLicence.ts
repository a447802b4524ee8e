/** Checks a licence by its rules alone, without a server: for tests of the rules. */
import { getEntity } from '#language/catalogue.ts';
import { checkRecord, deriveRecord } from '#language/checkRecord.ts';
import type { Locale } from '#language/label.ts';
import { formatMessage } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { findWarnings } from '#language/warnings.ts';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';
import { kindOf, type LicenceArea, type LicencePlace } from '../placeRules.ts';

type Values = Readonly<Record<string, unknown>>;

const entity = getEntity(catalogue, 'hazLicense');
export const RULE_FACTS = {
  licensedSubstance: { name: ['ไกลโฟเซต', 'Glyphosate'], hazType: 'type3' },
  quantityUnits: new Map([
    ['kg', { measure: 'kilograms', factor: decimal('1') }],
    ['l', { measure: 'litres', factor: decimal('1') }],
  ]),
  operationOfSub: new Map([
    ['repack', 'manufacture'],
    ['sell', 'possess'],
  ]),
  licencePlaces: new Map<string, LicencePlace>(),
  paperInForce: null,
  countedBefore: new Map<string, Decimal>(),
  belowTaken: [],
} as const;

/** A product of 100 kg that is used in water. */
export function licenceLine(more: Values = {}): AnyRecord {
  return {
    id: 'line',
    lineId: 'line',
    refHaz: { id: 'product' },
    refHazDossier: { id: 'product' },
    hazNumber: 'W-1',
    hazNameTh: 'เอคิว',
    hazNameEn: 'AQ',
    refHazType: 'type3',
    refProductUse: { id: 'water' },
    refPhysicalState: 'solid',
    refQuantityUnit: { id: 'kg' },
    refObjective: { id: 'sale' },
    quantity: decimal('100'),
    kilograms: decimal('100'),
    ...more,
  };
}

export function licenceRecord(more: Values = {}): AnyRecord {
  return deriveRecord(catalogue, entity, {
    refDocumentType: 'licenceImport',
    refOperation: 'import',
    refHazObject: { id: 'substance' },
    validMonths: 36,
    details: [licenceLine()],
    storageLocations: [],
    countries: [],
    ...more,
  });
}

/** Certified for water and type 3, with one area of 90 m² for 1,000 kg. */
export function licencePlace(more: Partial<LicencePlace> = {}, area: Partial<LicenceArea> = {}): LicencePlace {
  return {
    name: ['คลังเหนือ', 'North store'],
    isStore: true,
    kinds: new Map([[kindOf('water', 'type3'), ['ใช้ในน้ำ ชนิดที่ 3', 'Water, Type 3']]]),
    areas: new Map([
      [
        'a',
        {
          name: 'A1',
          kinds: new Set<string>(),
          isNamedAlready: false,
          freeSquareMetres: decimal('90'),
          capacityKg: decimal('1000'),
          freeKg: decimal('1000'),
          ...area,
        },
      ],
    ]),
    ...more,
  };
}

export function placeRow(more: Values = {}): AnyRecord {
  return {
    id: 'row',
    lineId: 'row',
    refPlace: { id: 'north' },
    refPlaceDossier: { id: 'north' },
    refLocationType: 'storage',
    areaLineId: 'a',
    quantity: decimal('100'),
    ...more,
  };
}

export interface RuleOptions {
  readonly facts?: Values;
  readonly isComplete?: boolean;
  /** Of the messages that are returned; their keys if absent. */
  readonly locale?: Locale;
}

/** `path key` of every problem of the record itself, without those of single fields and rows. */
export function ruleProblems(
  record: AnyRecord,
  { facts = {}, isComplete = true, locale }: RuleOptions = {},
): readonly string[] {
  const rulesOnly = { ...entity, fields: {} };
  return checkRecord({ catalogue, entity: rulesOnly, record, facts: { ...RULE_FACTS, ...facts }, isComplete }).map(
    (problem) =>
      locale === undefined
        ? `${problem.path} ${problem.messageKey}`
        : formatMessage(catalogue.messages.get(problem.messageKey) ?? { th: '', en: '' }, locale, problem.data),
  );
}

export function ruleWarnings(record: AnyRecord, { facts = {} }: RuleOptions = {}): readonly string[] {
  return findWarnings({ catalogue, entity, record, facts: { ...RULE_FACTS, ...facts } }).map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
}
