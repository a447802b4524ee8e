/** The rows of a licence or notice other than its lines: countries, places, conditions and attachments. */
import { entity, section } from '#language/entity.ts';
import { boolean, choice, decimal, defineFields, ref, text, uuid } from '#language/field.ts';
import { refersTo } from '#language/refersTo.ts';
import { attachmentEntityOptions, attachmentFields, lineFields } from '#platform/model/request/document.ts';
import './choices.ts';
import { isPossession } from './operations.ts';
import { partOfLicence } from './partOfLicence.ts';

const OFFICER = { class: 'officer' } as const;
export const CONDITION_LENGTH = 1000;

const countryFields = defineFields({
  ...lineFields,
  refCountry: ref('country', ['ประเทศ', 'Country'], { required: true }),
});

const placeFields = defineFields({
  ...lineFields,
  refOperation: choice('operation', ['การดำเนินการ', 'Operation'], { managed: true, fromRoot: 'refOperation' }),
  ...refersTo('refPlace', 'storageLocation', ['สถานที่ที่ได้รับรอง', 'Certified place'], {
    required: true,
    types: ['storageLocation', 'manufactureLocation'],
    copies: { refLocationType: 'refLocationType' },
  }),
  refLocationType: choice('locationType', ['ประเภทสถานที่', 'Kind of place'], { managed: true }),
  /** True for a storage location, false for a place of manufacture. */
  isLocation: boolean(['สถานที่เก็บรักษา', 'Storage location'], { managed: true }),
  areaLineId: uuid(['พื้นที่', 'Area']),
  areaName: text(['พื้นที่', 'Area'], { max: 100, managed: true }),
  quantity: decimal(['ปริมาณที่จะเก็บ', 'Quantity to be kept'], {
    precision: 15,
    scale: 3,
    min: '0.001',
    unit: ['กก.', 'kg'],
  }),
  /** Allotted to a licence to possess; all others only name the area. */
  squareMetres: decimal(['พื้นที่ที่ขอใช้', 'Area requested'], {
    precision: 12,
    scale: 2,
    min: '0.01',
    unit: ['ตร.ม.', 'm²'],
  }),
});

const conditionFields = defineFields({
  ...lineFields,
  refCondition: ref('licenceCondition', ['เงื่อนไขจากรายการ', 'Condition from the list'], OFFICER),
  textTh: text(['ข้อความเงื่อนไข', 'Text of the condition'], { max: CONDITION_LENGTH, multiline: true, ...OFFICER }),
  textEn: text(['ข้อความ (อังกฤษ)', 'Text (English)'], { max: CONDITION_LENGTH, multiline: true, ...OFFICER }),
});

const attachments = attachmentFields('hazLicenseChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    hazLicenseCountry: typeof countryFields;
    hazLicenseStorageLocation: typeof placeFields;
    hazLicenseCondition: typeof conditionFields;
    hazLicenseAttachment: typeof attachments;
  }
}

export const hazLicenseCountry = entity('hazLicenseCountry', countryFields, {
  ...partOfLicence('hazLicenseCountry', 'countries', ['ประเทศในใบอนุญาต', 'Country of a licence']),
  unique: [['$root', 'refCountry']],
  list: { columns: ['refCountry.nameTh'], search: ['refCountry'], sort: ['refCountry.nameTh'] },
  form: [section(['ประเทศ', 'Country'], ['refCountry'])],
});

const isStore = ({ isLocation }: { readonly isLocation: boolean | null }): boolean => isLocation !== false;

export const hazLicenseStorageLocation = entity('hazLicenseStorageLocation', placeFields, {
  ...partOfLicence('hazLicenseStorageLocation', 'storageLocations', ['สถานที่ในใบอนุญาต', 'Place of a licence']),
  list: {
    columns: ['placeNameTh', 'areaName', 'quantity', 'squareMetres', 'placeNumber', 'refOperation.value'],
    search: ['placeNameTh', 'placeNumber', 'areaName', 'refOperation'],
    sort: ['placeNumber', 'areaName'],
  },
  form: [
    section(['สถานที่', 'Place'], ['refPlace', 'refLocationType', 'areaLineId', 'areaName', 'quantity', 'squareMetres']),
  ],
  behaviour: {
    isLocation: {
      derive: ({ refLocationType }) => (refLocationType === null ? null : refLocationType === 'storage'),
    },
    // In a factory nothing is set aside: its certificate states what each room takes.
    areaLineId: { shownWhen: isStore, requiredWhen: isStore },
    quantity: { shownWhen: isStore, requiredWhen: isStore },
    squareMetres: { shownWhen: isPossession, requiredWhen: isPossession },
  },
});

export const hazLicenseCondition = entity('hazLicenseCondition', conditionFields, {
  ...partOfLicence('hazLicenseCondition', 'proposedConditions', ['เงื่อนไขที่เสนอ', 'Proposed condition']),
  unique: [['$root', 'refCondition']],
  list: { columns: ['refCondition.nameTh', 'textTh'], search: ['textTh'], sort: ['lineId'] },
  form: [section(['เงื่อนไข', 'Condition'], ['refCondition', 'textTh', 'textEn'])],
  behaviour: {
    textTh: { requiredWhen: ({ refCondition }) => refCondition === null },
  },
});

export const hazLicenseAttachment = entity('hazLicenseAttachment', attachments, attachmentEntityOptions('hazLicense'));
