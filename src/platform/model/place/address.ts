/** An address, as every record with an address has it, and the address book of the department itself. */
import { entity, section, slot, type FilterCondition } from '#language/entity.ts';
import { defineFields, ref, text } from '#language/field.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { Reference } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import '#language/sharedMessages.ts';
import { digits } from '#language/sharedRules.ts';

/**
 * Spread into every entity with an address, with its behaviour and rules, and shown by the platform's own slot:
 *
 *   const fields = defineFields({ …, ...addressFields });
 *   entity('store', fields, { …, behaviour: { ...addressBehaviour }, rules: [...addressRules], form: [section(title, [slot('Address', [...addressFieldNames])])] });
 */
export const addressFields = defineFields({
  houseNo: text(['เลขที่', 'House number'], { max: 50 }),
  building: text(['อาคาร/หมู่บ้าน', 'Building or estate'], { max: 200 }),
  room: text(['ห้อง/ชั้น', 'Room, floor'], { max: 50 }),
  moo: text(['หมู่ที่', 'Moo'], { max: 10 }),
  soi: text(['ตรอก/ซอย', 'Soi'], { max: 100 }),
  road: text(['ถนน', 'Road'], { max: 100 }),
  refProvince: ref('province', ['จังหวัด', 'Province']),
  refAmphur: ref('amphur', ['อำเภอ/เขต', 'Amphur']),
  refTambon: ref('tambon', ['ตำบล/แขวง', 'Tambon']),
  postcode: text(['รหัสไปรษณีย์', 'Postcode'], { max: 5, code: true, rules: [digits(5)] }),
  addressEn: text(['เลขที่ถึงถนน (อังกฤษ)', 'House number to road (English)'], {
    max: 500,
    multiline: true,
    help: [
      'ใช้พิมพ์เอกสารภาษาอังกฤษ ส่วนตำบล อำเภอ จังหวัด และรหัสไปรษณีย์ ระบบเติมให้',
      'Used on documents in English. The tambon, amphur, province and postcode are added automatically.',
    ],
  }),
});

export const addressFieldNames = [
  'houseNo',
  'building',
  'room',
  'moo',
  'soi',
  'road',
  'refProvince',
  'refAmphur',
  'refTambon',
  'postcode',
  'addressEn',
] as const;

interface AddressReferences {
  readonly refProvince: Reference | null;
  readonly refAmphur: Reference | null;
  readonly refTambon: Reference | null;
}

/** Each offers the places within the one above, and is emptied with it. */
export const addressBehaviour = {
  refProvince: { resets: ['refAmphur', 'postcode'] },
  refAmphur: {
    resets: ['refTambon', 'postcode'],
    offers: ({ refProvince }: AddressReferences) => placesWithin('refProvince', refProvince),
  },
  refTambon: { offers: ({ refAmphur }: AddressReferences) => placesWithin('refAmphur', refAmphur) },
} as const;

export const addressRules = [
  {
    name: 'placesFromAbove',
    needs: [],
    isAtSubmit: false,
    check: ({ refProvince, refAmphur, refTambon }: AddressReferences): readonly Problem[] => [
      ...(refProvince === null && refAmphur !== null ? [fieldProblem('refProvince', message('required'))] : []),
      ...(refAmphur === null && refTambon !== null ? [fieldProblem('refAmphur', message('required'))] : []),
    ],
  },
  {
    name: 'placesTogether',
    needs: ['placeAbove'],
    isAtSubmit: false,
    check: (
      { refProvince, refAmphur, refTambon }: AddressReferences,
      { placeAbove }: Pick<Facts, 'placeAbove'>,
    ): readonly Problem[] => [
      ...(refProvince !== null && refAmphur !== null && placeAbove.get(refAmphur.id) !== refProvince.id
        ? [fieldProblem('refAmphur', message('amphurElsewhere'))]
        : []),
      ...(refAmphur !== null && refTambon !== null && placeAbove.get(refTambon.id) !== refAmphur.id
        ? [fieldProblem('refTambon', message('tambonElsewhere'))]
        : []),
    ],
  },
] as const;

/** The parts without which no letter arrives and nobody finds the place. */
export const requiredAddressFields = ['houseNo', 'refProvince', 'refAmphur', 'refTambon', 'postcode'] as const;

const isRequired = { requiredWhen: () => true } as const;

/** Instead of `addressBehaviour`, for an address that must be complete when the document is submitted. */
export const requiredAddressBehaviour = {
  houseNo: isRequired,
  refProvince: { ...addressBehaviour.refProvince, ...isRequired },
  refAmphur: { ...addressBehaviour.refAmphur, ...isRequired },
  refTambon: { ...addressBehaviour.refTambon, ...isRequired },
  postcode: isRequired,
} as const;

/** Before the place above is chosen there are no options. */
function placesWithin(name: string, parent: Reference | null): readonly FilterCondition[] {
  return [{ name: `${name}.id`, operator: '=', value: parent?.id ?? NO_PLACE_ID }];
}

const NO_PLACE_ID = '00000000-0000-0000-0000-000000000000';

const fields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อสถานที่', 'Place'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อสถานที่ (อังกฤษ)', 'Place (English)'], { max: 200, searched: true }),
  ...addressFields,
  phone: text(['โทรศัพท์', 'Telephone'], { max: 50 }),
});

declare module '#language/registry.ts' {
  interface Fields {
    address: typeof fields;
  }
  interface Facts {
    /** For the amphurs and tambons of the record: the id of the province or amphur that contains each. */
    placeAbove: ReadonlyMap<string, string>;
  }
}

export const address = entity('address', fields, {
  wire: 'master/addresses',
  title: ['ที่อยู่', 'Address'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  isImported: true,
  unique: [['code']],
  list: {
    columns: [
      'code',
      'nameTh',
      'nameEn',
      'refTambon.nameTh',
      'refAmphur.nameTh',
      'refProvince.nameTh',
      'postcode',
      'isActive',
    ],
    search: ['code', 'nameTh', 'nameEn', 'refProvince', 'refAmphur', 'postcode', 'isActive'],
    sort: ['code'],
  },
  behaviour: { ...addressBehaviour },
  rules: [...addressRules],
  form: [
    section(['สถานที่', 'Place'], ['code', 'nameTh', 'nameEn', 'phone']),
    section(['ที่อยู่', 'Address'], [slot('Address', [...addressFieldNames])]),
  ],
});
