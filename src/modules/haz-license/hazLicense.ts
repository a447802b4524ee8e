/**
 * A licence (type 3) or notice (type 2) to import, export, manufacture or possess one listed substance: the registered
 * products of it with their quantities, where they are kept or made, and under which conditions.
 */
import { entity, section, slot, table } from '#language/entity.ts';
import { choice, date, decimal, defineFields, integer, lookup, parts, ref, text } from '#language/field.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { sum, type Decimal } from '#language/values/decimal.ts';
import { warnBelowTaken } from '#platform/model/ledger/warnBelowTaken.ts';
import {
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import './choices.ts';
import { grantedFields, KILOGRAMS } from './grantedFields.ts';
import { CONDITION_LENGTH } from './licenceParts.ts';
import {
  countryStated,
  linesFit,
  operationLicensed,
  paperStays,
  subOperationsFit,
  substanceFits,
  usedBeforeCountedOnce,
  usedBeforeWithin,
  withinCapacity,
} from './licenceRules.ts';
import { isExport, isManufacture, isPossession, isTrade, LICENSED_OPERATIONS } from './operations.ts';
import { factoryStated, placesAreFit, quantitiesOfStores, storesHaveRoom, warnAboutRoom } from './placeRules.ts';

/** Section 24 of the Act: a licence is valid for no longer than three years. */
export const VALID_MONTHS_MAX = 36;
const NAMES_LENGTH = 500;
const DISCLOSED = { managed: true, notCopied: true } as const;
export const CONDITIONS_MAX = 30;
/** All of them, each in a line. */
const CONDITIONS_LENGTH = CONDITIONS_MAX * (CONDITION_LENGTH + 1);

const fields = defineFields({
  ...documentFields,
  refOperation: choice('operation', ['การดำเนินการ', 'Operation'], {
    required: true,
    fixed: true,
    default: 'import',
  }),
  refHazObject: ref('hazObject', ['วัตถุอันตรายในบัญชี', 'Listed hazardous substance'], { required: true }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { managed: true }),
  /** The names of all products in one line, for lists and papers. */
  productNameTh: text(['ผลิตภัณฑ์', 'Products'], {
    max: NAMES_LENGTH,
    searched: true,
    managed: true,
    english: 'productNameEn',
  }),
  productNameEn: text(['ผลิตภัณฑ์ (อังกฤษ)', 'Products (English)'], { max: NAMES_LENGTH, searched: true, managed: true }),
  validMonths: integer(['อายุที่ขอ', 'Period requested'], {
    required: true,
    min: 1,
    max: VALID_MONTHS_MAX,
    default: VALID_MONTHS_MAX,
    unit: ['เดือน', 'months'],
  }),
  yearlyCapacity: decimal(['กำลังการผลิตต่อปี', 'Yearly capacity'], {
    precision: 12,
    scale: 3,
    min: '0.001',
    unit: ['ตัน', 't'],
  }),
  details: parts('hazLicenseDetail', ['รายการผลิตภัณฑ์', 'Products'], { required: true, min: 1, max: 50 }),
  countries: parts('hazLicenseCountry', ['ประเทศ', 'Countries'], { max: 50 }),
  storageLocations: parts('hazLicenseStorageLocation', ['สถานที่', 'Places'], { max: 50 }),
  quantity: decimal(['ปริมาณรวม', 'Total quantity'], { ...KILOGRAMS, managed: true }),
  /** Quantities of different units are added up in kilograms. */
  refQuantityUnit: lookup('QUANTITY_UNIT', ['หน่วยของปริมาณรวม', 'Unit of the total quantity'], { managed: true }),
  squareMetres: decimal(['พื้นที่รวม', 'Total area'], {
    managed: true,
    precision: 15,
    scale: 2,
    unit: ['ตร.ม.', 'm²'],
  }),
  ...grantedFields,
  effectiveDate: date(['วันที่มีผล', 'Effective'], DISCLOSED),
  expireDate: date(['วันสิ้นอายุ', 'Expires'], DISCLOSED),
  proposedConditions: parts('hazLicenseCondition', ['เงื่อนไขที่เสนอ', 'Proposed conditions'], {
    class: 'officer',
    max: CONDITIONS_MAX,
  }),
  // What was disclosed when it was issued: a condition in each line.
  conditionsTh: text(['เงื่อนไข', 'Conditions'], { ...DISCLOSED, max: CONDITIONS_LENGTH, multiline: true }),
  conditionsEn: text(['เงื่อนไข (อังกฤษ)', 'Conditions (English)'], {
    ...DISCLOSED,
    max: CONDITIONS_LENGTH,
    multiline: true,
  }),
  attachments: parts('hazLicenseAttachment', ['เอกสารแนบ', 'Attachments'], { max: 60 }),
});

declare module '#language/registry.ts' {
  interface Fields {
    hazLicense: typeof fields;
  }
}

export const hazLicense = entity('hazLicense', fields, {
  wire: 'transaction/haz-licenses',
  title: ['ใบอนุญาตหรือใบรับแจ้ง', 'Licence or notice'],
  isDocument: true,
  card: { th: 'productNameTh', en: 'productNameEn' },
  scope: documentScope,
  list: documentList({
    columns: ['productNameTh', 'refOperation.value', 'quantity', 'quantityRemaining', 'usedShare'],
    search: [
      'productNameTh',
      'refOperation',
      'refHazObject',
      'details.hazNumber',
      'quantityRemaining',
      'usedShare',
      'refDossier.expireDate',
    ],
  }),
  form: [
    section(
      ['สิ่งที่ขอ', 'What is requested'],
      ['refOperation', slot('LicensedSubstance', ['refHazObject']), 'validMonths', 'yearlyCapacity'],
    ),
    section(['รายการผลิตภัณฑ์และปริมาณ', 'Products and quantities'], [table('details')]),
    section(['ประเทศ', 'Countries'], [table('countries')]),
    section(['สถานที่เก็บรักษาและสถานที่ผลิต', 'Storage locations and places of manufacture'], [table('storageLocations')]),
    section(['เงื่อนไขที่เจ้าหน้าที่เสนอ', 'Conditions proposed by the officer'], [table('proposedConditions')]),
    section(
      ['ที่ออกให้', 'As issued'],
      ['effectiveDate', 'expireDate', 'conditionsTh', 'conditionsEn', 'quantityRemaining', 'usedShare'],
    ),
    ...closingSections,
  ],
  behaviour: {
    reason: reasonBehaviour,
    refOperation: {
      offers: () => [{ name: 'code', operator: 'in', value: LICENSED_OPERATIONS }],
      // Everything below depends on what is going to be done.
      resets: ['refHazObject', 'yearlyCapacity', 'details', 'countries', 'storageLocations'],
    },
    refHazObject: { resets: ['details'] },
    yearlyCapacity: { shownWhen: isManufacture, requiredWhen: isManufacture },
    countries: { shownWhen: isTrade },
    storageLocations: { requiredWhen: (licence) => !isExport(licence) },
    productNameTh: { derive: ({ details }) => namesOf(remainingRows(details).map(([row]) => row.hazNameTh)) },
    productNameEn: {
      derive: ({ details }) => namesOf(remainingRows(details).map(([row]) => row.hazNameEn ?? row.hazNameTh)),
    },
    squareMetres: {
      shownWhen: isPossession,
      derive: (licence) =>
        isPossession(licence)
          ? sumOf(remainingRows(licence.storageLocations).map(([{ squareMetres }]) => squareMetres))
          : null,
    },
    quantityRemaining: { shownWhen: ({ quantityRemaining }) => quantityRemaining !== null },
    usedShare: { shownWhen: ({ usedShare }) => usedShare !== null },
    effectiveDate: { shownWhen: ({ effectiveDate }) => effectiveDate !== null },
    expireDate: { shownWhen: ({ expireDate }) => expireDate !== null },
    conditionsTh: { shownWhen: ({ conditionsTh }) => conditionsTh !== null },
    conditionsEn: { shownWhen: ({ conditionsEn }) => conditionsEn !== null },
  },
  rules: [
    operationLicensed,
    substanceFits,
    paperStays,
    linesFit,
    subOperationsFit,
    countryStated,
    withinCapacity,
    usedBeforeWithin,
    usedBeforeCountedOnce,
    factoryStated,
    placesAreFit,
    storesHaveRoom,
    quantitiesOfStores,
    warnAboutRoom,
    warnBelowTaken,
  ],
});

/** Each once, as many as there is room for; null if there is none. */
function namesOf(names: readonly (string | null)[]): string | null {
  const known = [...new Set(names.filter((name) => name !== null))];
  return known.length === 0 ? null : known.join(', ').slice(0, NAMES_LENGTH);
}

function sumOf(amounts: readonly (Decimal | null)[]): Decimal {
  return sum(amounts.filter((amount) => amount !== null));
}
